internal import PokedexQuery
internal import PokedexApp
internal import PokedexText

/// A row of the option table. Parsing, the config, help, completion and the manual all use this
/// table.
struct OptionRow {
  enum Option {
    case source, demo, live, api, caFile, language, log, output, json, tsv, csv, sort, columns
    case format, limit, explain, check, clause, all, with, effects, game, generation, seed
    case pictures, units, start, mouse,
      noMouse
    case theme, team, level, field, against, doubles, critical, boosts, need
    case color, ascii, ambiguousWidth, plain, resume, fresh, set, noConfig, noCache, exact, help,
      version
  }

  /// How the config file can set the option.
  enum ConfigMapping {
    /// The config file can't set it, because it only makes sense for a single run: `--help`,
    /// `--version`, `--set` and the battle options.
    case none
    /// The config key with the option's name sets the option. If `isPerCommand` is true, the key is
    /// in the table of each command that accepts the option; otherwise it is general.
    case key(Setting.SettingKind, defaultValue: String?, isPerCommand: Bool)
    /// The option is a shorthand that sets another option to a value.
    case means(String, of: Option)
  }

  let option: Option
  /// The option's long names, including the hyphens. The first name is shown to the user.
  let names: [String]
  /// The option's letter, which can be combined with other letters. Nil if it has none.
  let short: Character?
  /// The name of the option's value, as shown in the help. Nil if the option is a flag and takes no
  /// value.
  let value: Sentence?
  let about: Sentence
  /// The commands that accept the option. Empty if all commands accept it.
  let commands: [CommandRow.Command]
  let setting: ConfigMapping

  func isFor(_ command: CommandRow.Command) -> Bool {
    commands.isEmpty || commands.contains(command)
  }
}

/// The table of all options.
enum OptionTable {
  static let options: [OptionRow] = [
    row(
      .source, ["--source"], nil, .aboutSource, value: .valueSource,
      setting: key(.choice(["layered", "demo", "live"]), "layered")),
    row(
      .demo, ["--demo", "--offline"], "d", .aboutDemo, setting: .means("demo", of: .source)),
    row(.live, ["--live"], nil, .aboutLive, setting: .means("live", of: .source)),
    row(.api, ["--api"], nil, .aboutAPI, value: .valueURL, setting: key(.text)),
    row(.caFile, ["--ca-file"], nil, .aboutCAFile, value: .valueFile, setting: key(.text)),
    row(
      .language, ["--language"], "l", .aboutLanguage, value: .valueLanguage,
      setting: key(.language)),
    row(.log, ["--log"], nil, .aboutLog, value: .valueFile, setting: key(.text)),
    row(
      .output, ["--output"], nil, .aboutOutput, value: .valueOutput, commands: formatted,
      setting: key(.choice(["text", "json", "tsv", "csv"]), "text")),
    row(
      .json, ["--json"], "j", .aboutJSON, commands: formatted,
      setting: .means("json", of: .output)),
    row(
      .tsv, ["--tsv"], nil, .aboutTSV, commands: tables + [.marks],
      setting: .means("tsv", of: .output)),
    row(
      .csv, ["--csv"], nil, .aboutCSV, commands: tables, setting: .means("csv", of: .output)),
    row(
      .sort, ["--sort"], "s", .aboutSort, value: .valueOrder, commands: lists,
      setting: commandKey(.order(.pokemon))),
    row(
      .columns, ["--columns", "--fields"], "c", .aboutColumns, value: .valueColumns,
      commands: lists + entries, setting: commandKey(.columns(.pokemon))),
    row(
      .format, ["--format"], "f", .aboutFormat, value: .valueFormat, commands: entries,
      setting: commandKey(.template)),
    row(
      .limit, ["--limit"], "n", .aboutLimit, value: .valueNumber,
      commands: lists + [.random, .cache], setting: commandKey(.count)),
    row(
      .explain, ["--explain"], nil, .aboutExplain, commands: lists,
      setting: .key(.flag, defaultValue: "false", isPerCommand: true)),
    row(
      .check, ["--check"], nil, .aboutCheck, commands: [.team],
      setting: .key(.flag, defaultValue: "false", isPerCommand: true)),
    row(
      .clause, ["--clause"], nil, .aboutClause, value: .valueClauses, commands: [.team],
      setting: commandKey(.clauses)),
    row(
      .all, ["--all"], nil, .aboutAll, commands: lists + subjects + [.matchup],
      setting: key(.flag, "false")),
    row(
      .with, ["--with"], "w", .aboutWith, value: .valueParts, commands: entries,
      setting: commandKey(.parts)),
    row(
      .effects, ["--effects"], nil, .aboutEffects, commands: entries,
      setting: .key(.flag, defaultValue: "false", isPerCommand: true)),
    row(
      .game, ["--game"], "g", .aboutGame, value: .valueGame,
      commands: [.browse] + lists + entries
        + [.compare, .weak, .move, .item, .trainers, .iv, .team, .matchup, .marks],
      setting: commandKey(.game)),
    row(
      .exact, ["--exact"], nil, .aboutExact,
      commands: lists + entries + [.compare, .weak, .trainers] + subjects,
      setting: key(.flag, "false")),
    row(
      .generation, ["--generation"], nil, .aboutGeneration, value: .valueNumber,
      commands: [.browse] + lists + entries + teams + subjects + [.iv], setting: key(.generation)),
    row(
      .level, ["--level"], nil, .aboutLevel, value: .valueNumber, commands: [.matchup]),
    row(.team, ["--team"], nil, .aboutTeamFile, value: .valueFile, commands: [.matchup]),
    row(.field, ["--field"], nil, .aboutField, value: .valueWords, commands: [.matchup]),
    row(.against, ["--against"], nil, .aboutAgainst, value: .valueWords, commands: [.matchup]),
    row(.doubles, ["--doubles"], nil, .aboutDoubles, commands: [.matchup]),
    row(.critical, ["--critical"], nil, .aboutCritical, commands: [.matchup]),
    row(.boosts, ["--boosts"], nil, .aboutBoosts, value: .valueWords, commands: [.matchup]),
    row(.need, ["--need"], nil, .aboutNeed, commands: [.matchup]),
    row(
      .seed, ["--seed"], nil, .aboutSeed, value: .valueNumber, commands: lists + [.random],
      setting: key(.seed)),
    row(
      .pictures, ["--pictures"], nil, .aboutPictures, commands: [.cache],
      setting: .key(.flag, defaultValue: "false", isPerCommand: true)),
    row(
      .units, ["--units"], nil, .aboutUnits, value: .valueUnits,
      setting: key(.choice(Units.allCases.map(\.rawValue)), "metric")),
    row(
      .start, ["--start"], nil, .aboutStart, value: .valueStart,
      setting: key(.choice(StartView.allCases.map(\.rawValue)), "last")),
    row(.mouse, ["--mouse"], nil, .aboutMouse, setting: key(.flag, "true")),
    row(.noMouse, ["--no-mouse"], nil, .aboutNoMouse, setting: .means("false", of: .mouse)),
    row(
      .theme, ["--theme"], nil, .aboutTheme, value: .valueName,
      setting: key(.choice(ThemeChoice.allCases.map(\.rawValue)), "auto")),
    row(
      .color, ["--color"], nil, .aboutColor, value: .valueWhen,
      setting: key(.choice(ColorOption.allCases.map(\.rawValue)), "auto")),
    row(.ascii, ["--ascii"], nil, .aboutASCII, setting: key(.flag, "false")),
    row(
      .ambiguousWidth, ["--ambiguous-width"], nil, .aboutAmbiguousWidth, value: .valueNumber,
      setting: key(.choice(AmbiguousWidth.allCases.map(\.rawValue)), "1")),
    row(.plain, ["--plain"], nil, .aboutPlain, setting: key(.flag, "false")),
    row(.resume, ["--resume"], nil, .aboutResume, setting: key(.flag, "true")),
    row(.fresh, ["--fresh"], nil, .aboutFresh, setting: .means("false", of: .resume)),
    row(.set, ["--set"], nil, .aboutSet, value: .valueSetting),
    row(.noConfig, ["--no-config"], nil, .aboutNoConfig),
    row(.noCache, ["--no-cache"], nil, .aboutNoCache),
    row(.help, ["--help"], "h", .aboutHelp),
    row(.version, ["--version"], "V", .aboutVersion),
  ]

  static func row(of option: OptionRow.Option) -> OptionRow? {
    options.first { $0.option == option }
  }

  /// Returns the row of the option that has a long name. Nil if none exists.
  static func row(named name: String) -> OptionRow? { options.first { $0.names.contains(name) } }

  static let lists: [CommandRow.Command] = [.list, .moves, .abilities, .items, .natures]
  private static let entries: [CommandRow.Command] = [.show, .random]
  private static let teams: [CommandRow.Command] = [.compare, .weak, .team, .matchup]
  private static let subjects: [CommandRow.Command] = [.move, .ability, .type, .item, .nature]
  private static let tables: [CommandRow.Command] =
    lists + entries + [.compare, .weak, .team, .teams]
  private static let formatted: [CommandRow.Command] =
    lists + entries + teams + subjects + [.trainers, .iv, .teams, .marks, .cache, .paths, .version]

  /// Returns the description of an option, as it is for a command.
  static func about(_ option: OptionRow, of command: CommandRow.Command?) -> Sentence {
    guard option.option == .output, let command, !tables.contains(command) else {
      return option.about
    }
    return switch command {
    case .marks: .aboutOutputOfMarks
    case .trainers: .aboutOutputOfTrainers
    default: .aboutOutputPlain
    }
  }

  private static func key(_ kind: Setting.SettingKind, _ defaultValue: String? = nil)
    -> OptionRow.ConfigMapping
  {
    .key(kind, defaultValue: defaultValue, isPerCommand: false)
  }

  private static func commandKey(_ kind: Setting.SettingKind) -> OptionRow.ConfigMapping {
    .key(kind, defaultValue: nil, isPerCommand: true)
  }

  private static func row(
    _ option: OptionRow.Option, _ names: [String], _ short: Character?, _ about: Sentence,
    value: Sentence? = nil, commands: [CommandRow.Command] = [],
    setting: OptionRow.ConfigMapping = .none
  ) -> OptionRow {
    OptionRow(
      option: option, names: names, short: short, value: value, about: about, commands: commands,
      setting: setting)
  }
}
