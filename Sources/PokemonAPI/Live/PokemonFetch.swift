internal import PokedexModel

/// A fetch of an entry, which combines several resources of PokeAPI. They are requested in parallel
/// if possible.
struct PokemonFetch: Sendable {
  let sender: RequestSender

  /// Fetches a species' default variety. Its id equals the species' number, so both are requested in
  /// parallel.
  func fetchDefault(number: Int) async throws -> Fetched<Pokemon> {
    async let species = sender.send(SpeciesRequest(key: String(number)))
    let pokemon = try await sender.send(PokemonRequest(key: String(number)))
    guard pokemon.value.species.id == number, pokemon.value.isDefault else {
      return try await complete(pokemon)
    }
    return try await pokemon.joined(with: species) { $0.pokemon(species: $1, form: nil) }
  }

  /// - Parameter key: an id or a slug.
  func fetch(key: String) async throws -> Fetched<Pokemon> {
    try await complete(sender.send(PokemonRequest(key: key)))
  }

  /// Fetches a variety by its slug, or a species' default variety by the species' slug.
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

  /// Fetches the species of a variety and, unless it is the default, its form.
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

/// Rules for text in the path of a URL.
enum Slug {
  /// Maximum length of a name in bytes, twice that of the longest name in PokeAPI.
  static let longestName = 200

  /// Whether a character can be part of a name. The reserved characters of a path can't.
  static func isAllowedInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -_'’.:♀♂".contains(character)
  }

  static func isValid(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}
