/// Values of a variety in games where they differ from today's.
public struct PastValues: Sendable, Equatable {
  /// A value, and the games that have it.
  ///
  /// `Content` has no constraints, because they would cause protocol conformances to be looked up
  /// at run time.
  public struct PastValue<Content> {
    /// The first game with the value. Nil if all games before `until` have it.
    public let since: Release?
    /// The last game with the value. Nil if all games after `since` have it.
    public let until: Release?
    /// The value.
    public let content: Content

    package init(since: Release? = nil, until: Release?, content: Content) {
      self.since = since
      self.until = until
      self.content = content
    }

    /// Whether the value applies to a game.
    func isValid(at release: Release) -> Bool {
      since.map { $0 <= release } ?? true && until.map { release <= $0 } ?? true
    }
  }

  /// The generation that introduced the variety.
  public let firstGeneration: Int
  /// Whether the data source knows in which games figures such as the catch rate differ. PokeAPI
  /// knows only types, stats and abilities.
  package let knowsFigures: Bool
  /// Values of each field in the order of release. Their games don't overlap.
  public package(set) var types: [PastValue<[PokemonType]>] = []
  /// Base stats. In generation 1, the single Special stat stands for Special Attack and Special
  /// Defense.
  public package(set) var stats: [PastValue<StatValues>] = []
  /// Abilities by slot. Generations 1 and 2 have none, 3 and 4 no hidden ones.
  public package(set) var abilities: [PastValue<[PokemonAbility]>] = []
  package var effort: [PastValue<StatValues>] = []
  package var baseExperience: [PastValue<Int>] = []
  package var baseHappiness: [PastValue<Int>] = []
  package var captureRate: [PastValue<Int>] = []
  package var hatchCounter: [PastValue<Int>] = []
  package var growthRate: [PastValue<String>] = []
  package var genderRate: [PastValue<GenderRate>] = []
  package var eggGroups: [PastValue<[String]>] = []

  package init(firstGeneration: Int, knowsFigures: Bool = false) {
    self.firstGeneration = firstGeneration
    self.knowsFigures = knowsFigures
  }
}

extension Array {
  /// Returns the value in an edition; nil if it is today's.
  package func content<Content>(in edition: Edition) -> Content?
  where Element == PastValues.PastValue<Content> {
    first { $0.isValid(at: edition.release) }?.content
  }
}

extension Pokemon {
  /// Returns the variety as it is in an edition. Nil if it does not exist there yet.
  ///
  /// - Parameters:
  ///   - edition: the game or generation; nil for today's values.
  ///   - values: the variety's values in games where they differ from today's.
  public func asOf(_ edition: Edition?, _ values: PastValues) -> Pokemon? {
    guard let edition else { return self }
    guard values.firstGeneration <= edition.generation else { return nil }
    var pokemon = self
    pokemon.types = values.types.content(in: edition) ?? types
    pokemon.stats = values.stats.content(in: edition) ?? stats
    pokemon.effort = values.effort.content(in: edition) ?? effort
    pokemon.abilities =
      edition.features.contains(.abilities)
      ? values.abilities.content(in: edition) ?? abilities : []
    pokemon.abilities.removeAll { !$0.exists(in: edition.generation) }
    pokemon.baseExperience = values.baseExperience.content(in: edition) ?? baseExperience
    pokemon.species.baseHappiness =
      values.baseHappiness.content(in: edition) ?? species.baseHappiness
    pokemon.species.captureRate = values.captureRate.content(in: edition) ?? species.captureRate
    pokemon.species.hatchCounter = values.hatchCounter.content(in: edition) ?? species.hatchCounter
    pokemon.species.growthRate = values.growthRate.content(in: edition) ?? species.growthRate
    pokemon.species.genderRate = values.genderRate.content(in: edition) ?? species.genderRate
    pokemon.species.eggGroups = values.eggGroups.content(in: edition) ?? species.eggGroups
    return pokemon
  }

  /// Returns the variety with other types, as some of its forms have.
  package func withTypes(_ types: [PokemonType]) -> Pokemon {
    var pokemon = self
    pokemon.types = types
    return pokemon
  }
}

extension PastValues.PastValue: Sendable where Content: Sendable {}
extension PastValues.PastValue: Equatable where Content: Equatable {}
