import FeedFiles
import FeedModel

/// Reads any bytes as layouts: they give an answer each, or an error that can be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayouts(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(InputError) {
    let layouts = try LayoutReader.read(bytes, name: "fuzz")
    for layout in layouts {
      let fractions = layout.layout.fractions
      precondition(fractions.allSatisfy { (0...1).contains($0) }, "A fraction is none.")
      precondition(fractions.count == layout.layout.items.count, "An item has no fraction.")
      precondition(isPlain(layout.answer), "An answer takes more than a line.")
    }
    precondition(
      LayoutCheck(layouts).differences.allSatisfy(isPlain), "A difference cannot be shown.")
  } catch {
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    precondition(lines.allSatisfy { $0.hasPrefix("fuzz: ") }, "An error does not name its file.")
    precondition(lines.allSatisfy { isPlain(String($0)) }, "An error holds a control character.")
  }
  return 0
}

private func isPlain(_ line: String) -> Bool {
  line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
}
