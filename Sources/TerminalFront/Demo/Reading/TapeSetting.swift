/// A setting that `Set` knows, by its word.
enum TapeSetting: String, CaseIterable, Hashable {
  case input = "Input"
  case columns = "Columns"
  case rows = "Rows"
  case seed = "Seed"
  case device = "Device"
  case color = "Color"
  case ground = "Ground"
  case ascii = "Ascii"
  case lastTab = "LastTab"
  case read = "Read"

  case typingSpeed = "TypingSpeed"
  case waitTimeout = "WaitTimeout"
  case waitPattern = "WaitPattern"

  case shell = "Shell"
  case fontFamily = "FontFamily"
  case fontSize = "FontSize"
  case width = "Width"
  case height = "Height"
  case letterSpacing = "LetterSpacing"
  case lineHeight = "LineHeight"
  case theme = "Theme"
  case framerate = "Framerate"
  case playbackSpeed = "PlaybackSpeed"
  case padding = "Padding"
  case margin = "Margin"
  case marginFill = "MarginFill"
  case windowBar = "WindowBar"
  case windowBarSize = "WindowBarSize"
  case borderRadius = "BorderRadius"
  case cursorBlink = "CursorBlink"
  case loopOffset = "LoopOffset"

  /// What stands behind the word of a setting that has no effect here.
  enum IdleValue {
    /// A number, of pixels or of per cent.
    case number
    /// A text, or a word.
    case text
    /// A text, or a theme in braces.
    case theme
    /// True or false.
    case truth
  }

  /// What stands behind it, for those of VHS's settings that have no effect here; nil for the others.
  var idleValue: IdleValue? {
    switch self {
    case .input, .columns, .rows, .seed, .device, .color, .ground, .ascii, .lastTab, .read,
      .typingSpeed, .waitTimeout, .waitPattern:
      nil
    case .shell, .fontFamily, .marginFill, .windowBar: .text
    case .theme: .theme
    case .cursorBlink: .truth
    case .fontSize, .width, .height, .letterSpacing, .lineHeight, .framerate, .playbackSpeed,
      .padding, .margin, .windowBarSize, .borderRadius, .loopOffset:
      .number
    }
  }

  /// Whether it is one of VHS's.
  var isOfVHS: Bool {
    switch self {
    case .input, .columns, .rows, .seed, .device, .color, .ground, .ascii, .lastTab, .read: false
    default: true
    }
  }
}
