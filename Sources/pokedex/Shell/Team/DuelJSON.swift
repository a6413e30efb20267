internal import PokedexModel
internal import PokedexApp

/// What `matchup --json` prints.
struct DuelJSON {
  let duel: Duel
  let words: Words

  var text: String {
    get throws {
      let speed = duel.speed
      return try JSONText.text(
        of: JSONValue.object([
          "generation": .integer(duel.generation), "level": .integer(speed.level),
          "faster": .optional(duel.faster?.slug), "is_certain": .flag(speed.isCertain),
          "sides": .array([
            side(duel.first, speed: speed.first), side(duel.second, speed: speed.second),
          ]),
        ]))
    }
  }

  private func side(_ side: Duel.Side, speed: ClosedRange<Int>) -> JSONValue {
    let pokemon = side.pokemon
    return .object([
      "id": .integer(pokemon.id), "name": .text(pokemon.slug),
      "display_name": .text(words.name(of: pokemon)),
      "base_speed": .integer(pokemon.stats[.speed]), "speed": range(speed),
      "type_factors": .factors(side.types), "version_group": .optional(side.game),
      "moves": .array(side.moves.hits.map(hit)),
    ])
  }

  private func hit(_ hit: StrongestMoves.Hit) -> JSONValue {
    let abilities = JSONValue.byKey(hit.withAbility) { ($0.ability, .number($0.factor / 100)) }
    return .object([
      "move": .text(hit.move.slug), "type": .text(hit.move.type.rawValue),
      "damage_class": .text(hit.move.damageClass), "power": .optional(hit.move.power),
      "accuracy": .optional(hit.move.accuracy), "has_own_type": .flag(hit.hasOwnType),
      "factor": .number(hit.factor / 100), "damage_percent": range(hit.share),
      "with_ability": .object(abilities),
    ])
  }

  /// The least and the most.
  private func range(_ range: ClosedRange<Int>) -> JSONValue {
    .array([.integer(range.lowerBound), .integer(range.upperBound)])
  }
}
