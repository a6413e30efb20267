internal import DexData
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexScreens
internal import PokedexText

/// Reads a command line by the GNU conventions: `--name value`, `--name=value`, single letters that
/// combine, `--` before what only looks like an option. Abbreviations are refused.
struct CommandLineParser {
  /// No argument is longer, in bytes: no path is.
  private static let longest = 4096

  let environment: Environment
  /// For sentences until the language is known, and where nobody says another.
  let locale: Language
  var config: Config
  /// What holds of the config.
  var settings: SettingsReader.Values = []
  private var rest: ArraySlice<String>
  var operands: [String] = []
  var given = GivenOptions()

  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - environment: for the locale and `POKEDEX_API_URL`, which go before the config.
  ///   - config: what holds where neither says anything.
  static func parse(
    _ arguments: [String], environment: Environment, config: Config = Config()
  ) throws(UsageError) -> Invocation {
    // Words of an unfinished line, whatever they are.
    if arguments.first == "complete" {
      return Invocation(
        action: .complete(Array(arguments.dropFirst())), language: language(of: environment),
        paths: Paths(environment: environment))
    }
    var parser = CommandLineParser(arguments, environment: environment, config: config)
    try parser.read()
    return try parser.invocation()
  }

  private init(_ arguments: [String], environment: Environment, config: Config) {
    self.environment = environment
    self.config = config
    rest = arguments[...]
    locale =
      config["language"].flatMap { Language(code: $0.text) } ?? Self.language(of: environment)
  }

  /// The language of the locale, by POSIX' order of its variables; English for one that is not kept.
  private static func language(of environment: Environment) -> Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:)) ?? .english
  }

  func error(_ sentence: Sentence, _ arguments: String...) -> UsageError {
    UsageError(sentence: sentence.text(in: locale.interface, arguments))
  }
}

// MARK: - Reading

extension CommandLineParser {
  private mutating func read() throws(UsageError) {
    if let long = rest.first(where: { $0.utf8.count > Self.longest }) {
      throw error(.argumentTooLong, quoted(long))
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        rest = []
      } else if argument.hasPrefix("--") {
        try readLong(argument)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try readShort(argument)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func readLong(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let row = OptionTable.options.first(where: { $0.names.contains(name) }) else {
      throw unknown(name)
    }
    if row.value == nil, let attached { throw error(.unwantedValue, name, quoted(attached)) }
    try take(row, name: name, attached: attached)
  }

  private mutating func readShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let row = OptionTable.options.first(where: { $0.short == letter }) else {
        throw unknown(argument.count == 2 ? argument : "-\(letter)")
      }
      let attached = row.value == nil || letters.isEmpty ? nil : String(letters)
      if attached != nil { letters = "" }
      try take(row, name: "-\(letter)", attached: attached)
    }
  }

  private mutating func take(
    _ row: OptionRow, name: String, attached: String?
  ) throws(UsageError) {
    var value = attached ?? ""
    if let valueName = row.value, attached == nil {
      guard let next = rest.popFirst(), next != "--" else {
        throw error(.missingValue, name, valueName.text(in: locale.interface))
      }
      value = next
    }
    given.add(row.option, name: name, value: value)
  }

  private func unknown(_ name: String) -> UsageError {
    let names = OptionTable.options.flatMap(\.names).map { String($0.dropFirst(2)) }
    let closest = NameKey.closest(to: name, in: names, most: 1)
    guard let meant = closest.first else { return error(.unknownOption, quoted(name)) }
    return error(.meantOption, quoted(name), "--\(meant)")
  }
}

// MARK: - Meaning

extension CommandLineParser {
  private mutating func invocation() throws(UsageError) -> Invocation {
    let (keys, mistakes) = try takeSettings()
    var invocation = Invocation(
      action: try action(), language: try language(), paths: Paths(environment: environment))
    (invocation.keys, invocation.mistakes) = (keys, mistakes)
    invocation.isLanguageWanted = try value(.language) != nil
    invocation.source = try source()
    invocation.api = given[.api]?.value ?? variable("POKEDEX_API_URL") ?? setting(.api)
    invocation.log = given[.log]?.value ?? variable("POKEDEX_LOG") ?? setting(.log)
    invocation.json = try format() == .json
    invocation.usesMouse = try value(.mouse) != "false"
    invocation.resumes = try value(.resume) != "false"
    invocation.units = try units()
    invocation.start = try value(.start).flatMap(StartView.init) ?? .last
    invocation.generation = try generation()
    return invocation
  }

  /// The value of a variable; nil for an empty one.
  private func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func action() throws(UsageError) -> Invocation.Action {
    if given[.help] != nil {
      return .help(operands.first.flatMap(CommandTable.row(named:))?.name)
    }
    if given[.version] != nil { return .version }
    let command = try command()
    for row in OptionTable.options where !row.commands.isEmpty && !row.commands.contains(command) {
      guard let name = given[row.option]?.name else { continue }
      let names = row.commands.map(\.rawValue).filter { !$0.isEmpty }
      throw error(.needsCommand, name, names.joined(separator: ", "))
    }
    switch command {
    case .browse: return .browse
    case .list: return try list(.pokemon)
    case .moves: return try list(.moves)
    case .abilities: return try list(.abilities)
    case .show:
      if operands.count == 1 { throw error(.nothingToShow) }
      return .show(Array(operands.dropFirst()), try details())
    case .random: return .random(try draw(), try details())
    case .compare: return try team(.compare)
    case .weak: return try team(.weak)
    case .matchup: return try team(.matchup)
    case .move: return try subject(.move, command)
    case .ability: return try subject(.ability, command)
    case .type:
      if operands.count == 1 { return .typeChart(generation: try generation()) }
      return try subject(.type, command)
    case .item: return try subject(.item, command)
    case .nature: return try subject(.nature, command)
    case .cache: return .cache(try cacheCommand())
    case .config: return .config(try configCommand())
    case .paths:
      try refuseOperands(after: 1)
      return .paths
    case .help:
      try refuseOperands(after: 2)
      return .help(try subjectOfHelp())
    case .man:
      try refuseOperands(after: 2)
      return .man(try operands.dropFirst().first.map(command(named:)))
    case .completions: return .completions(try completionScript())
    case .version:
      try refuseOperands(after: 1)
      return .version
    }
  }

  private func subject(
    _ kind: SubjectShell.Kind, _ command: CommandRow.Command
  ) throws(UsageError) -> Invocation.Action {
    guard operands.count == 2 else {
      let example = CommandTable.row(named: command.rawValue)?.examples[0] ?? ""
      throw error(.nameNeeded, kind.rawValue, example)
    }
    return .subject(kind, name: operands[1], generation: try generation())
  }

  private func details() throws(UsageError) -> EntryDetails.Request {
    var request = EntryDetails.Request()
    let isJSON = try format() == .json
    if let with = given[.with], !isJSON { throw error(.needsJSON, with.name) }
    if isJSON, let names = try value(.with) {
      request.parts = Set(Setting.Kind.names(in: names).compactMap(EntryDetails.Part.init))
    }
    request.game = try value(.game)
    request.generation = try generation()
    return request
  }

  /// Nil for today.
  func generation() throws(UsageError) -> Int? {
    try value(.generation).flatMap { Int($0) }
  }

  /// What was typed, no longer than a line has room for.
  func quoted(_ text: String) -> String { Quote.text(text) }

  private func cacheCommand() throws(UsageError) -> CacheCommand {
    let names = CacheCommand.allCases.map(\.rawValue).joined(separator: ", ")
    guard operands.count > 1 else { throw error(.noCacheCommand, names) }
    guard let command = CacheCommand(rawValue: operands[1]) else {
      throw error(.unknownCacheCommand, quoted(operands[1]), names)
    }
    try refuseOperands(after: 2)
    return command
  }

  private func completionScript() throws(UsageError) -> CompletionScript {
    guard operands.count > 1 else { throw error(.noShell, CompletionScript.names) }
    guard let script = CompletionScript(rawValue: operands[1]) else {
      throw error(.unknownShell, quoted(operands[1]), CompletionScript.names)
    }
    try refuseOperands(after: 2)
    return script
  }

  private func command() throws(UsageError) -> CommandRow.Command {
    guard let name = operands.first else { return .browse }
    return try command(named: name)
  }

  private func command(named name: String) throws(UsageError) -> CommandRow.Command {
    if !name.isEmpty, let command = CommandRow.Command(rawValue: name) { return command }
    throw error(.unknownCommand, quoted(name), CommandTable.names.joined(separator: ", "))
  }

  /// - Parameter count: of operands that there may be, the command's name with them.
  func refuseOperands(after count: Int) throws(UsageError) {
    guard operands.count > count else { return }
    throw error(.unwantedArgument, operands[0], quoted(operands[count]))
  }

  /// A command or a topic; nil for all of them.
  private func subjectOfHelp() throws(UsageError) -> String? {
    guard operands.count > 1 else { return nil }
    let name = operands[1]
    if CommandTable.row(named: name) != nil || HelpTopic(name) != nil { return name }
    let names = CommandTable.names + HelpTopic.all.map(\.name)
    throw error(.unknownTopic, quoted(name), names.joined(separator: ", "))
  }

  private func language() throws(UsageError) -> Language {
    try value(.language).flatMap { Language(code: $0) } ?? locale
  }

  private func source() throws(UsageError) -> Source {
    if let demo = given[.demo], let other = given[.live] ?? given[.api] {
      throw error(.sourcesConflict, demo.name, other.name)
    }
    switch try value(.source) {
    case "live": return .live
    // Who names a server wants it asked, whatever the file says.
    case "demo": return given[.api] != nil && given.value(of: .source) == nil ? .layered : .demo
    default: return .layered
    }
  }
}
