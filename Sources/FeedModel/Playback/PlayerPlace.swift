/// Where the one player is (A2).
public enum PlayerPlace: String, Codable, CaseIterable, Hashable, Sendable {
  /// In an item of the deck.
  case deck
  /// Over everything else (D12).
  case fullScreen
  /// In a corner, over a deck that goes on to scroll (D11).
  case pictureInPicture
}

/// Why picture in picture did not start (D11).
public enum PictureInPictureFailure: String, Codable, CaseIterable, Hashable, Sendable {
  /// The deck was made without it.
  case notEnabled
  /// Nothing plays that could go there; an advertisement cannot.
  case nothingPlays
}
