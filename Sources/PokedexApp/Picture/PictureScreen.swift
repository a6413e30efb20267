internal import Pictures
internal import PokedexFeatures
package import PokedexModel
internal import PokedexText
internal import TerminalUI

// Pictures: of the open entry, of the selected one, and as large as the window.
extension AppState {
  /// Shows the picture as large as the window, or a notice if pictures can't be shown.
  mutating func showPicture() {
    guard showsPictures else { return notice = words(.noPicturesHere) }
    if overlay == nil, stack.top == nil || entry != nil { show(.picture) }
  }

  /// Changes the kind of the visible picture, or shows a notice if there is no picture to change.
  mutating func changePicture(_ intent: Intent, _ cache: PageCache) -> [Effect] {
    let isLarge = if case .picture = overlay { true } else { false }
    let isVisible = isLarge || page(cache)?.pictureRoom != nil
    guard setup.source.usesNetwork, showsPictures, isVisible else {
      notice = words(.noPictureToChange)
      return []
    }
    switch intent {
    case .shiny: return [.picture(.toggleShiny)]
    case .side: return [.picture(.flip)]
    case .female: return [.picture(.toggleFemale)]
    default: return [.picture(.toggleArtwork)]
    }
  }

  /// Handles keys while a picture is as large as the window.
  mutating func movePicture(_ intent: Intent, _ cache: PageCache) -> [Effect] {
    switch intent {
    case .nextEntry: return stepPicture(by: count ?? 1)
    case .previousEntry: return stepPicture(by: -(count ?? 1))
    case .shiny, .side, .female, .artwork: return changePicture(intent, cache)
    default: return []
    }
  }

  private mutating func stepPicture(by rows: Int) -> [Effect] {
    entry == nil ? [.list(.move(by: rows))] : step(by: rows)
  }
}

// MARK: - Content

/// The picture of an entry, and the terminal's graphics.
package struct PictureInput: Sendable, Equatable {
  /// PokeAPI's id of the variety.
  let id: Int
  let kind: PictureKind
  /// The file; nil until it is loaded. A drawing is shown meanwhile.
  let file: PictureFile?
  let graphics: GraphicsSupport?
}

/// A picture as large as the window, and its caption.
struct LargePicture: Sendable, Equatable {
  let species: Species
  let picture: PictureInput
  let caption: String
}

extension AppState {
  /// Returns the picture of the open entry.
  func picture(of id: Int) -> PictureInput {
    let shown = data.pictures.entry
    return PictureInput(
      id: id, kind: shown.kind, file: shown.file(of: id), graphics: graphics)
  }

  /// The size available for a picture beside the list, if there is room.
  var previewPictureBox: Size? {
    guard data.preview.introducedLater == nil else { return nil }
    return previewContent.flatMap { PreviewPane.pictureBox(of: $0, words: words, in: layout) }
  }

  /// The picture beside the list, once it is loaded.
  var previewPicture: PictureInput? {
    guard showsPictures, setup.source.usesNetwork, stack.top == nil,
      let id = data.preview.pokemon?.id, let file = data.pictures.preview.file(of: id)
    else { return nil }
    return PictureInput(
      id: id, kind: data.pictures.preview.kind, file: file, graphics: graphics)
  }

  /// The picture as large as the window; nil while its entry is loading.
  var largePicture: LargePicture? {
    guard showsPictures, let pokemon = (entryData ?? data.preview).pokemon else { return nil }
    let picture = picture(of: pokemon.id)
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
  /// - Parameter kind: the picture's kind; nil for a drawing of our own.
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
