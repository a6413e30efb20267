internal import OwnFiles
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

/// `pokedex config`.
struct ConfigShell {
  /// What a command prints, and its exit code.
  struct Outcome: Equatable {
    var text = ""
    var code: Int32 = 0
  }

  /// Why a command can't be carried out, in the interface's language.
  struct Failure: Error, Equatable {
    let sentence: String
    var code: Int32 = 1
  }

  let config: Config
  let invocation: Invocation

  private var language: Language { invocation.language.interface }

  func run(_ command: ConfigCommand) throws(Failure) -> Outcome {
    switch command {
    case .path: return Outcome(text: try path() + "\n")
    case .usual: return Outcome(text: UsualConfig(language: language).text)
    case .check: return try check()
    case .get(let key): return try get(key)
    case .set(let key, let text):
      try set(key, to: text)
      return Outcome()
    }
  }

  private func path() throws(Failure) -> String {
    guard let path = invocation.paths.config else { throw failure(.configNoHome) }
    return path
  }

  private func check() throws(Failure) -> Outcome {
    let path = try path()
    if config.isEmpty, !OwnFile.isThere(path) {
      return Outcome(text: say(.configMissing, path) + "\n")
    }
    let mistakes = invocation.mistakes
    if mistakes.isEmpty {
      return Outcome(text: say(.configSound, path, String(config.values.count)) + "\n")
    }
    let file = Quote.visible(path)
    return Outcome(text: mistakes.map { $0.text(in: file) + "\n" }.joined(), code: 1)
  }

  /// What holds, whoever says it; nothing, and an exit code of 1, for what is not set.
  private func get(_ key: String) throws(Failure) -> Outcome {
    if let binding = binding(of: key) {
      return Outcome(text: binding.keys.map(\.name).joined(separator: ",") + "\n")
    }
    if key.hasPrefix(ColorSettings.table) {
      let isSound = try problem(withColor: config[key]?.text, of: key) == nil
      guard isSound, let text = config[key]?.text else { return Outcome(code: 1) }
      return Outcome(text: text + "\n")
    }
    let setting = try setting(key)
    let appearance = invocation.appearance
    let text: String? =
      switch setting.option {
      case .language: invocation.language.code
      case .api: invocation.api
      case .log: invocation.log
      case .theme: appearance.theme.rawValue
      case .color: appearance.color.rawValue
      case .ascii: String(appearance.symbols.contains(.ascii))
      default:
        given(setting) ?? config[key].flatMap { holds($0, for: setting) ? $0.text : nil }
          ?? setting.usual
      }
    guard let text else { return Outcome(code: 1) }
    return Outcome(text: Quote.visible(text) + "\n")
  }

  private func given(_ setting: Setting) -> String? {
    setting.command == nil ? invocation.given.value(of: setting.option)?.value : nil
  }

  /// What is wrong with a colour; nil for nothing, and for none.
  private func problem(withColor text: String?, of key: String) throws(Failure) -> String? {
    guard ColorSettings.keys.contains(key) else { throw unknown(key) }
    guard let text else { return nil }
    var config = Config()
    config.set(key, to: text)
    return ColorSettings(config: config, language: language).read().mistakes.first?.sentence
  }

  private func holds(_ value: Config.Value, for setting: Setting) -> Bool {
    !value.texts.isEmpty && setting.kind.problem(with: value.text, for: "", in: language) == nil
  }

  /// The row of a key of `[keys]`; nil for any other.
  private func binding(of key: String) -> KeyBinding? {
    guard key.hasPrefix(KeySettings.table) else { return nil }
    let name = String(key.dropFirst(KeySettings.table.count))
    return invocation.keys.all.first { $0.name == name && $0.intent != .goTo }
  }

  private func setting(_ key: String) throws(Failure) -> Setting {
    if let setting = SettingTable.setting(key) { return setting }
    throw unknown(key)
  }

  private func unknown(_ key: String) -> Failure {
    let names =
      SettingTable.settings.map(\.key) + ColorSettings.keys
      + KeyTable.usual.names.map { KeySettings.table + $0 }
    let near = NameKey.closest(to: key, in: names, most: 1)
    let sentence =
      near.first.map { say(.closestSetting, Quote.text(key), $0) }
      ?? say(.unknownSetting, Quote.text(key))
    return Failure(sentence: sentence, code: 2)
  }

  private func set(_ key: String, to text: String) throws(Failure) {
    let path = try path()
    let written = try written(text, for: key)
    let bytes: [UInt8]
    do {
      bytes = try OwnFile.content(of: path, atMost: Config.largest) ?? []
    } catch {
      throw failure(.configNotWritten, Quote.path(path))
    }
    guard let new = ConfigEditor(bytes: bytes).setting(key, to: written) else {
      throw failure(.configNotEdited, Quote.path(path), key)
    }
    guard (try? OwnFile.makeFolder(of: path)) != nil, OwnFile.replace(path, with: new) else {
      throw failure(.configNotWritten, Quote.path(path))
    }
  }

  /// A value as the file has it, once it is known to be sound there.
  private func written(_ text: String, for key: String) throws(Failure) -> String {
    if binding(of: key) != nil {
      var config = config
      config.set(key, to: text)
      let mistakes = KeySettings(config: config, language: language).read().mistakes
      if let mistake = mistakes.first(where: \.isGiven) {
        throw Failure(sentence: mistake.sentence, code: 2)
      }
      return TOMLText.list(config[key]?.texts.filter { !$0.isEmpty } ?? [])
    }
    if key.hasPrefix(ColorSettings.table) {
      if let problem = try problem(withColor: text, of: key) {
        throw Failure(sentence: problem, code: 2)
      }
      return TOMLText.string(text)
    }
    let setting = try setting(key)
    if let problem = setting.kind.problem(with: text, for: key, in: language) {
      throw Failure(sentence: problem, code: 2)
    }
    return setting.kind.written(text)
  }

  private func failure(_ sentence: Sentence, _ arguments: String...) -> Failure {
    Failure(sentence: sentence.text(in: language, arguments))
  }

  private func say(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }
}
