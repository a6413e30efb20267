internal import PokedexFeatures
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

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
        action: .complete(Array(arguments.dropFirst())),
        language: locale(of: environment, config), paths: Paths(environment: environment))
    }
    var parser = CommandLineParser(arguments, environment: environment, config: config)
    try parser.read()
    return try parser.invocation()
  }

  private init(_ arguments: [String], environment: Environment, config: Config) {
    self.environment = environment
    self.config = config
    rest = arguments[...]
    locale = Self.locale(of: environment, config)
  }

  /// The language of the config, else of the locale.
  private static func locale(of environment: Environment, _ config: Config) -> Language {
    config["language"].flatMap { Language(code: $0.text) } ?? language(of: environment)
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

  /// What was typed, no longer than a line has room for.
  func quoted(_ text: String) -> String { Quote.text(text) }
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
      let row = OptionTable.options.first { $0.short == letter }
      if argument.count > 2, OptionTable.lists.contains(namedCommand),
        row?.isFor(namedCommand) != true || isSearch(argument)
      {
        throw error(.minusIsOption, quoted(argument), quoted("!" + argument.dropFirst()))
      }
      guard let row else {
        throw unknown(argument.count == 2 ? argument : "-\(letter)")
      }
      let attached = row.value == nil || letters.isEmpty ? nil : String(letters)
      if attached != nil { letters = "" }
      try take(row, name: "-\(letter)", attached: attached)
    }
  }

  /// Whether what begins with a minus has a space in it, as no value of an option has that is written
  /// together with its letter, but many a search.
  private func isSearch(_ argument: String) -> Bool { argument.contains(where: \.isWhitespace) }

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
    let (keys, colors, mistakes) = try takeSettings()
    var invocation = Invocation(
      action: try action(), language: try language(), paths: Paths(environment: environment))
    (invocation.keys, invocation.mistakes, invocation.given) = (keys, mistakes, given)
    invocation.isLanguageWanted = try value(.language) != nil
    invocation.isThemeWanted = try value(.theme) != nil
    invocation.source = try source()
    invocation.api = given[.api]?.value ?? variable("POKEDEX_API_URL") ?? setting(.api)
    invocation.log = given[.log]?.value ?? variable("POKEDEX_LOG") ?? setting(.log)
    invocation.json = try format() == .json
    invocation.usesMouse = try isOn(.mouse)
    invocation.resumes = try isOn(.resume)
    invocation.units = try units()
    invocation.start = try choice(.start) ?? .last
    invocation.generation = try generation()
    invocation.appearance = try appearance()
    invocation.appearance.colors = colors
    return invocation
  }

  /// The value of a variable; nil for an empty one.
  private func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func appearance() throws(UsageError) -> Appearance {
    var appearance = Appearance()
    appearance.theme = try choice(.theme) ?? .auto
    let wish = ColorWish(environment: environment)
    let isSaid = given[.color] == nil && wish != .auto
    appearance.color = isSaid ? wish : try choice(.color) ?? .auto
    appearance.ground = Ground(environment: environment)
    let width: AmbiguousWidth? = try choice(.ambiguousWidth)
    appearance.symbols = try isOn(.ascii) ? .ascii : Symbols(environment: environment)
    if width == .two { appearance.symbols.insert(.sureOfWidth) }
    if try isOn(.plain) {
      appearance.symbols.insert(.plain)
      (appearance.theme, appearance.color) = (.mono, .never)
    }
    return appearance
  }

  /// What is chosen with an option that has a few values; nil where nothing says one.
  func choice<Choice: RawRepresentable<String>>(
    _ option: OptionRow.Option
  ) throws(UsageError) -> Choice? {
    try value(option).flatMap(Choice.init)
  }

  /// Whether an option without a value is given, or the config has it so, or it is usual.
  func isOn(_ option: OptionRow.Option) throws(UsageError) -> Bool {
    if let text = try value(option) { return text == "true" }
    guard case .key(_, let usual, _)? = OptionTable.row(of: option)?.setting else { return false }
    return usual == "true"
  }

  func language() throws(UsageError) -> Language {
    try value(.language).flatMap { Language(code: $0) } ?? locale
  }

  private func source() throws(UsageError) -> Source {
    if let demo = given[.demo], let other = given[.live] ?? given[.api] {
      throw error(.sourcesConflict, demo.name, other.name)
    }
    switch try value(.source) {
    case "live": return .live
    case "demo":
      // Who names a server, or has the cache filled, wants one asked, whatever the file says.
      let wantsServer = given[.api] != nil || namedCommand == .cache
      return wantsServer && given.value(of: .source) == nil ? .layered : .demo
    default: return .layered
    }
  }
}
