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
