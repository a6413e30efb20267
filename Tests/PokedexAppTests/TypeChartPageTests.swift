import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("The page of the chart of types", .timeLimit(.minutes(5)))
struct TypeChartPageTests {
  nonisolated static let sizes = [
    Size(columns: 30, rows: 8), Size(columns: 40, rows: 12), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  ]

  /// In windows wide enough for the whole chart, the page must show the same factors as the bundled
  /// type chart.
  @Test(
    arguments: [(80, Language.english), (80, .japanese), (120, .german), (200, .korean)], [1, 9])
  func everyGridFigureMatchesRules(
    window: (columns: Int, language: Language), generation: Int
  ) throws {
    let pages = SubjectsOfBundle(
      window.language, size: Size(columns: window.columns, rows: 40))
    let page = pages.page(.typeChart, generation: generation)
    let chart = pages.words.rules.typeChart(generation: generation)

    let names = try #require(page.head.first).text.split(separator: " ").map(String.init)
    #expect(names == chart.types.map(pages.words.abbreviation))
    #expect(Set(names).count == chart.types.count)
    for (attacking, line) in zip(chart.types, page.panes[0]) {
      let cells = line.text.split(separator: " ").map(String.init)
      #expect(
        Array(cells.suffix(chart.types.count))
          == chart.types.map { pages.words.figures.short(chart.factor(of: attacking, on: $0)) })
      #expect(line.links.map(\.subject) == [.type(attacking)])
    }
  }

  @Test(arguments: sizes, Language.allCases)
  func everyLineFits(size: Size, language: Language) {
    let pages = SubjectsOfBundle(language, size: size)
    let page = pages.page(.typeChart)

    let lines = page.head + Array(page.panes[0])
    #expect(lines.allSatisfy { $0.leftColumns <= pages.layout.pagePane.columns })
    #expect(!lines.contains { $0.text.contains("…") })
  }

  @Test func typePageAndTypeChartLinkToEachOther() async throws {
    let app = await DemoApp.started()
    app.send(.open(.type(.ghost)))

    let link = try #require(
      app.page?.links.firstIndex { $0.subject == .typeChart })
    app.state.view.selectedLink = link
    app.press(.enter)
    app.press(.down, .enter)

    #expect(app.fetcher.page?.subject == .type(.fighting))
    #expect(app.state.stack.depth == 3)
  }

  nonisolated static let screens = sizes.enumerated().map { index, size in
    ScreenCase(
      screen: "types", language: index.isMultiple(of: 2) ? .japanese : .english,
      columns: size.columns, rows: size.rows)
  }

  @Test(arguments: screens)
  func screenMatchesSnapshot(screen: ScreenCase) async throws {
    let app = await DemoApp.started(
      size: Size(columns: screen.columns, rows: screen.rows), language: screen.language)
    app.send(.open(.typeChart))

    try Snapshot.verify(app.shown(), screen.name)
  }

  @Test func stylesMatchSnapshot() async throws {
    let app = await DemoApp.started(theme: .full)
    app.send(.open(.typeChart))

    try Snapshot.verify(app.shown(), "styles-types-full", withStyles: true)
  }
}
