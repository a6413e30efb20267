import PokedexModel
import PokemonAPI
import PokemonAPIMock
import Testing

/// Answers requests for entries with the bundle's facts.
@MainActor
extension ScriptedAPI {
  func answerFacts(of id: Int, _ origin: Origin = .live) async throws {
    let pokemon = try await MockPokemonAPI().fetch(.pokemon(.id(id))).value
    await answer(.pokemon(.id(id)), with: Fetched(pokemon, origin))
  }

  func answerLine(of number: Int, _ origin: Origin = .live) async throws {
    let bundle = MockPokemonAPI()
    let species = try await bundle.fetch(.pokemon(.id(number))).value.species
    let line = try await bundle.fetch(.evolutionLine(of: species)).value
    await answer(.evolutionLine(number: number), with: Fetched(line, origin))
  }

  func answerProse(of number: Int, _ text: String, _ origin: Origin = .live) async {
    let prose: [GameDescription]? = [.english(text)]
    await answer(.descriptions(number: number), with: Fetched(prose, origin))
  }

  /// Answers all requests that are made to load an entry.
  func answerEntry(
    of number: Int, prose: String = "Prose.", _ origin: Origin = .live
  ) async throws {
    try await answerFacts(of: number, origin)
    try await answerLine(of: number, origin)
    await answerProse(of: number, prose, origin)
  }

  func answerPage(
    offset: Int, limit: Int = 100, of count: Int, _ origin: Origin = .live
  ) async {
    let page = PokemonList.page(offset: offset, limit: limit, of: count)
    await answer(.pokemonList(offset: offset, limit: limit), with: Fetched(page, origin))
  }

  func fail(_ call: Call, _ error: any Error = HTTPError.noNetwork) async {
    #expect(answer(call, with: .failure(error)), "nobody waits for \(call)")
    await mainActorCatchesUp()
  }

  private func answer(_ call: Call, with value: any Sendable) async {
    #expect(answer(call, with: .success(value)), "nobody waits for \(call)")
    await mainActorCatchesUp()
  }
}

extension Origin {
  /// The origin of data from the cache that is a day old and is used because there is no network.
  static let old = Origin.stale(age: .seconds(86_400), because: .noNetwork)
}

extension GameDescription {
  /// Returns an English description from one game.
  static func english(_ text: String, version: String = "red") -> GameDescription {
    GameDescription(version: version, texts: LocalizedText([.english: text]))
  }
}
