/// What an app is told of a video (Player Deck page, `VideoDetails`).
public typealias VideoDetails = Video
