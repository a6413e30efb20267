package import PokedexModel
internal import PokedexText

/// What a Pokémon can be marked as, by the digits that choose it, and last the game that it is for.
package struct MarksMenu {
  let words: Words

  package init(words: Words) {
    self.words = words
  }

  package static let marks = Mark.allCases
  /// The row that leads to the games.
  package static var gameRow: Int { marks.count }
  package static var rowCount: Int { marks.count + 1 }

  func pane(_ marking: ScreenState.Marking, selected: Int) -> MenuPane {
    let choices = Self.marks.map { words.name(of: $0) } + [words(.markGame)]
    let ticks = Self.marks.map { marking.marks.contains($0) ? "✓" : "" }
    return MenuPane(
      title: words(.chooseMark, marking.name),
      choices: choices.enumerated().map { "\($0 + 1) \($1)" },
      details: (ticks + [GameMenu(words: words).title(of: marking.game)]).map { [$0] },
      selected: selected,
      sorted: nil)
  }
}

/// The games that marks can be made in: none in particular, then the newest first.
package struct GameMenu {
  let words: Words

  package init(words: Words) {
    self.words = words
  }

  /// Their slugs; nil for no game in particular.
  package var choices: [String?] {
    [nil] + words.rules.versionGroups.reversed().flatMap(\.versions).map { $0 }
  }

  /// The next row, round and round, whose game begins with a letter; nil where none does.
  package func row(after row: Int, beginningWith letter: Character) -> Int? {
    let (key, choices) = (String(letter).lowercased(), choices)
    return (1...choices.count).lazy.map { (row + $0) % choices.count }.first { row in
      title(of: choices[row]).lowercased().hasPrefix(key)
        || choices[row]?.hasPrefix(key) == true
    }
  }

  func title(of choice: String?) -> String {
    choice.map(words.plainName(ofVersion:)) ?? words(.noGame)
  }

  func pane(selected: Int, chosen: String?) -> MenuPane {
    let choices = choices
    return MenuPane(
      title: words(.chooseGame), choices: choices.map(title), details: [], selected: selected,
      sorted: choices.firstIndex(of: chosen))
  }
}
