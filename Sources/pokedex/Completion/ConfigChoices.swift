internal import PokedexModel
internal import PokedexApp
internal import PokedexText

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
