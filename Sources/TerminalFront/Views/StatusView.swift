import FeedModel

/// The status line: who plays and why at the left, hints of keys at the right (U1).
struct StatusView {
  let scene: Scene

  /// What the left half tells.
  struct Message: Equatable {
    var glyph: String
    var role: Role
    var text: String
    var detail: String
  }

  func draw(in canvas: inout Canvas) {
    let line = scene.layout.status
    guard !line.isEmpty else { return }
    canvas.clipped(to: line) { canvas in
      let ground = scene.style(.menu).background
      let message = message
      canvas.fill(line, style: Style(background: ground))
      let needed =
        4 + canvas.width(of: message.glyph) + canvas.width(of: message.text, upTo: line.width)
        + (message.detail.isEmpty ? 0 : 2 + canvas.width(of: message.detail, upTo: line.width))
      let hints = hints(leaving: min(line.width, needed), in: canvas)
      let used = hints.reduce(0) { $0 + width(of: $1, in: canvas) }
      draw(message, ground, room: line.width - used, in: &canvas)
      draw(hints, from: line.right - used, in: &canvas)
    }
  }

  private func draw(
    _ message: Message, _ ground: Color, room: Int, in canvas: inout Canvas
  ) {
    let y = scene.layout.status.y
    let strong = scene.style(.menu).with(.bold)
    var x = canvas.put(
      message.glyph + " ", x: scene.layout.status.x + 1, y: y,
      style: scene.style(message.role).on(ground))
    let end = scene.layout.status.x + room - 2
    x = canvas.put(message.text, x: x, y: y, columns: end - x, style: strong)
    guard !message.detail.isEmpty, end - x > 8 else { return }
    canvas.put(
      message.detail, x: x + 2, y: y, columns: end - x - 2, style: scene.style(.menuQuiet))
  }

  private typealias Hint = (key: String, word: String, command: Command?)

  /// The hints that find room while the message keeps its `columns`, the most wanted first.
  private func hints(leaving columns: Int, in canvas: Canvas) -> [Hint] {
    let rows =
      scene.simulation.isFullScreen
      ? KeyTable.fullScreenRows + KeyTable.rows.filter { $0.hint?.rank == 1 } : KeyTable.rows
    let wanted = rows.compactMap { row in row.hint.map { (row, $0) } }
    var hints: [Hint] = []
    var used = 0
    for (row, wish) in wanted.sorted(by: { $0.1.rank < $1.1.rank }) {
      let hint: Hint = (row.keys, wish.word, row.bindings.first?.command)
      let width = width(of: hint, in: canvas)
      let kept = hints.isEmpty ? min(24, scene.layout.status.width - 8) : columns
      guard scene.layout.status.width - used - width >= kept else { break }
      hints.append(hint)
      used += width
    }
    return hints.reversed()
  }

  private func width(of hint: Hint, in canvas: Canvas) -> Int {
    canvas.width(of: hint.key) + canvas.width(of: hint.word) + 3
  }

  private func draw(_ hints: [Hint], from start: Int, in canvas: inout Canvas) {
    let y = scene.layout.status.y
    var x = start
    for hint in hints {
      let next = canvas.put(hint.key, x: x, y: y, style: scene.style(.menu).with(.bold))
      let end = canvas.put(hint.word, x: next + 1, y: y, style: scene.style(.menuQuiet))
      if let command = hint.command {
        canvas.mark(CellRect(x: x, y: y, width: end - x, height: 1), .command(command))
      }
      x += width(of: hint, in: canvas)
    }
  }

  private var message: Message {
    var message = messageOfState
    // Whatever is going on, nothing of it goes on while the clock stands; a message is still to be read.
    if let ahead = scene.aheadOfShown {
      message.detail =
        "back at \(Wording.moment(scene.now)), \(Wording.seconds(ahead)) ago; } forth"
    } else if scene.isClockStopped, scene.toast == nil {
      message.detail = "the clock stands at \(Wording.moment(scene.now))"
    }
    return message
  }

  private var messageOfState: Message {
    if let toast = scene.toast {
      let isGood = toast.mark == .good
      return Message(
        glyph: isGood ? "✓" : "!", role: isGood ? .good : .fail, text: toast.text,
        detail: toast.detail)
    }
    guard scene.simulation.isStarted else {
      return Message(glyph: " ", role: .quiet, text: "Closed", detail: "Enter starts it again")
    }
    guard let active = scene.simulation.activeTab else {
      return Message(glyph: "◦", role: .quiet, text: "No tab", detail: "nothing can be shown")
    }
    return message(onTab: active)
  }

  private func message(onTab index: Int) -> Message {
    let tab = scene.simulation.tabs[index]
    switch tab.content {
    case .notLoaded, .loading:
      let since = Spinner.last(until: scene.now) - (tab.loadingSince ?? scene.now)
      return Message(
        glyph: Spinner.sign(at: scene.now), role: .wait, text: tab.item.title,
        detail: "loading, \(Wording.seconds(since)) so far")
    case .empty:
      return Message(glyph: "◦", role: .quiet, text: tab.item.title, detail: "empty: emptyFeed")
    case .failed(let failure):
      let why = Wording.failure(failure, in: scene.simulation)
      return Message(glyph: "!", role: .fail, text: tab.item.title, detail: "failed: \(why)")
    case .loaded:
      return message(onDeckOf: index)
    }
  }

  private func message(onDeckOf index: Int) -> Message {
    let threshold = scene.simulation.autoplay.triggerVisibilityPercentage
    guard let place = scene.simulation.player?.place, let content = scene.player(in: place) else {
      return Message(
        glyph: " ", role: .quiet, text: "Nothing plays", detail: whyNothingPlays(onTab: index))
    }
    let detail =
      place == .deck
      ? Wording.status(
        scene.simulation.verdictOnTurn ?? .first, needs: threshold, isHelpShown: scene.isHelpShown)
      : Wording.place(place)
    return Message(
      glyph: content.glyph, role: content.state?.role ?? .text, text: content.video.title,
      detail: detail)
  }

  private func whyNothingPlays(onTab index: Int) -> String {
    let autoplay = scene.simulation.autoplay
    if !autoplay.isEnabled { return "autoplay is off" }
    let met = scene.simulation.explain()?.items.first { autoplay.isMet(by: $0.fraction) }
    switch met?.verdict {
    case .failed: return "the data of what is seen did not come"
    case .noVideo: return "what is seen holds no video"
    case .dwelling: return "what is seen has not been for \(autoplay.minimumViewTime)"
    default: break
    }
    let needed = Wording.percent(autoplay.triggerVisibilityPercentage)
    guard let best = scene.simulation.bestFractionOfAny(ofTab: index) else {
      return "no item is seen enough: needs \(needed)"
    }
    return "best possible \(Wording.shortfall(best)), needs \(needed)"
  }
}
