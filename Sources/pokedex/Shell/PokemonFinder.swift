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

  /// As it is, or as it was in the generation.
  ///
  /// - Throws: `Shell.Failure`, and what the source throws.
  func pokemon(
    _ name: String, from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    let pokemon = try await today(name, from: api)
    guard let generation else { return pokemon }
    let past = try await api.fetchPastValues(of: pokemon).value
    if let pokemon = pokemon.inGeneration(generation, past: past) { return pokemon }
    let sentence = Sentence.notYet.text(
      in: language.interface, pokemon.displayName(in: language), String(generation),
      String(past.firstGeneration))
    throw Shell.Failure(sentence: sentence)
  }

  private func today(
    _ name: String, from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    let reference = PokemonReference(typed: name)
    let closest = closest(to: name, reference)
    // What looks mistyped is not asked for over the network, whose answer may be slow to come.
    if source == .layered, !closest.isEmpty { throw unknown(name, closest: closest) }
    do {
      return try await api.fetchPokemon(reference).value
    } catch let error as HTTPError where error.isNotFound {
      throw unknown(name, closest: closest)
    } catch  where source == .layered {
      let reason = ErrorSentence.text(of: error, in: language.interface)
      throw Shell.Failure(sentence: text(.unknownOffline, Quote.text(name), reason))
    }
  }

  /// The names nearest to one that the bundle does not have.
  private func closest(to name: String, _ reference: PokemonReference) -> [String] {
    guard case .name = reference, Dex().pokemon(named: name) == nil else { return [] }
    return Dex().nearestSlugs(to: name, kind: .pokemon)
  }

  private func unknown(_ name: String, closest: [String]) -> Shell.Failure {
    if case .id(let id) = PokemonReference(typed: name) {
      return Shell.Failure(sentence: text(.unknownNumber, String(id), String(Dex().speciesCount)))
    }
    // By names in all languages, where no slug is near.
    let near = closest.isEmpty ? Dex().nearestSlugs(to: name, kind: .pokemon) : closest
    let quoted = Quote.text(name)
    if near.isEmpty { return Shell.Failure(sentence: text(.unknownPokemon, quoted)) }
    return Shell.Failure(sentence: text(.closest, quoted, near.joined(separator: ", ")))
  }

  private func text(_ sentence: Sentence, _ first: String, _ second: String = "") -> String {
    sentence.text(in: language.interface, first, second)
  }
}
