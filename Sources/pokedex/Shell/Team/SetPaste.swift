internal import DexData
internal import PokedexModel
internal import PokedexSets

/// A pasted team where names are expected.
enum SetPaste {
  /// The Pokémon of the sets in a text, by slug, or as written where the name is unknown; nil for a text that is no
  /// paste but a list of names: nothing more is said of any of them.
  static func pokemon(in text: String) -> [String]? {
    // What every paste has; a list of names is not read twice.
    guard text.utf8.contains(where: { "@:|-".utf8.contains($0) }) else { return nil }
    let sets = SetReader(names: DexSetNames()).read(text).sets
    return sets.contains(where: \.saysMore) ? pokemon(of: sets) : nil
  }

  /// The same of a saved team, which is never a list of names.
  static func pokemon(of team: String) -> [String] {
    pokemon(of: SetReader(names: DexSetNames()).read(team).sets)
  }

  private static func pokemon(of sets: [PokemonSet]) -> [String] {
    sets.compactMap(\.pokemon).map { name in
      switch name {
      case .slug(let slug):
        Dex().variety(ofSet: slug).flatMap { Dex().pokemon(id: $0)?.slug } ?? slug
      case .unread(let text): text
      }
    }
  }
}
