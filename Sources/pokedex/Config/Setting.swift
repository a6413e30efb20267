internal import PokedexQuery
internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexText

/// A key of the config file. It sets an option for all runs.
struct Setting {
  /// The kind of value that a setting has. All values are stored as text; a list is comma-separated
  /// text.
  enum SettingKind {
    case flag, text, language, generation, count, seed, parts, clauses
    /// A version, such as Red, or a version group, such as Red and Blue.
    case game
    /// `template` is a text with placeholders such as `{{name}}`, from which one line per entry is
    /// printed. `fields` is a list of field names.
    case template, fields
    case choice([String])
    /// The columns (`columns`) or the sort orders (`order`) of one kind of list.
    case columns(QueryListKind)
    case order(QueryListKind)
  }

  /// The key's full name, for example `language`, or `list.columns` for a key in a table.
  let key: String
  let kind: SettingKind
  /// The default value, if any.
  let defaultValue: String?
  let about: Sentence
  let option: OptionRow.Option
  /// The only command that the setting applies to. Nil if it applies to all commands that accept
  /// the option.
  let command: CommandRow.Command?
}

extension Setting {
  /// Whether the setting supplies the value of an option when a command runs. The full-screen
  /// browser's `game` setting also applies to the commands that print facts.
  func isApplicable(option: OptionRow.Option, to command: CommandRow.Command) -> Bool {
    guard option == self.option else { return false }
    return self.command == nil || self.command == command
      || option == .game && self.command == .browse
        && CommandLineParser.commandsWithFacts.contains(command)
  }

  /// Whether a key in the file sets this setting. Underscores are read as hyphens, because TOML
  /// files often have them.
  func isSet(by key: String) -> Bool {
    key == self.key || key.contains("_") && key.replacing("_", with: "-") == self.key
  }

  /// Whether the setting changes which rows or fields a command prints.
  var shapesOutput: Bool { command != nil || [.generation, .all].contains(option) }

  /// Returns the error sentence for an unknown key. Names the closest known key, if there is one.
  static func unknown(_ key: String, _ keys: [String], in language: Language) -> String {
    let quoted = Quote.text(key)
    return NameKey.closest(to: key, in: keys, limit: 1).first
      .map { Sentence.closestSetting.text(in: language, quoted, $0) }
      ?? Sentence.unknownSetting.text(in: language, quoted)
  }
}

/// All settings, derived from the option table.
enum SettingTable {
  static var settings: [Setting] {
    OptionTable.options.flatMap { row -> [Setting] in
      guard case .key(let kind, let defaultValue, let isPerCommand) = row.setting else {
        return []
      }
      let name = String(row.names[0].dropFirst(2))
      let commands: [CommandRow.Command?] = isPerCommand ? row.commands : [nil]
      return commands.map { command in
        Setting(
          key: (command.map { $0 == .browse ? "" : $0.rawValue + "." } ?? "") + name,
          kind: Self.kind(kind, for: command), defaultValue: defaultValue, about: row.about,
          option: row.option,
          command: command)
      }
    }
  }

  static func setting(_ key: String) -> Setting? { settings.first { $0.isSet(by: key) } }

  /// Returns the kind of value that an option accepts when it is used with a command. Nil if the
  /// config can't set the option.
  static func kind(
    of option: OptionRow.Option, for command: CommandRow.Command
  ) -> Setting.SettingKind? {
    guard case .key(let kind, _, _)? = OptionTable.row(of: option)?.setting else { return nil }
    if option == .output, [.team, .teams].contains(command) {
      return .choice(SetTeamCommand.Format.allCases.map(\.rawValue))
    }
    if option == .output, command == .trainers {
      return .choice(TrainersCommand.Format.allCases.map(\.rawValue))
    }
    return Self.kind(kind, for: command)
  }

  /// Narrows a kind of value to what a command accepts, such as the columns of the list that the
  /// command prints.
  private static func kind(
    _ kind: Setting.SettingKind, for command: CommandRow.Command?
  ) -> Setting.SettingKind {
    switch (kind, command) {
    case (.columns, .show), (.columns, .random): .fields
    case (.columns, let command?): .columns(QueryListKind(command) ?? .pokemon)
    case (.order, let command?): .order(QueryListKind(command) ?? .pokemon)
    default: kind
    }
  }
}

extension Setting.SettingKind {
  /// All allowed values. Nil if there are too many to list.
  var choices: [String]? {
    switch self {
    case .flag: ["true", "false"]
    case .choice(let names): names
    case .language: Language.allCases.map(\.code)
    case .generation: (1...TypeChart.newestGeneration).map(String.init)
    case .parts: EntryDetails.Part.allCases.map(\.rawValue)
    case .clauses: TeamClause.allCases.map(\.rawValue)
    case .fields: EntryField.allCases.map(\.rawValue)
    default: nil
    }
  }

  /// Returns the error sentence for an invalid value, with the allowed values. Nil if the value is
  /// valid.
  ///
  /// - Parameter name: the name of the option or key.
  func problem(with text: String, for name: String, in language: Language) -> String? {
    switch self {
    case .text: return nil
    case .flag, .choice:
      if choices?.contains(text) == true { return nil }
      return Sentence.badChoice.text(in: language, Quote.text(text), name, list(of: choices))
    case .language:
      if Language(code: text) != nil { return nil }
      return Sentence.badLanguage.text(in: language, Quote.text(text), list(of: choices))
    case .generation:
      if let number = Int(text), 1...TypeChart.newestGeneration ~= number { return nil }
      return Sentence.badGeneration.text(
        in: language, Quote.text(text), String(TypeChart.newestGeneration))
    case .count:
      if let number = Int(text), number > 0 { return nil }
      return Sentence.badLimit.text(in: language, Quote.text(text))
    case .seed:
      if UInt64(text) != nil { return nil }
      return Sentence.badSeed.text(in: language, Quote.text(text))
    case .template:
      do throws(UnknownField) {
        _ = try EntryFormat(text)
        return nil
      } catch {
        return Sentence.badField.text(in: language, Quote.text(error.name), EntryField.list)
      }
    case .fields:
      let bad = Self.names(in: text).first { EntryField(rawValue: $0) == nil }
      return bad.map { Sentence.badField.text(in: language, Quote.text($0), EntryField.list) }
    case .game: return GameNames.problem(with: text, in: language)
    case .parts:
      let bad = Self.names(in: text).first { EntryDetails.Part(named: $0) == nil }
      return bad.map { Sentence.badPart.text(in: language, Quote.text($0), list(of: choices)) }
    case .clauses:
      let bad = Self.names(in: text).first { TeamClause(rawValue: $0) == nil }
      return bad.map { Sentence.badClause.text(in: language, Quote.text($0), list(of: choices)) }
    case .columns(let kind):
      return Self.problem(with: ListRequest(kind: kind, columns: Self.names(in: text)), language)
    case .order(let kind):
      return Self.problem(with: ListRequest(kind: kind, sort: Self.names(in: text)), language)
    }
  }

  /// Splits comma-separated names.
  static func names(in text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the error sentence that the list command would print for these columns or this order.
  /// Nil if it accepts them.
  private static func problem(
    with request: ListRequest, _ language: Language
  ) -> String? {
    var request = request
    request.limit = 1
    do {
      _ = try request.outcome(in: language, seed: 0)
    } catch let failure as UsageError {
      return failure.sentence
    } catch {
      // Other errors are not about columns or order.
    }
    return nil
  }

  private func list(of names: [String]?) -> String { (names ?? []).joined(separator: ", ") }
}
