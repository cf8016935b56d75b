public enum PNGError: Error, Hashable, Sendable {
  case tooManyPixels, noPixel
  public var description: String { "x" }
}
public struct PNGPicture { public let bytes: [UInt8]; public let lacking: [Character] }
public enum PNGExport {
  static let usualScale = 2
  static func bytes(of grid: CellGrid, ground: Ground, scale: Int) throws(PNGError) -> PNGPicture {
    PNGPicture(bytes: [], lacking: [])
  }
}
import FeedModel
struct Asciicast {
  init(columns: Int, rows: Int) {}
  mutating func add(_ frame: CellGrid, at: SimulatedTime) {}
  func text(title: String) -> String { "" }
}
