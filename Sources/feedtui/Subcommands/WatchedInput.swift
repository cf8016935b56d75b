import FeedFiles
import TerminalFront

/// An input that is read again whenever it changes (C1).
struct WatchedInput: ~Copyable {
  private let name: String
  private let options: Options
  private var watch: FileWatch

  /// Watches the input that the options name, from before it is read for the first time.
  init(_ name: String, _ options: Options) throws(Failure) {
    self.name = name
    self.options = options
    watch = try Self.watch(name)
  }

  private static func watch(_ name: String) throws(Failure) -> FileWatch {
    do throws(FileError) {
      let watch = try FileWatch.start(on: name)
      try watch.checkKind()
      return watch
    } catch {
      throw .badInput(error.description)
    }
  }

  /// The descriptor that can be read when something has happened.
  var descriptor: Int32 { watch.descriptor }

  /// Takes what has happened, reads the input again if it has changed, and gives it to `session`; whether it did.
  mutating func reload(_ session: inout InteractiveSession, at now: Duration) -> Bool {
    do {
      guard try watch.takeChange() else { return false }
      try watch.checkKind()
      let input = try InputLoader.load(name, options)
      session.reload(input.scenario, from: title, at: now)
    } catch let error as FileError {
      session.app.refuseReload(of: title, because: faults(error.description), at: now)
    } catch Failure.badInput(let sentences) {
      session.app.refuseReload(of: title, because: faults(sentences), at: now)
    } catch {
      session.app.refuseReload(of: title, because: ["\(title): cannot be read"], at: now)
    }
    return true
  }

  /// The last part of the name, which is all that finds room beside a fault.
  private var title: String {
    let last = name.split(separator: "/").last.map(String.init)
    return last.flatMap { [".", ".."].contains($0) ? nil : $0 } ?? name
  }

  /// One sentence a line, each with the title in place of the whole name.
  private func faults(_ sentences: String) -> [String] {
    sentences.split(separator: "\n").map { sentence in
      sentence.hasPrefix("\(name): ") ? title + sentence.dropFirst(name.count) : String(sentence)
    }
  }
}
