internal import PokedexBattle
package import PokedexModel
package import PokedexSets

/// The screen that shows a team of sets.
package struct SetsScreen: Sendable {
  package internal(set) var team: SetTeam
  /// Parts of the pasted text that could not be read as part of a set.
  let leftOut: [SetIssue]
  /// The index of the set whose fields are shown. Nil if the table of all sets is shown.
  var opened: Int?
  /// The states of the team before each change, since it was opened or last saved.
  var history = EditHistory<SetTeam>()
  var view = PageView()

  init(_ team: SetTeam, leftOut: [SetIssue] = []) {
    (self.team, self.leftOut) = (team, leftOut)
  }
}

/// The screen of a duel between two sets.
package struct DuelScreen: Sendable {
  package internal(set) var state: DuelState
  var history = EditHistory<DuelState>()
  var view = PageView()

  init(_ first: PokemonSet, _ second: PokemonSet) { state = DuelState(first, second) }
}

/// The settings of a duel.
package struct DuelState: Sendable, Equatable {
  /// One of the two sides of a duel.
  package struct Side: Sendable, Equatable {
    package internal(set) var fighter: Fighter
    /// Screens, hazards and Friend Guard on this side of the field, and Helping Hand from the
    /// side's ally.
    var guards: Set<FieldWord> = []
    /// Layers of Spikes on this side of the field, 0 to 3.
    var spikes = 0

    init(_ set: PokemonSet) { fighter = Fighter(set) }
  }

  /// The two sides.
  package internal(set) var sides: [Side]
  var weather: FieldWord?
  var terrain: FieldWord?
  var isDoubles = false
  /// Whether all hits are critical hits.
  var isCritical = false

  init(_ first: PokemonSet, _ second: PokemonSet) {
    sides = [Side(first), Side(second)]
  }

  /// Returns the damage calculator's input. Mechanics that don't exist in the generation, such as
  /// terastallization, are left out.
  ///
  /// - Parameter moves: moves of each side.
  func duel(in generation: Int, moves: [[SetMove]]) -> Duel {
    let known = sides.indices.map { index in
      var side = Duel.Side(sides[index].fighter, moves: moves[index])
      if generation < 9 { side.fighter.isTerastallized = false }
      side.field = field(attackedBy: index, in: generation)
      side.isCritical = isCritical
      return side
    }
    return Duel(known[0], known[1], generation: generation)
  }

  private func field(attackedBy index: Int, in generation: Int) -> Field {
    let other = sides[1 - index]
    let words = other.guards.subtracting([.helpingHand])
      .union(sides[index].guards.intersection([.helpingHand]))
      .union([weather, terrain].compactMap(\.self))
    return Field(
      words.filter { $0.exists(in: generation) },
      spikes: generation >= 2 ? other.spikes : 0, isDoubles: isDoubles && generation >= 3)
  }
}

/// A value of a set, or of the set's state in a battle.
package enum SetControl: Sendable, Hashable {
  case pokemon, level, nature, ability, item, tera, isTerastallized, status
  /// Remaining HP in percent.
  case remaining
  case effort(Stat), individual(Stat), stage(Stat)
  /// Move in the slot with this index, from 0.
  case move(Int)
  /// A screen, a hazard or an ally's help on the set's side of the field.
  case sideCondition(FieldWord)
  case spikes
}

/// A setting that affects both sides of the field.
package enum FieldControl: Sendable, Hashable {
  case weather, terrain, isDoubles, isCritical
}
