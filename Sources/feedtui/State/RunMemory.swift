import FeedModel
import TerminalFront

/// What an interactive run keeps for the next one, and when it is written down (C5).
///
/// It is written soon after it has changed, when the loop wakes for something else: no wake-up is made for it, so that
/// idle stays idle (K5). Times that follow each other quickly are written together.
struct RunMemory {
  private let folder: StateFolder
  private var containerSourceId: String
  private var calls: FileCalls
  /// What stands in the file, as far as this run knows.
  private var savedTab: String?
  private var savedIds: Set<String> = []
  /// The ids when they were looked at last.
  private var seenIds: Set<String> = []
  /// When it was tried last to write.
  private var lastTry: Duration?
  /// What is to be told to the user, in order.
  private var notices: [Notice] = []
  /// Whether it has been told that nothing can be kept.
  private var hasToldFailure = false
  /// What the run of the present container starts from.
  private(set) var kept = KeptState()

  /// Something that the user is told.
  struct Notice: Equatable {
    /// What it is about.
    var subject: String
    /// The whole sentence.
    var sentence: String
    /// The same without the folder.
    var detail: String
  }

  /// Times of writing are so far apart at least, but for the last one.
  static let pause = Duration.seconds(2)

  /// The memory of a run of the container `containerSourceId`, whose state is read.
  init(of containerSourceId: String, in folder: StateFolder, calls: FileCalls = FileCalls()) {
    self.folder = folder
    self.containerSourceId = containerSourceId
    self.calls = calls
    load()
  }

  private var file: StateFile { StateFile(of: containerSourceId, in: folder, calls: calls) }

  private mutating func load() {
    do throws(FileError) {
      let outcome = try file.load()
      kept = outcome.document.kept
      if let notice = outcome.notice { tell("State set aside", notice) }
    } catch {
      kept = KeptState()
      tellFailure(error)
    }
    savedTab = kept.lastTab
    savedIds = Set(kept.readIds)
    seenIds = savedIds
  }

  /// Writes what has changed; not so soon after the last time, unless the run ends.
  mutating func save(
    lastTab: String?, readIds: Set<String>, at now: Duration, isLast: Bool = false
  ) {
    guard lastTab != savedTab || readIds != seenIds else { return }
    if !isLast, let lastTry, now - lastTry < Self.pause { return }
    lastTry = now
    let news = StateChange(
      lastTab: lastTab == savedTab ? nil : lastTab,
      readIds: readIds.subtracting(savedIds).sorted())
    guard news.isEmpty || write(news, isLast: isLast, all: (lastTab, readIds)) else { return }
    savedTab = lastTab
    savedIds.formUnion(readIds)
    seenIds = readIds
  }

  /// Writes what is new; where the file has to be set aside, all that this run knows.
  ///
  /// - Returns: Whether it is written.
  private mutating func write(
    _ news: StateChange, isLast: Bool, all: (lastTab: String?, readIds: Set<String>)
  ) -> Bool {
    do throws(FileError) {
      let outcome = try file.save(news, waits: isLast) {
        StateChange(lastTab: all.lastTab, readIds: all.readIds.sorted())
      }
      if let notice = outcome?.notice { tell("State set aside", notice) }
      // While the run goes on, another program that is writing just now is no reason to complain.
      if outcome == nil, isLast { throw StateFile.inUse(file.path) }
      return outcome != nil
    } catch {
      tellFailure(error)
      return false
    }
  }

  /// Goes on with another container, whose state is read, once that of the present one is written.
  mutating func turn(
    to containerSourceId: String, lastTab: String?, readIds: Set<String>, at now: Duration
  ) {
    save(lastTab: lastTab, readIds: readIds, at: now, isLast: true)
    self.containerSourceId = containerSourceId
    lastTry = nil
    load()
  }

  /// Whether the state of `containerSourceId` is what is kept now.
  func isOf(_ containerSourceId: String) -> Bool { containerSourceId == self.containerSourceId }

  /// What is to be told since it was taken last.
  mutating func takeNotices() -> [Notice] {
    defer { notices.removeAll() }
    return notices
  }

  private mutating func tell(_ subject: String, _ sentence: String) {
    notices.append(
      Notice(subject: subject, sentence: sentence, detail: folder.shortened(sentence)))
  }

  /// Tells once that nothing can be kept; it is tried again all the same, since a full disk can get room.
  private mutating func tellFailure(_ error: FileError) {
    guard !hasToldFailure else { return }
    hasToldFailure = true
    tell("State not kept", error.description)
  }
}
