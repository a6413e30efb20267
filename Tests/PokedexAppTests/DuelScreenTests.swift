import PokedexModel
import PokedexSets
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("A duel on the screen")
struct DuelScreenTests {
  /// Opens a duel between Garchomp's set and a Dragonite.
  private func started(
    size: Size = DemoApp.size, language: Language = .english
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language)
    _ = app.handle(.pasted(SetPastes.rain))
    app.type("bdragonite")
    app.press(.enter)
    return app
  }

  /// A changed value updates the damage figures at once. The changed side's own damage figures
  /// change only if the value affects them.
  @Test func changedSetValueUpdatesDamage() async throws {
    let app = await started()
    try select(.set(1, .effort(.defense)), in: app)

    app.type("252")

    #expect(app.state.duel?.state.sides[1].fighter.set.effortValues[.defense] == 252)
    #expect(app.shown().rows.contains { $0.contains("Dragon Claw 99.0–117.6 %") })
  }

  @Test func reflectProtectsItsOwnSide() async throws {
    let app = await started()
    try select(.set(1, .sideCondition(.reflect)), in: app)

    app.press(.enter)

    #expect(app.state.duel?.state.sides[1].guards == [.reflect])
    app.type("g")
    #expect(app.shown().rows.contains { $0.contains("Dragon Claw") && $0.contains(" 63.1–74.6 %") })
    #expect(app.shown().rows.contains { $0.contains("Outrage       97.4–114.8 %") })
  }

  @Test func plusKeyChangesWeather() async throws {
    let app = await started()
    try select(.field(.weather), in: app)

    app.type("++")

    #expect(app.state.duel?.state.weather == .rain)
  }

  /// Generation VIII doesn't have the snow of generation IX, so the damage is the same as without
  /// it.
  @Test func weatherOfLaterGenerationIsIgnored() async throws {
    let app = await started()
    let clear = app.state.duel?.state
    try select(.field(.weather), in: app)
    app.type("++++")
    #expect(app.state.duel?.state.weather == .snow)

    let duel = try #require(app.state.duel?.state).duel(in: 8, moves: [[], []])

    let without = try #require(clear).duel(in: 8, moves: [[], []])
    #expect(duel.first.field == without.first.field)
  }

  @Test func megaHasMovesOfItsSpecies() async {
    let app = await DemoApp.started()
    app.type("445Gbmega blastoise")
    app.press(.enter)

    let hits = app.page?.links.filter { if case .hit(1, _) = $0.target { true } else { false } }
    #expect(hits?.count == 6)
  }

  @Test func selectionStaysOnControlWhenMovesChange() async throws {
    let app = await DemoApp.started()
    _ = app.handle(.pasted(SetPastes.rain))
    app.type("bbronzong")
    app.press(.enter)
    try select(.set(1, .ability), in: app)

    app.type("++")

    #expect(app.selectedControl?.pageControl == .set(1, .ability))
    #expect(app.state.duel?.state.sides[1].fighter.set.item == nil)
  }

  @Test func undoRevertsChange() async throws {
    let app = await started()
    let before = app.state.duel?.state
    try select(.field(.isCritical), in: app)

    app.press(.enter)
    #expect(app.state.duel?.state.isCritical == true)
    app.type("u")

    #expect(app.state.duel?.state == before)
  }

  @Test func natureIsChosenByName() async throws {
    let app = await started()
    try select(.set(1, .nature), in: app)

    app.press(.enter)
    app.type("bold")
    app.press(.enter)

    #expect(app.state.duel?.state.sides[1].fighter.set.nature == .slug("bold"))
  }

  @Test func enterExpandsAllMoves() async {
    let app = await started()
    let fold = app.page?.links.firstIndex { $0.target == .fold("hits1") }

    for _ in 0..<(fold ?? 0) { app.press(.down) }
    app.press(.enter)

    #expect(app.page?.links.count { if case .hit(1, _) = $0.target { true } else { false } } == 54)
  }

  private func select(_ pageControl: PageControl, in app: PokedexApp) throws {
    let links = app.page?.links ?? []
    let index = try #require(
      links.firstIndex { link in
        if case .pageControl(let setting) = link.target {
          setting.pageControl == pageControl
        } else {
          false
        }
      })
    app.state.view.selectedLink = index
  }

  nonisolated static let windows: [(Int, Int)] = [(30, 8), (80, 24), (120, 40)]

  @Test(arguments: windows, [Language.english, .japanese])
  func screenMatchesSnapshot(window: (columns: Int, rows: Int), language: Language) async throws {
    let size = Size(columns: window.columns, rows: window.rows)
    let app = await started(size: size, language: language)

    try Snapshot.verify(
      app.shown(), "duel-\(window.columns)x\(window.rows)-\(language.code)")
  }
}
