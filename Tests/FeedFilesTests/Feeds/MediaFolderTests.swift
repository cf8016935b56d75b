import FeedModel
import Testing

@testable import FeedFiles

struct MediaFolderTests {
  private func read(_ paths: String..., name: String = "Films") throws -> LoadedInput {
    try InputReader.read(folder: paths.map { FolderFile($0) }, name: name)
  }

  private func complaint(about files: [FolderFile]) -> String? {
    do throws(InputError) {
      _ = try InputReader.read(folder: files, name: "x")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ["2.mp4", "10.mp4"], ["a2b10.mp4", "a10b2.mp4"], ["a.mp4", "B.mp4", "c.mp4"],
    ["A.mp4", "a.mp4"], ["007.mp4", "7.mp4", "08.mp4"], ["1.mp4", "1a.mp4", "a1.mp4"],
    ["9999999999999999999999.mp4", "10000000000000000000000.mp4"], ["a 1.mp4", "a1.mp4"],
    ["z.mp4", "a/1.mp4", "a/b/1.mp4"], ["9/z.mp4", "10/a.mp4"], ["Ä.mp4", "äa.mp4"],
    ["e.mp4", "東.mp4", "🏮.mp4"], ["x.mp3", "x.mp4"],
  ])
  func `C2: files stand in natural order, those of a folder before its subfolders`(paths: [String])
    throws
  {
    for shuffled in [paths, paths.reversed()] {
      let input = try InputReader.read(folder: shuffled.map { FolderFile($0) }, name: "x")
      #expect(input.scenario.catalog.videos.map(\.url) == paths)
    }
  }

  @Test(arguments: [
    ("a_b.mp4", "a b"), ("A.B.webm", "A.B"), ("__x__y__.MP3", "x y"), ("a\\b.ogg", "a\\b"),
    ("x\u{1B}[31m.mp4", "x [31m"), ("a\u{202E}b.mp4", "ab"), ("x &amp; y.mp4", "x &amp; y"),
    ("_.wav", "_.wav"), ("東京_さんぽ.mov", "東京 さんぽ"),
  ])
  func `C2: a title is the name without its ending`(name: String, title: String) throws {
    #expect(try read("sub/" + name).scenario.catalog.videos.map(\.title) == [title])
  }

  @Test func `C2: a name that is no UTF-8 shows as far as it is text, and keeps its place`() throws
  {
    let bytes = (UInt8(ascii: "1")...UInt8(ascii: "2")).map { digit in
      FolderFile(path: [0xFC, digit, 0xFF] + Array(".mp4".utf8), size: 1)
    }
    let clash = FolderFile(path: [0xFD] + bytes[0].path.dropFirst(), size: 1)
    let input = try InputReader.read(folder: bytes + [clash], name: "x")
    #expect(
      input.scenario.catalog.videos.map(\.title) == [
        "\u{FFFD}1\u{FFFD}", "\u{FFFD}1\u{FFFD}", "\u{FFFD}2\u{FFFD}",
      ])
    #expect(
      input.scenario.catalog.videos.map(\.id) == [
        "\u{FFFD}1\u{FFFD}.mp4", "\u{FFFD}1\u{FFFD}.mp4#2", "\u{FFFD}2\u{FFFD}.mp4",
      ])
  }

  @Test func `C2: subfolders become tabs, with all that is in them`() throws {
    let input = try read("top.mp4", "a/1.mp4", "a/b/2.mp4", "a/b/3.mp4", "c/4.mp4")
    #expect(input.scenario.tabs.map(\.title) == ["All", "a", "a/b", "c"])
    #expect(
      input.scenario.catalog.videos.map(\.labels) == [
        [], ["a"], ["a", "a/b"], ["a", "a/b"], ["c"],
      ])
  }

  @Test func `C2: every ending of media counts, in any case, and no other`() throws {
    for ending in MediaFileName.endings {
      let input = try read("a.\(ending)", "b.\(ending.uppercased())", ".\(ending)", "c.\(ending)x")
      #expect(input.scenario.catalog.videos.map(\.title) == ["a", "b"])
      #expect(input.notes.last == "2 files that are no media were left out")
    }
  }

  @Test(arguments: [
    ("Films", "films"), ("/srv/My Films/", "my-films"), (".", "folder"), ("..", "folder"),
    ("/", "folder"), ("../a", "a"),
  ])
  func `C5: what is kept of a folder is kept under its name`(name: String, container: String) throws
  {
    #expect(try read("a.mp4", name: name).scenario.containerSourceId == container)
  }

  @Test(arguments: [
    ([], "a folder without files"), (["a.txt"], "1 file, none of them media"),
    (["a.txt", "mp4", ".mp4", "a.mp4/b"], "4 files, none of them media"),
    ([""], "1 file, none of them media"),
  ])
  func `C4: a folder without media is refused`(paths: [String], found: String) {
    #expect(
      complaint(about: paths.map { FolderFile($0) })
        == "x: found \(found); accepted: a folder with media files, such as .mp4, .webm, .mp3 or .m3u8"
    )
  }

  @Test func `C4: the files of a folder and its depth have bounds that the error names`() {
    let deepest = String(repeating: "a/", count: 32) + "b.mp4"
    #expect(complaint(about: [FolderFile(deepest)]) == nil)
    #expect(
      complaint(about: [FolderFile("a/" + deepest)])
        == "x: found a folder inside 32 others; accepted: at most 32 inside each other")
    let many = Array(repeating: FolderFile("a.mp4"), count: 100_001)
    #expect(
      complaint(about: many) == "x: found a folder of 100001 files; accepted: at most 100000 files")
  }
}
