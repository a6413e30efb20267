import TerminalUI
import PokedexFeatures
import PokedexModel
import PokedexText
import Testing

@testable import PokedexApp

/// Units, checked against the values in the games' English editions.
@Suite("Units")
struct UnitsTests {
  private static let figures = Figures(decimalMark: ".")

  @Test(arguments: [
    (4, "0.4 m", "1′04″"), (17, "1.7 m", "5′07″"), (7, "0.7 m", "2′04″"), (3, "0.3 m", "1′00″"),
    (88, "8.8 m", "28′10″"), (200, "20.0 m", "65′07″"), (1000, "100.0 m", "328′01″"),
    (0, "0.0 m", "0′00″"),
  ])
  func heightIsInMetresOrFeet(decimetres: Int, metric: String, imperial: String) {
    #expect(Units.metric.height(decimetres, Self.figures) == metric)
    #expect(Units.imperial.height(decimetres, Self.figures) == imperial)
  }

  @Test(arguments: [
    (60, "6.0 kg", "13.2 lb"), (905, "90.5 kg", "199.5 lb"), (1, "0.1 kg", "0.2 lb"),
    (4600, "460.0 kg", "1014.1 lb"), (9500, "950.0 kg", "2094.4 lb"), (0, "0.0 kg", "0.0 lb"),
  ])
  func weightIsInKilogramsOrPounds(hectograms: Int, metric: String, imperial: String) {
    #expect(Units.metric.weight(hectograms, Self.figures) == metric)
    #expect(Units.imperial.weight(hectograms, Self.figures) == imperial)
  }

  @Test(arguments: Units.allCases, Language.interfaceLanguages)
  func noFigureOfTheListIsWiderThanItsColumn(units: Units, language: Language) {
    let words = Words(language: language, vocabulary: DemoApp.vocabulary, units: units)
    for figure in [1, 1000, 9999, 10_000] {
      #expect(words.text(of: figure, .weight).count <= 8)
    }
    for figure in [1, 200, 1000] { #expect(words.text(of: figure, .height).count <= 7) }
  }
}
