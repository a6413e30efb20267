internal import OwnFiles
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import TOML

/// Something in the config file that does not hold.
struct ConfigMistake: Equatable {
  /// From 1; nil where it is about all of the file, or about `--set`.
  let line: Int?
  /// In the interface's language.
  let sentence: String
  /// Whether `--set` says it.
  var isGiven = false

  init(line: Int?, sentence: String) {
    self.line = line
    self.sentence = sentence
  }

  /// What is wrong with a value.
  init(_ value: Config.Value, _ sentence: String) {
    self.init(line: value.line, sentence: sentence)
    isGiven = value.line == nil
  }

  /// The mistake and its place.
  ///
  /// - Parameter file: what the file is called.
  func text(in file: String) -> String {
    (line.map { "\(file):\($0): " } ?? "\(file): ") + sentence
  }
}

extension Invocation {
  /// The first mistake of the config, and how many more there are; nil for none.
  ///
  /// - Parameter path: whether the whole path of the file is named.
  func mistakesInOneLine(path isWhole: Bool) -> String? {
    guard let first = mistakes.first else { return nil }
    let file = isWhole ? paths.config.map(Quote.path) : nil
    let text = first.text(in: file ?? "config.toml")
    if mistakes.count == 1 { return text }
    return Sentence.configMistakes.text(
      in: language.interface, text, String(mistakes.count - 1))
  }
}

/// Takes of a config what holds, and says what doesn't, and why.
struct SettingsReader {
  let config: Config
  let language: Language

  /// Values by their keys, each sound.
  typealias Values = [(key: String, text: String)]

  /// - Parameter isWanted: whether a setting means anything now: what doesn't is not looked at.
  /// - Returns: the settings but for keys and colours, and all that is wrong with any of the file.
  func read(
    where isWanted: (Setting) -> Bool = { _ in true }
  ) -> (values: Values, keys: KeyTable, colors: UserColors?, mistakes: [ConfigMistake]) {
    var values: Values = []
    var mistakes = ofFile
    // Else to look for a table that nobody needs would cost more than the file.
    let settings = config.values.isEmpty ? [] : SettingTable.settings
    for value in config.values where !isInOwnTable(value.key) {
      guard let setting = settings.first(where: { $0.key == value.key }) else {
        mistakes.append(unknown(value, among: settings))
        continue
      }
      guard isWanted(setting) else { continue }
      if let problem = problem(with: value, for: setting) {
        mistakes.append(ConfigMistake(value, problem))
      } else {
        values.append((value.key, value.text))
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

  private func problem(with value: Config.Value, for setting: Setting) -> String? {
    if value.texts.isEmpty {
      return say(.badValue, value.key, Quote.text(value.written))
    }
    return setting.kind.problem(with: value.text, for: value.key, in: language)
  }

  private func unknown(_ value: Config.Value, among settings: [Setting]) -> ConfigMistake {
    let near = NameKey.closest(to: value.key, in: settings.map(\.key), most: 1)
    let sentence =
      near.first.map { say(.closestSetting, Quote.text(value.key), $0) }
      ?? say(.unknownSetting, Quote.text(value.key))
    return ConfigMistake(value, sentence)
  }

  /// What is wrong with the file as such.
  private var ofFile: [ConfigMistake] {
    switch config.failure {
    case .cannotRead: return [ConfigMistake(line: nil, sentence: say(.configUnreadable))]
    case .tooLarge:
      let figures = Figures(decimalMark: Sentence.decimalMark.text(in: language))
      let limit = ByteText.text(of: Config.largest, figures)
      return [ConfigMistake(line: nil, sentence: say(.configTooLarge, limit))]
    case nil: break
    }
    return config.mistakes.map { mistake in
      ConfigMistake(line: mistake.line, sentence: say(.noTOML, Quote.text(mistake.reason)))
    }
  }

  private func say(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }
}
