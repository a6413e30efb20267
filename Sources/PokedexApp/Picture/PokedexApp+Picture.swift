internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What makes the pictures that can be on the screen at the same time.
struct Pictures {
  var ofEntry = PictureCells(id: 0)
  var ofPreview = PictureCells(id: 1)
  /// By their places in the family.
  var ofFamily: [PictureCells] = []
}

// Pictures: of the entry that is open, of the one that is selected, and as large as the window.
extension PokedexApp {
  /// Whether pictures look like anything here: they are half blocks before the terminal has said that it
  /// shows others.
  package var showsPictures: Bool { theme.showsPictures && symbols == .all }

  /// How long one rests at an entry before its picture is asked for, where one may only run by.
  private static let restBeforePicture = Duration.milliseconds(300)

  /// How large the picture is on an entry's overview; nil where there is none.
  ///
  /// - Parameter isDrawing: whether a drawing stands for it.
  private func pictureBox(of entry: ScreenState.Entry, isDrawing: Bool = false) -> Size? {
    guard showsPictures, entry.tab == .overview, entry.comesWith == nil else { return nil }
    return madeOverview.overview(of: entry, in: layout, words: words)
      .pictureBox(isDrawing: isDrawing)
  }

  /// The entry whose overview is to see, as the overview needs it; nil for none.
  private var overview: ScreenState.Entry? {
    guard pageState.tab == .overview, var entry = model.entry.flatMap({ entry(of: $0.detail) })
    else { return nil }
    entry.describingVersions = pageState.describingVersions
    return entry
  }

  /// Lets the pictures follow what is to be seen. Each is asked for when it would be seen, and goes on
  /// coming while something hides it.
  func followPicture() {
    guard showsPictures else { return }
    if model.source.usesNetwork {
      followPreviewPicture()
      if model.entry == nil || pageState.tab != .evolution { model.familyPictures.show([]) }
    }
    if model.overlay == .picture {
      let detail = model.entry?.detail ?? model.preview
      let rest = model.picture.id == nil ? .zero : Self.restBeforePicture
      return model.picture.show(detail.pokemon?.id, asOf: model.generation, after: rest)
    }
    guard let entry = model.entry else {
      // Behind the help it is still the one that was chosen.
      return model.overlay == nil ? model.picture.show(nil) : ()
    }
    guard model.overlay == nil, let overview, pictureBox(of: overview) != nil else { return }
    model.picture.show(entry.detail.pokemon?.id, asOf: model.generation)
  }

  /// One only runs by what is selected until it rests; the picture of a page is another.
  private func followPreviewPicture() {
    if model.page != nil { return model.previewPicture.show(nil) }
    guard model.overlay == nil, let id = model.preview.pokemon?.id else { return }
    previewBox = roomForPreview
    model.previewPicture.show(
      previewBox == nil ? nil : id, asOf: model.generation, after: Self.restBeforePicture)
  }

  /// Where the selected entry's picture is beside the list; nil where there is no room below what is
  /// said of it.
  private var roomForPreview: Size? {
    guard model.preview.comesWith == nil else { return nil }
    return entry(of: model.preview).flatMap {
      PreviewPane.pictureBox(of: $0, words: words, in: layout)
    }
  }

  /// Adds its picture to an overview.
  func addPicture(to entry: inout ScreenState.Entry) {
    let file = model.picture.file(of: entry.pokemon.id)
    guard model.overlay == nil, let box = pictureBox(of: entry, isDrawing: file == nil) else {
      return
    }
    entry.picture = pictures.ofEntry.picture(
      of: file, or: entry.pokemon.species, at: PictureCells.Place(box: box, graphics: graphics),
      drawing: vocabulary.drawing)
  }

  /// Lets the family's pictures follow its page, and adds to it those that have come.
  func addFamilyPictures(to entry: inout ScreenState.Entry) {
    guard showsPictures, model.source.usesNetwork, entry.comesWith == nil else { return }
    let strip = madeStrip.strip(of: entry, in: layout, words: words)
    if model.overlay == nil { model.familyPictures.show(strip.ids, asOf: model.generation) }
    while pictures.ofFamily.count < strip.ids.count {
      pictures.ofFamily.append(PictureCells(id: 2 + pictures.ofFamily.count))
    }
    let place = PictureCells.Place(box: strip.box, graphics: graphics)
    entry.familyPictures = strip.ids.enumerated().map { index, id in
      let picture = model.familyPictures.file(of: id).map {
        pictures.ofFamily[index].picture(of: $0, at: place)
      }
      return FamilyPicture(id: id, picture: picture ?? .blank(strip.box))
    }
  }

  /// Makes the picture beside the list, once it has come.
  func updatePreviewPicture() {
    guard showsPictures, model.source.usesNetwork, model.page == nil,
      let id = model.preview.pokemon?.id, let file = model.previewPicture.file(of: id),
      let box = previewBox
    else { return previewPicture = ShownPicture() }
    previewPicture = pictures.ofPreview.picture(
      of: file, at: PictureCells.Place(box: box, graphics: graphics))
  }

  /// Makes the picture as large as the window: of the entry, or of what is selected.
  func updateLargePicture() {
    guard showsPictures,
      let entry = model.entry.map({ self.entry(of: $0.detail) }) ?? entry(of: model.preview)
    else { return largePicture = nil }
    let box = layout.largePicture.size
    let file = model.picture.file(of: entry.pokemon.id)
    let picture = pictures.ofEntry.picture(
      of: file, or: entry.pokemon.species,
      at: PictureCells.Place(box: box, isFilled: true, graphics: graphics),
      drawing: vocabulary.drawing)
    largePicture = ScreenState.LargePicture(
      picture: picture,
      caption: words.caption(of: entry.pokemon, file == nil ? nil : model.picture.kind))
  }

  /// Shows the picture as large as the window; says so where there can't be one.
  func showPicture() {
    guard showsPictures else { return model.note(words(.noPicturesHere)) }
    if model.overlay == nil, model.page == nil || model.entry != nil { model.show(.picture) }
  }

  /// Changes which picture is shown, where there is one to be seen.
  func changePicture(_ intent: Intent) {
    let isSeen = overview.map { pictureBox(of: $0) != nil } ?? false
    guard model.source.usesNetwork, model.overlay == .picture || isSeen else {
      return model.note(words(.noPictureToChange))
    }
    switch intent {
    case .shiny: model.picture.toggleShiny()
    case .side: model.picture.flip()
    case .female: model.picture.toggleFemale()
    default: model.picture.toggleArtwork()
    }
  }

  /// Keys while a picture is as large as the window.
  func movePicture(_ intent: Intent) {
    switch intent {
    case .nextEntry: stepPicture(by: count ?? 1)
    case .previousEntry: stepPicture(by: -(count ?? 1))
    case .shiny, .side, .female, .artwork: changePicture(intent)
    default: break
    }
  }

  private func stepPicture(by rows: Int) {
    if let entry = model.entry { return step(entry, by: rows) }
    model.list.moveSelection(by: rows)
    model.followSelection()
  }
}
