internal import PokedexQuery
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

/// A config file with the default values of all settings, colours and key bindings. All of them are
/// commented out.
struct DefaultConfig {
  let language: Language

  var text: String {
    var text = "# \(Sentence.configHead.text(in: language))\n"
    var table = ""
    for setting in SettingTable.settings.filter({ !$0.key.contains(".") }) + commandSettings {
      let parts = setting.key.split(separator: ".")
      if parts.count > 1, parts[0] != table {
        table = String(parts[0])
        text += "\n[\(table)]\n"
      }
      text +=
        "\n# \(about(setting))\n# \(parts.last ?? "") = \(setting.kind.tomlValue(setting.sample))\n"
    }
    return text + colors + keys
  }

  /// Settings that are specific to a command, in the order of `CommandTable`.
  private var commandSettings: [Setting] {
    let settings = SettingTable.settings.filter { $0.key.contains(".") }
    return CommandTable.rows.flatMap { row in settings.filter { $0.command == row.command } }
  }

  private func about(_ setting: Setting) -> String {
    let about = setting.about.text(in: language)
    // Add the possible languages. The descriptions of all other settings already list their values.
    guard case .language = setting.kind, let choices = setting.kind.choices else { return about }
    return about + ": " + choices.joined(separator: " ")
  }

  private var colors: String {
    var text = "\n[colors]\n# \(Sentence.configColors.text(in: language))\n\n"
    let theme = Theme(.dark, on: .dark, depth: .exact)
    for role in Role.all {
      let setting = UserColors.setting(for: theme.style(role))
      text += "# \(role.configName) = \(TOMLText.string(setting))\n"
    }
    return text
  }

  private var keys: String {
    let table = KeyTable.defaultKeys
    var text = "\n[keys]\n# \(Sentence.configKeys.text(in: language))\n"
    for name in table.names {
      guard let row = table.all.first(where: { $0.name == name }) else { continue }
      text += "\n# \(row.label.text(in: language))\n"
      text += "# \(name) = \(TOMLText.list(row.keys.map(\.name)))\n"
    }
    return text
  }
}

extension Setting {
  /// An example of a valid value: the default if there is one.
  var sample: String {
    switch (defaultValue, kind, option) {
    case (let defaultValue?, _, _): defaultValue
    case (_, .count, _): "20"
    case (_, .generation, _): "9"
    // The screen and marks are about a single version.
    case (_, .game, _): [.browse, .marks].contains(command) ? "sword" : "red-blue"
    case (_, .seed, _): "25"
    case (_, .template, _): "{{name}} {{types}}"
    case (_, .fields, _): "number,name,types"
    case (_, .order, _): "name"
    case (_, .columns(.pokemon), _): "number,name,type"
    case (_, .columns(.moves), _): "name,type,power"
    case (_, .columns(.abilities), _): "name,gen"
    case (_, .columns(.items), _): "name,pocket"
    case (_, .columns(.natures), _): "name,raises"
    case (_, _, .api): "https://pokeapi.co/api/v2/"
    case (_, _, .caFile): "/etc/ssl/certs/own.pem"
    case (_, _, .log): "/tmp/pokedex.log"
    default: kind.choices?.first ?? ""
    }
  }
}

extension Setting.SettingKind {
  /// Returns a value in TOML syntax. The value must be valid.
  func tomlValue(_ text: String) -> String {
    switch self {
    case .flag, .count, .generation, .seed: text
    case .columns, .order, .parts, .fields, .clauses: TOMLText.list(Self.names(in: text))
    default: TOMLText.string(text)
    }
  }
}

/// Formats values in TOML syntax.
enum TOMLText {
  static func list(_ texts: [String]) -> String {
    "[" + texts.map(string).joined(separator: ", ") + "]"
  }

  /// Returns a text as a TOML basic string. Characters that are not allowed in such a string are
  /// escaped.
  static func string(_ text: String) -> String {
    var tomlValue = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": tomlValue += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        tomlValue += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: tomlValue.unicodeScalars.append(scalar)
      }
    }
    return tomlValue + "\""
  }
}
