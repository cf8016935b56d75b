import CZlib
import Testing

/// A picture read back from a PNG file, every sum checked.
struct PNGReading {
  /// The names of its chunks in order.
  private(set) var chunks: [String] = []
  private(set) var width = 0
  private(set) var height = 0
  /// The colour of each pixel as six hexadecimal digits.
  private(set) var pixels: [UInt32] = []

  init(_ file: [UInt8]) throws {
    try #require(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var rest = file.dropFirst(8)
    var (header, palette, packed): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    while !rest.isEmpty {
      let length = Self.number(rest)
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let contents = Array(rest.dropFirst(8).prefix(length))
      try #require(contents.count == length)
      let sum = Self.sum(rest.dropFirst(4).prefix(4 + length))
      try #require(sum == Self.number(rest.dropFirst(8 + length)), "the sum of \(name)")
      rest = rest.dropFirst(12 + length)
      chunks.append(name)
      switch name {
      case "IHDR": header = contents
      case "PLTE": palette = contents
      case "IDAT": packed += contents
      default: break
      }
    }
    (width, height) = (Self.number(header[...]), Self.number(header.dropFirst(4)))
    try #require(header.count == 13 && header[8] == 8 && header[10...] == [0, 0, 0])
    let channels = header[9] == 3 ? 1 : 3
    try #require(header[9] == (palette.isEmpty ? 2 : 3))
    let lines = try Self.inflated(packed, count: (width * channels + 1) * height)
    let bytes = try Self.unfiltered(lines, width: width * channels, back: channels)
    pixels = stride(from: 0, to: bytes.count, by: channels).map { place in
      let color =
        channels == 1
        ? palette[Int(bytes[place]) * 3..<Int(bytes[place]) * 3 + 3] : bytes[place..<place + 3]
      return color.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The sum that the standard defines, bit by bit.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(~sum)
  }

  private static func inflated(_ packed: [UInt8], count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var length = uLongf(count)
    let result = uncompress(&bytes, &length, packed, uLong(packed.count))
    try #require(result == Z_OK && length == count)
    return bytes
  }

  private static func unfiltered(_ lines: [UInt8], width: Int, back: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var above = [UInt8](repeating: 0, count: width)
    for start in stride(from: 0, to: lines.count, by: width + 1) {
      let line = lines[start + 1..<start + 1 + width]
      try #require([0, 2].contains(lines[start]))
      above = lines[start] == 0 ? Array(line) : zip(line, above).map { $0 &+ $1 }
      bytes += above
    }
    return bytes
  }
}
