internal import OwnFiles
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

/// The implementation of `pokedex config`.
struct ConfigShell {
  let config: Config
  let invocation: Invocation

  private var language: Language { invocation.language.interface }

  func run(_ command: ConfigCommand) throws -> Output {
    switch command {
    case .path: return Output(text: try path() + "\n")
    case .printDefaults: return Output(text: DefaultConfig(language: language).text)
    case .check: return try check()
    case .get(let key): return try get(key)
    case .set(let key, let text):
      try set(key, to: text)
      return Output()
    }
  }

  private func path() throws -> String {
    guard let path = invocation.paths.config else { throw failure(.configNoHome) }
    return path
  }

  private func check() throws -> Output {
    let path = try path()
    if config.isEmpty, !PrivateFile.fileExists(path) {
      return Output(text: localized(.configMissing, path) + "\n")
    }
    let mistakes = invocation.mistakes
    if mistakes.isEmpty {
      return Output(text: localized(.configSound, path, String(config.values.count)) + "\n")
    }
    let file = Quote.visible(path)
    return Output(text: mistakes.map { $0.text(in: file) + "\n" }.joined(), code: 1)
  }

  /// Prints the value that is in effect for a key, wherever it was set. If none exists, not even
  /// a default, prints nothing and returns exit code 1.
  private func get(_ key: String) throws -> Output {
    if let keys = keys(boundBy: key) {
      return Output(text: keys.map(\.name).joined(separator: ",") + "\n")
    }
    if key.hasPrefix(ColorSettings.table) {
      let isValidColor = try problem(withColor: config[key]?.text, of: key) == nil
      guard isValidColor, let text = config[key]?.text else { return Output(code: 1) }
      return Output(text: text + "\n")
    }
    let setting = try setting(key)
    let appearance = invocation.appearance
    let text: String? =
      switch setting.option {
      case .language: invocation.language.code
      case .api: invocation.api
      case .caFile: invocation.caFile
      case .log: invocation.log
      case .theme: appearance.theme.rawValue
      case .color: appearance.color.rawValue
      case .ascii: String(appearance.symbols.contains(.ascii))
      default:
        given(setting) ?? config[key].flatMap { isValid($0, for: setting) ? $0.text : nil }
          ?? setting.defaultValue
      }
    guard let text else { return Output(code: 1) }
    return Output(text: Quote.visible(text) + "\n")
  }

  private func given(_ setting: Setting) -> String? {
    setting.command == nil ? invocation.given.value(of: setting.option)?.value : nil
  }

  /// Returns an error sentence if a colour is invalid. Nil if the colour is valid or not set.
  /// Throws an error if the key is unknown.
  private func problem(withColor text: String?, of key: String) throws -> String? {
    guard ColorSettings.keys.contains(key) else { throw unknown(key) }
    guard let text else { return nil }
    var config = Config()
    config.set(key, to: text)
    return ColorSettings(config: config, language: language).read().mistakes.first?.sentence
  }

  private func isValid(_ value: Config.ConfigValue, for setting: Setting) -> Bool {
    !value.texts.isEmpty && setting.kind.problem(with: value.text, for: "", in: language) == nil
  }

  /// Returns the keys that a config key in the table `[keys]` sets. Nil for any other config
  /// key.
  private func keys(boundBy key: String) -> [Key]? {
    guard key.hasPrefix(KeySettings.table) else { return nil }
    let name = String(key.dropFirst(KeySettings.table.count))
    return invocation.keys.all.first { $0.name == name && $0.isRebindable }?.keys
  }

  private func setting(_ key: String) throws -> Setting {
    if let setting = SettingTable.setting(key) { return setting }
    throw unknown(key)
  }

  private func unknown(_ key: String) -> UsageError {
    let names =
      SettingTable.settings.map(\.key) + ColorSettings.keys
      + KeyTable.defaultKeys.names.map { KeySettings.table + $0 }
    return UsageError(sentence: Setting.unknown(key, names, in: language))
  }

  private func set(_ key: String, to text: String) throws {
    let path = try path()
    let tomlValue = try tomlValue(text, for: key)
    let bytes: [UInt8]
    do {
      bytes = try PrivateFile.content(of: path, atMost: Config.maximumSize) ?? []
    } catch {
      throw failure(.configNotWritten, Quote.path(path))
    }
    let editor = ConfigEditor(bytes: bytes)
    guard editor.isText else { throw failure(.configNotText, Quote.path(path)) }
    // A file that is too large could not be read any more.
    guard let new = editor.setting(key, to: tomlValue), new.count <= Config.maximumSize else {
      throw failure(.configNotEdited, Quote.path(path), key)
    }
    guard (try? PrivateFile.makeFolder(of: path)) != nil, PrivateFile.replace(path, with: new)
    else {
      throw failure(.configNotWritten, Quote.path(path))
    }
  }

  /// Validates a value and returns it in TOML syntax.
  private func tomlValue(_ text: String, for key: String) throws -> String {
    if keys(boundBy: key) != nil {
      var config = config
      config.set(key, to: text)
      let mistakes = KeySettings(config: config, language: language).read().mistakes
      if let mistake = mistakes.first(where: \.isFromSetOption) {
        throw UsageError(sentence: mistake.sentence)
      }
      return TOMLText.list(config[key]?.texts.filter { !$0.isEmpty } ?? [])
    }
    if key.hasPrefix(ColorSettings.table) {
      if let problem = try problem(withColor: text, of: key) {
        throw UsageError(sentence: problem)
      }
      return TOMLText.string(text)
    }
    let setting = try setting(key)
    if let problem = setting.kind.problem(with: text, for: key, in: language) {
      throw UsageError(sentence: problem)
    }
    return setting.kind.tomlValue(text)
  }

  private func failure(_ sentence: Sentence, _ arguments: String...) -> Shell.Failure {
    Shell.Failure(sentence: sentence.text(in: language, arguments))
  }

  private func localized(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }
}

/// The subcommand of `pokedex config`.
enum ConfigCommand: ShellCommand {
  case check, path
  /// Prints a config file with the defaults of all settings.
  case printDefaults
  case get(String)
  case set(String, to: String)

  static let names = ["check", "path", "default", "get", "set"]
}

extension ConfigCommand {
  var reportsMistakes: Bool { false }

  init(_ line: CommandLineParser) throws(UsageError) {
    let words = Array(line.arguments)
    let names = Self.names.joined(separator: ", ")
    guard let word = words.first else { throw line.error(.noConfigCommand, names) }
    try line.refuseOperands(after: word == "set" ? 4 : word == "get" ? 3 : 2)
    switch word {
    case "check": self = .check
    case "path": self = .path
    case "default": self = .printDefaults
    case "get":
      guard words.count == 2 else { throw line.error(.settingNeeded, "get KEY") }
      self = .get(words[1])
    case "set":
      guard words.count == 3 else { throw line.error(.settingNeeded, "set KEY VALUE") }
      self = .set(words[1], to: words[2])
    default: throw line.unknownSubcommand(word, names)
    }
  }

  func run(_ invocation: Invocation) throws -> Output {
    try ConfigShell(config: invocation.config, invocation: invocation).run(self)
  }
}
