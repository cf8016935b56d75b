#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures feedtui and prints a table; the exit status is 1 where a budget is exceeded, 2 where something
/// could not be measured.
@main struct Benchmark {
  /// Where the programs stand.
  let places: Places
  /// The table.
  var report = Report()

  static func main() {
    do {
      var bench = Benchmark(places: try Places(CommandLine.arguments))
      try bench.run()
      exit(bench.report.isOver ? 1 : 0)
    } catch {
      print("bench: \(error)")
      exit(2)
    }
  }

  private mutating func run() throws {
    try watchIdle()
    try watchPlay()
    try timeStart()
    try openMillion()
    timeDecisions()
    timeMillion()
    try timeReading()
    try timeDrawing()
    try countFrames()
  }
}
