#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The names that decide where a path leads: those of the links on it, and of the file at its end.
///
/// Where a part of the path is missing, its name is the last one.
struct PathTrail: Equatable {
  /// A name in a folder that the path goes through.
  struct Step: Equatable {
    /// The path of the folder, without links.
    let folder: [UInt8]
    let name: [UInt8]
  }

  /// The names in the order of the path.
  private(set) var steps: [Step] = []
  /// Whether a folder stands at the end of the path.
  private(set) var leadsToFolder = false

  /// As many links as the system follows before it takes them for a circle.
  private static let mostLinks = 40

  /// Follows `path` as far as it leads now.
  init(_ path: String) {
    var folder = path.hasPrefix("/") ? Array("/".utf8) : Array(".".utf8)
    var rest = Self.parts(Array(path.utf8))
    var links = 0
    while let name = rest.popLast() {
      let next = folder + [UInt8(ascii: "/")] + name
      switch Self.kind(of: next) {
      case .link(let target):
        steps.append(Step(folder: folder, name: name))
        links += 1
        guard links <= Self.mostLinks else { return }
        if target.first == UInt8(ascii: "/") { folder = Array("/".utf8) }
        rest += Self.parts(target)
      case .folder: folder = next
      case .other:
        steps.append(Step(folder: folder, name: name))
        return
      }
    }
    leadsToFolder = true
  }

  /// The parts of a path, the first one last.
  private static func parts(_ path: [UInt8]) -> [[UInt8]] {
    path.split(separator: UInt8(ascii: "/")).reversed().map(Array.init)
  }

  private enum Kind {
    case folder
    case link(to: [UInt8])
    case other
  }

  private static func kind(of path: [UInt8]) -> Kind {
    let name = path.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    guard unsafe lstat(name, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK:
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = unsafe readlink(name, &target, target.count)
      return .link(to: target.prefix(max(0, length)).map { UInt8(bitPattern: $0) })
    default: return .other
    }
  }
}
