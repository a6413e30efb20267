/// Effect of a move other than its damage.
package struct MoveEffect: Sendable, Equatable {
  /// Change of a stat.
  package struct StatChange: Sendable, Equatable {
    /// PokeAPI's slug, including `accuracy` and `evasion`.
    package let stat: String
    /// Number of stages, -6 to 6.
    package let stages: Int

    package init(stat: String, stages: Int) {
      self.stat = stat
      self.stages = stages
    }
  }

  /// PokeAPI's slug, such as `damage-raise`. It determines whose stats change.
  package let category: String
  /// Slug of the status condition that it causes.
  package let ailment: String?
  /// Chance in percent; 0 if the ailment is certain.
  package let ailmentChance: Int
  /// Stages by which critical hits become more likely.
  package let criticalStages: Int
  /// Percentage of the damage that the user gains as HP; negative for recoil.
  package let drain: Int
  /// Percentage of its maximum HP that the user gains; negative for a loss.
  package let healing: Int
  /// Chance in percent.
  package let flinchChance: Int
  /// Chance in percent; 0 if the changes are certain.
  package let statChance: Int
  package let statChanges: [StatChange]
  /// Number of hits in a turn; nil for one.
  package let hits: ClosedRange<Int>?
  /// Number of turns that it lasts; nil for one turn and if it is unknown.
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

/// Values of a move before some games. Only values that these games changed are set.
package struct MoveChange: Sendable, Equatable {
  /// A number that a move may lack, such as its power.
  package enum Figure: Sendable, Equatable {
    case none
    case number(Int)

    /// The number; nil for `none`.
    package var number: Int? {
      guard case .number(let number) = self else { return nil }
      return number
    }
  }

  /// Slug of the first version group in which the values no longer held.
  package let before: String
  /// Former type. This and the properties below are nil if they did not change.
  package let type: PokemonType?
  package let power: Figure?
  package let accuracy: Figure?
  package let powerPoints: Int?
  /// Chance of its effect in percent.
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

/// The ability, move or item whose effect is requested, by its slug.
public enum EffectSubject: Sendable, Hashable {
  case ability(String)
  case move(String)
  case item(String)
}
