internal import PokedexModel

/// Fetches an entry by combining several PokeAPI resources, which are requested in parallel if
/// possible.
struct PokemonFetch: Sendable {
  let sender: RequestSender

  /// Fetches a species' default variety. Because the variety's id equals the species' number, both
  /// resources are requested in parallel.
  func fetchDefault(number: Int) async throws -> Fetched<Pokemon> {
    async let species = sender.send(SpeciesRequest(key: String(number)))
    let pokemon = try await sender.send(PokemonRequest(key: String(number)))
    guard pokemon.value.species.id == number, pokemon.value.isDefault else {
      return try await complete(pokemon)
    }
    return try await pokemon.joined(with: species) { $0.pokemon(species: $1, form: nil) }
  }

  /// Fetches a variety.
  ///
  /// - Parameter key: the variety's id or slug.
  func fetch(key: String) async throws -> Fetched<Pokemon> {
    try await complete(sender.send(PokemonRequest(key: key)))
  }

  /// Fetches the variety whose slug is this name. If none exists, fetches the default variety of
  /// the species whose slug is this name.
  func fetch(name: String) async throws -> Fetched<Pokemon> {
    guard name.utf8.count <= Slug.longestName else { throw HTTPError.notFound }
    let slug = NameKey.key(name)
    guard Slug.isValid(slug), name.allSatisfy(Slug.isAllowedInName) else {
      throw HTTPError.notFound
    }
    do {
      return try await fetch(key: slug)
    } catch let error as HTTPError where error.isNotFound {
      let species = try await sender.send(SpeciesRequest(key: slug)).value
      guard let id = species.defaultVariety else { throw HTTPError.notFound }
      return try await fetch(key: String(id))
    }
  }

  /// Fetches the species of a variety and, unless it is the default variety, its first form, and
  /// combines them with the variety.
  private func complete(_ pokemon: Fetched<WirePokemon>) async throws -> Fetched<Pokemon> {
    async let species = sender.send(SpeciesRequest(key: String(pokemon.value.species.id)))
    guard !pokemon.value.isDefault, let form = pokemon.value.forms.all.first else {
      return try await pokemon.joined(with: species) { $0.pokemon(species: $1, form: nil) }
    }
    async let label = sender.send(FormRequest(id: form.id))
    let named = try await pokemon.joined(with: label) { ($0, $1) }
    return try await named.joined(with: species) { $0.0.pokemon(species: $1, form: $0.1) }
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
