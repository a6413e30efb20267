/// Which of a variety's pictures.
public struct PictureKind: Sendable, Hashable {
  /// In the rare colours.
  public var isShiny: Bool
  /// Seen from behind.
  public var isBack: Bool
  /// The look of females, where that is another.
  public var isFemale: Bool
  /// The large official artwork, which knows no back, in place of the sprite.
  public var isArtwork: Bool
  /// As the sprites of a generation's games are; nil for today's.
  public var generation: Int?

  /// The sprite from the front in the usual colours unless told otherwise.
  public init(
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
