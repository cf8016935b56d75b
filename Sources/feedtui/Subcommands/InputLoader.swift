import FeedFiles
import FeedModel

/// Reads the inputs that a command line names.
enum InputLoader {
  /// The scenario of `name`, or the built-in sample without one, with what the options set.
  static func load(_ name: String?, _ options: Options) throws(Failure) -> LoadedInput {
    var input = try failing {
      guard let name else { return try InputReader.sample() }
      if FolderListing.isFolder(name) { return try readFolder(name) }
      return try InputReader.read(FileBytes.read(name), name: title(of: name))
    }
    input.scenario = options.applied(to: input.scenario)
    return input
  }

  private static func readFolder(_ name: String) throws -> LoadedInput {
    let listing = try FolderListing(of: name)
    var input = try InputReader.read(folder: listing.files, name: name)
    input.notes += listing.notes
    return input
  }

  /// The layouts in the file `name`.
  static func loadLayouts(_ name: String) throws(Failure) -> [LayoutCase] {
    try failing { try LayoutReader.read(FileBytes.read(name), name: title(of: name)) }
  }

  /// How messages call the file `name`.
  private static func title(of name: String) -> String {
    name == "-" ? "standard input" : name
  }

  private static func failing<Result>(_ read: () throws -> Result) throws(Failure) -> Result {
    do {
      return try read()
    } catch let error as FileError {
      throw .badInput(error.description)
    } catch let error as InputError {
      throw .badInput(error.description)
    } catch {
      throw .badInput("\(error)")
    }
  }
}
