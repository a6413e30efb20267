/// A move with its figures, those of today or of an earlier game.
public struct Move: Sendable, Equatable {
  /// PokeAPI's id.
  public let id: Int
  /// PokeAPI's slug.
  public let slug: String
  /// In the languages in which it is known.
  public let names: LocalizedText
  /// Its type.
  public var type: PokemonType
  /// The slug of its class: `physical`, `special` or `status`.
  public var damageClass: String
  /// Nil for a move that has none, as those of status; never 0.
  public var power: Int?
  /// In percent; nil for a move that never misses.
  public var accuracy: Int?
  /// How often it can be used; nil where that is not known.
  public var powerPoints: Int?
  /// Higher goes first; 0 for most.
  public let priority: Int
  /// The generation it first appeared in.
  public let generation: Int
  /// The slug of whom it is aimed at.
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
  /// The slug of its class in a generation: before the fourth, its type alone said whether a move that
  /// does damage was physical or special.
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
  /// How it is learned, by PokeAPI's slug.
  public enum Way: String, Sendable, CaseIterable {
    case levelUp = "level-up"
    case machine, egg, tutor, other
  }

  /// The move's slug.
  public let move: String
  /// How it is learnt.
  public let way: Way
  /// 0 on evolution, 1 from the start; nil unless by level.
  public let level: Int?
  /// The slug of the version group.
  public let versionGroup: String
  /// The slugs of PokeAPI's ways that `other` is, such as `train`; none for a way with a name of its
  /// own, and where the source does not say.
  public let others: [String]

  package init(
    move: String, way: Way, level: Int?, versionGroup: String, others: [String] = []
  ) {
    self.move = move
    self.way = way
    self.level = level
    self.versionGroup = versionGroup
    self.others = others
  }
}
