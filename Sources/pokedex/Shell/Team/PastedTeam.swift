internal import DexData
internal import PokedexModel
internal import PokedexSets

/// Reads the Pokémon in a pasted team, for commands that expect names.
enum PastedTeam {
  /// Returns the slug of each Pokémon in a pasted text. An unknown name is returned as written.
  ///
  /// - Returns: the Pokémon, or nil if the text is a plain list of names without other data.
  static func pokemon(in text: String) -> [String]? {
    // Every paste has one of these characters. Without them, the text is a list of names, and
    // needn't be parsed as a team first.
    guard text.utf8.contains(where: { "@:|-".utf8.contains($0) }) else { return nil }
    let sets = SetReader(names: DexSetNames()).read(text).sets
    return sets.contains(where: \.hasDetails) ? pokemon(of: sets) : nil
  }

  /// Returns the Pokémon of a saved team, which is never a plain list of names.
  static func pokemon(of team: String) -> [String] {
    pokemon(of: SetReader(names: DexSetNames()).read(team).sets)
  }

  private static func pokemon(of sets: [PokemonSet]) -> [String] {
    sets.compactMap(\.pokemon).map { name in
      switch name {
      case .slug(let slug):
        Dex().variety(ofSet: slug).flatMap { Dex().pokemon(id: $0)?.slug } ?? slug
      case .unrecognized(let text): text
      }
    }
  }
}
