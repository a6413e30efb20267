internal import OwnFiles
internal import PokedexApp
internal import PokedexModel
internal import PokedexText
internal import TOML
internal import TerminalUI

/// An error in the config.
struct ConfigMistake: Equatable {
  /// The line number, starting at 1. Nil for an error in the whole file or in a `--set` option.
  let line: Int?
  /// The sentence that describes the error, in the interface's language.
  let sentence: String
  /// Whether the error is in a `--set` option.
  var isFromSetOption = false

  init(line: Int?, sentence: String) {
    self.line = line
    self.sentence = sentence
  }

  /// Creates an error about a value.
  init(_ value: Config.ConfigValue, _ sentence: String) {
    self.init(line: value.line, sentence: sentence)
    isFromSetOption = value.line == nil
  }

  /// Returns the error, preceded by the file and line.
  ///
  /// - Parameter file: the displayed name of the file.
  func text(in file: String) -> String {
    (line.map { "\(file):\($0): " } ?? "\(file): ") + sentence
  }
}

extension Invocation {
  /// Returns one line with the first error in the config and the number of further errors. Nil if
  /// there are no errors.
  ///
  /// - Parameter path: whether the line contains the full path of the file.
  func mistakesInOneLine(path showsFullPath: Bool) -> String? {
    guard let first = mistakes.first else { return nil }
    let file = showsFullPath ? paths.config.map(Quote.path) : nil
    let text = first.text(in: file ?? "config.toml")
    if mistakes.count == 1 { return text }
    return Sentence.configMistakes.text(
      in: language.interface, text, String(mistakes.count - 1))
  }
}

/// A reader for the config. Returns the valid settings and reports an error for each invalid one.
struct SettingsReader {
  let config: Config
  let language: Language

  /// Valid values with their keys.
  typealias Values = [(key: String, text: String)]

  /// Reads and checks the config.
  ///
  /// - Parameter isWanted: whether a setting is needed now. Unneeded settings aren't checked.
  /// - Returns: the settings other than keys and colours, the key table, the user's colours, and
  ///   all errors in the file.
  func read(
    where isWanted: (Setting) -> Bool = { _ in true }
  ) -> (values: Values, keys: KeyTable, colors: UserColors?, mistakes: [ConfigMistake]) {
    var values: Values = []
    var mistakes = fileMistakes
    // If the config has no values, don't build the table of settings. Building it would take longer
    // than reading the file.
    let settings = config.values.isEmpty ? [] : SettingTable.settings
    for value in config.values where !isInOwnTable(value.key) {
      guard let setting = settings.first(where: { $0.isSet(by: value.key) }) else {
        mistakes.append(
          ConfigMistake(value, Setting.unknown(value.key, settings.map(\.key), in: language)))
        continue
      }
      guard isWanted(setting) else { continue }
      if let problem = problem(with: value, for: setting) {
        mistakes.append(ConfigMistake(value, problem))
      } else {
        values.append((setting.key, value.text))
      }
    }
    let keys = KeySettings(config: config, language: language).read()
    let colors = ColorSettings(config: config, language: language).read()
    mistakes += keys.mistakes + colors.mistakes
    mistakes.sort { ($0.line ?? 0) < ($1.line ?? 0) }
    return (values, keys.table, colors.colors, mistakes)
  }

  private func isInOwnTable(_ key: String) -> Bool {
    key.hasPrefix(KeySettings.table) || key.hasPrefix(ColorSettings.table)
  }

  private func problem(with value: Config.ConfigValue, for setting: Setting) -> String? {
    if value.texts.isEmpty {
      return localized(.badValue, value.key, Quote.text(value.written))
    }
    return setting.kind.problem(with: value.text, for: value.key, in: language)
  }

  /// Errors about the file as a whole, and errors in its TOML syntax.
  private var fileMistakes: [ConfigMistake] {
    switch config.failure {
    case .cannotRead: return [ConfigMistake(line: nil, sentence: localized(.configUnreadable))]
    case .tooLarge:
      let figures = Figures(decimalMark: Sentence.decimalMark.text(in: language))
      let limit = ByteText.text(of: Config.maximumSize, figures)
      return [ConfigMistake(line: nil, sentence: localized(.configTooLarge, limit))]
    case nil: break
    }
    return config.mistakes.map { mistake in
      ConfigMistake(line: mistake.line, sentence: localized(.noTOML, Quote.text(mistake.reason)))
    }
  }

  private func localized(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }
}

/// A reader for the config's `[keys]` table, which maps actions to keys.
struct KeySettings {
  let config: Config
  let language: Language

  /// The prefix of every key in the table.
  static let table = "keys."

  /// Returns the key table with all valid changes, and an error for each invalid change.
  func read() -> (table: KeyTable, mistakes: [ConfigMistake]) {
    let values = config.values.filter { $0.key.hasPrefix(Self.table) }
    if values.isEmpty { return (.defaultKeys, []) }
    var mistakes: [ConfigMistake] = []
    var known: [(value: Config.ConfigValue, change: KeyTable.KeyRebinding)] = []
    for value in values {
      do throws(UnknownKeyName) {
        known.append((value, KeyTable.KeyRebinding(name(of: value), to: try keys(of: value))))
      } catch {
        mistakes.append(ConfigMistake(value, localized(.unknownKey, error.name)))
      }
    }
    let (table, clashes) = KeyTable.defaultKeys.changed(by: known.map(\.change))
    mistakes += clashes.map { index, clash in
      ConfigMistake(known[index].value, sentence(for: clash, of: known[index].value))
    }
    return (table, mistakes)
  }

  /// The error for a key name that doesn't exist. `name` is already in quotation marks, for use in
  /// a sentence.
  private struct UnknownKeyName: Error {
    let name: String
  }

  private func keys(of value: Config.ConfigValue) throws(UnknownKeyName) -> [Key] {
    if value.texts.isEmpty, value.written.first != "[" {
      throw UnknownKeyName(name: Quote.text(value.written))
    }
    // Empty strings are skipped, as they name no key.
    return try value.texts.filter { !$0.isEmpty }.map { text throws(UnknownKeyName) in
      guard let key = Key(named: text) else { throw UnknownKeyName(name: Quote.text(text)) }
      return key
    }
  }

  private func name(of value: Config.ConfigValue) -> String {
    String(value.key.dropFirst(Self.table.count))
  }

  private func sentence(for clash: KeyTable.Clash, of value: Config.ConfigValue) -> String {
    let name = name(of: value)
    switch clash {
    case .unknownName:
      let near = NameKey.closest(to: name, in: KeyTable.defaultKeys.names, limit: 1)
      return near.first.map { localized(.closestSetting, Quote.text(value.key), Self.table + $0) }
        ?? localized(.unknownSetting, Quote.text(value.key))
    case .taken(let key, let other): return localized(.keyTaken, key.name, Self.table + other)
    case .isText(let key): return localized(.keyIsText, key.name, value.key)
    case .isCount(let key): return localized(.keyIsCount, key.name, value.key)
    case .needsKey: return localized(.keyNeeded, value.key)
    }
  }

  private func localized(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }
}

/// A reader for the config's `[colors]` table, which sets the colours of screen elements in every
/// theme.
struct ColorSettings {
  let config: Config
  let language: Language

  /// The prefix of every key in the table.
  static let table = "colors."

  /// All keys that the table may have.
  static var keys: [String] { Role.all.map { table + $0.configName } }

  /// Returns the valid colours and an error for each invalid one. The colours are nil if none is
  /// valid.
  func read() -> (colors: UserColors?, mistakes: [ConfigMistake]) {
    var mistakes: [ConfigMistake] = []
    var validColors: [(key: String, value: String)] = []
    for value in config.values where value.key.hasPrefix(Self.table) {
      let pair = (key: String(value.key.dropFirst(Self.table.count)), value: value.text)
      do throws(UserColors.Mistake) {
        _ = try UserColors([pair])
        validColors.append(pair)
      } catch {
        mistakes.append(ConfigMistake(value, sentence(for: error, of: value)))
      }
    }
    // Each of these colours was validated above.
    return (validColors.isEmpty ? nil : try? UserColors(validColors), mistakes)
  }

  private func sentence(for mistake: UserColors.Mistake, of value: Config.ConfigValue) -> String {
    switch mistake {
    case .unknownRole: Setting.unknown(value.key, Self.keys, in: language)
    case .badValue:
      Sentence.badColor.text(
        in: language, value.key, Quote.text(value.texts.isEmpty ? value.written : value.text))
    }
  }
}
