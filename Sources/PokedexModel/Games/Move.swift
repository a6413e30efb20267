/// A move with its figures, those of today or of an earlier game.
package struct Move: Sendable, Equatable {
  package let id: Int
  package let slug: String
  package let names: LocalizedText
  package var type: PokemonType
  /// The slug of its class: `physical`, `special` or `status`.
  package var damageClass: String
  /// Nil for a move that has none, as those of status; never 0.
  package var power: Int?
  /// In percent; nil for a move that never misses.
  package var accuracy: Int?
  package var powerPoints: Int?
  package let priority: Int
  /// The generation it first appeared in.
  package let generation: Int
  /// The slug of whom it is aimed at.
  package let target: String

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
  package func damageClass(in generation: Int) -> String {
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
package struct LearnedMove: Sendable, Equatable {
  /// How it is learned, by PokeAPI's slug.
  package enum Way: String, Sendable, CaseIterable {
    case levelUp = "level-up"
    case machine, egg, tutor, other
  }

  /// The move's slug.
  package let move: String
  package let way: Way
  /// 0 on evolution, 1 from the start; nil unless by level.
  package let level: Int?
  /// The slug of the version group.
  package let versionGroup: String
  /// The slugs of PokeAPI's ways that `other` is, such as `train`; none for a way with a name of its
  /// own, and where the source does not say.
  package let others: [String]

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
