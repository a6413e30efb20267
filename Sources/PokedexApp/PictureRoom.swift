internal import PokedexModel
internal import PokedexScreens
internal import TerminalUI

/// How large the picture on an entry's overview may be, found once for an entry and a window.
struct PictureRoom {
  private struct Found {
    let entry: ScreenState.Entry
    let size: Size
    let language: Language
    let ofPicture: Size?
    let ofDrawing: Size?

    /// Whether the overview says the same of both.
    func holds(for other: ScreenState.Entry, in layout: Layout, _ words: Words) -> Bool {
      size == layout.size && language == words.language && entry.pokemon == other.pokemon
        && entry.generation == other.generation && entry.descriptions == other.descriptions
        && entry.describingVersions == other.describingVersions
        && entry.evolutionLine == other.evolutionLine
    }
  }

  private var found: Found?

  /// - Parameter isDrawing: whether a drawing stands for the picture.
  /// - Returns: nil where all the room is taken.
  mutating func box(
    for entry: ScreenState.Entry, isDrawing: Bool, in layout: Layout, words: Words
  ) -> Size? {
    if let found, found.holds(for: entry, in: layout, words) {
      return isDrawing ? found.ofDrawing : found.ofPicture
    }
    let page = OverviewPage(entry, layout: layout, words: words)
    let new = Found(
      entry: entry, size: layout.size, language: words.language,
      ofPicture: page.pictureBox(isDrawing: false), ofDrawing: page.pictureBox(isDrawing: true))
    found = new
    return isDrawing ? new.ofDrawing : new.ofPicture
  }
}
