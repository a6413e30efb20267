internal import PokedexQuery
internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexText

// Completions for values of options.
extension Completion {
  private var command: CommandRow.Command? { line.command?.command }

  /// Returns the option's values that begin with the typed text. If the option takes a
  /// comma-separated list, the list's last value is completed.
  func values(of row: OptionRow) -> [Choice] {
    switch row.option {
    case .with: commaSeparated(EntryDetails.Part.allCases.map { Choice($0.rawValue) })
    case .clause: commaSeparated(TeamClause.allCases.map { Choice($0.rawValue) })
    case .columns: commaSeparated(columns)
    case .sort: commaSeparated(described(list.orders.names))
    case .set: assignments
    default: all(of: row).beginning(with: line.typed)
    }
  }

  private func all(of row: OptionRow) -> [Choice] {
    switch row.option {
    case .language: Language.allCases.map { Choice($0.code, $0.endonym) }
    case .generation: (1...TypeChart.newestGeneration).map { Choice(String($0)) }
    case .game: versionsAndGroups
    case .output where command == .team || command == .teams:
      SetTeamCommand.Format.allCases.map { Choice($0.rawValue) }
    case .output where command == .trainers:
      TrainersCommand.Format.allCases.map { Choice($0.rawValue) }
    case .output: formats.map { Choice($0.rawValue) }
    default:
      if case .key(let kind, _, _) = row.setting {
        (kind.choices ?? []).map { Choice($0) }
      } else {
        []
      }
    }
  }

  /// Completions for the value of `--set`. Before an equals sign, they are setting keys, each
  /// followed by an equals sign; after it, they are values of the setting.
  private var assignments: [Choice] {
    let typed = line.typed
    guard let sign = typed.firstIndex(of: "=") else {
      return settingKeys.map { Choice($0.text + "=", $0.about) }
    }
    let value = String(typed[typed.index(after: sign)...])
    return settingValues(of: String(typed[..<sign])).beginning(with: value).prefixed(
      by: typed[...sign])
  }

  private func commaSeparated(_ values: [Choice]) -> [Choice] {
    var parts = line.typed.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let last = parts.popLast() ?? ""
    // A hyphen before a sort order makes it descending.
    let sign = last.hasPrefix("-") ? "-" : ""
    return values.filter { !parts.contains($0.text) && !parts.contains("-" + $0.text) }
      .beginning(with: String(last.dropFirst(sign.count)))
      .prefixed(by: parts.map { $0 + "," }.joined() + sign)
  }

  /// All versions, and all version groups whose slug isn't also the slug of a version.
  private var versionsAndGroups: [Choice] {
    let vocabulary = DexVocabulary()
    let groups = Dex().versionGroups
    let versions = groups.flatMap(\.versions).map {
      Choice($0, vocabulary.version($0)?[language] ?? SlugWords.title($0))
    }
    return versions
      + groups.filter { !$0.versions.contains($0.slug) }.map { Choice($0.slug, names(of: $0)) }
  }

  private func names(of game: VersionGroup) -> String {
    let vocabulary = DexVocabulary()
    let names = game.versions.map { vocabulary.version($0)?[language] ?? SlugWords.title($0) }
    return Sentence.listPair.joining(names, in: language.interface)
  }

  private var list: QueryListKind { command.flatMap(QueryListKind.init) ?? .pokemon }

  /// Output formats that the command supports. Only commands that print a table support table
  /// formats.
  private var formats: [ListRequest.Format] {
    let tables: [(option: OptionRow.Option, format: ListRequest.Format)] = [
      (.tsv, .tsv), (.csv, .csv),
    ]
    let printed = tables.filter { option, _ in
      command.map { OptionTable.row(of: option)?.commands.contains($0) == true } ?? true
    }
    return [.text, .json] + printed.map(\.format)
  }

  private var columns: [Choice] {
    if [.show, .random].contains(command) {
      return EntryField.allCases.map { Choice($0.rawValue) }
    }
    return described(list.columnWords.map { $0[0] })
  }

  private func described(_ names: [String]) -> [Choice] {
    names.map { Choice($0, list.about($0, in: language.interface)) }
  }
}

// Completions for the operands of `pokedex config` and the values of `--set`.
extension Completion {
  var configOperands: [Choice] {
    switch (line.operands.count, line.operands.first) {
    case (0, _): ConfigCommand.names.map { Choice($0) }.beginning(with: line.typed)
    case (1, "get"), (1, "set"): settingKeys
    case (2, "set"): settingValues(of: line.operands[1]).beginning(with: line.typed)
    default: []
    }
  }

  /// The keys of all settings, including the keys in the tables `[colors]` and `[keys]`.
  private var settingKeys: [Choice] {
    let settings = SettingTable.settings.map { Choice($0.key, localized($0.about)) }
    let table = KeyTable.defaultKeys
    let keys = table.names.map { name in
      let row = table.all.first { $0.name == name }
      return Choice(KeySettings.table + name, row.map { localized($0.label) } ?? "")
    }
    let colors = ColorSettings.keys.map { Choice($0) }
    return (settings + colors + keys).beginning(with: line.typed)
  }

  private func settingValues(of key: String) -> [Choice] {
    (SettingTable.setting(key)?.kind.choices ?? []).map { Choice($0) }
  }
}
