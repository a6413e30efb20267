/// Effects of a move other than its damage.
package struct MoveEffect: Sendable, Equatable {
  /// A change of a stat by a number of stages.
  package struct StatChange: Sendable, Equatable {
    /// PokeAPI's slug of the stat, which can also be `accuracy` or `evasion`.
    package let stat: String
    /// Number of stages by which the stat changes, -6 to 6.
    package let stages: Int

    package init(stat: String, stages: Int) {
      self.stat = stat
      self.stages = stages
    }
  }

  /// PokeAPI's slug of the move's category, such as `damage-raise`. It determines whose stats
  /// change.
  package let category: String
  /// Slug of the status condition that the move causes. Nil if it causes none.
  package let ailment: String?
  /// Chance in percent that the move causes `ailment`. 0 if it always does.
  package let ailmentChance: Int
  /// Number of stages by which critical hits become more likely.
  package let criticalStages: Int
  /// Percentage of the damage that the user gains as HP. Negative if the user loses HP as recoil.
  package let drain: Int
  /// Percentage of the maximum HP that is restored. Negative if the user loses HP.
  package let healing: Int
  /// Chance in percent that the move makes the target flinch.
  package let flinchChance: Int
  /// Chance in percent that the stats change. 0 if they always do.
  package let statChance: Int
  package let statChanges: [StatChange]
  /// Number of hits in a turn. Nil for one hit.
  package let hits: ClosedRange<Int>?
  /// Number of turns that the effect lasts. Nil for one turn, or if it is unknown.
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

/// Values of a move in games where they differ from today's. Only values that differ are set.
package struct MoveChange: Sendable, Equatable {
  /// A number that some moves lack, such as power.
  package enum Figure: Sendable, Equatable {
    case none
    case number(Int)

    /// The number. Nil for `none`.
    package var number: Int? {
      guard case .number(let number) = self else { return nil }
      return number
    }
  }

  /// Slug of the first version group with the values. Nil if the move always had them before.
  package let since: String?
  /// Slug of the first later version group without the values. Nil if none exists.
  package let before: String?
  /// Whether only one game has the values, apart from its downloadable content.
  package let isInOneGame: Bool
  /// Type. Nil, like the properties below, if it does not differ.
  package var type: PokemonType?
  package var power: Figure?
  package var accuracy: Figure?
  package var powerPoints: Int?
  /// Slug of the damage class.
  package var damageClass: String?
  package var priority: Int?
  /// Slug of the target.
  package var target: String?

  package init(since: String? = nil, before: String?, isInOneGame: Bool = false) {
    self.since = since
    self.before = before
    self.isInOneGame = isInOneGame
  }
}

/// An ability, move or item whose effect description is requested. The value is its slug.
public enum EffectSubject: Sendable, Hashable {
  case ability(String)
  case move(String)
  case item(String)
}
