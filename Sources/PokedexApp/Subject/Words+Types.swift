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

extension Words {
  /// A type's name, which leads to it.
  func fact(of type: PokemonType) -> Span { Span(name(of: type), .type(type), link: .type(type)) }

  /// Types by factor in percent, the greatest first; each factor stands before the first of its types.
  func facts(
    of factors: [(type: PokemonType, percent: Double)], role: (Double) -> Role = { _ in .secondary }
  ) -> [[Span]] {
    factors.grouped(by: \.percent).sorted { $0.key > $1.key }.flatMap { percent, factors in
      factors.enumerated().map { place, factor in
        let sign = Span(figures.factor(percent) + " ", role(percent))
        return place == 0 ? [sign, fact(of: factor.type)] : [fact(of: factor.type)]
      }
    }
  }

  /// A variety's name, which leads to it.
  func fact(of pokemon: VarietyReference, _ role: Role = .text) -> Span {
    Span(name(ofPokemon: pokemon.id, slug: pokemon.slug), role, link: .pokemon(pokemon.id))
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
