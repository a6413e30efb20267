internal import TerminalUI

/// Formats a query with the position of an error marked, for a terminal.
enum QueryErrorMarker {
  private static let indent = "  "
  /// The maximum number of scalars kept per character. A character can have any number of combining
  /// marks, but no written language needs more.
  private static let maximumScalars = 12
  /// The width of the text shown before the error in a query that is too long for the line.
  private static let columnsBefore = 24

  /// Returns the query on one line, with carets below the error. A long query is cut to the text
  /// around the error. There is at least one caret, and there are two below a wide character.
  ///
  /// - Parameter range: the error's range of characters in the query. It may be empty, and may
  ///   start at the query's end.
  static func lines(_ query: String, _ range: Range<Int>, columns: Int = 78) -> String {
    let room = columns - indent.count
    // Later characters don't fit on a line in any case.
    let characters = query.prefix(range.upperBound + room).map(printable)
    let isCut = query.dropFirst(range.upperBound + room).first != nil
    let start = min(range.lowerBound, characters.count)
    var first = 0
    if isCut || width(characters[...]) > room {
      first = start
      var before = 0
      while first > 0 {
        before += TextWidth.of(characters[first - 1])
        if before > columnsBefore { break }
        first -= 1
      }
    }
    let lead = first > 0 ? "…" : ""
    var end = first
    var used = lead.count
    while end < characters.count {
      let next = TextWidth.of(characters[end])
      if used + next > room - (end + 1 < characters.count || isCut ? 1 : 0) { break }
      used += next
      end += 1
    }
    let tail = end < characters.count || isCut ? "…" : ""
    let gap = lead.count + width(characters[first..<start])
    let marked = start..<max(start, min(range.upperBound, end))
    let carets = max(1, width(characters[marked]))
    return indent + lead + String(characters[first..<end]) + tail + "\n"
      + indent + String(repeating: " ", count: gap) + String(repeating: "^", count: carets) + "\n"
  }

  private static func width(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + TextWidth.of($1) }
  }

  /// Returns a printable character. White space becomes a space, control characters become "?", and
  /// excess combining marks are removed.
  private static func printable(_ character: Character) -> Character {
    if character.isWhitespace { return " " }
    let isControlCharacter = character.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }
    if isControlCharacter { return "?" }
    let scalars = character.unicodeScalars
    return scalars.count > maximumScalars
      ? Character(String(String.UnicodeScalarView(scalars.prefix(maximumScalars)))) : character
  }
}
