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

  /// The name of a type, which leads to it.
  func link(to type: PokemonType) -> Span { Span(name(of: type), .type(type), link: .type(type)) }

  /// Types by their factors in percent, the greatest first; each stands before the first of its types.
  func byFactor(
    _ factors: [(type: PokemonType, percent: Double)], _ role: (Double) -> Role
  ) -> [[Span]] {
    factors.grouped(by: \.percent).sorted { $0.key > $1.key }.flatMap { percent, types in
      types.enumerated().map { place, factor in
        let name = link(to: factor.type)
        return place > 0 ? [name] : [Span(figures.factor(percent) + " ", role(percent)), name]
      }
    }
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
