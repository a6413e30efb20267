/// Joins the outputs for parts of a long list of names into the same text that all names together
/// would give, so that each part can be written as soon as it is ready.
struct PartedOutput {
  /// How the outputs of two parts are joined.
  enum Joint {
    /// Pages of text, with a blank line between two of them.
    case pages
    /// Lines that don't depend on each other.
    case lines
    /// Lines in aligned columns. The columns of two parts may differ in width.
    case alignedLines
    /// A table whose first line is a heading.
    case table
    /// A JSON array as `JSONText` formats it, on several lines.
    case array
  }

  let joint: Joint
  private var hasBegun = false

  init(_ joint: Joint) { self.joint = joint }

  /// Returns what to write for a part.
  ///
  /// - Parameter text: the output for the part alone. It isn't empty.
  mutating func next(_ text: String) -> String {
    defer { hasBegun = true }
    switch joint {
    case .pages: return hasBegun ? "\n" + text : text
    case .lines, .alignedLines: return text
    case .table:
      let heading = text.utf8.firstIndex(of: 0x0A).map { text.utf8.index(after: $0) }
      return hasBegun ? String(text[(heading ?? text.startIndex)...]) : text
    case .array: return (hasBegun ? ",\n" : "[\n") + text.dropFirst(2).dropLast(3)
    }
  }

  /// Returns what to write after the last part.
  func end() -> String { hasBegun && joint == .array ? "\n]\n" : "" }
}
