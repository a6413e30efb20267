/// Which of a variety's pictures.
package struct PictureKind: Sendable, Hashable {
  /// In the rare colours.
  package var isShiny: Bool
  /// Seen from behind.
  package var isBack: Bool

  /// From the front in the usual colours unless told otherwise.
  package init(isShiny: Bool = false, isBack: Bool = false) {
    self.isShiny = isShiny
    self.isBack = isBack
  }
}
