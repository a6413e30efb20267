package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The languages to choose from, by the digits that choose them.
package struct LanguageMenu {
  let words: Words

  package init(words: Words) {
    self.words = words
  }

  package var choices: [Language] { Language.allCases.filter(words.canShow) }

  /// The last by 0, as the tenth is on a keyboard.
  package func row(ofDigit digit: Int) -> Int? {
    let row = (digit + choices.count - 1) % choices.count
    return 0..<choices.count ~= digit ? row : nil
  }

  /// The next row, round and round, whose language begins with a letter in its own name or in the
  /// interface's; nil where none does.
  package func row(after row: Int, beginningWith letter: Character) -> Int? {
    let key = String(letter).lowercased()
    let count = choices.count
    return (1...count).lazy.map { (row + $0) % count }.first { row in
      let language = choices[row]
      return [language.endonym, words.name(of: language)].contains {
        $0.lowercased().hasPrefix(key)
      }
    }
  }

  func pane(selected: Int) -> MenuPane {
    let names = choices.map { language in
      let name = words.name(of: language)
      return name == language.endonym ? "" : name
    }
    return MenuPane(
      title: words(.chooseLanguage),
      choices: choices.enumerated().map { "\(($0 + 1) % choices.count) \($1.endonym)" },
      details: names.map { [$0] }, selected: selected,
      sorted: choices.firstIndex(of: words.language))
  }
}
