internal import DexData
package import PokedexFeatures
package import PokedexModel
package import PokemonAPI
package import UserStore

extension PokedexViewModel {
  /// Creates a view model that searches the bundled dex.
  package convenience init(
    api: any PokemonAPIProtocol, source: DataSource, language: Language,
    store: (any UserStoreProtocol)? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      api: api, source: source, language: language, search: { .ofDex() }, store: store,
      clock: clock)
  }
}
