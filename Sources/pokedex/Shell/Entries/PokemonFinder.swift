internal import DexData
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import PokemonAPI
private import Synchronization

/// Finds Pokémon by the names that users type. If no Pokémon matches, explains why in one sentence.
struct PokemonFinder {
  let source: DataSource
  let dex: Dex
  let language: Language
  /// The edition. Nil for today.
  let edition: Edition?
  /// Whether a Pokémon that did not exist yet in the edition is an error, rather than shown as it
  /// is today.
  var mustExist = true
  /// Whether a mistyped name is an error, rather than read as the nearest one.
  var isExact = false
  /// The searches for similar names that are left for a command.
  var searches = SearchBudget()
  /// A function that prints a sentence on standard error.
  var report: @Sendable (String) -> Void = Program.complain

  /// A Pokémon as it is today, and as it is in an edition.
  struct FoundPokemon {
    let today: Pokemon
    let pokemon: Pokemon
    /// Its values in earlier games. Nil if no edition is requested.
    var past: PastValues?
    /// Whether it existed in the edition. If not, `pokemon` is as it is today.
    var existed = true
  }

  /// Finds a Pokémon.
  ///
  /// - Throws: `Shell.Failure` if the Pokémon is unknown, or did not exist and `mustExist`; errors
  ///   of the API.
  func find(_ name: String, from api: any PokemonAPIProtocol) async throws -> FoundPokemon {
    let today = try await currentPokemon(name, from: api)
    guard let edition else { return FoundPokemon(today: today, pokemon: today) }
    let past = try await api.fetch(.pastValues(of: today)).value
    let first = today.form.flatMap(dex.generation) ?? past.firstGeneration
    if first <= edition.generation, let pokemon = today.asOf(edition, past) {
      return FoundPokemon(today: today, pokemon: pokemon, past: past)
    }
    if !mustExist { return FoundPokemon(today: today, pokemon: today, past: past, existed: false) }
    let sentence = Sentence.notYet.text(
      in: language.interface, today.displayName(in: language), String(edition.generation),
      String(first))
    throw Shell.Failure(sentence: sentence)
  }

  private func currentPokemon(
    _ name: String, from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    let typed = PokemonReference(typed: name)
    let known = typed.isName ? dex.pokemon(named: name) : nil
    if typed.isName, known == nil, !searches.take() {
      throw Shell.Failure(sentence: text(.unknownPokemon, Quote.text(name)))
    }
    let closest = typed.isName && known == nil ? dex.nearestSlugs(to: name, kind: .pokemon) : []
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
      if known != nil || isInBundle(typed) {
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
      let slug = dex.slug(meantBy: name, kind: .pokemon, language: language),
      let known = dex.pokemon(named: slug)
    else { throw Shell.Failure.unknown(name, in: language.interface, dex, closest: closest) }
    report(text(.nameTaken, Quote.text(name), known.displayName(in: language)))
    return try await api.fetch(.pokemon(.id(known.id))).value
  }

  /// Whether the reference is the id of a bundled entry.
  private func isInBundle(_ reference: PokemonReference) -> Bool {
    if case .id(let id) = reference { dex.has(variety: id) } else { false }
  }

  private func text(_ sentence: Sentence, _ first: String, _ second: String = "") -> String {
    sentence.text(in: language.interface, first, second)
  }
}

extension PokemonReference {
  fileprivate var isName: Bool {
    if case .name = self { true } else { false }
  }
}

extension Shell.Failure {
  /// Returns the failure for an unknown name or number.
  ///
  /// - Parameter closest: the slugs of similar names. If empty, the function searches for them.
  static func unknown(
    _ name: String, in language: Language, _ dex: Dex, closest: [String] = []
  ) -> Shell.Failure {
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

/// The number of searches for similar names that a command may still make. A search takes a hundred
/// times as long as looking up a name, and a command may be given very many names.
final class SearchBudget: Sendable {
  private let left = Mutex(1_000)

  /// Uses one search. Returns false if none is left.
  func take() -> Bool {
    left.withLock { left in
      left = max(-1, left - 1)
      return left >= 0
    }
  }
}
