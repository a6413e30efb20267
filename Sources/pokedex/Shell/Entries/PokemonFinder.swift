internal import DexData
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import PokemonAPI

/// Finds Pokémon by the names that users type. If no Pokémon matches, explains why in one sentence.
struct PokemonFinder {
  let source: DataSource
  let language: Language
  /// The edition. Nil for today.
  let edition: Edition?
  /// Whether a Pokémon that did not exist yet in the edition is an error, rather than shown as it
  /// is today.
  var mustExist = true
  /// Whether a mistyped name is an error, rather than read as the nearest one.
  var isExact = false
  /// A function that prints a sentence on standard error.
  var report: @Sendable (String) -> Void = Program.complain

  /// Returns the Pokémon as it is in `edition`.
  ///
  /// - Throws: `Shell.Failure` if the Pokémon is unknown, or did not exist and `mustExist`; errors
  ///   of the API.
  func pokemon(
    _ name: String, from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    try await edition(of: name, from: api).pokemon
  }

  /// Returns the Pokémon as it is in `edition`, and whether it existed there.
  func edition(
    of name: String, from api: any PokemonAPIProtocol
  ) async throws -> (pokemon: Pokemon, existed: Bool) {
    let pokemon = try await currentPokemon(name, from: api)
    guard let edition else { return (pokemon, true) }
    let past = try await api.fetch(.pastValues(of: pokemon)).value
    let first = pokemon.form.flatMap(Dex().generation) ?? past.firstGeneration
    if first <= edition.generation, let pokemon = pokemon.asOf(edition, past) {
      return (pokemon, true)
    }
    if !mustExist { return (pokemon, false) }
    let sentence = Sentence.notYet.text(
      in: language.interface, pokemon.displayName(in: language), String(edition.generation),
      String(first))
    throw Shell.Failure(sentence: sentence)
  }

  private func currentPokemon(
    _ name: String, from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    let typed = PokemonReference(typed: name)
    let known = typed.isName ? Dex().pokemon(named: name) : nil
    let closest = typed.isName && known == nil ? Dex().nearestSlugs(to: name, kind: .pokemon) : []
    // Don't request a name that is probably mistyped, because the network may be slow.
    if source == .layered, !closest.isEmpty {
      return try await closestMatch(by: name, closest: closest, from: api)
    }
    do {
      // A server knows only slugs and ids. If the bundle knows the name in any language, request
      // the Pokémon by its id.
      let found = try await api.fetch(.pokemon(known.map { .id($0.id) } ?? typed)).value
      return known?.form.map(found.inForm) ?? found
    } catch let error as HTTPError where error.isNotFound {
      if known != nil || typed.isInBundle {
        throw Shell.Failure(sentence: text(.absentEntry, Quote.text(name)))
      }
      return try await closestMatch(by: name, closest: closest, from: api)
    } catch  where source == .layered {
      let reason = ErrorSentence.text(of: error, in: language.interface)
      throw Shell.Failure(sentence: text(.unknownOffline, Quote.text(name), reason))
    }
  }

  /// Returns the Pokémon that a mistyped name means, if only one is close enough. Otherwise throws.
  private func closestMatch(
    by name: String, closest: [String], from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    guard !isExact, case .name = PokemonReference(typed: name),
      let slug = Dex().slug(meantBy: name, kind: .pokemon, language: language),
      let known = Dex().pokemon(named: slug)
    else { throw Shell.Failure.unknown(name, closest: closest, in: language.interface) }
    report(text(.nameTaken, Quote.text(name), known.displayName(in: language)))
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

  /// Whether the reference is the id of a bundled entry.
  fileprivate var isInBundle: Bool {
    if case .id(let id) = self { Dex().pokemon(id: id) != nil } else { false }
  }
}

extension Shell.Failure {
  /// Returns the failure for an unknown name or number.
  ///
  /// - Parameter closest: the slugs of similar names. If empty, the function searches for them.
  static func unknown(
    _ name: String, closest: [String] = [], in language: Language
  ) -> Shell.Failure {
    let dex = Dex()
    if case .id(let id) = PokemonReference(typed: name) {
      return Shell.Failure(
        sentence: Sentence.unknownNumber.text(in: language, String(id), String(dex.speciesCount)))
    }
    let quoted = Quote.text(name)
    // If no similar names are given, names in all languages are searched.
    let near = closest.isEmpty ? dex.nearestSlugs(to: name, kind: .pokemon) : closest
    if near.isEmpty {
      return Shell.Failure(sentence: Sentence.unknownPokemon.text(in: language, quoted))
    }
    return Shell.Failure(
      sentence: Sentence.closest.text(
        in: language, quoted, Sentence.listPair.joining(near, in: language)))
  }
}
