/// What drawing pictures has found out about colours; keep one and hand it to every picture.
struct PictureColors: Sendable {
  var nearest = NearestColors()
  var blocks = BlockMatches()
}
