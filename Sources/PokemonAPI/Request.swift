public import PokedexModel

/// A request that every data source can answer. `Answer` is the type of the response.
///
/// ```swift
/// let moves = try await api.fetch(.learnset(of: pokemon)).value
/// ```
///
/// To add a request, add a case to `RequestKind` and a static member below. Then handle the case in
/// `LivePokemonAPI` and in `MockPokemonAPI`.
public struct Request<Answer: Sendable>: Sendable {
  /// The request without the type of its response.
  public let kind: RequestKind

  fileprivate init(_ kind: RequestKind) { self.kind = kind }
}

/// The requests that a data source can answer.
public enum RequestKind: Sendable {
  case newcomers, catalogue
  case pokemon(PokemonReference)
  case evolutionLine(Species), descriptions(Species), evolutionSteps(Species)
  case pastValues(Pokemon), learnset(Pokemon), encounters(Pokemon), heldItems(Pokemon)
  case forms(Pokemon)
  case effect(EffectSubject)
  case picture(id: Int, PictureKind)
}

extension Request where Answer == [PokemonListItem] {
  /// Varieties that are newer than the data source's list and therefore missing from it.
  public static var newcomers: Self { Self(.newcomers) }

  /// Every variety with its number and types, sorted by number, then by id.
  public static var catalogue: Self { Self(.catalogue) }
}

extension Request where Answer == Pokemon {
  /// A variety with the facts that its overview page shows.
  public static func pokemon(_ reference: PokemonReference) -> Self { Self(.pokemon(reference)) }
}

extension Request where Answer == EvolutionLine {
  /// The evolution line that a species belongs to.
  public static func evolutionLine(of species: Species) -> Self { Self(.evolutionLine(species)) }
}

extension Request where Answer == [GameDescription]? {
  /// The descriptions of a species in the games, sorted by PokeAPI's version id from newest to
  /// oldest. Nil if the data source has no descriptions.
  public static func descriptions(of species: Species) -> Self { Self(.descriptions(species)) }
}

extension Request where Answer == LocalizedText? {
  /// The description, in each language, of what an ability, move or item does. Nil if the data
  /// source has no descriptions.
  public static func effect(of subject: EffectSubject) -> Self { Self(.effect(subject)) }
}

extension Request where Answer == [EvolutionStep] {
  /// Every evolution step in the family of a species.
  public static func evolutionSteps(of species: Species) -> Self { Self(.evolutionSteps(species)) }
}

extension Request where Answer == PastValues {
  /// A variety's values in earlier generations.
  public static func pastValues(of pokemon: Pokemon) -> Self { Self(.pastValues(pokemon)) }
}

extension Request where Answer == [LearnedMove] {
  /// The moves that a variety learns, sorted by game in the order of release. Within a game, moves
  /// learned by level come first, then those learned by machine, egg, tutor or any other method.
  public static func learnset(of pokemon: Pokemon) -> Self { Self(.learnset(pokemon)) }
}

extension Request where Answer == [Encounter] {
  /// The wild encounters of a variety, sorted by version in the order of release.
  public static func encounters(of pokemon: Pokemon) -> Self { Self(.encounters(pokemon)) }
}

extension Request where Answer == [HeldItem] {
  /// The items that wild Pokémon of a variety may hold, sorted by version in the order of release.
  public static func heldItems(of pokemon: Pokemon) -> Self { Self(.heldItems(pokemon)) }
}

extension Request where Answer == [PokemonForm] {
  /// The forms of a variety, sorted by id.
  public static func forms(of pokemon: Pokemon) -> Self { Self(.forms(pokemon)) }
}

extension Request where Answer == [UInt8]? {
  /// A PNG file with a picture of a variety. Nil if there is no such picture. The file may be
  /// damaged. `id` is PokeAPI's id of the variety.
  public static func picture(ofVariety id: Int, _ kind: PictureKind) -> Self {
    Self(.picture(id: id, kind))
  }
}

extension Fetched {
  /// Returns the response, cast to a request's response type.
  ///
  /// - Precondition: The response has that type. This is always true if it was fetched for
  ///   `request.kind`.
  public func answer<Answer>(to request: Request<Answer>) -> Fetched<Answer> {
    guard let answer = value as? Answer else {
      preconditionFailure("\(request.kind) was answered with \(Value.self), not \(Answer.self)")
    }
    return Fetched<Answer>(answer, origin)
  }
}
