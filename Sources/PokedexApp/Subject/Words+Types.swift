package import PokedexModel
internal import PokedexText
internal import TerminalUI

extension Words {
  /// The name of a type in two or three columns, other than that of any other type: the first letters, in
  /// Japanese the letter that players use.
  package func abbreviation(of type: PokemonType) -> String {
    if language.isOfInterface {
      let letters = self(.typeLetters).split(separator: "|")
      if letters.indices ~= type.ordinal { return String(letters[type.ordinal]) }
    }
    let name = name(of: type)
    return name.first.map(TextWidth.of) == 2 ? String(name.prefix(1)) : String(name.prefix(3))
  }
}

extension Role {
  /// That of a factor in percent, as the attacker sees it.
  init(factor percent: Int) {
    self =
      switch percent {
      case 0: .none
      case ..<100: .worse
      case 100: .secondary
      default: .better
      }
  }
}
