/// What a move does besides its damage.
package struct MoveEffect: Sendable, Equatable {
  /// What a stat is changed by.
  package struct StatChange: Sendable, Equatable {
    /// PokeAPI's slug, `accuracy` and `evasion` among them.
    package let stat: String
    /// -6 to 6.
    package let stages: Int

    package init(stat: String, stages: Int) {
      self.stat = stat
      self.stages = stages
    }
  }

  /// PokeAPI's slug, such as `damage-raise`: says whose stats change.
  package let category: String
  /// The slug of what it causes; nil for nothing.
  package let ailment: String?
  /// In percent; 0 where the ailment is certain.
  package let ailmentChance: Int
  /// Stages by which critical hits are likelier.
  package let criticalStages: Int
  /// Percent of the damage that heals its user; negative for recoil.
  package let drain: Int
  /// Percent of all HP that its user gains; negative for a loss.
  package let healing: Int
  /// In percent.
  package let flinchChance: Int
  /// In percent; 0 where the changes are certain.
  package let statChance: Int
  package let statChanges: [StatChange]
  /// How often it hits in a turn; nil for once.
  package let hits: ClosedRange<Int>?
  /// How many turns it lasts; nil for one, and where that is not known.
  package let turns: ClosedRange<Int>?

  package init(
    category: String, ailment: String?, ailmentChance: Int, criticalStages: Int, drain: Int,
    healing: Int, flinchChance: Int, statChance: Int, statChanges: [StatChange],
    hits: ClosedRange<Int>?, turns: ClosedRange<Int>?
  ) {
    self.category = category
    self.ailment = ailment
    self.ailmentChance = ailmentChance
    self.criticalStages = criticalStages
    self.drain = drain
    self.healing = healing
    self.flinchChance = flinchChance
    self.statChance = statChance
    self.statChanges = statChanges
    self.hits = hits
    self.turns = turns
  }
}

/// What a move was like before some games: only what changed with them.
package struct MoveChange: Sendable, Equatable {
  /// A figure that there may be none of.
  package enum Figure: Sendable, Equatable {
    case none
    case number(Int)

    /// Nil for none.
    package var number: Int? {
      guard case .number(let number) = self else { return nil }
      return number
    }
  }

  /// The slug of the first version group in which it no longer held.
  package let before: String
  /// Nil for what did not change then, here and below.
  package let type: PokemonType?
  package let power: Figure?
  package let accuracy: Figure?
  package let powerPoints: Int?
  /// The chance of its effect in percent.
  package let effectChance: Int?

  package init(
    before: String, type: PokemonType?, power: Figure?, accuracy: Figure?, powerPoints: Int?,
    effectChance: Int?
  ) {
    self.before = before
    self.type = type
    self.power = power
    self.accuracy = accuracy
    self.powerPoints = powerPoints
    self.effectChance = effectChance
  }
}

/// What an effect is asked for, by its slug.
public enum EffectSubject: Sendable, Hashable {
  case ability(String)
  case move(String)
  case item(String)
}
