package import PokedexModel
package import PokemonAPI
private import PokemonAPIMock

/// A source in which a test says what is answered: each answer is a closure, and those that are not
/// replaced are another source's, the bundle's unless given.
///
/// Answers run on their caller's actor, as far as they are assigned in a function's body: in a closure
/// (6.3) they would leave it.
package struct StubPokemonAPI: PokemonAPIProtocol {
  package var serving: @Sendable (StubPokemonAPI, Urgency) -> any PokemonAPIProtocol
  package var list:
    nonisolated(nonsending) @Sendable (_ offset: Int, _ limit: Int) async throws -> Fetched<
      PokemonList
    >
  package var newcomers:
    nonisolated(nonsending) @Sendable () async throws -> Fetched<[PokemonListItem]>
  package var catalogue: nonisolated(nonsending) @Sendable () async throws -> [PokemonListItem]
  package var pokemon:
    nonisolated(nonsending) @Sendable (PokemonReference) async throws -> Fetched<Pokemon>
  package var evolutionLine:
    nonisolated(nonsending) @Sendable (Species) async throws -> Fetched<EvolutionLine>
  package var descriptions:
    nonisolated(nonsending) @Sendable (Species) async throws -> Fetched<[GameDescription]?>
  package var effect:
    nonisolated(nonsending) @Sendable (EffectSubject) async throws -> Fetched<LocalizedText?>
  package var evolutionSteps:
    nonisolated(nonsending) @Sendable (Species) async throws -> Fetched<[EvolutionStep]>
  package var pastValues:
    nonisolated(nonsending) @Sendable (Pokemon) async throws -> Fetched<PastValues>
  package var learnset:
    nonisolated(nonsending) @Sendable (Pokemon) async throws -> Fetched<[LearnedMove]>
  package var encounters:
    nonisolated(nonsending) @Sendable (Pokemon) async throws -> Fetched<[Encounter]>
  package var heldItems:
    nonisolated(nonsending) @Sendable (Pokemon) async throws -> Fetched<[HeldItem]>
  package var forms:
    nonisolated(nonsending) @Sendable (Pokemon) async throws -> Fetched<[PokemonForm]>
  package var picture:
    nonisolated(nonsending) @Sendable (Int, PictureKind) async throws -> Fetched<[UInt8]?>

  /// - Parameter source: what answers all that is not replaced; found anew for each call.
  package init(over source: @escaping @Sendable () -> any PokemonAPIProtocol) {
    serving = { stub, _ in stub }
    list = { try await source().fetchPokemonList(offset: $0, limit: $1) }
    newcomers = { try await source().fetchNewcomers() }
    catalogue = { try await source().fetchCatalogue() }
    pokemon = { try await source().fetchPokemon($0) }
    evolutionLine = { try await source().fetchEvolutionLine(of: $0) }
    descriptions = { try await source().fetchDescriptions(of: $0) }
    effect = { try await source().fetchEffect(of: $0) }
    evolutionSteps = { try await source().fetchEvolutionSteps(of: $0) }
    pastValues = { try await source().fetchPastValues(of: $0) }
    learnset = { try await source().fetchLearnset(of: $0) }
    encounters = { try await source().fetchEncounters(of: $0) }
    heldItems = { try await source().fetchHeldItems(of: $0) }
    forms = { try await source().fetchForms(of: $0) }
    picture = { try await source().fetchPicture(ofVariety: $0, $1) }
  }

  /// Over the bundle.
  package init() {
    let bundle = MockPokemonAPI()
    self.init(over: { bundle })
  }

  package func serving(_ urgency: Urgency) -> any PokemonAPIProtocol { serving(self, urgency) }

  package func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await list(offset, limit)
  }

  package func fetchNewcomers() async throws -> Fetched<[PokemonListItem]> {
    try await newcomers()
  }

  package func fetchCatalogue() async throws -> [PokemonListItem] { try await catalogue() }

  package func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    try await pokemon(reference)
  }

  package func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    try await evolutionLine(species)
  }

  package func fetchDescriptions(
    of species: Species
  ) async throws -> Fetched<[GameDescription]?> {
    try await descriptions(species)
  }

  package func fetchEffect(of subject: EffectSubject) async throws -> Fetched<LocalizedText?> {
    try await effect(subject)
  }

  package func fetchEvolutionSteps(of species: Species) async throws -> Fetched<[EvolutionStep]> {
    try await evolutionSteps(species)
  }

  package func fetchPastValues(of pokemon: Pokemon) async throws -> Fetched<PastValues> {
    try await pastValues(pokemon)
  }

  package func fetchLearnset(of pokemon: Pokemon) async throws -> Fetched<[LearnedMove]> {
    try await learnset(pokemon)
  }

  package func fetchEncounters(of pokemon: Pokemon) async throws -> Fetched<[Encounter]> {
    try await encounters(pokemon)
  }

  package func fetchHeldItems(of pokemon: Pokemon) async throws -> Fetched<[HeldItem]> {
    try await heldItems(pokemon)
  }

  package func fetchForms(of pokemon: Pokemon) async throws -> Fetched<[PokemonForm]> {
    try await forms(pokemon)
  }

  package func fetchPicture(
    ofVariety id: Int, _ kind: PictureKind
  ) async throws -> Fetched<[UInt8]?> {
    try await picture(id, kind)
  }
}
