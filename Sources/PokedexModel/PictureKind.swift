/// Which of a variety's pictures.
package struct PictureKind: Sendable, Hashable {
  /// In the rare colours.
  package var isShiny: Bool
  /// Seen from behind.
  package var isBack: Bool
  /// The look of females, where that is another.
  package var isFemale: Bool
  /// The large official artwork, which knows no back, in place of the sprite.
  package var isArtwork: Bool
  /// As the sprites of a generation's games are; nil for today's.
  package var generation: Int?

  /// The sprite from the front in the usual colours unless told otherwise.
  package init(
    isShiny: Bool = false, isBack: Bool = false, isFemale: Bool = false, isArtwork: Bool = false,
    generation: Int? = nil
  ) {
    self.isShiny = isShiny
    self.isBack = isBack
    self.isFemale = isFemale
    self.isArtwork = isArtwork
    self.generation = generation
  }
}
