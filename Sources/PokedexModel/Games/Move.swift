/// A move and its values, either at present or in an earlier game.
public struct Move: Sendable, Equatable {
  /// PokeAPI's id.
  public let id: Int
  /// PokeAPI's slug.
  public let slug: String
  /// The move's name in each language in which it is known.
  public let names: LocalizedText
  /// The move's type.
  public var type: PokemonType
  /// Slug of the move's damage class: `physical`, `special` or `status`.
  public var damageClass: String
  /// Power of the move, never 0. Nil for a move without power, such as a status move.
  public var power: Int?
  /// Accuracy in percent. Nil for a move that never misses.
  public var accuracy: Int?
  /// Power points: how many times the move can be used. Nil if it is unknown.
  public var powerPoints: Int?
  /// Priority of the move, 0 for most moves. In a turn, moves with a higher priority go first.
  public var priority: Int
  /// The generation that introduced the move.
  public let generation: Int
  /// Slug that says which Pokémon the move affects, such as `user`.
  public var target: String

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
  /// Returns the slug of the move's damage class in a generation.
  ///
  /// Before generation 4, whether a damaging move was physical or special depended only on its
  /// type.
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

extension Move {
  /// Whether the move was physical or special depending on its type in battle, which varies.
  package func hasVaryingClass(in generation: Int) -> Bool {
    generation < 4 && ["hidden-power", "weather-ball"].contains(slug)
  }
}

/// A move that a Pokémon learns in a game.
public struct LearnedMove: Sendable, Equatable {
  /// A method by which a move is learned. The raw value is PokeAPI's slug.
  public enum LearnMethod: String, Sendable, CaseIterable {
    case levelUp = "level-up"
    case machine, egg, tutor
    /// Only the move reminder teaches it. PokeAPI lists these moves as egg moves.
    case reminder
    case other
  }

  /// Slug of the move.
  public let move: String
  /// The method by which the move is learned.
  public let way: LearnMethod
  /// Level at which the move is learned: 0 means upon evolution, 1 means from the start. Nil for
  /// methods other than leveling up.
  public let level: Int?
  /// Slug of the version group.
  public let versionGroup: String
  /// PokeAPI's slugs of the methods summarized as `other`, such as `train`.
  ///
  /// Empty if `way` is not `other`, or if the data source doesn't record the methods.
  public let others: [String]
  /// PokeAPI's id of the earlier stage or other form that learns the move. Nil if the Pokémon
  /// learns it itself.
  package var learner: Int?

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
