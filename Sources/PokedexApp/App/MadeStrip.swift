internal import PokedexModel
internal import TerminalUI

/// The room for the pictures of a family, found once for an entry and a window: to find it takes the page
/// without them.
struct MadeStrip {
  private struct Made {
    let entry: ScreenState.Entry
    let size: Size
    let language: Language
    let strip: FamilyStrip
  }

  private var made: Made?

  /// - Parameter entry: without the pictures.
  mutating func strip(
    of entry: ScreenState.Entry, in layout: Layout, words: Words
  ) -> FamilyStrip {
    if let made, made.size == layout.size, made.language == words.language, made.entry == entry {
      return made.strip
    }
    let strip = FamilyStrip(of: entry, words: words, in: layout)
    made = Made(entry: entry, size: layout.size, language: words.language, strip: strip)
    return strip
  }
}
