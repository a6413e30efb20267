import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// All tables are filtered and sorted with the same keys.
@MainActor
@Suite("Keys of tables", .timeLimit(.minutes(5)))
struct TableKeysTests {
  struct Table: Sendable, CustomTestStringConvertible {
    var subject: Subject
    /// The digit key that opens one of the entry's pages.
    var tab = ""
    let columns: Int

    var testDescription: String { "\(subject) \(tab)" }
  }

  nonisolated static let tables = [
    Table(subject: .pokemon(6), tab: "4", columns: 8),
    Table(subject: .pokemon(25), tab: "5", columns: 4),
    Table(subject: .ability("levitate"), columns: 4), Table(subject: .move("surf"), columns: 4),
    Table(subject: .type(.ghost), columns: 4), Table(subject: .item("light-ball"), columns: 4),
    Table(subject: .eggGroup("dragon"), columns: 3),
    Table(subject: .place("kanto-route-1"), columns: 3),
  ]

  private func opened(_ table: Table) async -> PokedexApp {
    let app = await DemoApp.started(size: Size(columns: 100, rows: 40))
    app.send(.open(table.subject))
    app.type(table.tab)
    return app
  }

  private func links(_ app: PokedexApp) -> [Subject] {
    app.page?.links.compactMap(\.subject) ?? []
  }

  @Test(arguments: tables)
  func sortKeysCycleColumnsAndReverse(table: Table) async {
    let app = await opened(table)
    let own = app.shown()

    #expect(app.page?.columns.count == table.columns)
    for column in 1..<table.columns {
      app.type("o")
      #expect(app.state.view.table.column == column)
      #expect(app.shown().rows.contains { $0.contains("▾") }, "column \(column)")
    }
    app.type("o")
    #expect(app.shown() == own)
    app.type("oO")

    #expect(app.shown().rows.contains { $0.contains("▴") })
  }

  @Test(arguments: tables)
  func sortingLosesNothing(table: Table) async {
    let app = await opened(table)
    // Compare sets without duplicates: if consecutive rows share a value, it is a link only in the
    // first of them, so sorting can change the number of links.
    let own = Set(links(app).map(String.init(describing:)))

    for _ in 0..<table.columns {
      app.type("o")
      #expect(Set(links(app).map(String.init(describing:))) == own)
      app.type("O")
      #expect(Set(links(app).map(String.init(describing:))) == own)
    }
  }

  @Test func namesAreSorted() async {
    let app = await opened(Table(subject: .move("surf"), columns: 4))
    app.type("o")

    let names = links(app).filter { if case .pokemon = $0 { true } else { false } }
      .map { app.state.words.name(of: $0) }
    #expect(names == names.sorted())
    #expect(names.count > 50)
    #expect(app.shown().rows.contains { $0.contains("· Name ▾") })
  }

  @Test(arguments: tables)
  func sortMenuOffersTableColumns(table: Table) async {
    let app = await opened(table)
    app.type("S")

    #expect(app.shown().text(row: 1) == " Sort by")
    app.type("j")
    app.press(.enter)

    #expect(app.state.view.table.column == 1)
    #expect(app.overlay == nil)
    #expect(app.fetcher.page?.subject == table.subject)
  }

  @Test func placesAreSortedWithinEachGame() async {
    let app = await opened(Table(subject: .pokemon(25), tab: "5", columns: 4))
    let own = links(app)

    app.type("oo")

    #expect(app.shown().rows.contains { $0.contains("Places · Level ▾") })
    #expect(Set(links(app).map(String.init(describing:))) == Set(own.map(String.init(describing:))))
  }

  @Test func learnersAreSortedByLearnMethod() async {
    let app = await opened(Table(subject: .move("growl"), columns: 4))
    app.type("ooo")

    let rows = app.shown().rows.filter { $0.contains("Lv.") }
    #expect(rows.count > 5)
    let levels = rows.compactMap { $0.firstMatch(of: /Lv\. (\d+)/).flatMap { Int($0.1) } }
    #expect(levels == levels.sorted())
  }
}
