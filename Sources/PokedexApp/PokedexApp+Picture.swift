internal import PokedexFeatures
internal import PokedexModel
internal import PokedexScreens
internal import TerminalUI

// The picture of the entry that is open.
extension PokedexApp {
  /// How large the picture is on an entry's overview; nil where there is none.
  ///
  /// - Parameter isDrawing: whether a drawing stands for it.
  private func pictureBox(of entry: ScreenState.Entry, isDrawing: Bool = false) -> Size? {
    guard theme.showsPictures, entry.tab == .overview, entry.comesWith == nil else { return nil }
    return pictureRoom.box(for: entry, isDrawing: isDrawing, in: layout, words: words)
  }

  /// The entry whose overview is to see, as the overview needs it; nil for none.
  private var overview: ScreenState.Entry? {
    guard pageState.tab == .overview, var entry = model.entry.flatMap({ entry(of: $0.detail) })
    else { return nil }
    entry.describingVersions = pageState.describingVersions
    return entry
  }

  /// Lets the picture follow the entry. It is asked for when an overview would show it, and goes on
  /// coming while a page or the help hides it.
  func followPicture() {
    guard let entry = model.entry else { return model.picture.show(nil) }
    guard model.overlay == nil, let overview, pictureBox(of: overview) != nil else { return }
    model.picture.show(entry.detail.pokemon)
  }

  /// Adds its picture to an overview.
  func addPicture(to entry: inout ScreenState.Entry) {
    let picture = model.picture.picture(of: entry.pokemon.id)
    guard let box = pictureBox(of: entry, isDrawing: picture == nil) else { return }
    entry.picture = pictures.rows(
      of: picture, or: entry.pokemon.species, in: box, drawing: vocabulary.drawing)
  }

  /// Changes which picture is shown, where there is one to be seen.
  func changePicture(_ intent: Intent) {
    guard let overview, pictureBox(of: overview) != nil else { return }
    if intent == .shiny { model.picture.toggleShiny() } else { model.picture.flip() }
  }
}
