package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Plain text and JSON about trainers, for output to a pipe.
package enum TrainerText {
  /// Returns a line for each battle, in the order of the story. Variants of a battle share a line.
  package static func list(of battles: [Trainer], words: Words, columns: Int) -> String {
    guard let game = game(of: battles, words) else { return "" }
    let rows = TrainerRow.rows(of: battles)
    let table = TrainersTable(rows: rows, game: game, words: words, columns: columns)
    return ([table.header] + rows.flatMap(table.lines) + note(on: battles, words, columns))
      .plainText
  }

  /// Returns each battle with its whole team.
  package static func details(of battles: [Trainer], words: Words, columns: Int) -> String {
    let lines = battles.flatMap { battle in
      let game = words.rules.versionGroups.game(ofVersion: battle.versions[0]) ?? Game("")
      let kind = words(Words.sentence(of: battle.kind))
      let title = [
        words.name(ofTrainer: battle.slug), kind, words.names(ofVersions: battle.versions),
      ]
      return [Line([Span(title.joined(separator: " · "), .name)])]
        + TrainerLines(
          battle: battle, game: game, words: words, columns: columns, isReadOnly: true
        ).lines.drop(while: \.isBlank) + [.blank]
    }
    return (lines.dropLast() + note(on: battles, words, columns)).plainText
  }

  package static func json(of battle: Trainer, words: Words) -> JSONValue {
    .object([
      "trainer": .text(battle.slug), "name": .text(words.name(ofTrainer: battle.slug)),
      "battle": .text(battle.battle), "kind": .text(battle.kind.rawValue),
      "order": .integer(battle.order), "versions": .texts(battle.versions),
      "location": .optional(battle.location), "part": .optional(battle.part),
      "badge": .optional(battle.badge), "type": .optional(battle.type?.rawValue),
      "is_rematch": .flag(battle.isRematch), "is_double": .flag(battle.isDouble),
      "conditions": .texts(battle.conditions), "items": .texts(battle.items),
      "is_from_lists": .flag(battle.isFromLists),
      "party": .objects(battle.party.map(members)),
    ])
  }

  private static func members(of member: TrainerPokemon) -> [String: JSONValue] {
    let genes: JSONValue =
      switch member.genes {
      case nil: .null
      case .individual(let value): .integer(value)
      case .determinant(let attack, let defense, let speed, let special):
        .object([
          "attack": .integer(attack), "defense": .integer(defense), "speed": .integer(speed),
          "special": .integer(special),
        ])
      }
    return [
      "pokemon": .text(member.pokemon.slug), "level": .integer(member.level),
      "item": .optional(member.item), "ability": .optional(member.ability),
      "nature": .optional(member.nature), "ivs": genes,
      "tera_type": .optional(member.teraType?.rawValue), "moves": .texts(member.moves),
      "has_set_moves": .flag(member.hasSetMoves),
    ]
  }

  private static func note(on battles: [Trainer], _ words: Words, _ columns: Int) -> [Line] {
    guard battles.contains(where: \.isFromLists) else { return [] }
    return [.blank] + Line.wrapped(words(.trainerFromList), .secondary, columns: columns)
  }

  private static func game(of battles: [Trainer], _ words: Words) -> Game? {
    battles.first.flatMap { words.rules.versionGroups.game(ofVersion: $0.versions[0]) }
  }
}
