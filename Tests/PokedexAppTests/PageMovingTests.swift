import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Moving through pages link by link, line by line and by screenfuls.
@MainActor
@Suite("Moving on a page", .timeLimit(.minutes(5)))
struct PageMovingTests {
  struct Start: Sendable {
    let subject: Subject
    var keys = ""
    var size = Size(columns: 80, rows: 24)
  }

  nonisolated static let small = Size(columns: 40, rows: 12)
  nonisolated static let starts = [
    Start(subject: .pokemon(133), keys: "2"), Start(subject: .pokemon(133), keys: "3"),
    Start(subject: .pokemon(1), keys: "4"), Start(subject: .pokemon(25), keys: "5"),
    Start(subject: .pokemon(6), keys: "6"), Start(subject: .pokemon(1), keys: "7"),
    Start(subject: .pokemon(1), keys: "7", size: small),
    Start(subject: .pokemon(133), size: small), Start(subject: .move("surf"), size: small),
    Start(subject: .move("surf")), Start(subject: .type(.bug)), Start(subject: .item("tm35")),
    Start(subject: .item("light-ball"), size: small), Start(subject: .ability("levitate")),
    Start(subject: .eggGroup("dragon")), Start(subject: .place("kanto-route-2"), size: small),
    Start(subject: .item("master-ball")),
  ]

  private func opened(_ start: Start) async -> PokedexApp {
    let app = await DemoApp.started(size: start.size)
    app.send(.open(start.subject))
    app.type(start.keys)
    return app
  }

  /// Returns the scroll position and the selected link.
  private func position(_ app: PokedexApp) -> [Int] {
    [app.state.view.scroll, app.state.view.selectedLink]
  }

  /// Presses a key until it has no further effect. Returns the position after each press.
  private func walk(_ key: Character, in app: PokedexApp) -> [[Int]] {
    var seen = [position(app)]
    repeat {
      app.type(String(key))
      seen.append(position(app))
    } while seen[seen.count - 1] != seen[seen.count - 2] && seen.count < 3000
    return seen
  }

  @Test(arguments: starts)
  func steppingVisitsEveryLinkAndBothEnds(start: Start) async throws {
    let app = await opened(start)
    let page = try #require(app.page)
    let last = max(0, page.lineCount - app.pageRows)

    let down = walk("j", in: app)
    let up = walk("k", in: app)

    #expect(Set((down + up).map { $0[1] }) == Set(0..<max(1, page.links.count)))
    #expect(down.map { $0[1] } == down.map { $0[1] }.sorted())
    #expect(down.last?[0] == last)
    #expect(up.last == [0, 0])
    let steps = zip(down, down.dropFirst()).map { $1[0] - $0[0] }
    #expect(steps.allSatisfy { 0...1 ~= $0 }, "a step scrolls by a line at the most")
  }

  @Test(arguments: starts)
  func endAndHomeShowBothEnds(start: Start) async throws {
    let app = await opened(start)
    let page = try #require(app.page)

    app.type("G")
    let bottom = position(app)
    app.type("g")

    #expect(bottom[0] == max(0, page.lineCount - app.pageRows))
    #expect(position(app)[0] == 0)
    if let first = page.links.first, first.line < app.pageRows {
      #expect(position(app) == [0, 0])
    }
  }

  @Test(arguments: starts, [Key.pageDown, .control("d")])
  func pageDownKeepsSelectionVisible(start: Start, key: Key) async throws {
    let app = await opened(start)
    let page = try #require(app.page)
    var scrolls: [Int] = []

    for _ in 0..<40 {
      app.press(key)
      let shown = position(app)
      scrolls.append(shown[0])
      let visible = shown[0]..<shown[0] + app.pageRows
      if page.links.contains(where: { visible ~= $0.line }) {
        #expect(visible ~= page.links[shown[1]].line, "\(shown)")
      }
    }

    #expect(scrolls == scrolls.sorted())
    #expect(scrolls.first == min(app.pageRows, max(0, page.lineCount - app.pageRows)))
  }

  @Test func linkOutOfViewIsScrolledToLineByLine() async {
    let app = await opened(Start(subject: .pokemon(1), keys: "", size: Self.small))
    app.type("G")
    #expect(app.shown().markedRows == [])
    let bottom = position(app)

    app.type("k")
    #expect(position(app) == [bottom[0] - 1, bottom[1]])
    while app.shown().markedRows.isEmpty, position(app)[0] > 0 { app.type("k") }

    #expect(app.shown().markedRows == [2])
  }

  @Test func resizingKeepsThePageInView() async throws {
    let app = await opened(Start(subject: .move("surf"), size: Self.small))
    app.type("G")

    for size in [(120, 40), (80, 24), (40, 12), (20, 5), (1, 1), (80, 24)] {
      _ = app.handle(.resized(Size(columns: size.0, rows: size.1)))
      let frame = app.shown()
      let page = try #require(app.page)
      #expect(position(app)[0] <= max(0, page.lineCount - app.pageRows))
      if size.1 > 8 { #expect(!frame.rows[size.1 - 4].isEmpty) }
    }
  }

  @Test func switchingToShorterPageClampsScroll() async throws {
    let app = await opened(Start(subject: .pokemon(25), keys: "5"))
    app.type("G")

    app.type("e1")
    let frame = app.shown()
    let page = try #require(app.page)

    #expect(frame.markedRows.count == 1)
    #expect(position(app)[0] == max(0, page.lineCount - app.pageRows))
    #expect(page.links.indices ~= position(app)[1])
    app.type("e2")
    #expect(app.shown().markedRows.count == 1)
  }
}
