#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the programs stand, and where files may be written.
struct Places {
  /// The built optimised program.
  let feedtui: String
  /// The compiled descriptions of terminals.
  let terminfo: String
  /// A folder for the frames.
  let folder: String
  /// What shows a session as feedtui does.
  let showMoments: String
  /// What shows a session as any C program does.
  let plainCurses: String

  /// The places that a command line names.
  init(_ arguments: [String]) throws {
    guard arguments.count == 4 else { throw BenchError("Benchmark FEEDTUI TERMINFO FOLDER") }
    (feedtui, terminfo, folder) = (arguments[1], arguments[2], arguments[3])
    let own = arguments[0].prefix(upTo: arguments[0].lastIndex(of: "/") ?? arguments[0].startIndex)
    showMoments = own + "/ShowMoments"
    plainCurses = own + "/PlainCurses"
  }
}

/// Writes a file.
func write(_ text: String, to path: String) throws {
  guard let file = fopen(path, "w") else { throw BenchError("cannot write \(path)") }
  var text = text
  let isWhole = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  guard fclose(file) == 0, isWhole else { throw BenchError("cannot write \(path)") }
}
