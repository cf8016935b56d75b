/// How often each of some values came, in the order in which they came first.
struct Tally<Value: Hashable> {
  private(set) var counts: [(value: Value, count: Int)] = []
  private var places: [Value: Int] = [:]

  /// Counts one more of `value`, or several.
  mutating func count(_ value: Value, times: Int = 1) {
    if let place = places[value] {
      counts[place].count += times
    } else {
      places[value] = counts.count
      counts.append((value, times))
    }
  }
}
