internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexSets
internal import PokedexText

/// The Pokémon in a pasted team, for commands that expect names.
struct PastedTeam {
  private let reading: SetReading

  /// Reads a pasted text. Nil if the text is a plain list of names without other data.
  init?(in text: String) {
    // Every paste has one of these characters. Without them, the text is a list of names, and
    // needn't be parsed as a team first.
    guard text.utf8.contains(where: { "@:|-".utf8.contains($0) }) else { return nil }
    self.init(saved: text)
    if !reading.sets.contains(where: \.hasDetails) { return nil }
  }

  /// Reads a saved team, which is never a plain list of names.
  init(saved text: String) { reading = SetReader(names: DexSetNames()).read(text) }

  /// The slug of each Pokémon. An unknown name is returned as written.
  var pokemon: [String] {
    reading.sets.compactMap(\.pokemon).map { name in
      switch name {
      case .slug(let slug):
        Dex().variety(ofSet: slug).flatMap { Dex().pokemon(id: $0)?.slug } ?? slug
      case .unrecognized(let text): text
      }
    }
  }

  /// Returns a sentence about the sets that were not read. Nil if all were.
  func problem(in language: Language) -> String? {
    reading.problem(Words(language: language, vocabulary: DexVocabulary()))
  }
}
