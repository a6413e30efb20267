internal import PokedexScreens
internal import PokedexText

/// One row of the table of options, which drives parsing, `--help` and usage errors.
struct OptionRow {
  enum Option {
    case source, demo, live, api, language, log, format, json, tsv, csv, sort, columns, limit
    case with, game, generation, seed, units, start, mouse, noMouse, resume, fresh, set, help
    case version
  }

  /// Its place in the config file.
  enum Place {
    /// None: it asks for something once.
    case none
    /// A key of its name, in the table of each of its commands or in none.
    case key(Setting.Kind, usual: String?, isPerCommand: Bool)
    /// That of another option, of which it says a value.
    case means(String, of: Option)
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
  let setting: Place
}

/// The options there are.
enum OptionTable {
  static let options: [OptionRow] = [
    row(
      .source, ["--source"], nil, .aboutSource, value: .valueSource,
      setting: key(.choice(["layered", "demo", "live"]), "layered")),
    row(
      .demo, ["--demo", "--offline"], "d", .aboutDemo, setting: .means("demo", of: .source)),
    row(.live, ["--live"], nil, .aboutLive, setting: .means("live", of: .source)),
    row(.api, ["--api"], nil, .aboutAPI, value: .valueURL, setting: key(.text)),
    row(
      .language, ["--language"], "l", .aboutLanguage, value: .valueLanguage,
      setting: key(.language)),
    row(.log, ["--log"], nil, .aboutLog, value: .valueFile, setting: key(.text)),
    row(
      .format, ["--format"], nil, .aboutFormat, value: .valueFormat, commands: formatted,
      setting: key(.choice(["text", "json", "tsv", "csv"]), "text")),
    row(
      .json, ["--json"], "j", .aboutJSON, commands: formatted,
      setting: .means("json", of: .format)),
    row(
      .tsv, ["--tsv"], nil, .aboutTSV, commands: tables, setting: .means("tsv", of: .format)),
    row(
      .csv, ["--csv"], nil, .aboutCSV, commands: tables, setting: .means("csv", of: .format)),
    row(
      .sort, ["--sort"], "s", .aboutSort, value: .valueOrder, commands: lists,
      setting: ofCommand(.order(.pokemon))),
    row(
      .columns, ["--columns"], "c", .aboutColumns, value: .valueColumns, commands: lists,
      setting: ofCommand(.columns(.pokemon))),
    row(
      .limit, ["--limit"], "n", .aboutLimit, value: .valueNumber, commands: lists + [.random],
      setting: ofCommand(.count)),
    row(
      .with, ["--with"], "w", .aboutWith, value: .valueParts, commands: [.show, .random],
      setting: ofCommand(.parts)),
    row(
      .game, ["--game"], "g", .aboutGame, value: .valueGame, commands: [.show, .random, .matchup],
      setting: ofCommand(.game)),
    row(
      .generation, ["--generation"], nil, .aboutGeneration, value: .valueNumber,
      commands: [.browse] + lists + [.show, .random] + teams + [.type], setting: key(.generation)),
    row(
      .seed, ["--seed"], nil, .aboutSeed, value: .valueNumber, commands: lists + [.random]),
    row(
      .units, ["--units"], nil, .aboutUnits, value: .valueUnits,
      setting: key(.choice(Units.allCases.map(\.rawValue)), "metric")),
    row(
      .start, ["--start"], nil, .aboutStart, value: .valueStart,
      setting: key(.choice(StartView.allCases.map(\.rawValue)), "last")),
    row(.mouse, ["--mouse"], nil, .aboutMouse, setting: key(.flag, "true")),
    row(.noMouse, ["--no-mouse"], nil, .aboutNoMouse, setting: .means("false", of: .mouse)),
    row(.resume, ["--resume"], nil, .aboutResume, setting: key(.flag, "true")),
    row(.fresh, ["--fresh"], nil, .aboutFresh, setting: .means("false", of: .resume)),
    row(.set, ["--set"], nil, .aboutSet, value: .valueSetting),
    row(.help, ["--help"], "h", .aboutHelp),
    row(.version, ["--version"], "V", .aboutVersion),
  ]

  static func row(of option: OptionRow.Option) -> OptionRow? {
    options.first { $0.option == option }
  }

  private static let lists: [CommandRow.Command] = [.list, .moves, .abilities]
  private static let formatted: [CommandRow.Command] =
    lists + [.show, .random] + teams
    + [.move, .ability, .type, .item, .nature, .cache, .paths, .version]

  private static func key(_ kind: Setting.Kind, _ usual: String? = nil) -> OptionRow.Place {
    .key(kind, usual: usual, isPerCommand: false)
  }

  private static func ofCommand(_ kind: Setting.Kind) -> OptionRow.Place {
    .key(kind, usual: nil, isPerCommand: true)
  }
  private static let teams: [CommandRow.Command] = [.compare, .weak, .matchup]
  private static let tables: [CommandRow.Command] = lists + [.compare, .weak]

  private static func row(
    _ option: OptionRow.Option, _ names: [String], _ short: Character?, _ about: Sentence,
    value: Sentence? = nil, commands: [CommandRow.Command] = [],
    setting: OptionRow.Place = .none
  ) -> OptionRow {
    OptionRow(
      option: option, names: names, short: short, value: value, about: about, commands: commands,
      setting: setting)
  }
}
