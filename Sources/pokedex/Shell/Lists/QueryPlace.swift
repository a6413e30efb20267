internal import TerminalUI

/// A place in a query, shown on a line of a terminal.
enum QueryPlace {
  private static let indent = "  "
  /// One character can have any number of marks. All that are written have fewer.
  private static let mostScalars = 12
  /// How much of what stands before the place is shown where the line has no room for all.
  private static let columnsBefore = 24

  /// The query on one line, cut around the place where it is longer than a line, and carets under the
  /// place: one at least, two under a wide character.
  ///
  /// - Parameter range: characters of the query, which may begin at its end.
  static func lines(_ query: String, _ range: Range<Int>, columns: Int = 78) -> String {
    let room = columns - indent.count
    // Characters further on can't be seen on any line.
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

  /// A space for any kind of space, a "?" for what would move the cursor, and no heaps of marks.
  private static func printable(_ character: Character) -> Character {
    if character.isWhitespace { return " " }
    let moves = character.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }
    if moves { return "?" }
    let scalars = character.unicodeScalars
    return scalars.count > mostScalars
      ? Character(String(String.UnicodeScalarView(scalars.prefix(mostScalars)))) : character
  }
}
