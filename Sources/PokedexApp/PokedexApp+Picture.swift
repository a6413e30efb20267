internal import PokedexFeatures
internal import PokedexModel
internal import PokedexScreens
internal import TerminalUI

// The picture of the entry that is open.
extension PokedexApp {
  /// Where the overview has its picture; nil where it has none.
  private var pictureBox: Size? {
    theme.showsPictures ? layout.pictureBox : nil
  }

  /// Lets the picture follow the entry. It is asked for when an overview would show it, and goes on
  /// coming while a page or the help hides it.
  func followPicture() {
    guard let entry = model.entry else { return model.picture.show(nil) }
    guard pictureBox != nil, pageState.tab == .overview, model.overlay == nil else { return }
    model.picture.show(entry.detail.pokemon)
  }

  /// Adds its picture to an overview.
  func addPicture(to entry: inout ScreenState.Entry) {
    guard entry.tab == .overview, let pictureBox else { return }
    entry.picture = pictures.rows(
      of: model.picture.picture(of: entry.pokemon.id), or: entry.pokemon.species, in: pictureBox,
      drawing: vocabulary.drawing)
  }

  /// Changes which picture is shown, where there is one to be seen.
  func changePicture(_ intent: Intent) {
    guard pictureBox != nil else { return }
    if intent == .shiny { model.picture.toggleShiny() } else { model.picture.flip() }
  }
}
