internal import PokedexText

/// As what something can be copied.
package enum CopyForm: CaseIterable, Sendable {
  case name, text, json, showdown
}

/// The forms, by the digits that choose them.
struct CopyMenu {
  let words: Words

  func pane(_ forms: [CopyForm], of name: String, selected: Int) -> MenuPane {
    MenuPane(
      title: words(.chooseCopy, name),
      choices: forms.enumerated().map { "\($0 + 1) \(words.name(of: $1))" }, details: [],
      selected: selected, sorted: nil)
  }
}

extension Words {
  package func name(of form: CopyForm) -> String {
    switch form {
    case .name: self(.copyName)
    case .text: self(.copyText)
    case .json: self(.copyJSON)
    case .showdown: self(.copyShowdown)
    }
  }
}
