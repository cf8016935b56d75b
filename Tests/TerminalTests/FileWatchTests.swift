#if os(Linux)
  import Glibc
  import Testing

  @testable import feedtui

  /// What the system tells of a watched file or folder.
  ///
  /// It tells it at once, so nothing has to be waited for.
  struct FileWatchTests {
    /// A folder with a file, and a file elsewhere in it that links can lead to.
    private static func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write("old", to: "show.json")
      try folder.makeFolder("sub")
      try folder.write("far", to: "sub/real.json")
      return folder
    }

    /// Steps of which each has to be told, or not, of the file that is watched.
    struct Case: CustomTestStringConvertible {
      let testDescription: String
      /// What is watched, in the folder.
      var watched = "show.json"
      /// What is done before.
      var before: @Sendable (borrowing TemporaryFolder) throws -> Void = { _ in }
      /// What is done while it is watched, and whether that is told.
      let steps: [(isTold: Bool, change: @Sendable (borrowing TemporaryFolder) throws -> Void)]
    }

    static let files = [
      Case(
        testDescription: "cut off and written in place, twice",
        steps: [
          (true, { try $0.write("new", to: "show.json") }),
          (true, { try $0.write("newer", to: "show.json") }),
        ]),
      Case(
        testDescription: "another file put in its place",
        steps: [
          (false, { try $0.write("new", to: ".show.json.swp") }),
          (true, { try $0.move(".show.json.swp", to: "show.json") }),
          (true, { try $0.write("newer", to: "show.json") }),
        ]),
      Case(
        testDescription: "deleted and made anew",
        steps: [
          (true, { try $0.remove("show.json") }),
          (true, { try $0.write("new", to: "show.json") }),
        ]),
      Case(
        testDescription: "kept under another name and written anew, as with backups",
        steps: [
          (true, { try $0.move("show.json", to: "show.json~") }),
          (true, { try $0.write("new", to: "show.json") }),
          (false, { try $0.remove("show.json~") }),
        ]),
      Case(
        testDescription: "a second name for another file",
        steps: [
          (true, { try $0.remove("show.json") }),
          (
            true,
            { #expect(Glibc.link($0.path + "/sub/real.json", $0.path + "/show.json") == 0) }
          ),
        ]),
      Case(
        testDescription: "closed to its reader and opened again",
        steps: [
          (true, { #expect(chmod($0.path + "/show.json", 0) == 0) }),
          (true, { #expect(chmod($0.path + "/show.json", 0o644) == 0) }),
        ]),
      Case(
        testDescription: "not there at first", watched: "later.json",
        steps: [(true, { try $0.write("new", to: "later.json") })]),
      Case(
        testDescription: "other files, and being read",
        steps: [
          (false, { try $0.write("new", to: "show.json.bak") }),
          (false, { try $0.write("new", to: "sub/show.json") }),
          (false, { _ = try FileBytes.read($0.path + "/show.json") }),
        ]),
    ]

    static let links = [
      Case(
        testDescription: "the file that a link leads to", watched: "link.json",
        before: { try $0.link("link.json", to: "sub/real.json") },
        steps: [
          (true, { try $0.write("new", to: "sub/real.json") }),
          (true, { try $0.move("show.json", to: "sub/real.json") }),
          (false, { try $0.write("new", to: "show.json") }),
        ]),
      Case(
        testDescription: "a link that leads elsewhere from now on", watched: "link.json",
        before: { try $0.link("link.json", to: "sub/real.json") },
        steps: [
          (true, { try $0.remove("link.json") }),
          (true, { try $0.link("link.json", to: "show.json") }),
          (false, { try $0.write("new", to: "sub/real.json") }),
          (true, { try $0.write("new", to: "show.json") }),
        ]),
      Case(
        testDescription: "a link to a link to a folder on the way", watched: "way/real.json",
        before: {
          try $0.link("way", to: "data")
          try $0.link("data", to: $0.path + "/sub")
          try $0.makeFolder("next")
          try $0.write("next", to: "next/real.json")
        },
        steps: [
          (true, { try $0.write("new", to: "sub/real.json") }),
          (false, { try $0.link("..data", to: "next") }),
          (true, { try $0.move("..data", to: "data") }),
          (false, { try $0.write("old", to: "sub/real.json") }),
          (true, { try $0.write("newer", to: "next/real.json") }),
        ]),
      Case(
        testDescription: "a link that leads nowhere, and one in a circle", watched: "link.json",
        before: { try $0.link("link.json", to: "none/../gone.json") },
        steps: [
          (true, { try $0.makeFolder("none") }),
          (true, { try $0.write("new", to: "gone.json") }),
          (true, { try $0.remove("gone.json") }),
          (true, { try $0.link("gone.json", to: "link.json") }),
          (true, { try $0.remove("gone.json") }),
          (true, { try $0.write("new", to: "gone.json") }),
        ]),
      Case(
        testDescription: "a folder that goes and comes back", watched: "sub/real.json",
        steps: [
          (true, { try $0.remove("sub/real.json") }),
          (true, { try $0.removeFolder("sub") }),
          (true, { try $0.makeFolder("sub") }),
          (true, { try $0.write("new", to: "sub/real.json") }),
          (true, { try $0.move("sub", to: "away") }),
          (false, { try $0.write("newer", to: "away/real.json") }),
          (true, { try $0.move("away", to: "sub") }),
          (true, { try $0.write("newest", to: "sub/real.json") }),
        ]),
    ]

    static let folders = [
      Case(
        testDescription: "a folder of media", watched: "media",
        before: {
          try $0.makeFolder("media")
          try $0.add("media/a.mp4")
        },
        steps: [
          (true, { try $0.add("media/b.mp4") }),
          (true, { try $0.move("media/b.mp4", to: "media/c.mp4") }),
          (true, { try $0.remove("media/c.mp4") }),
          (false, { try $0.add("media/.part") }),
          (true, { try $0.move("media/.part", to: "media/d.mp4") }),
          (false, { try $0.add("e.mp4") }),
        ]),
      Case(
        testDescription: "folders in it, new ones and linked ones", watched: "media/",
        before: {
          try $0.makeFolder("media")
          try $0.add("media/a/b.mp4")
          try $0.link("media/linked", to: "../sub")
        },
        steps: [
          (true, { try $0.add("media/a/c.mp4") }),
          (true, { try $0.add("sub/d.mp4") }),
          (true, { try $0.makeFolder("media/new") }),
          (true, { try $0.add("media/new/e.mp4") }),
          (true, { try $0.remove("media/linked") }),
          (false, { try $0.add("sub/f.mp4") }),
        ]),
      Case(
        testDescription: "the folder itself, by a link", watched: "media",
        before: { try $0.link("media", to: "sub") },
        steps: [
          (true, { try $0.remove("sub/real.json") }),
          (true, { try $0.removeFolder("sub") }),
          (true, { try $0.makeFolder("sub") }),
          (true, { try $0.add("sub/a.mp4") }),
          (true, { try $0.remove("media") }),
          (true, { try $0.makeFolder("media") }),
          (true, { try $0.add("media/a.mp4") }),
          (false, { try $0.add("sub/b.mp4") }),
        ]),
    ]

    @Test(arguments: files + links + folders)
    func `C1: whatever changes what is read is told, and nothing else`(_ example: Case) throws {
      let folder = try Self.folder()
      try example.before(folder)
      var watch = try FileWatch.start(on: folder.path + "/" + example.watched)
      #expect(try !watch.takeChange())
      for (place, step) in example.steps.enumerated() {
        try step.change(folder)
        #expect(try watch.takeChange() == step.isTold, "step \(place + 1)")
        #expect(try !watch.takeChange(), "step \(place + 1), a second time")
      }
    }

    @Test func `C1: a file is told of when it has been written, not while it is`() throws {
      let folder = try Self.folder()
      var watch = try FileWatch.start(on: folder.path + "/show.json")
      try folder.remove("show.json")
      #expect(try watch.takeChange())
      let descriptor = open(folder.path + "/show.json", O_CREAT | O_WRONLY, 0o644)
      try #require(descriptor >= 0)
      #expect(try !watch.takeChange())
      #expect(write(descriptor, "{}", 2) == 2)
      #expect(try !watch.takeChange())
      close(descriptor)
      #expect(try watch.takeChange())
    }

    @Test func `C1: a path of this folder is watched like any other`() throws {
      // The folder that tests run in is not theirs, so nothing is changed in it.
      for name in ["none.json", "./none.json", "."] {
        var watch = try FileWatch.start(on: name)
        #expect(try !watch.takeChange())
      }
    }

    @Test func `C1: what cannot be read again is not watched`() throws {
      let folder = try Self.folder()
      let pipe = folder.path + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      var failure: Failure?
      do {
        _ = try WatchedInput(pipe, Options())
      } catch {
        failure = error
      }
      #expect(
        failure
          == .badInput("\(pipe): is neither a file nor a folder, so that it cannot be watched"))
    }
  }
#endif
