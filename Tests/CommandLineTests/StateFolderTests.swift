import Testing

@testable import feedtui

struct StateFolderTests {
  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/feedtui"),
      (["XDG_STATE_HOME": "/s/"], "/s/feedtui"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/feedtui"),
      (["XDG_STATE_HOME": "s", "HOME": "/h/"], "/h/.local/state/feedtui"),
      (["HOME": "/"], "/.local/state/feedtui"),
      (["HOME": "h"], nil), (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `C5: the state folder is that of XDG, which only absolute paths name`(
    variables: [String: String], expected: String?
  ) {
    #expect(StateFolder { variables[$0] }?.path == expected)
  }

  @Test(
    arguments: [
      ("feed", "feed.json"), ("a-b_9", "a-b_9.json"), ("Feed", "%46eed.json"), ("", "%.json"),
      ("%", "%25.json"), ("..", "%2E%2E.json"), ("a/b", "a%2Fb.json"), ("\u{0}", "%00.json"),
      ("é", "%C3%A9.json"), ("e\u{301}", "e%CC%81.json"),
    ])
  func `C5: a container's file is named after its id, whatever that holds`(
    id: String, name: String
  ) {
    #expect(StateFileName.name(of: id) == name)
  }

  @Test func `C5: no two ids share a name, even where capitals do not count`() {
    let letters = ["a", "A", "%", "/", ".", "-", "é", "4", "1"]
    var ids = [""]
    for _ in 0..<3 { ids += ids.flatMap { id in letters.map { id + $0 } } }
    ids = Array(Set(ids))
    for length in [59, 60, 61, 179, 180, 181, 1000] {
      for letter in letters { ids.append(String(repeating: letter, count: length)) }
      ids.append(String(repeating: "a", count: length) + "b")
    }
    let names = ids.map { StateFileName.name(of: $0) }
    #expect(Set(names.map { $0.lowercased() }).count == Set(ids).count)
    #expect(names.allSatisfy { $0.utf8.count < 200 })
    let safe = "abcdefghijklmnopqrstuvwxyzABCDEF0123456789-_%"
    #expect(names.allSatisfy { $0.dropLast(5).allSatisfy(safe.contains) && !$0.hasPrefix(".") })
  }

  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func `C5: the digest of long ids is that of FIPS 180-4`(text: String, digest: String) {
    #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
  }
}
