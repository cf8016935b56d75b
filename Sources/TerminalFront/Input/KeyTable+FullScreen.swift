import FeedModel

extension KeyTable {
  /// What `key` does while a video fills the screen; nil for a key without a meaning there.
  ///
  /// What is done to the deck under it is out of reach; the player, what is shown and the program are not.
  static func fullScreenCommand(for key: Key) -> Command? {
    for row in fullScreenRows {
      if let binding = row.bindings.first(where: { $0.key == key }) { return binding.command }
    }
    let isThere = rows.contains { row in
      [.play, .look, .program].contains(row.group) && row.bindings.contains { $0.key == key }
    }
    return isThere ? command(for: key) : nil
  }

  /// The rows of keys that mean something else while a video fills the screen.
  static let fullScreenRows: [Row] = [
    Row(
      group: .fullScreen, keys: "Esc", meaning: "close, also f",
      bindings: [Key(.escape), Key(.enter), Key(.character("f")), Key(.character("x"))].map {
        ($0, .model(.closeFullScreen))
      }),
    Row(
      group: .fullScreen, keys: "↓ ↑", meaning: "a video on, back",
      bindings: [
        (Key(.down), .model(.stepFullScreen(by: 1))), (Key(.up), .model(.stepFullScreen(by: -1))),
        (Key(.character("j")), .model(.stepFullScreen(by: 1))),
        (Key(.character("k")), .model(.stepFullScreen(by: -1))),
      ]),
    Row(
      group: .fullScreen, keys: "← →", meaning: "5 s back, on",
      bindings: [
        (Key(.left), .app(.seekBy(seconds: -5))), (Key(.right), .app(.seekBy(seconds: 5))),
        (Key(.character("h")), .app(.seekBy(seconds: -5))),
        (Key(.character("l")), .app(.seekBy(seconds: 5))),
      ], hint: Hint(word: "5 s", rank: 2)),
  ]

  /// The same rows for help and manual, with keys that belong to other rows in the deck.
  static var fullScreenHelp: [Row] {
    fullScreenRows.map { row in
      var shown = row
      shown.bindings = []
      shown.hint = nil
      return shown
    }
  }
}
