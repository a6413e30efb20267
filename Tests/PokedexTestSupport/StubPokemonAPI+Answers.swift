import PokedexModel
package import PokemonAPI
private import PokemonAPIBundle

extension StubPokemonAPI {
  /// Returns a stub that returns the bundle's data, but reports these origins for it.
  ///
  /// - Parameter prose: The origin of the descriptions. If it is nil, requesting them throws
  ///   `noNetwork`.
  package static func aged(
    list: Origin = .bundled, facts: Origin = .bundled, prose: Origin? = .bundled
  ) -> StubPokemonAPI {
    let bundle = BundledPokemonAPI()
    var stub = StubPokemonAPI()
    stub.replace(PokemonList.self) { Fetched(try await bundle.fetch($0).value, list) }
    stub.replace(Pokemon.self) { Fetched(try await bundle.fetch($0).value, facts) }
    stub.replace(EvolutionLine.self) { Fetched(try await bundle.fetch($0).value, facts) }
    stub.replace([GameDescription]?.self) { request in
      guard let prose, case .descriptions(let number) = request.kind else {
        throw HTTPError.noNetwork
      }
      let species = try await bundle.fetch(.pokemon(.id(number))).value.species
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
