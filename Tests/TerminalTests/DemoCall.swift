import FoundationEssentials
import Testing

/// A call of the built program by a shell, in a folder of its own.
struct DemoCall {
  /// The exit status.
  let status: CInt?
  /// What it printed.
  let output: String
  /// What it complained about.
  let errors: String

  /// Runs `feedtui` with words as a shell reads them.
  ///
  /// - Parameters:
  ///   - words: What stands behind the program's name.
  ///   - folder: Where it runs; what it prints goes beside the folder.
  ///   - before: Commands that the shell runs first, such as the setting of variables.
  init(_ words: String, in folder: String, before: String = "") throws {
    let program = try #require(BuiltProgram.path)
    let script =
      "cd '\(folder)' && { \(before)\n '\(program)' \(words); } >'\(folder).out' 2>'\(folder).err' </dev/null"
    let terminal = try #require(PseudoTerminal("/bin/sh", ["-c", script]))
    status = terminal.waitForEnd()
    output = try String(contentsOf: URL(filePath: folder + ".out"), encoding: .utf8)
    errors = try String(contentsOf: URL(filePath: folder + ".err"), encoding: .utf8)
  }
}

extension TemporaryFolder {
  /// The text of a file; nil where there is none.
  func text(_ file: String) -> String? {
    try? String(contentsOf: URL(filePath: path + "/" + file), encoding: .utf8)
  }

  /// The names of all files and folders in a folder, sorted; those of a folder that is not there are none.
  func names(in folder: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
    return (names ?? []).sorted()
  }
}
