import FeedFiles
import FeedModel
import FoundationEssentials
import Testing

@testable import feedtui

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct FolderListingTests {
  private func paths(_ listing: FolderListing) -> [String] {
    listing.files.map { String(decoding: $0.path, as: UTF8.self) }.sorted()
  }

  @Test func `C2: a folder is listed with its subfolders, without what is hidden`() throws {
    let folder = try TemporaryFolder()
    try folder.add("b.mp4", size: 7)
    try folder.add("a/x/y.mp3", size: 0)
    try folder.add(".hidden.mp4")
    try folder.add("a/.git/z.mp4")
    mkdir(folder.path + "/empty", 0o755)
    mkfifo(folder.path + "/pipe.mp4", 0o644)
    let listing = try FolderListing(of: folder.path)
    #expect(
      Set(listing.files) == [
        FolderFile(path: Array("b.mp4".utf8), size: 7),
        FolderFile(path: Array("a/x/y.mp3".utf8), size: 0),
      ])
    #expect(listing.notes == ["2 hidden files or folders were left out"])
    #expect(FolderListing.isFolder(folder.path))
    #expect(!FolderListing.isFolder(folder.path + "/b.mp4"))
    #expect(!FolderListing.isFolder(folder.path + "/none"))
    #expect(!FolderListing.isFolder("-"))
  }

  @Test func `C2: a listing is read as a feed`() throws {
    let folder = try TemporaryFolder()
    for name in ["10.mp4", "9.mp4", "sub/1.mkv", "notes.txt"] { try folder.add(name) }
    let listing = try FolderListing(of: folder.path)
    let input = try InputReader.read(folder: listing.files, name: folder.path)
    #expect(input.scenario.catalog.videos.map(\.url) == ["9.mp4", "10.mp4", "sub/1.mkv"])
    #expect(input.scenario.tabs.map(\.title) == ["All", "sub"])
  }

  @Test func `C4: links in a circle come to an end, and no folder is read twice`() throws {
    let folder = try TemporaryFolder()
    try folder.add("z/film.mp4")
    try folder.link("z/up", to: "..")
    try folder.link("a", to: "z")
    try folder.link("film.mp4", to: "z/film.mp4")
    try folder.link("self", to: "self")
    try folder.link("nowhere.mp4", to: "missing")
    let listing = try FolderListing(of: folder.path)
    #expect(paths(listing) == ["film.mp4", "z/film.mp4"])
    #expect(listing.notes == ["2 files or folders could not be read and were left out"])
    #expect(FolderListing.isFolder(folder.path + "/a"))
    #expect(paths(try FolderListing(of: folder.path + "/a")) == ["film.mp4", "up/film.mp4"])
  }

  @Test func `C4: linked folders elsewhere are read, after those that stand there`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try elsewhere.add("far.mp4")
    try folder.link("there", to: elsewhere.path)
    try folder.link("there too", to: elsewhere.path)
    try folder.add("near.mp4")
    #expect(paths(try FolderListing(of: folder.path)) == ["near.mp4", "there/far.mp4"])
  }

  @Test func `C2: names that are no text keep their bytes`() throws {
    let folder = try TemporaryFolder()
    let name: [UInt8] = [0x61, 0xFF, 0x80] + Array("/\u{1B}[2J\n.mp4".utf8)
    try folder.add(name)
    #expect(try FolderListing(of: folder.path).files.map(\.path) == [name])
  }

  @Test func `C4: a folder that is none is an error with its name`() throws {
    let folder = try TemporaryFolder()
    try folder.add("file")
    for (name, reason) in [("none", "No such file or directory"), ("file", "Not a directory")] {
      let path = folder.path + "/" + name
      let error = #expect(throws: FileError.self) { try FolderListing(of: path) }
      #expect(error?.description == "\(path): cannot be read: \(reason)")
    }
  }

  @Test func `C4: depth has a bound that the error names`() throws {
    let folder = try TemporaryFolder()
    let deepest = Array(repeating: "d", count: 32).joined(separator: "/")
    try folder.add(deepest + "/a.mp4")
    #expect(paths(try FolderListing(of: folder.path)) == [deepest + "/a.mp4"])
    try folder.add(deepest + "/d/a.mp4")
    let error = #expect(throws: FileError.self) { try FolderListing(of: folder.path) }
    #expect(
      error?.description
        == "\(folder.path)/\(deepest)/d: is a folder inside 32 others, more than is read")
  }

  @Test func `C4: the number of files and folders has a bound that the error names`() throws {
    let folder = try TemporaryFolder()
    for name in [".a", "b.mp4", "c/d.txt"] { try folder.add(name) }
    #expect(paths(try FolderListing(of: folder.path, most: 4)) == ["b.mp4", "c/d.txt"])
    let error = #expect(throws: FileError.self) { try FolderListing(of: folder.path, most: 3) }
    #expect(
      error?.description
        == "\(folder.path): holds more than 3 files and folders, the most that is read")
  }
}
