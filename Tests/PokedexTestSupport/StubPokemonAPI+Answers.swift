import PokedexModel
package import PokemonAPI
private import PokemonAPIMock

extension StubPokemonAPI {
  /// Returns a stub that returns the bundle's data, but reports these origins for it.
  ///
  /// - Parameter prose: The origin of the descriptions. If it is nil, requesting them throws
  ///   `noNetwork`.
  package static func aged(
    list: Origin = .bundled, facts: Origin = .bundled, prose: Origin? = .bundled
  ) -> StubPokemonAPI {
    let bundle = MockPokemonAPI()
    var stub = StubPokemonAPI()
    stub.list = { offset, limit in
      Fetched(try await bundle.fetchPokemonList(offset: offset, limit: limit).value, list)
    }
    stub.pokemon = { Fetched(try await bundle.fetch(.pokemon($0)).value, facts) }
    stub.evolutionLine = { Fetched(try await bundle.fetch(.evolutionLine(of: $0)).value, facts) }
    stub.descriptions = { species in
      guard let prose else { throw HTTPError.noNetwork }
      let text = "What the newest game says of \(species.slug) stands here."
      let texts = LocalizedText([.english: text])
      return Fetched([GameDescription(version: "scarlet", texts: texts)], prose)
    }
    return stub
  }

  /// Returns a stub with the bundle's data. It reports all of the data as cached data of this age,
  /// which is used because there is no network.
  package static func stale(age: Duration) -> StubPokemonAPI {
    let origin = Origin.stale(age: age, because: .noNetwork)
    return aged(list: origin, facts: origin, prose: origin)
  }
}
