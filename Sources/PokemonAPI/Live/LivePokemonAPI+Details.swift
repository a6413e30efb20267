internal import PokedexModel

// Functions that fetch the content of an entry's detail pages. Only encounters have their own
// endpoint; most other content comes from resources that are also fetched for the overview page.
extension LivePokemonAPI {
  func fetchEvolutionSteps(of species: Species) async throws -> Fetched<[EvolutionStep]> {
    guard let chain = species.evolutionChain else { return Fetched([], .live) }
    return try await sender.send(EvolutionChainRequest(id: chain)).map(\.steps)
  }

  func fetchPastValues(of pokemon: Pokemon) async throws -> Fetched<PastValues> {
    let sender = sender
    let generation = try await firstGeneration(of: pokemon, sender)
    return try await sender.send(PokemonPartRequest<WirePast>(id: pokemon.id))
      .joined(with: generation) { $0.values(of: pokemon, firstGeneration: $1) }
  }

  func fetchLearnset(of pokemon: Pokemon) async throws -> Fetched<[LearnedMove]> {
    try await sender.send(PokemonPartRequest<WireLearnset>(id: pokemon.id)).map(\.learnset)
  }

  func fetchEncounters(of pokemon: Pokemon) async throws -> Fetched<[Encounter]> {
    try await sender.send(EncountersRequest(id: pokemon.id)).map(\.encounters)
  }

  func fetchHeldItems(of pokemon: Pokemon) async throws -> Fetched<[HeldItem]> {
    try await sender.send(PokemonPartRequest<WireHeldItems>(id: pokemon.id)).map(\.held)
  }

  func fetchForms(of pokemon: Pokemon) async throws -> Fetched<[PokemonForm]> {
    let sender = sender
    let wire = try await sender.send(PokemonRequest(key: String(pokemon.id)))
    return try await withThrowingTaskGroup(of: (Int, Fetched<WireForm>).self) { group in
      for form in wire.value.forms.all.first(ofEach: \.id) {
        group.addTask { (form.id, try await sender.send(FormRequest(id: form.id))) }
      }
      var forms: [(id: Int, form: Fetched<WireForm>)] = []
      for try await form in group { forms.append(form) }
      let origin = forms.reduce(wire.origin) { $0.joined(with: $1.form.origin) }
      return Fetched(forms.sorted { $0.id < $1.id }.map(\.form.value.form), origin)
    }
  }

  func fetchEffect(of subject: EffectSubject) async throws -> Fetched<LocalizedText?> {
    let request = EffectRequest(subject: subject)
    guard Slug.isValid(request.key) else { throw HTTPError.notFound }
    return try await sender.send(request).map(\.texts)
  }

  /// Returns the generation in which a variety first appeared. For a default variety, this is the
  /// species' generation. For any other variety, it is the generation of its first form, or, if
  /// that is unknown, the species' generation.
  private func firstGeneration(
    of pokemon: Pokemon, _ sender: RequestSender
  ) async throws -> Fetched<Int> {
    if pokemon.isDefault { return Fetched(pokemon.species.generation, .live) }
    let wire = try await sender.send(PokemonRequest(key: String(pokemon.id)))
    guard let first = wire.value.forms.all.first else {
      return Fetched(pokemon.species.generation, wire.origin)
    }
    let form = try await sender.send(FormRequest(id: first.id))
    guard let group = form.value.versionGroup else {
      return Fetched(pokemon.species.generation, form.origin)
    }
    return try await sender.send(VersionGroupRequest(id: group.id)).map(\.generation.id)
  }
}
