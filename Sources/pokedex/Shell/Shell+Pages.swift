internal import DexData
internal import PokedexModel
internal import PokedexApp
internal import PokemonAPI
internal import TerminalUI

// Entries as pages of text.
extension Shell {
  /// An entry with what its sections need.
  private struct Found: Sendable {
    let entry: EntryContent
    /// A PNG file; nil for none.
    var picture: [UInt8]?
  }

  /// The text of all that can be fetched: cards where they can be shown, else plain text.
  func textPages(_ names: [String], _ finder: DetailsFinder) async throws -> String {
    let sections = EntrySections(
      Set(finder.request.parts.map(\.section)), game: finder.request.game)
    let words = self.words
    return try await each(names, { try await found($0, finder) }) { found in
      found.map { text(of: $0, sections, words) }.joined(separator: "\n")
    }
  }

  private func text(of found: Found, _ sections: EntrySections, _ words: Words) -> String {
    guard let card = display.card else {
      return EntryText.text(
        of: found.entry, with: sections, words: words, columns: display.columns)
    }
    let frame = EntryCard(found.entry, with: sections, words: words, columns: display.columns)
      .frame(picture: found.picture, theme: card.theme)
    return SequenceText(depth: card.theme.depth, symbols: card.symbols).text(of: frame)
  }

  /// Where a terminal has letters of ASCII alone, in a language that is written in them.
  private var words: Words {
    let symbols = display.card?.symbols ?? .all
    let isLatin = !symbols.contains(.ascii) || language.isWrittenInLatin
    return Words(
      language: isLatin ? language : .english, vocabulary: DexVocabulary(), symbols: symbols,
      units: units)
  }

  private func found(_ name: String, _ finder: DetailsFinder) async throws -> Found {
    let api = api.serving(.wanted)
    let pokemon = try await pokemonFinder(finder.request.generation).pokemon(name, from: api)
    // A picture takes its time; all else comes meanwhile.
    async let picture = picture(of: pokemon, finder.request.generation)
    let line = try await api.fetch(.evolutionLine(of: pokemon.species)).value
    let details = try await finder.details(of: pokemon, from: api)
    var entry = EntryContent(
      pokemon: pokemon, evolutionLine: line, descriptions: pokemon.species.descriptions)
    entry.generation = finder.request.generation
    entry.parts.evolutionSteps = details.evolution
    entry.parts.learnset = details.moves
    entry.parts.encounters = details.encounters
    entry.parts.heldItems = details.held ?? (details.encounters == nil ? nil : [])
    entry.parts.forms = details.forms
    if finder.request.parts.contains(.forms) {
      entry.parts.varieties = try await finder.varieties(of: pokemon, from: api)
    }
    return Found(entry: entry, picture: await picture)
  }

  /// Nil where there is none, whatever the reason: an entry is told without.
  private func picture(of pokemon: Pokemon, _ generation: Int?) async -> [UInt8]? {
    guard let api = display.card?.pictures else { return nil }
    let kinds = generation.map { [PictureKind(generation: $0), PictureKind()] } ?? [PictureKind()]
    for kind in kinds {
      let picture = try? await api.serving(.wanted).fetch(.picture(ofVariety: pokemon.id, kind))
      if let picture = picture?.value { return picture }
    }
    return nil
  }
}

extension EntryDetails.Part {
  /// The section of text that says the same.
  fileprivate var section: EntrySections.Section {
    switch self {
    case .moves: .moves
    case .evolution: .evolution
    case .matchups: .matchups
    case .encounters: .places
    case .forms: .forms
    case .held: .held
    }
  }
}
