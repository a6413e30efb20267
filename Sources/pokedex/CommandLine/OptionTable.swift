internal import PokedexText

/// One row of the table of options, which drives parsing, `--help` and usage errors.
struct OptionRow {
  enum Option {
    case demo, live, api, language, log, json, tsv, csv, sort, columns, limit, with, game
    case generation, noMouse, help, version
  }

  let option: Option
  /// With their hyphens, the one to show first.
  let names: [String]
  /// A single letter, combinable with others.
  let short: Character?
  /// What to call its value; nil for an option without one.
  let value: Sentence?
  let about: Sentence
  /// The commands it is for; empty for all.
  let commands: [CommandRow.Command]
}

/// One row of the table of commands.
struct CommandRow {
  enum Command: String {
    case browse = ""
    case list, moves, abilities, show, move, ability, type, item, nature, cache, paths
  }

  let command: Command
  /// How to call it.
  let usage: String
  let about: Sentence
  let example: String
}

/// The commands and options there are.
enum OptionTable {
  static let commands: [CommandRow] = [
    CommandRow(
      command: .browse, usage: "pokedex", about: .aboutBrowse, example: "pokedex --language ja"),
    CommandRow(
      command: .list, usage: "pokedex list [QUERY]", about: .aboutList,
      example: "pokedex list 'fire spe>=100 !flying learns:earthquake' --sort -spe"),
    CommandRow(
      command: .moves, usage: "pokedex moves [QUERY]", about: .aboutMoves,
      example: "pokedex moves 'electric power>=80 learnt-by:pikachu'"),
    CommandRow(
      command: .abilities, usage: "pokedex abilities [QUERY]", about: .aboutAbilities,
      example: "pokedex abilities had-by:gengar --json"),
    CommandRow(
      command: .show, usage: "pokedex show NAME|NUMBER… [--json]", about: .aboutShow,
      example: "pokedex show pikachu 25 --json"),
    CommandRow(
      command: .move, usage: "pokedex move NAME [--json]", about: .aboutMove,
      example: "pokedex move thunderbolt"),
    CommandRow(
      command: .ability, usage: "pokedex ability NAME [--json]", about: .aboutAbility,
      example: "pokedex ability levitate"),
    CommandRow(
      command: .type, usage: "pokedex type [NAME] [--json]", about: .aboutType,
      example: "pokedex type fairy"),
    CommandRow(
      command: .item, usage: "pokedex item NAME [--json]", about: .aboutItem,
      example: "pokedex item light-ball"),
    CommandRow(
      command: .nature, usage: "pokedex nature NAME [--json]", about: .aboutNature,
      example: "pokedex nature adamant"),
    CommandRow(
      command: .cache, usage: "pokedex cache status|verify|clear [--json]", about: .aboutCache,
      example: "pokedex cache status"),
    CommandRow(
      command: .paths, usage: "pokedex paths [--json]", about: .aboutPaths,
      example: "pokedex paths"),
  ]

  static let options: [OptionRow] = [
    row(.demo, ["--demo", "--offline"], "d", .aboutDemo),
    row(.live, ["--live"], nil, .aboutLive),
    row(.api, ["--api"], nil, .aboutAPI, value: .valueURL),
    row(.language, ["--language"], "l", .aboutLanguage, value: .valueLanguage),
    row(.log, ["--log"], nil, .aboutLog, value: .valueFile),
    row(
      .json, ["--json"], "j", .aboutJSON,
      commands: lists + [.show, .move, .ability, .type, .item, .nature, .cache, .paths]),
    row(.tsv, ["--tsv"], nil, .aboutTSV, commands: lists),
    row(.csv, ["--csv"], nil, .aboutCSV, commands: lists),
    row(.sort, ["--sort"], "s", .aboutSort, value: .valueOrder, commands: lists),
    row(.columns, ["--columns"], "c", .aboutColumns, value: .valueColumns, commands: lists),
    row(.limit, ["--limit"], "n", .aboutLimit, value: .valueNumber, commands: lists),
    row(.with, ["--with"], "w", .aboutWith, value: .valueParts, commands: [.show]),
    row(.game, ["--game"], "g", .aboutGame, value: .valueGame, commands: [.show]),
    row(
      .generation, ["--generation"], nil, .aboutGeneration, value: .valueNumber,
      commands: lists + [.show, .type]),
    row(.noMouse, ["--no-mouse"], nil, .aboutNoMouse),
    row(.help, ["--help"], "h", .aboutHelp),
    row(.version, ["--version"], "V", .aboutVersion),
  ]

  private static let lists: [CommandRow.Command] = [.list, .moves, .abilities]

  private static func row(
    _ option: OptionRow.Option, _ names: [String], _ short: Character?, _ about: Sentence,
    value: Sentence? = nil, commands: [CommandRow.Command] = []
  ) -> OptionRow {
    OptionRow(
      option: option, names: names, short: short, value: value, about: about, commands: commands)
  }
}
