import FeedModel

/// What an app can have laid over the poster (Player Deck page, `viewConfiguration.itemView`; D1).
extension CardView {
  /// The sign on an item that plays only when it is tapped, about as wide as `iconWidth` says.
  func drawPlayIcon(_ caption: CaptionStyles, in canvas: inout Canvas) {
    let icon = itemView.playIcon
    guard content.isStartedByTapAlone, !icon.isHidden, icon.iconWidth > 0 else { return }
    // An odd number of cells has one in the middle.
    let columns = min(layout.width, cells(icon.iconWidth / projection.pointsPerColumn) | 1)
    let rows = min(layout.posterRows, cells(icon.iconWidth / projection.pointsPerRow) | 1)
    guard columns > 0, rows > 0 else { return }
    let ground = CellRect(
      x: rect.x + (layout.width - columns) / 2, y: rect.y + (layout.posterRows - rows) / 2,
      width: columns, height: rows)
    canvas.fill(ground, style: caption.title)
    canvas.set(
      "►", x: ground.x + columns / 2, y: ground.y + rows / 2, style: caption.title)
  }

  private func cells(_ length: Double) -> Int { max(1, length.rounded().wholeCells) }

  /// What is said now, over the foot of the poster.
  func drawSubtitle(_ caption: CaptionStyles, in canvas: inout Canvas) {
    // The top row is that of the chips.
    guard let text = content.subtitle, !itemView.subtitle.isHidden, layout.posterRows > 1 else {
      return
    }
    var style = caption.title
    if let colour = itemView.subtitle.textColor.flatMap({ theme.color(RGB(hex: $0)) }) {
      style.foreground = colour
    }
    if let colour = itemView.subtitle.backgroundColor.flatMap({ theme.color(RGB(hex: $0)) }) {
      style.background = colour
    }
    let words = " \(text) "
    let columns = min(layout.width, canvas.width(of: words, upTo: layout.width))
    canvas.put(
      words, x: rect.x + (layout.width - columns) / 2, y: rect.y + layout.posterRows - 1,
      columns: columns, style: style)
  }

  /// A chip of the top row that is a button.
  struct Button {
    let text: String
    let action: Action
    let isBright: Bool
  }

  /// The buttons of the card that plays, from the left; each needs room for the fraction behind it.
  var playerButtons: [Button] {
    guard content.state == .playing, layout.width >= 22 else { return [] }
    var buttons: [Button] = []
    if !itemView.muteButton.isHidden, content.hasSound {
      let sound = content.isMuted ? " muted " : " sound "
      buttons.append(Button(text: sound, action: .tapMuteButton, isBright: false))
    }
    if !itemView.subtitle.isHidden, !content.video.captions.isEmpty {
      let word = content.areSubtitlesShown ? " cc " : " no cc "
      buttons.append(
        Button(text: word, action: .tapSubtitleButton, isBright: content.areSubtitlesShown))
      if itemView.swapsMuteAndSubtitleButtons { buttons.reverse() }
    }
    if !itemView.shareButton.isHidden, layout.width >= Self.widthWithShareButton {
      buttons.append(
        Button(
          text: " share ", action: .tapShareButton(id: content.video.id), isBright: false))
    }
    return buttons
  }

  /// From how many columns on a card has a share button: the looks give it none at the usual widths.
  private static let widthWithShareButton = 56
}

extension PlayerDeckItemView {
  /// A video that plays in full screen or in a corner, which has no panel and buttons of its own.
  static var beyondTheDeck: PlayerDeckItemView {
    var view = PlayerDeckItemView()
    view.productPanel.isHidden = true
    view.shareButton.isHidden = true
    return view
  }
}
