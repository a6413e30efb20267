internal import DexData
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

/// Parses command lines. Options can't be abbreviated.
struct CommandLineParser {
  /// Maximum length of an argument in bytes. No file path can be longer.
  private static let maximumArgumentLength = 4096

  let environment: Environment
  /// The language of error sentences, which is also the default for the language option.
  private(set) var locale: Language
  private var config: Config
  /// The config's valid values that the command uses, including values set by `--set`.
  private var settings: SettingsReader.Values = []
  /// The config as read from the file, without changes by `--set`.
  private var file: Config
  private(set) var operands: [String] = []
  private(set) var given = GivenOptions()

  /// Parses a command line.
  ///
  /// - Parameters:
  ///   - arguments: the command-line arguments without the program's name.
  ///   - environment: the environment variables. The variables that set colours, a game, a log file
  ///     or the server's URL take precedence over the config.
  ///   - config: the config, which supplies the values of options that aren't given.
  /// - Throws: `UsageError` if the command line is invalid.
  static func parse(
    _ arguments: [String], environment: Environment, config: Config = Config()
  ) throws(UsageError) -> Invocation {
    // The command line to complete can contain any words, so it isn't validated.
    if arguments.first == "complete" {
      return Invocation(
        action: .run(CompleteCommand(words: Array(arguments.dropFirst()))),
        language: locale(of: environment, config), paths: Paths(environment: environment))
    }
    var parser = CommandLineParser(environment: environment, config: config)
    try parser.read(arguments)
    parser.ignoreConfigIfAsked()
    return try parser.invocation()
  }

  private init(environment: Environment, config: Config) {
    self.environment = environment
    self.config = config
    file = config
    locale = Self.locale(of: environment, config)
  }

  /// Replaces the config with an empty one if `--no-config` is given. The command `config` is about
  /// the file, so it always reads it.
  private mutating func ignoreConfigIfAsked() {
    guard given[.noConfig] != nil, namedCommand != .config else { return }
    (config, file) = (Config(path: config.path), Config(path: config.path))
    locale = Self.locale(of: environment, config)
  }

  /// Returns the language that the config sets. If it sets none, returns the locale's language.
  private static func locale(of environment: Environment, _ config: Config) -> Language {
    config["language"].flatMap { Language(code: $0.text) } ?? language(of: environment)
  }

  /// Returns the language of the first locale variable that isn't empty, in the order that POSIX
  /// defines. Returns English if there is no locale or its language is not supported.
  private static func language(of environment: Environment) -> Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:)) ?? .english
  }

  func error(_ sentence: Sentence, _ arguments: String...) -> UsageError {
    UsageError(sentence: sentence.text(in: locale.interface, arguments))
  }

  /// Returns the user's text in quotation marks, shortened to fit into a line.
  func quoted(_ text: String) -> String { Quote.text(text) }
}

// MARK: - Parsing

extension CommandLineParser {
  private mutating func read(_ arguments: [String]) throws(UsageError) {
    if let long = arguments.first(where: { $0.utf8.count > Self.maximumArgumentLength }) {
      throw error(.argumentTooLong, quoted(long))
    }
    var words = CommandWords(arguments)
    while let token = words.next() {
      switch token {
      case .operand(let word): operands.append(word)
      case .option(let option): try take(option, from: &words)
      }
    }
  }

  private mutating func take(
    _ option: CommandWords.Option, from words: inout CommandWords
  ) throws(UsageError) {
    let (row, name, word) = (option.row, option.name, option.word)
    let isShortOption = !word.hasPrefix("--")
    // A query that begins with a minus sign looks like an option letter with an attached value. If
    // the word contains a space, it is a query, because an attached value never contains one.
    if isShortOption, word.count > 2, OptionTable.lists.contains(namedCommand),
      row?.isFor(namedCommand) != true || word.contains(where: \.isWhitespace)
        || isSearchWord(option)
    {
      throw error(.minusIsOption, quoted(word), quoted("!" + word.dropFirst()))
    }
    guard let row else { throw unknown(name) }
    var value = option.value
    if let valueName = row.value, value == nil {
      value = words.nextValue()
      if value == nil || value == "--" {
        throw error(.missingValue, name, valueName.text(in: locale.interface))
      }
    } else if row.value == nil, let value {
      throw error(.unwantedValue, name, quoted(value))
    }
    given.add(row.option, name: name, value: value ?? "")
  }

  /// Whether the letters after the hyphen are probably a search word rather than an option letter
  /// and its value. True if the attached value has only letters, isn't valid for the option, and
  /// isn't similar to a valid value.
  private func isSearchWord(_ option: CommandWords.Option) -> Bool {
    guard let value = option.value, let row = option.row, value.allSatisfy(\.isLetter),
      let kind = SettingTable.kind(of: row.option, for: namedCommand),
      kind.problem(with: value, for: option.name, in: locale.interface) != nil
    else { return false }
    let names =
      switch kind {
      case .order(let listed): listed.orders.words
      case .columns(let listed): Array(listed.columnWords.joined())
      default: [] as [String]
      }
    return NameKey.closest(to: value, in: names).isEmpty
  }

  private func unknown(_ name: String) -> UsageError {
    let names = OptionTable.options.flatMap(\.names).map { String($0.dropFirst(2)) }
    let closest = NameKey.closest(to: name, in: names, limit: 1)
    guard let meant = closest.first else { return error(.unknownOption, quoted(name)) }
    return error(.meantOption, quoted(name), "--\(meant)")
  }
}

// MARK: - Interpretation

extension CommandLineParser {
  private mutating func invocation() throws(UsageError) -> Invocation {
    let (keys, colors, mistakes) = try readSettings()
    var invocation = Invocation(
      action: try action(), language: try language(), paths: Paths(environment: environment))
    (invocation.keys, invocation.mistakes, invocation.given) = (keys, mistakes, given)
    invocation.isLanguageExplicit = try value(.language) != nil
    invocation.isThemeExplicit = try value(.theme) != nil
    invocation.source = try source()
    invocation.api = given[.api]?.value ?? variable("POKEDEX_API_URL") ?? setting(.api)
    invocation.caFile =
      given[.caFile]?.value ?? variable("CURL_CA_BUNDLE") ?? variable("SSL_CERT_FILE")
      ?? setting(.caFile)
    invocation.caFolder = variable("SSL_CERT_DIR")
    invocation.log = given[.log]?.value ?? variable("POKEDEX_LOG") ?? setting(.log)
    invocation.usesCache = given[.noCache] == nil
    invocation.json = try format() == .json
    invocation.isExact = try isExact()
    invocation.usesMouse = try isOn(.mouse)
    invocation.resumes = try isOn(.resume)
    invocation.units = try units()
    invocation.start = try choice(.start) ?? .last
    invocation.generation = try generation()
    if Self.commandsWithGame.contains(namedCommand) { _ = try gameOfEnvironment() }
    try readPlayedGame(into: &invocation)
    invocation.config = file
    invocation.appearance = try appearance()
    invocation.appearance.colors = colors
    return invocation
  }

  private func action() throws(UsageError) -> Invocation.Action {
    if given[.help] != nil {
      let row = operands.first.flatMap(CommandTable.row(named:))
      return .run(HelpCommand(subject: row?.name))
    }
    if given[.version] != nil { return .run(VersionCommand()) }
    let command = namedCommand
    for row in OptionTable.options where !row.isFor(command) {
      guard let name = given[row.option]?.name else { continue }
      let names = row.commands.map(\.rawValue).filter { !$0.isEmpty }
      throw error(.needsCommand, name, names.joined(separator: ", "))
    }
    if let row = CommandTable.row(named: command.rawValue), let read = row.read {
      return .run(try read(self))
    }
    return .browse(
      operands.isEmpty
        ? .list
        : try OpeningParser(
          operands: operands, hasScreen: environment.hasScreen, language: try language()
        ).opening())
  }

  /// Returns the value of an environment variable. Nil if it is unset or empty.
  private func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func appearance() throws(UsageError) -> Appearance {
    var appearance = Appearance()
    appearance.theme = try choice(.theme) ?? .auto
    let environmentColor = ColorOption(environment: environment)
    let isSetByEnvironment = given[.color] == nil && environmentColor != .auto
    appearance.color = isSetByEnvironment ? environmentColor : try choice(.color) ?? .auto
    appearance.background = TerminalBackground(environment: environment)
    let width: AmbiguousWidth? = try choice(.ambiguousWidth)
    appearance.symbols = try isOn(.ascii) ? .ascii : CharacterLimits(environment: environment)
    if width == .two { appearance.symbols.insert(.unambiguousWidth) }
    if try isOn(.plain) {
      appearance.symbols.insert(.plain)
      (appearance.theme, appearance.color) = (.mono, .never)
    }
    return appearance
  }

  /// Returns the value of an option that has a fixed set of values. Nil if neither the command line
  /// nor the config sets it.
  func choice<Choice: RawRepresentable<String>>(
    _ option: OptionRow.Option
  ) throws(UsageError) -> Choice? {
    try value(option).flatMap(Choice.init)
  }

  /// Whether a flag is on. An option takes precedence over the config, and the config over the
  /// flag's default.
  func isOn(_ option: OptionRow.Option) throws(UsageError) -> Bool {
    if let text = try value(option) { return text == "true" }
    guard case .key(_, let defaultValue, _)? = OptionTable.row(of: option)?.setting else {
      return false
    }
    return defaultValue == "true"
  }

  func language() throws(UsageError) -> Language {
    try value(.language).flatMap { Language(code: $0) } ?? locale
  }

  /// Sets the version that the screen plays: `game` if it comes from the option, the environment or
  /// `--set`, in this order, otherwise `configuredGame`. A pair of versions stands for its first one,
  /// on the screen and for marks, and a note says so.
  private func readPlayedGame(into invocation: inout Invocation) throws(UsageError) {
    var name = try value(.game)
    if case .browse = invocation.action {
      name = given[.game] == nil ? try gameOfEnvironment() ?? name : name
      let version = name.flatMap(GameNames.game)?.firstVersion
      let isSet = given.options.contains { $0.option == .set && $0.value.hasPrefix("game=") }
      let isFromFile = given[.game] == nil && variable("POKEDEX_GAME") == nil && !isSet
      if isFromFile { invocation.configuredGame = version } else { invocation.game = version }
    } else if namedCommand != .marks {
      return
    }
    invocation.gameNote = name.flatMap {
      GameNames.note(onFirstVersionOf: $0, in: invocation.language)
    }
  }

  /// Returns the game whose data a command shows. It comes from the option; if that isn't given,
  /// from the environment; if that isn't set, from the config. In the config, the command's key
  /// takes precedence over the general key.
  func gameOfFacts() throws(UsageError) -> Game? {
    if given[.game] == nil, let name = try gameOfEnvironment() {
      return GameNames.game(named: name)
    }
    return try value(.game).flatMap(GameNames.game)
  }

  /// Returns the generation whose facts a command shows: the one on the command line, or that of the
  /// game, or the one that the config sets.
  func generation(of game: Game?) throws(UsageError) -> Int? {
    guard let game, given[.generation] == nil else { return try generation() }
    return Dex().versionGroup(game.group)?.generation
  }

  /// Returns the name of the game in `POKEDEX_GAME`. Nil if the variable is not set. Throws an
  /// error if there is no game with that name.
  private func gameOfEnvironment() throws(UsageError) -> String? {
    guard let name = variable("POKEDEX_GAME") else { return nil }
    let kind = Setting.SettingKind.game
    if let sentence = kind.problem(with: name, for: "POKEDEX_GAME", in: locale.interface) {
      throw UsageError(sentence: "POKEDEX_GAME: " + sentence)
    }
    return name
  }

  /// Commands that fail if the environment variable `POKEDEX_GAME` contains an unknown game.
  private static let commandsWithGame: [CommandRow.Command] =
    [
      .browse, .marks, .matchup,
    ] + commandsWithFacts

  /// Commands that show the facts of the game that the user plays, wherever it is set.
  static let commandsWithFacts: [CommandRow.Command] = [
    .list, .moves, .abilities, .show, .random, .compare, .weak, .move, .item,
  ]

  private func source() throws(UsageError) -> DataSource {
    if let demo = given[.demo], let other = given[.live] ?? given[.api] {
      throw error(.sourcesConflict, demo.name, other.name)
    }
    switch try value(.source) {
    case "live": return .live
    case "demo":
      // The config can make the program use only bundled data by default. An option that sets a
      // server overrides this, and so does the command `cache`.
      let wantsServer = given[.api] != nil || namedCommand == .cache
      return wantsServer && given.value(of: .source) == nil ? .layered : .demo
    default: return .layered
    }
  }
}

// MARK: - Settings

extension CommandLineParser {
  /// The command that the first operand names. `browse` if it isn't the name of a command.
  var namedCommand: CommandRow.Command {
    operands.first.flatMap(CommandRow.Command.init) ?? .browse
  }

  /// Applies all `--set` options to the config, and reads the settings that the command uses.
  private mutating func readSettings() throws(UsageError) -> (
    keys: KeyTable, colors: UserColors?, mistakes: [ConfigMistake]
  ) {
    for given in given.options where given.option == .set {
      let parts = given.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw error(.badAssignment, quoted(given.value))
      }
      config.set(String(parts[0]), to: String(parts[1]))
    }
    if config.isEmpty { return (.defaultKeys, nil, []) }
    let command = namedCommand
    let reader = SettingsReader(config: config, language: locale.interface)
    let found = reader.read {
      command == .config || $0.isApplicable(option: $0.option, to: command)
    }
    // An invalid `--set` is an error. An invalid line in the file is skipped.
    if let mistake = found.mistakes.first(where: { $0.isFromSetOption }) {
      throw UsageError(sentence: "--set: " + mistake.sentence)
    }
    settings = found.values.filter(isWanted)
    return (found.keys, found.colors, found.mistakes)
  }

  /// Whether a valid setting applies. If the command line asks for an output format, the output is
  /// for a script, so the file doesn't change its rows and fields.
  private func isWanted(_ setting: (key: String, text: String)) -> Bool {
    let isForScript = [OptionRow.Option.output, .json, .tsv, .csv].contains { given[$0] != nil }
    guard isForScript, config[setting.key]?.line != nil else { return true }
    return SettingTable.setting(setting.key)?.shapesOutput != true
  }

  /// Returns the value that the config sets for an option. Nil if it sets none. A key that is
  /// specific to the command takes precedence over a general key.
  private func setting(_ option: OptionRow.Option) -> String? {
    if settings.isEmpty { return nil }
    let command = namedCommand
    let known = SettingTable.settings.filter { $0.isApplicable(option: option, to: command) }
    let own = known.filter { $0.command == command } + known.filter { $0.command != command }
    return own.lazy.compactMap { key in settings.first { $0.key == key.key }?.text }.first
  }

  /// Returns the value of an option. If the command line doesn't give it, returns the config's
  /// value. Throws an error if the value on the command line is invalid.
  func value(_ option: OptionRow.Option) throws(UsageError) -> String? {
    guard let (name, text) = given.value(of: option) else { return setting(option) }
    guard let kind = SettingTable.kind(of: option, for: namedCommand) else { return text }
    if let problem = kind.problem(with: text, for: name, in: locale.interface) {
      throw UsageError(sentence: problem)
    }
    return text
  }
}

// MARK: - For the commands

extension CommandLineParser {
  /// The operands after the command's name.
  var arguments: ArraySlice<String> { operands.dropFirst() }

  /// Throws an error if there are too many operands.
  ///
  /// - Parameter count: the maximum number of operands, including the command's name.
  func refuseOperands(after count: Int) throws(UsageError) {
    guard operands.count > count else { return }
    throw error(.unwantedArgument, operands[0], quoted(operands[count]))
  }

  /// Returns the error for an unknown subcommand.
  func unknownSubcommand(_ word: String, _ names: String) -> UsageError {
    error(.unknownSubcommand, namedCommand.rawValue, quoted(word), names)
  }

  func units() throws(UsageError) -> Units {
    try choice(.units) ?? .metric
  }

  /// Returns the seed for random numbers. Nil if it is not set.
  func seed() throws(UsageError) -> UInt64? {
    try value(.seed).flatMap { UInt64($0) }
  }

  /// Returns the generation. Nil if it is not set, which means the current generation.
  func generation() throws(UsageError) -> Int? {
    try value(.generation).flatMap { Int($0) }
  }

  /// Returns the maximum number of results. Nil if there is no limit.
  func limit() throws(UsageError) -> Int? {
    try value(.limit).flatMap { Int($0) }
  }

  func format() throws(UsageError) -> ListRequest.Format {
    let asked = [OptionRow.Option.json, .tsv, .csv].compactMap { given[$0]?.name }
    if asked.count > 1 { throw error(.sourcesConflict, asked[0], asked[1]) }
    guard let format: ListRequest.Format = try choice(.output) else { return .text }
    // A table format from the config applies only to commands that print tables.
    let isTable = ListRequest.Format.tables.contains(format)
    let commands = OptionTable.row(of: format == .csv ? .csv : .tsv)?.commands ?? []
    if !isTable || commands.contains(namedCommand) { return format }
    if let given = given[.output] {
      let names = commands.map(\.rawValue).joined(separator: ", ")
      throw error(.needsCommand, "\(given.name) \(format.rawValue)", names)
    }
    return .text
  }

  /// Whether a misspelt name is an error, rather than read as the nearest one. Output for scripts is
  /// always exact.
  func isExact() throws(UsageError) -> Bool {
    if try isOn(.exact) { return true }
    return try format() != .text
  }

  /// Splits an option's value, a comma-separated list, into names. It doesn't validate them,
  /// because `Lister` reports unknown names.
  func names(_ option: OptionRow.Option) -> [String] {
    (given[option]?.value ?? setting(option)).map { Setting.SettingKind.names(in: $0) } ?? []
  }
}
