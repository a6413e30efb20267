internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// What the options have for values, where there is a list of them.
struct OptionValues {
  private let command: CommandRow.Command?
  private let language: Language

  init(_ command: CommandRow.Command?, _ language: Language) {
    self.command = command
    self.language = language
  }

  /// The values that begin with what is typed; of several with commas between, the last is completed.
  func choices(_ row: OptionRow, _ typed: String) -> [Completion.Choice] {
    switch row.option {
    case .language: one(Language.allCases.map { ($0.code, $0.endonym) }, typed)
    case .generation: one((1...TypeChart.newestGeneration).map { (String($0), "") }, typed)
    case .game:
      command == .marks
        ? one(GameNames.versions.map { ($0, "") }, typed)
        : one(Dex().versionGroups.map { ($0.slug, names(of: $0)) }, typed)
    case .with: several(EntryDetails.Part.allCases.map { ($0.rawValue, "") }, typed)
    case .columns: several(columns, typed)
    case .sort: several(named(list.orders.names), typed)
    case .output: one(formats.map { ($0.rawValue, "") }, typed)
    case .set: settings(typed)
    default:
      if case .key(let kind, _, _) = row.setting, let names = kind.choices {
        one(names.map { ($0, "") }, typed)
      } else {
        []
      }
    }
  }

  /// A key and a sign of equality, then a value.
  private func settings(_ typed: String) -> [Completion.Choice] {
    let choices = ConfigChoices(language)
    guard let sign = typed.firstIndex(of: "=") else {
      return choices.keys(typed).map { Completion.Choice(text: $0.text + "=", about: $0.about) }
    }
    return choices.values(of: String(typed[..<sign]), String(typed[typed.index(after: sign)...]))
      .map { Completion.Choice(text: typed[...sign] + $0.text, about: $0.about) }
  }

  private func one(_ values: [(text: String, about: String)], _ typed: String) -> [Completion
    .Choice]
  {
    values.filter { $0.text.hasPrefix(typed) }
      .map { Completion.Choice(text: $0.text, about: $0.about) }
  }

  private func several(
    _ values: [(text: String, about: String)], _ typed: String
  ) -> [Completion.Choice] {
    var parts = typed.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let last = parts.popLast() ?? ""
    // An order falls with a hyphen before it.
    let sign = last.hasPrefix("-") ? "-" : ""
    let lead = parts.map { $0 + "," }.joined() + sign
    let left = values.filter { value in
      !parts.contains(value.text) && !parts.contains("-" + value.text)
    }
    return one(left, String(last.dropFirst(sign.count)))
      .map { Completion.Choice(text: lead + $0.text, about: $0.about) }
  }

  private func names(of game: VersionGroup) -> String {
    let vocabulary = DexVocabulary()
    let names = game.versions.map { vocabulary.version($0)?[language] ?? SlugWords.title($0) }
    return Sentence.listPair.joining(names, in: language.interface)
  }

  private var list: ListRequest.Kind { command.flatMap(ListRequest.Kind.init) ?? .pokemon }

  /// Those of tables are for commands that print one.
  private var formats: [ListRequest.Format] {
    let tables: [(option: OptionRow.Option, format: ListRequest.Format)] = [
      (.tsv, .tsv), (.csv, .csv),
    ]
    let printed = tables.filter { option, _ in
      command.map { OptionTable.row(of: option)?.commands.contains($0) == true } ?? true
    }
    return [.text, .json] + printed.map(\.format)
  }

  private var columns: [(text: String, about: String)] {
    if command == .show || command == .random {
      return EntryField.allCases.map { ($0.rawValue, "") }
    }
    return named(list.columnWords.map { $0[0] })
  }

  private func named(_ names: [String]) -> [(text: String, about: String)] {
    names.map { ($0, list.about($0, in: language.interface)) }
  }
}

/// What can stand after `pokedex config`, and in `--set`.
struct ConfigChoices {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// - Parameter operands: those after `config` that stand already.
  func choices(after operands: [String], _ typed: String) -> [Completion.Choice] {
    switch (operands.count, operands.first) {
    case (0, _):
      ConfigCommand.names.filter { $0.hasPrefix(typed) }.map { Completion.Choice(text: $0) }
    case (1, "get"), (1, "set"): keys(typed)
    case (2, "set"): values(of: operands[1], typed)
    default: []
    }
  }

  /// Settings, colours and keys.
  func keys(_ typed: String) -> [Completion.Choice] {
    let settings = SettingTable.settings.map { setting in
      Completion.Choice(text: setting.key, about: say(setting.about))
    }
    let table = KeyTable.usual
    let names = table.names.map { name in
      let row = table.all.first { $0.name == name }
      return Completion.Choice(
        text: KeySettings.table + name, about: row.map { say($0.label) } ?? "")
    }
    let colors = ColorSettings.keys.map { Completion.Choice(text: $0) }
    return (settings + colors + names).filter { $0.text.hasPrefix(typed) }
  }

  func values(of key: String, _ typed: String) -> [Completion.Choice] {
    let choices = SettingTable.setting(key)?.kind.choices ?? []
    return choices.filter { $0.hasPrefix(typed) }.map { Completion.Choice(text: $0) }
  }

  private func say(_ sentence: Sentence) -> String { sentence.text(in: language.interface) }
}
