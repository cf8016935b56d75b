extension Ground {
  /// What the terminal's own text most likely looks like.
  var ownText: RGB { RGB(hex: self == .light ? 0x24272e : 0xd8dce4) }

  /// What the terminal's own ground most likely looks like.
  var ownGround: RGB { RGB(hex: self == .light ? 0xfbfaf7 : 0x14161b) }
}
