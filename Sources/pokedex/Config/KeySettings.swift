internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

/// The table `[keys]` of a config: what is done, and the keys that do it.
struct KeySettings {
  let config: Config
  let language: Language

  /// What the keys of the table begin with.
  static let table = "keys."

  /// The keys as they are wanted, as far as that goes, and what is wrong with the rest.
  func read() -> (table: KeyTable, mistakes: [ConfigMistake]) {
    let values = config.values.filter { $0.key.hasPrefix(Self.table) }
    if values.isEmpty { return (.usual, []) }
    var mistakes: [ConfigMistake] = []
    var known: [(value: Config.Value, change: KeyTable.Change)] = []
    for value in values {
      do throws(Unknown) {
        known.append((value, KeyTable.Change(name(of: value), to: try keys(of: value))))
      } catch {
        mistakes.append(ConfigMistake(value, say(.unknownKey, error.name)))
      }
    }
    let (table, clashes) = KeyTable.usual.changed(by: known.map(\.change))
    mistakes += clashes.map { place, clash in
      ConfigMistake(known[place].value, sentence(for: clash, of: known[place].value))
    }
    return (table, mistakes)
  }

  /// The name of a key that there is none of, fit for a sentence.
  private struct Unknown: Error {
    let name: String
  }

  private func keys(of value: Config.Value) throws(Unknown) -> [Key] {
    if value.texts.isEmpty, value.written.first != "[" {
      throw Unknown(name: Quote.text(value.written))
    }
    // Nothing between the quotes is no key at all.
    return try value.texts.filter { !$0.isEmpty }.map { text throws(Unknown) in
      guard let key = Key(named: text) else { throw Unknown(name: Quote.text(text)) }
      return key
    }
  }

  private func name(of value: Config.Value) -> String {
    String(value.key.dropFirst(Self.table.count))
  }

  private func sentence(for clash: KeyTable.Clash, of value: Config.Value) -> String {
    let name = name(of: value)
    switch clash {
    case .unknownName:
      let near = NameKey.closest(to: name, in: KeyTable.usual.names, most: 1)
      return near.first.map { say(.closestSetting, Quote.text(value.key), Self.table + $0) }
        ?? say(.unknownSetting, Quote.text(value.key))
    case .taken(let key, let other): return say(.keyTaken, key.name, Self.table + other)
    case .isText(let key): return say(.keyIsText, key.name, value.key)
    case .isCount(let key): return say(.keyIsCount, key.name, value.key)
    case .needsKey: return say(.keyNeeded, value.key)
    }
  }

  private func say(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }
}
