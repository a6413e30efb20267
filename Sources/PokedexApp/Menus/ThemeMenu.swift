internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The themes to choose from, each seen as soon as it is selected.
struct ThemeMenu {
  let words: Words

  private static let details: [Sentence] = [
    .themeAuto, .themeDark, .themeLight, .themeHighContrast, .themeMono,
  ]

  func pane(selected: Int, chosen: Int) -> MenuPane {
    MenuPane(
      title: words(.chooseTheme), choices: ThemeChoice.allCases.map(\.rawValue),
      details: Self.details.map { [words($0)] }, selected: selected, sorted: chosen,
      showsColors: true)
  }
}

extension Canvas {
  /// The colours there are: of types and of base stats, and what is better and worse.
  func colorSample(columns: Int) -> [Line] {
    let types = PokemonType.allCases.filter(\.hasMembers).map {
      [Span(words.name(of: $0), .type($0))]
    }
    let bands: [(StatBand, Int)] = [
      (.poor, 40), (.low, 60), (.fair, 90), (.good, 110), (.superb, 150),
    ]
    let stats = bands.map { band, base in
      [
        Span("\(base)", .stat(band)), Span(" "),
        Span(Bar.text(base, of: 255, columns: 8), .stat(band)),
      ]
    }
    let others = [
      [Span(words(.themeHeading), .heading)], [Span(words(.themeMatch), .match)],
      [Span(words(.themeSecondary), .secondary)], [Span("+10 %", .better)], [Span("−10 %", .worse)],
    ]
    return [types, stats, others].flatMap { Flow($0).lines(columns: columns) }
  }
}
