public import PokedexModel

/// A question that every source answers, with the type of its answer.
///
/// ```swift
/// let moves = try await api.fetch(.learnset(of: pokemon)).value
/// ```
///
/// To add a request, add a case to `RequestKind` and a static member below. Then answer it in
/// `LivePokemonAPI` and in `MockPokemonAPI`.
public struct Request<Answer: Sendable>: Sendable {
  /// The question without the type of its answer.
  public let kind: RequestKind

  fileprivate init(_ kind: RequestKind) { self.kind = kind }
}

/// The questions that a source answers.
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
  /// Varieties that exist but are missing from the source's list, because the list is older.
  public static var newcomers: Self { Self(.newcomers) }

  /// Every variety with its number and types, sorted by number, then id.
  public static var catalogue: Self { Self(.catalogue) }
}

extension Request where Answer == Pokemon {
  /// One variety with the facts that its entry shows.
  public static func pokemon(_ reference: PokemonReference) -> Self { Self(.pokemon(reference)) }
}

extension Request where Answer == EvolutionLine {
  /// The evolution line that a species belongs to.
  public static func evolutionLine(of species: Species) -> Self { Self(.evolutionLine(species)) }
}

extension Request where Answer == [GameDescription]? {
  /// The games' texts about a species; nil if the source has no prose.
  /// They are sorted by PokeAPI's version id from new to old.
  public static func descriptions(of species: Species) -> Self { Self(.descriptions(species)) }
}

extension Request where Answer == LocalizedText? {
  /// The effect of an ability, a move or an item by language; nil if the source has no prose.
  public static func effect(of subject: EffectSubject) -> Self { Self(.effect(subject)) }
}

extension Request where Answer == [EvolutionStep] {
  /// Every way to evolve within the family of a species.
  public static func evolutionSteps(of species: Species) -> Self { Self(.evolutionSteps(species)) }
}

extension Request where Answer == PastValues {
  /// A variety's values in earlier generations.
  public static func pastValues(of pokemon: Pokemon) -> Self { Self(.pastValues(pokemon)) }
}

extension Request where Answer == [LearnedMove] {
  /// The moves that a variety learns, by game in the order of release.
  /// Within a game they are sorted by level, then machine, egg, tutor and other ways.
  public static func learnset(of pokemon: Pokemon) -> Self { Self(.learnset(pokemon)) }
}

extension Request where Answer == [Encounter] {
  /// The wild encounters of a variety, by version in the order of release.
  public static func encounters(of pokemon: Pokemon) -> Self { Self(.encounters(pokemon)) }
}

extension Request where Answer == [HeldItem] {
  /// The items that a wild Pokémon of a variety may hold, by version in the order of release.
  public static func heldItems(of pokemon: Pokemon) -> Self { Self(.heldItems(pokemon)) }
}

extension Request where Answer == [PokemonForm] {
  /// The forms of a variety, sorted by id.
  public static func forms(of pokemon: Pokemon) -> Self { Self(.forms(pokemon)) }
}

extension Request where Answer == [UInt8]? {
  /// A picture of a variety, by PokeAPI's id; nil if there is no such picture.
  /// It is a PNG file, which may be damaged.
  public static func picture(ofVariety id: Int, _ kind: PictureKind) -> Self {
    Self(.picture(id: id, kind))
  }
}

extension Fetched {
  /// Returns the answer as the type that a request promises.
  ///
  /// - Precondition: the answer is of that type. An answer to the request's own kind always is.
  public func answer<Answer>(to request: Request<Answer>) -> Fetched<Answer> {
    guard let answer = value as? Answer else {
      preconditionFailure("\(request.kind) was answered with \(Value.self), not \(Answer.self)")
    }
    return Fetched<Answer>(answer, origin)
  }
}
