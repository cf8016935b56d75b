private import CZlib

/// Writes PNG files (ISO/IEC 15948).
///
/// A picture of at most 256 colours has a palette, any other holds its colours themselves. There is no
/// chunk that says when or where it was made.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file of a picture.
  static func bytes(of canvas: PixelCanvas) throws(PNGError) -> [UInt8] {
    let palette = Self.palette(of: canvas.pixels)
    let lines = palette.map { indices(of: canvas, $0) } ?? differences(of: canvas)
    var file = signature
    file += chunk(
      "IHDR", number(canvas.width) + number(canvas.height) + [8, palette == nil ? 2 : 3, 0, 0, 0])
    if let palette { file += chunk("PLTE", palette.flatMap(channels)) }
    file += chunk("IDAT", try deflated(lines))
    return file + chunk("IEND", [])
  }

  /// The colours of a picture in ascending order; nil where there are more than 256.
  private static func palette(of pixels: [UInt32]) -> [UInt32]? {
    var colors: Set<UInt32> = []
    var last: UInt32?
    for pixel in pixels where pixel != last {
      last = pixel
      if colors.insert(pixel).inserted, colors.count > 256 { return nil }
    }
    return colors.sorted()
  }

  /// The rows as places in the palette, none of them filtered.
  private static func indices(of canvas: PixelCanvas, _ palette: [UInt32]) -> [UInt8] {
    let places = Dictionary(
      palette.enumerated().map { ($0.element, UInt8($0.offset)) },
      uniquingKeysWith: { first, _ in first })
    var lines: [UInt8] = []
    lines.reserveCapacity((canvas.width + 1) * canvas.height)
    var (last, place) = (palette.first ?? 0, UInt8(0))
    for y in 0..<canvas.height {
      lines.append(0)
      for pixel in canvas.pixels[y * canvas.width..<(y + 1) * canvas.width] {
        if pixel != last { (last, place) = (pixel, places[pixel] ?? 0) }
        lines.append(place)
      }
    }
    return lines
  }

  /// The rows as colours, each but the first less the one above it: most pixels are like the one above.
  private static func differences(of canvas: PixelCanvas) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity((3 * canvas.width + 1) * canvas.height)
    for y in 0..<canvas.height {
      lines.append(y == 0 ? 0 : 2)
      for place in y * canvas.width..<(y + 1) * canvas.width {
        let pixel = canvas.pixels[place]
        let above = y == 0 ? 0 : canvas.pixels[place - canvas.width]
        lines.append(UInt8(truncatingIfNeeded: (pixel >> 16) &- (above >> 16)))
        lines.append(UInt8(truncatingIfNeeded: (pixel >> 8) &- (above >> 8)))
        lines.append(UInt8(truncatingIfNeeded: pixel &- above))
      }
    }
    return lines
  }

  /// A part of the file: its length, its name, what it holds, and a sum over name and contents.
  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let summed = Array(name.utf8) + contents
    let sum = unsafe summed.withUnsafeBufferPointer { bytes in
      unsafe crc32(0, bytes.baseAddress, uInt(bytes.count))
    }
    return number(contents.count) + summed + number(Int(sum))
  }

  /// A number in four bytes, the highest first.
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func channels(_ color: UInt32) -> [UInt8] {
    [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
  }

  /// `bytes` packed as small as zlib can.
  private static func deflated(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    var length = compressBound(uLong(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(length))
    let result = unsafe packed.withUnsafeMutableBufferPointer { target in
      unsafe bytes.withUnsafeBufferPointer { source in
        unsafe compress2(
          target.baseAddress, &length, source.baseAddress, uLong(source.count), Z_BEST_COMPRESSION)
      }
    }
    guard result == Z_OK else { throw .outOfMemory }
    packed.removeLast(packed.count - Int(length))
    return packed
  }
}
