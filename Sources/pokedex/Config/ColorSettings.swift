internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

/// The table `[colors]` of a config: parts of the screen, and how they look in every theme.
struct ColorSettings {
  let config: Config
  let language: Language

  /// What the keys of the table begin with.
  static let table = "colors."

  /// All keys that the table may have.
  static var keys: [String] { Role.all.map { table + $0.configName } }

  /// The colours as they are wanted, as far as that goes; nil for none. And what is wrong with the rest.
  func read() -> (colors: UserColors?, mistakes: [ConfigMistake]) {
    var mistakes: [ConfigMistake] = []
    var sound: [(key: String, value: String)] = []
    for value in config.values where value.key.hasPrefix(Self.table) {
      let pair = (key: String(value.key.dropFirst(Self.table.count)), value: value.text)
      do throws(UserColors.Mistake) {
        _ = try UserColors([pair])
        sound.append(pair)
      } catch {
        mistakes.append(ConfigMistake(value, sentence(for: error, of: value)))
      }
    }
    // Each of them is sound.
    return (sound.isEmpty ? nil : try? UserColors(sound), mistakes)
  }

  private func sentence(for mistake: UserColors.Mistake, of value: Config.Value) -> String {
    switch mistake {
    case .unknownRole:
      let near = NameKey.closest(to: value.key, in: Self.keys, most: 1)
      return near.first.map { say(.closestSetting, Quote.text(value.key), $0) }
        ?? say(.unknownSetting, Quote.text(value.key))
    case .badValue:
      return say(
        .badColor, value.key, Quote.text(value.texts.isEmpty ? value.written : value.text))
    }
  }

  private func say(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }
}
