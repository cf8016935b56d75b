extension Notation<Device> {
  /// The word of a device.
  package static let device = Notation(
    .name,
    read: { value, reading in
      guard case .string(let word) = value else {
        reading.refuse(value, accepted: Device.accepted)
        return nil
      }
      if let device = Device(rawValue: word) { return device }
      reading.refuse(
        value, accepted: Device.accepted,
        suggestion: likeliestWord(for: word, among: Device.allCases.map(\.rawValue))
          .map { "\"\($0)\"" })
      return nil
    }, write: { .string($0.rawValue) })
}
