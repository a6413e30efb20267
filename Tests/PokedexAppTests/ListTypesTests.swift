import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The types in the rows of the list. Type names are longer in some languages than in others.
@MainActor
@Suite("Types in the list", .timeLimit(.minutes(5)))
struct ListTypesTests: TypingSteps {
  nonisolated static let sizes = [(40, 12), (80, 24), (120, 40), (200, 60)].map {
    Size(columns: $0.0, rows: $0.1)
  }
  nonisolated static let alone: [(number: Int, language: Language, name: String)] = [
    (35, .japanese, "フェアリー"), (25, .spanish, "Eléctrico"), (10, .italian, "Coleottero"),
    (66, .english, "Fighting"),
  ]
  nonisolated static let both: [(number: Int, language: Language, names: String)] = [
    (176, .japanese, "フェアリー ひこう"),
    (183, .japanese, "みず   フェアリー"), (215, .spanish, "Siniestro Hielo"),
    (1, .english, "Grass    Poison"),
  ]

  private func selectedRow(_ number: Int, _ size: Size, _ language: Language) async -> String {
    let app = await started("\(number)G", size: size, language: language)
    let frame = app.shown()
    return (frame.markedRows.first.map(frame.text(row:)) ?? "") + " "
  }

  @Test(arguments: sizes, alone)
  func singleTypeIsNotCut(
    size: Size, row: (number: Int, language: Language, name: String)
  ) async {
    #expect(await selectedRow(row.number, size, row.language).contains(" \(row.name) "))
  }

  /// If two types don't fit, each gets half of the available width.
  @Test(arguments: sizes, both)
  func twoTypesShareTheColumn(
    size: Size, row: (number: Int, language: Language, names: String)
  ) async {
    #expect(await selectedRow(row.number, size, row.language).contains(row.names))
  }

  nonisolated static let besideFigures: [(query: String, language: Language, row: String)] = [
    ("charizard spe>=1", .english, "6 Charizard   Fire   Flying  100"),
    ("charizard weight>=1", .english, "6 Charizard   Fire Flyi  90.5 kg"),
    ("リザードン spe>=1", .japanese, "6 リザードン  ほのお ひこう  100"),
  ]

  @Test(arguments: besideFigures)
  func bothTypesAreShownBesideFigure(
    row: (query: String, language: Language, row: String)
  ) async {
    let app = await started("/" + row.query, language: row.language)

    #expect(app.shown().rows[1].contains(row.row), "\(app.shown().rows[1])")
  }

  @Test(arguments: sizes)
  func longTypePairIsCutTheSameAtEverySize(size: Size) async {
    let row = await selectedRow(39, size, .japanese)

    #expect(row.contains("ノーマル フェア…"))
  }
}
