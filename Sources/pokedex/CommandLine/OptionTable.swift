internal import PokedexText

/// One row of the table of options, which drives parsing, `--help` and usage errors.
struct OptionRow {
  enum Option {
    case demo, live, api, language, log, json, tsv, csv, sort, columns, format, limit, with, game
    case generation, seed, pictures, noMouse, theme, color, ascii, ambiguousWidth, plain
    case help, version
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
      commands: lists + entries + teams
        + [.move, .ability, .type, .item, .nature, .marks, .cache, .paths, .version]),
    row(.tsv, ["--tsv"], nil, .aboutTSV, commands: tables + [.marks]),
    row(.csv, ["--csv"], nil, .aboutCSV, commands: tables),
    row(.sort, ["--sort"], "s", .aboutSort, value: .valueOrder, commands: lists),
    row(
      .columns, ["--columns", "--fields"], "c", .aboutColumns, value: .valueColumns,
      commands: lists + entries),
    row(.format, ["--format"], "f", .aboutFormat, value: .valueFormat, commands: entries),
    row(
      .limit, ["--limit"], "n", .aboutLimit, value: .valueNumber,
      commands: lists + [.random, .cache]),
    row(.with, ["--with"], "w", .aboutWith, value: .valueParts, commands: entries),
    row(
      .game, ["--game"], "g", .aboutGame, value: .valueGame,
      commands: entries + [.matchup, .marks]),
    row(
      .generation, ["--generation"], nil, .aboutGeneration, value: .valueNumber,
      commands: lists + entries + teams + [.type]),
    row(
      .seed, ["--seed"], nil, .aboutSeed, value: .valueNumber, commands: lists + [.random]),
    row(.pictures, ["--pictures"], nil, .aboutPictures, commands: [.cache]),
    row(.noMouse, ["--no-mouse"], nil, .aboutNoMouse),
    row(.theme, ["--theme"], nil, .aboutTheme, value: .valueName),
    row(.color, ["--color"], nil, .aboutColor, value: .valueWhen),
    row(.ascii, ["--ascii"], nil, .aboutASCII),
    row(
      .ambiguousWidth, ["--ambiguous-width"], nil, .aboutAmbiguousWidth, value: .valueNumber),
    row(.plain, ["--plain"], nil, .aboutPlain),
    row(.help, ["--help"], "h", .aboutHelp),
    row(.version, ["--version"], "V", .aboutVersion),
  ]

  private static let lists: [CommandRow.Command] = [.list, .moves, .abilities]
  private static let entries: [CommandRow.Command] = [.show, .random]
  private static let teams: [CommandRow.Command] = [.compare, .weak, .matchup]
  private static let tables: [CommandRow.Command] = lists + entries + [.compare, .weak]

  private static func row(
    _ option: OptionRow.Option, _ names: [String], _ short: Character?, _ about: Sentence,
    value: Sentence? = nil, commands: [CommandRow.Command] = []
  ) -> OptionRow {
    OptionRow(
      option: option, names: names, short: short, value: value, about: about, commands: commands)
  }
}
