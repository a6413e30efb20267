package import PokedexModel
package import PokemonAPI
private import PokemonAPIMock

/// A data source with one closure per request. A test replaces the closures that it needs; the
/// others forward to another source, by default the bundle.
///
/// Assign the closures in a function's body, so that they run on their caller's actor. Closures
/// that are assigned within another closure leave that actor (Swift 6.3).
package struct StubPokemonAPI: PokemonAPIProtocol {
  package var withUrgency: @Sendable (StubPokemonAPI, Urgency) -> any PokemonAPIProtocol
  package var list:
    nonisolated(nonsending) @Sendable (_ offset: Int, _ limit: Int) async throws -> Fetched<
      PokemonList
    >
  package var newcomers:
    nonisolated(nonsending) @Sendable () async throws -> Fetched<[PokemonListItem]>
  package var catalogue:
    nonisolated(nonsending) @Sendable () async throws -> Fetched<[PokemonListItem]>
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

  /// Creates a stub that forwards requests to another source.
  ///
  /// - Parameter source: A closure that returns the source for requests that aren't replaced. It is
  ///   called for each request.
  package init(over source: @escaping @Sendable () -> any PokemonAPIProtocol) {
    withUrgency = { stub, _ in stub }
    list = { try await source().fetchPokemonList(offset: $0, limit: $1) }
    newcomers = { try await source().fetch(.newcomers) }
    catalogue = { try await source().fetch(.catalogue) }
    pokemon = { try await source().fetch(.pokemon($0)) }
    evolutionLine = { try await source().fetch(.evolutionLine(of: $0)) }
    descriptions = { try await source().fetch(.descriptions(of: $0)) }
    effect = { try await source().fetch(.effect(of: $0)) }
    evolutionSteps = { try await source().fetch(.evolutionSteps(of: $0)) }
    pastValues = { try await source().fetch(.pastValues(of: $0)) }
    learnset = { try await source().fetch(.learnset(of: $0)) }
    encounters = { try await source().fetch(.encounters(of: $0)) }
    heldItems = { try await source().fetch(.heldItems(of: $0)) }
    forms = { try await source().fetch(.forms(of: $0)) }
    picture = { try await source().fetch(.picture(ofVariety: $0, $1)) }
  }

  /// Creates a stub that forwards requests to the bundle.
  package init() {
    let bundle = MockPokemonAPI()
    self.init(over: { bundle })
  }

  package func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol {
    withUrgency(self, urgency)
  }

  package func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await list(offset, limit)
  }

  package func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    switch request.kind {
    case .newcomers: try await newcomers().answer(to: request)
    case .catalogue: try await catalogue().answer(to: request)
    case .pokemon(let reference): try await pokemon(reference).answer(to: request)
    case .evolutionLine(let species): try await evolutionLine(species).answer(to: request)
    case .descriptions(let species): try await descriptions(species).answer(to: request)
    case .effect(let subject): try await effect(subject).answer(to: request)
    case .evolutionSteps(let species): try await evolutionSteps(species).answer(to: request)
    case .pastValues(let member): try await pastValues(member).answer(to: request)
    case .learnset(let member): try await learnset(member).answer(to: request)
    case .encounters(let member): try await encounters(member).answer(to: request)
    case .heldItems(let member): try await heldItems(member).answer(to: request)
    case .forms(let member): try await forms(member).answer(to: request)
    case .picture(let id, let kind): try await picture(id, kind).answer(to: request)
    }
  }
}
