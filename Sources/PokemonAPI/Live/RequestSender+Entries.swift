internal import PokedexModel

// The responses about an entry. Most of them combine several of PokeAPI's resources, which are
// requested in parallel if possible.
extension RequestSender {
  func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    switch reference {
    case .id(let id) where NationalNumber.isValid(id): try await fetchDefault(number: id)
    case .id(let id): try await fetchPokemon(key: String(id))
    case .name(let name): try await fetchPokemon(name: name)
    }
  }

  /// Fetches a species' default variety. Because the variety's id equals the species' number, both
  /// resources are requested in parallel.
  private func fetchDefault(number: Int) async throws -> Fetched<Pokemon> {
    async let species = send(APIRequest<WireSpecies>(.species, id: number))
    let pokemon = try await send(APIRequest<WirePokemon>(.pokemon, id: number))
    guard pokemon.value.species.id == number, pokemon.value.isDefault else {
      return try await complete(pokemon)
    }
    return try await pokemon.joined(with: species) { $0.pokemon(species: $1, form: nil) }
  }

  /// Fetches a variety.
  ///
  /// - Parameter key: the variety's id or slug.
  private func fetchPokemon(key: String) async throws -> Fetched<Pokemon> {
    try await complete(send(APIRequest<WirePokemon>(.pokemon, key)))
  }

  /// Fetches the variety whose slug is this name. If none exists, fetches the default variety of
  /// the species whose slug is this name.
  private func fetchPokemon(name: String) async throws -> Fetched<Pokemon> {
    guard name.utf8.count <= Slug.longestName else { throw HTTPError.notFound }
    let slug = NameKey.key(name)
    guard Slug.isValid(slug), name.allSatisfy(Slug.isAllowedInName) else {
      throw HTTPError.notFound
    }
    do {
      return try await fetchPokemon(key: slug)
    } catch let error as HTTPError where error.isNotFound {
      let species = try await send(APIRequest<WireSpecies>(.species, slug)).value
      guard let id = species.defaultVariety else { throw HTTPError.notFound }
      return try await fetchPokemon(key: String(id))
    }
  }

  /// Fetches the species of a variety and, unless it is the default variety, its first form, and
  /// combines them with the variety.
  private func complete(_ pokemon: Fetched<WirePokemon>) async throws -> Fetched<Pokemon> {
    async let species = send(APIRequest<WireSpecies>(.species, id: pokemon.value.species.id))
    guard !pokemon.value.isDefault, let form = pokemon.value.forms.all.first else {
      return try await pokemon.joined(with: species) { $0.pokemon(species: $1, form: nil) }
    }
    async let label = send(APIRequest<WireForm>(.form, id: form.id))
    let named = try await pokemon.joined(with: label) { ($0, $1) }
    return try await named.joined(with: species) { $0.0.pokemon(species: $1, form: $0.1) }
  }

  func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    guard let chain = species.evolutionChain else {
      let line = EvolutionLine(number: species.number, slug: species.slug, evolvesTo: [])
      return Fetched(line, .live)
    }
    return try await send(APIRequest<WireEvolutionChain>(.evolutionChain, id: chain)).map(\.line)
  }

  func fetchEvolutionSteps(of species: Species) async throws -> Fetched<[EvolutionStep]> {
    guard let chain = species.evolutionChain else { return Fetched([], .live) }
    return try await send(APIRequest<WireEvolutionChain>(.evolutionChain, id: chain)).map(\.steps)
  }

  func fetchDescriptions(of species: Species) async throws -> Fetched<[GameDescription]?> {
    if let descriptions = species.descriptions { return Fetched(descriptions, .live) }
    return try await send(APIRequest<WireSpecies>(.species, id: species.number))
      .map(\.species.descriptions)
  }

  func fetchPastValues(of pokemon: Pokemon) async throws -> Fetched<PastValues> {
    let generation = try await firstGeneration(of: pokemon)
    return try await send(APIRequest<WirePast>(.pokemon, id: pokemon.id))
      .joined(with: generation) { $0.values(of: pokemon, firstGeneration: $1) }
  }

  /// Returns the generation in which a variety first appeared. For a default variety, this is the
  /// species' generation. For any other variety, it is the generation of its first form, or, if
  /// that is unknown, the species' generation.
  private func firstGeneration(of pokemon: Pokemon) async throws -> Fetched<Int> {
    if pokemon.isDefault { return Fetched(pokemon.species.generation, .live) }
    let wire = try await send(APIRequest<WirePokemon>(.pokemon, id: pokemon.id))
    guard let first = wire.value.forms.all.first else {
      return Fetched(pokemon.species.generation, wire.origin)
    }
    let form = try await send(APIRequest<WireForm>(.form, id: first.id))
    guard let group = form.value.versionGroup else {
      return Fetched(pokemon.species.generation, form.origin)
    }
    return try await send(APIRequest<WireVersionGroup>(.versionGroup, id: group.id))
      .map(\.generation.id)
  }

  func fetchForms(of pokemon: Pokemon) async throws -> Fetched<[PokemonForm]> {
    let wire = try await send(APIRequest<WirePokemon>(.pokemon, id: pokemon.id))
    return try await withThrowingTaskGroup(of: (Int, Fetched<WireForm>).self) { group in
      for form in wire.value.forms.all.first(ofEach: \.id) {
        group.addTask { (form.id, try await send(APIRequest<WireForm>(.form, id: form.id))) }
      }
      var forms: [(id: Int, form: Fetched<WireForm>)] = []
      for try await form in group { forms.append(form) }
      let origin = forms.reduce(wire.origin) { $0.joined(with: $1.form.origin) }
      return Fetched(forms.sorted { $0.id < $1.id }.map(\.form.value.form), origin)
    }
  }

  func fetchPicture(ofVariety id: Int, _ kind: PictureKind) async throws -> Fetched<[UInt8]?> {
    let request = APIRequest<WireSprites>(.pokemon, id: id)
    let sprites = try await send(request)
    guard let address = sprites.value.address(of: kind) else { return Fetched(nil, sprites.origin) }
    guard let url = client.pictureURL(address) else {
      throw PokemonAPIError.foreignURL(resource: request.path, url: NetworkText.line(address))
    }
    do {
      return try await send(APIRequest<WirePicture>(pictureAt: url)).joined(with: sprites) {
        picture, _ in picture.png
      }
    } catch let error as HTTPError where error.isNotFound {
      return Fetched(nil, sprites.origin)
    }
  }

  func fetchEffect(of subject: EffectSubject) async throws -> Fetched<LocalizedText?> {
    let request = APIRequest(effectOf: subject)
    guard Slug.isValid(request.key) else { throw HTTPError.notFound }
    return try await send(request).map(\.texts)
  }
}

/// Rules for texts that become part of a URL's path.
enum Slug {
  /// Maximum length of a name in bytes. The longest name in PokeAPI is half as long.
  static let longestName = 200

  /// Whether a name can contain this character. Characters that are reserved in URL paths are not
  /// allowed.
  static func isAllowedInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -_'’.:♀♂".contains(character)
  }

  static func isValid(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}
