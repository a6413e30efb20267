/// A move with its values, either today's or those of an earlier game.
public struct Move: Sendable, Equatable {
  /// PokeAPI's id.
  public let id: Int
  /// PokeAPI's slug.
  public let slug: String
  /// Names in the languages in which they are known.
  public let names: LocalizedText
  /// Its type.
  public var type: PokemonType
  /// Slug of its damage class: `physical`, `special` or `status`.
  public var damageClass: String
  /// Power of the move; nil for one without power, such as a status move; never 0.
  public var power: Int?
  /// Accuracy in percent; nil for a move that never misses.
  public var accuracy: Int?
  /// Number of times that it can be used; nil if it is unknown.
  public var powerPoints: Int?
  /// Moves with a higher priority go first; 0 for most.
  public let priority: Int
  /// Generation in which it first appeared.
  public let generation: Int
  /// Slug of its target.
  public let target: String

  package init(
    id: Int, slug: String, names: LocalizedText, type: PokemonType, damageClass: String,
    power: Int?, accuracy: Int?, powerPoints: Int?, priority: Int, generation: Int, target: String
  ) {
    self.id = id
    self.slug = slug
    self.names = names
    self.type = type
    self.damageClass = damageClass
    self.power = power
    self.accuracy = accuracy
    self.powerPoints = powerPoints
    self.priority = priority
    self.generation = generation
    self.target = target
  }
}

extension Move {
  /// Returns the slug of its damage class in a generation.
  ///
  /// Before generation 4, a damaging move's type alone decided whether it was physical or special.
  public func damageClass(in generation: Int) -> String {
    if generation >= 4 || damageClass == "status" { return damageClass }
    switch type {
    case .normal, .fighting, .flying, .poison, .ground, .rock, .bug, .ghost, .steel, .shadow:
      return "physical"
    case .fire, .water, .grass, .electric, .psychic, .ice, .dragon, .dark: return "special"
    case .fairy, .stellar, .unknown: return damageClass
    }
  }
}

/// A move in a learnset.
public struct LearnedMove: Sendable, Equatable {
  /// A way to learn a move. The raw value is PokeAPI's slug.
  public enum LearnMethod: String, Sendable, CaseIterable {
    case levelUp = "level-up"
    case machine, egg, tutor, other
  }

  /// Slug of the move.
  public let move: String
  /// Way to learn the move.
  public let way: LearnMethod
  /// Level at which it is learned: 0 on evolution, 1 from the start; nil for other ways.
  public let level: Int?
  /// Slug of the version group.
  public let versionGroup: String
  /// PokeAPI's slugs of the ways that `other` covers, such as `train`.
  ///
  /// Empty for the other cases, and if the source does not have them.
  public let others: [String]

  package init(
    move: String, way: LearnMethod, level: Int?, versionGroup: String, others: [String] = []
  ) {
    self.move = move
    self.way = way
    self.level = level
    self.versionGroup = versionGroup
    self.others = others
  }
}
