internal import PokedexText

/// One row of the table of options, which drives parsing, `--help` and usage errors.
struct OptionRow {
  enum Option {
    case demo, live, api, language, log, json, tsv, csv, sort, columns, limit, with, game
    case generation, seed, pictures, noMouse, help, version
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

/// The options there are.
enum OptionTable {
  static let options: [OptionRow] = [
    row(.demo, ["--demo", "--offline"], "d", .aboutDemo),
    row(.live, ["--live"], nil, .aboutLive),
    row(.api, ["--api"], nil, .aboutAPI, value: .valueURL),
    row(.language, ["--language"], "l", .aboutLanguage, value: .valueLanguage),
    row(.log, ["--log"], nil, .aboutLog, value: .valueFile),
    row(
      .json, ["--json"], "j", .aboutJSON,
      commands: lists + [.show, .random] + teams
        + [.move, .ability, .type, .item, .nature, .cache, .paths, .version]),
    row(.tsv, ["--tsv"], nil, .aboutTSV, commands: tables),
    row(.csv, ["--csv"], nil, .aboutCSV, commands: tables),
    row(.sort, ["--sort"], "s", .aboutSort, value: .valueOrder, commands: lists),
    row(.columns, ["--columns"], "c", .aboutColumns, value: .valueColumns, commands: lists),
    row(
      .limit, ["--limit"], "n", .aboutLimit, value: .valueNumber,
      commands: lists + [.random, .cache]),
    row(.with, ["--with"], "w", .aboutWith, value: .valueParts, commands: [.show, .random]),
    row(
      .game, ["--game"], "g", .aboutGame, value: .valueGame, commands: [.show, .random, .matchup]),
    row(
      .generation, ["--generation"], nil, .aboutGeneration, value: .valueNumber,
      commands: lists + [.show, .random] + teams + [.type]),
    row(
      .seed, ["--seed"], nil, .aboutSeed, value: .valueNumber, commands: lists + [.random]),
    row(.pictures, ["--pictures"], nil, .aboutPictures, commands: [.cache]),
    row(.noMouse, ["--no-mouse"], nil, .aboutNoMouse),
    row(.help, ["--help"], "h", .aboutHelp),
    row(.version, ["--version"], "V", .aboutVersion),
  ]

  private static let lists: [CommandRow.Command] = [.list, .moves, .abilities]
  private static let teams: [CommandRow.Command] = [.compare, .weak, .matchup]
  private static let tables: [CommandRow.Command] = lists + [.compare, .weak]

  private static func row(
    _ option: OptionRow.Option, _ names: [String], _ short: Character?, _ about: Sentence,
    value: Sentence? = nil, commands: [CommandRow.Command] = []
  ) -> OptionRow {
    OptionRow(
      option: option, names: names, short: short, value: value, about: about, commands: commands)
  }
}
