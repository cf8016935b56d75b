/// Where results go: the standard output, or a file.
enum Output {
  /// Prints `text` on the standard output.
  static func print(_ text: String) throws(Failure) {
    try write(text, to: "-")
  }

  /// Writes `text` to the file `name`, whole or not at all; `-` is the standard output.
  static func write(_ text: String, to name: String) throws(Failure) {
    try write(Array(text.utf8), to: name)
  }

  /// Writes `bytes` to the file `name`, whole or not at all; `-` is the standard output.
  static func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    do {
      try FileBytes.write(bytes, to: name)
    } catch {
      throw error.isBrokenPipe ? .brokenPipe : .badInput(error.description)
    }
  }
}
