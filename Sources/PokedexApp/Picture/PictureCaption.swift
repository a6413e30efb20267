package import PokedexModel
internal import PokedexText

extension Words {
  /// What a picture is of.
  ///
  /// - Parameter kind: nil for a drawing of our own.
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
