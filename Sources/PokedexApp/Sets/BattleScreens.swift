internal import PokedexBattle
package import PokedexModel
package import PokedexSets

/// A team of sets that is open.
package struct SetsScreen: Sendable {
  package internal(set) var team: SetTeam
  /// Parts of the text that it was read from, which are in none of its sets.
  let leftOut: [SetIssue]
  /// The position of the set whose fields are shown; nil for the table of all.
  var opened: Int?
  var view = PageView()

  init(_ team: SetTeam, leftOut: [SetIssue] = []) {
    (self.team, self.leftOut) = (team, leftOut)
  }
}

/// Two sets against each other, with all that is set for their battle.
package struct DuelScreen: Sendable {
  package internal(set) var state: DuelState
  var view = PageView()
}

/// All that is set for a duel.
package struct DuelState: Sendable, Equatable {
  /// One of the two.
  package struct Side: Sendable, Equatable {
    package internal(set) var fighter: Fighter
    /// Screens and hazards on its side, and help by its ally.
    var guards: Set<FieldWord> = []
    /// Layers of Spikes on its side, 0 to 3.
    var spikes = 0

    init(_ set: PokemonSet) { fighter = Fighter(set) }
  }

  /// Always two.
  package internal(set) var sides: [Side]
  /// The weather and the terrain.
  var field: Set<FieldWord> = []
  var isDoubles = false
  /// Whether all hits are critical.
  var isCritical = false

  init(_ first: PokemonSet, _ second: PokemonSet) {
    sides = [Side(first), Side(second)]
  }

  /// The duel as the calculator takes it.
  ///
  /// - Parameter moves: those of each side.
  func duel(in generation: Int, moves: [[SetMove]]) -> Duel {
    let known = sides.indices.map { index in
      var side = Duel.Side(sides[index].fighter, moves: moves[index])
      side.field = field(attackedBy: index)
      side.isCritical = isCritical
      return side
    }
    return Duel(known[0], known[1], generation: generation)
  }

  private func field(attackedBy index: Int) -> Field {
    let other = sides[1 - index]
    let words = other.guards.subtracting([.helpingHand])
      .union(sides[index].guards.intersection([.helpingHand])).union(field)
    return Field(words, spikes: other.spikes, isDoubles: isDoubles)
  }
}

/// A value of a set, or of its state in a battle.
package enum SetDial: Sendable, Hashable {
  case pokemon, level, nature, ability, item, tera, isTerastallized, status
  /// Percent of its HP that are left.
  case remaining
  case effort(Stat), individual(Stat), stage(Stat)
  /// A move by its slot, from 0.
  case move(Int)
  /// Something on its side of the field.
  case guarded(FieldWord)
  case spikes
}

/// A value of the whole field.
package enum FieldDial: Sendable, Hashable {
  case weather, terrain, isDoubles, isCritical
}
