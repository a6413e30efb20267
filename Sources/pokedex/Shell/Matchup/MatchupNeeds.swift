internal import PokedexApp
internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets

extension MatchupNeeds {
  var json: JSONValue {
    .object([
      "move": .optional(hit?.move.slug),
      "survive": surviving.map { effort in
        .object(["hp": .integer(effort.hp), effort.stat.slug: .integer(effort.defense)])
      } ?? .null,
      "outspeed": outspeeding.map(JSONValue.integer) ?? .null,
    ])
  }
}
