internal import DexData
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import PokemonAPI

/// Finds Pokémon by what was typed, and says in one sentence why one isn't found.
struct PokemonFinder {
  let source: Source
  let language: Language
  /// Nil for today.
  let generation: Int?
  /// Takes a sentence for standard error.
  var tell: @Sendable (String) -> Void = Program.complain

  /// As it is, or as it was in the generation.
  ///
  /// - Throws: `Shell.Failure`, and what the source throws.
  func pokemon(
    _ name: String, from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    let pokemon = try await today(name, from: api)
    guard let generation else { return pokemon }
    let past = try await api.fetch(.pastValues(of: pokemon)).value
    if let pokemon = pokemon.inGeneration(generation, past: past) { return pokemon }
    let sentence = Sentence.notYet.text(
      in: language.interface, pokemon.displayName(in: language), String(generation),
      String(past.firstGeneration))
    throw Shell.Failure(sentence: sentence)
  }

  private func today(
    _ name: String, from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    let typed = PokemonReference(typed: name)
    let known = typed.isName ? Dex().pokemon(named: name) : nil
    let closest = typed.isName && known == nil ? Dex().nearestSlugs(to: name, kind: .pokemon) : []
    // A name that looks mistyped is not requested: the network's answer may be slow to come.
    if source == .layered, !closest.isEmpty {
      return try await meant(by: name, closest: closest, from: api)
    }
    do {
      // A server knows slugs and ids; what is known here by a name of any language has an id.
      return try await api.fetch(.pokemon(known.map { .id($0.id) } ?? typed)).value
    } catch let error as HTTPError where error.isNotFound {
      if known != nil || typed.isInBundle {
        throw Shell.Failure(sentence: text(.absentEntry, Quote.text(name)))
      }
      return try await meant(by: name, closest: closest, from: api)
    } catch  where source == .layered {
      let reason = ErrorSentence.text(of: error, in: language.interface)
      throw Shell.Failure(sentence: text(.unknownOffline, Quote.text(name), reason))
    }
  }

  /// The only one that a mistyped name comes nearest to.
  private func meant(
    by name: String, closest: [String], from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    guard case .name = PokemonReference(typed: name),
      let slug = Dex().slug(meantBy: name, kind: .pokemon, language: language),
      let known = Dex().pokemon(named: slug)
    else { throw Shell.Failure.unknown(name, closest: closest, in: language.interface) }
    tell(text(.nameTaken, Quote.text(name), known.displayName(in: language)))
    return try await api.fetch(.pokemon(.id(known.id))).value
  }

  private func text(_ sentence: Sentence, _ first: String, _ second: String = "") -> String {
    sentence.text(in: language.interface, first, second)
  }
}

extension PokemonReference {
  fileprivate var isName: Bool {
    if case .name = self { true } else { false }
  }

  /// Whether it is the id of an entry in the bundle.
  fileprivate var isInBundle: Bool {
    if case .id(let id) = self { Dex().pokemon(id: id) != nil } else { false }
  }
}

extension Shell.Failure {
  /// That no Pokémon has a name or a number.
  ///
  /// - Parameter closest: the slugs that are near; none where they are to be looked for.
  static func unknown(
    _ name: String, closest: [String] = [], in language: Language
  ) -> Shell.Failure {
    let dex = Dex()
    if case .id(let id) = PokemonReference(typed: name) {
      return Shell.Failure(
        sentence: Sentence.unknownNumber.text(in: language, String(id), String(dex.speciesCount)))
    }
    let quoted = Quote.text(name)
    // By names in all languages, where no slug is near.
    let near = closest.isEmpty ? dex.nearestSlugs(to: name, kind: .pokemon) : closest
    if near.isEmpty {
      return Shell.Failure(sentence: Sentence.unknownPokemon.text(in: language, quoted))
    }
    return Shell.Failure(
      sentence: Sentence.closest.text(
        in: language, quoted, Sentence.listPair.joining(near, in: language)))
  }
}
