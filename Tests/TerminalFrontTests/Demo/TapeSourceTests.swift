import FeedModel
import Testing

@testable import TerminalFront

struct TapeSourceTests {
  @Test func `X1: the statements of another tape stand in its place, without its outputs`() throws {
    let tape = try Tape.read(
      "Source sub/a.tape\nShow\nOutput x.txt",
      others: [
        "sub/a.tape": "Output a.cast\nSet Columns 80\nSet Input b.json\nSource ../c.tape\nHide",
        "c.tape": "Sleep 1s",
      ])
    #expect(tape.statements.map(\.kind) == [.sleep(.seconds(1)), .hide, .show])
    #expect(
      tape.statements.map(\.place.description) == ["c.tape:1:1", "sub/a.tape:5:1", "demo.tape:2:1"])
    #expect(tape.outputs.map(\.path) == ["x.txt"])
    #expect(tape.settings.columns == 80)
    #expect(tape.settings.input?.path == "sub/b.json")
    #expect(
      tape.notes.map(\.description) == [
        "sub/a.tape:1:8: note: Output has no effect in a tape that another one brings in."
      ])
  }

  @Test(
    arguments: [
      (
        ["a.tape": "Source demo.tape"],
        """
        a.tape:1:8: 'demo.tape' brings in itself: demo.tape, a.tape, demo.tape
        Source demo.tape
               ^
        """
      ),
      (
        ["a.tape": "Source sub/../a.tape"],
        """
        a.tape:1:8: 'a.tape' brings in itself: a.tape, a.tape
        Source sub/../a.tape
               ^
        """
      ),
      (
        ["a.tape": " \t\r\n"],
        """
        demo.tape:1:8: 'a.tape' is empty; accepted: a tape that says something
        Source a.tape
               ^
        """
      ),
      (
        ["a.tape": "Hide\n  \u{0}"],
        """
        demo.tape:1:8: a.tape:2:3: found the control character U+0000; accepted: text, which `Type` and the keys press
        Source a.tape
               ^
        """
      ),
      (
        ["a.tape": "Entr\nHid"],
        """
        a.tape:1:1: unknown statement 'Entr'; did you mean 'Enter'?
        Entr
        ^
        a.tape:2:1: unknown statement 'Hid'; did you mean 'Hide'?
        Hid
        ^
        """
      ),
    ] as [([String: String], String)])
  func `X6: what is wrong with a tape that is brought in is told`(
    others: [String: String], expected: String
  ) {
    #expect(Tape.complaint(about: "Source a.tape", others: others) == expected)
  }

  @Test func `X6: the slips of the tape itself come first, all in the order of the text`() {
    let complaint = Tape.complaint(
      about: "Hid\nSource a.tape\nSho", others: ["a.tape": "Slep 1s\nSource b.tape"])
    let places = complaint.split(separator: "\n").filter { $0.contains(".tape:") }
      .map { $0.prefix { $0 != " " } }
    #expect(places == ["demo.tape:1:1:", "demo.tape:3:1:", "a.tape:1:1:", "a.tape:2:8:"])
  }

  @Test func `X6: tapes inside each other have a bound`() {
    var others: [String: String] = [:]
    for depth in 1...20 { others["\(depth).tape"] = "Source '\(depth + 1).tape'" }
    #expect(
      Tape.complaint(about: "Source '1.tape'", others: others) == """
        8.tape:1:8: too many tapes inside each other; accepted: at most 8
        Source '9.tape'
               ^
        """)
    others["8.tape"] = "Hide"
    #expect(Tape.complaint(about: "Source '1.tape'", others: others) == "")
  }

  @Test func `X6: many tapes, and large ones, have a bound`() {
    let many = String(repeating: "Source a.tape\n", count: 1000)
    #expect(
      Tape.complaint(about: many, others: ["a.tape": "Hide"]) == """
        demo.tape:101:8: too many tapes are brought in; accepted: at most 100
        Source a.tape
               ^
        """)
    let large = "Hide" + String(repeating: " ", count: 1_000_000)
    #expect(
      Tape.complaint(about: many, others: ["a.tape": large]) == """
        demo.tape:5:8: the tapes brought in are too large; accepted: at most 4 MiB together
        Source a.tape
               ^
        """)
  }
}
