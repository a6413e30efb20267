internal import PokedexModel
internal import TerminalUI

/// The overview of an entry without its picture, made once for an entry and a window: what it leaves free
/// is the picture's, and the page is made of both.
struct MadeOverview {
  private struct Made {
    let entry: ScreenState.Entry
    let size: Size
    let language: Language
    let overview: OverviewPage

    /// Whether the overview says the same of both.
    func holds(for other: ScreenState.Entry, in layout: Layout, _ words: Words) -> Bool {
      size == layout.size && language == words.language && entry.pokemon == other.pokemon
        && entry.generation == other.generation && entry.descriptions == other.descriptions
        && entry.describingVersions == other.describingVersions
        && entry.evolutionLine == other.evolutionLine && entry.said == other.said
    }
  }

  private var made: Made?

  /// Makes it unless it is there.
  mutating func overview(
    of entry: ScreenState.Entry, in layout: Layout, words: Words
  ) -> OverviewPage {
    if let known = known(of: entry, in: layout, words: words) { return known }
    let overview = OverviewPage(entry, layout: layout, words: words)
    made = Made(entry: entry, size: layout.size, language: words.language, overview: overview)
    return overview
  }

  /// Nil where it has not been made.
  func known(of entry: ScreenState.Entry, in layout: Layout, words: Words) -> OverviewPage? {
    guard let made, made.holds(for: entry, in: layout, words) else { return nil }
    return made.overview
  }
}
