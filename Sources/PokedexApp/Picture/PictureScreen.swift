internal import Pictures
internal import PokedexFeatures
package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The picture of an entry, and the graphics that the terminal supports.
package struct PictureInput: Sendable, Equatable {
  /// PokeAPI's id of the variety.
  let id: Int
  let kind: PictureKind
  /// The picture's file. Nil until it is loaded; a drawing is shown until then.
  let file: PictureFile?
  let graphics: GraphicsSupport?
}

extension PictureInput {
  /// Creates the picture of a Pokémon, given its PokeAPI id, for its entry or for the whole window.
  init(of id: Int, in state: AppState) {
    let shown = state.data.pictures.entry
    self.init(id: id, kind: shown.kind, file: shown.file(of: id), graphics: state.graphics)
  }
}

/// A picture that fills the window, and its caption.
struct LargePicture: Sendable, Equatable {
  let species: Species
  let picture: PictureInput
  let caption: String
}

extension AppState {
  /// Whether a picture is in view that can be switched to another kind, such as shiny.
  var hasPicture: Bool {
    let isLarge = if case .picture = overlay { true } else { false }
    return setup.source.usesNetwork && showsPictures && (isLarge || page?.pictureRoom != nil)
  }

  /// The room for a picture beside the list. Nil if there is too little.
  var previewPictureBox: Size? {
    guard data.preview.introducedLater == nil else { return nil }
    return previewContent.flatMap { PreviewPane.pictureBox(of: $0, words: words, in: layout) }
  }

  /// The picture beside the list. Nil until it is loaded.
  var previewPicture: PictureInput? {
    guard showsPictures, setup.source.usesNetwork, stack.top == nil,
      let id = data.preview.pokemon?.id, let file = data.pictures.preview.file(of: id)
    else { return nil }
    return PictureInput(
      id: id, kind: data.pictures.preview.kind, file: file, graphics: graphics)
  }

  /// The picture that fills the window. Nil while its entry is loading.
  var largePicture: LargePicture? {
    guard showsPictures, let pokemon = (entryData ?? data.preview).pokemon else { return nil }
    let picture = PictureInput(of: pokemon.id, in: self)
    return LargePicture(
      species: pokemon.species, picture: picture,
      caption: words.caption(of: pokemon, picture.file == nil ? nil : picture.kind))
  }
}

extension Canvas {
  func draw(_ large: LargePicture?, in rect: Rect, _ frame: inout Frame) {
    guard let large else { return }
    let picture = large.picture.shown(in: rect.size, isFilled: true, of: large.species, words)
    draw(Line.lines(of: picture), in: rect, &frame)
  }
}

extension Words {
  /// Returns the caption of a picture.
  ///
  /// - Parameter kind: kind of the picture. Nil for a drawing.
  package func caption(of pokemon: Pokemon, _ kind: PictureKind?) -> String {
    var parts = [pokemon.displayName(in: language)]
    guard let kind else { return parts[0] }
    if kind.isArtwork { parts.append(self(.captionArtwork)) }
    if let generation = kind.generation, !kind.isArtwork {
      parts.append(self.generation(generation))
    }
    if kind.isShiny { parts.append(self(.captionShiny)) }
    if kind.isFemale { parts.append(self(.captionFemale)) }
    if kind.isBack { parts.append(self(.captionBack)) }
    return parts.joined(separator: " · ")
  }
}
