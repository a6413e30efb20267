import PokedexFeatures
import PokedexModel
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// The keys and clicks that change the settings of a page.
@MainActor
@Suite("Keys that set values")
struct PageControlKeysTests {
  @Test func abilityKeyCyclesThroughAbilities() async {
    let app = await matchups(of: 143)

    let shown = (0..<3).map { _ in
      defer { app.type("A") }
      return app.shown().rows[2].split(separator: " ").suffix(2).joined(separator: " ")
    }

    #expect(shown == ["Ability [none]", "[Thick Fat]", "Ability [none]"])
  }

  @Test func chosenAbilityIsClearedForNextPokemon() async {
    let app = await matchups(of: 143)
    app.type("A")

    app.type("n")

    #expect(app.state.entry?.controls[.ability] == nil)
  }

  @Test func digitsAndBackspaceEditSelectedNumber() async {
    let app = await DemoApp.started()
    app.press(.enter, .character("7"), .tab)
    #expect(app.selectedControl?.pageControl == .level)

    app.type("77")
    #expect(app.selectedControl?.value == 77)
    app.press(.backspace)

    #expect(app.selectedControl?.value == 7)
    #expect(app.state.entry?.tab == .breeding)
  }

  @Test func resizingKeepsSelectedControl() async {
    let app = await matchups(of: 25)
    app.type("7tttt")
    let pageControl = app.selectedControl?.pageControl
    #expect(pageControl != nil)
    for columns in [40, 160, 80] {
      _ = app.handle(.resized(Size(columns: columns, rows: 24)))
      #expect(app.selectedControl?.pageControl == pageControl)
    }
  }

  @Test func abilityKeyReportsThatNoAbilityChangesDamage() async {
    let app = await matchups(of: 133)

    app.type("A")

    #expect(app.state.notice == "None of its abilities changes the damage it takes.")
  }

  @Test(arguments: [Key.enter, .right, .character("+"), .character("="), .character("-")])
  func everyChangeKeyTogglesAttackingType(key: Key) async {
    let app = await matchups(of: 25)
    app.type("t")
    #expect(
      app.selectedControl?.pageControl == .ability
        || app.selectedControl?.pageControl == .attack(.normal))
    while app.selectedControl?.pageControl != .attack(.normal) { app.type("t") }

    app.press(key)
    #expect(app.shown().rows.contains { $0.contains("✓Normal") && !$0.contains("✓Electric") })
    #expect(app.shown().rows.contains { $0.contains("✓Electric") })
    app.press(key)

    #expect(app.shown().rows.contains { $0.contains("·Normal") })
    #expect(app.state.stack.depth == 1)
  }

  /// The chosen attacking types stay the same for the next Pokémon, even if that Pokémon has other
  /// types.
  @Test func attackingTypesStayChosenForNextPokemon() async {
    let app = await matchups(of: 25)
    app.turn(.attack(.ice))

    app.type("n")

    let rows = app.shown().rows
    #expect(app.model.entry?.detail.id != 25)
    #expect(rows.contains { $0.contains("✓Electric") } && rows.contains { $0.contains("✓Ice") })
  }

  @Test func zeroResetsAllControls() async {
    let app = await matchups(of: 25)
    app.turn(.attack(.ice))

    app.type("0")

    #expect(app.state.entry?.controls == ControlValues())
    #expect(app.shown().rows.contains { $0.contains("·Ice") })
  }

  @Test func plusSelectsAndChangesFirstControlIfNoneIsSelected() async {
    let app = await matchups(of: 133)
    #expect(app.selectedControl == nil)

    app.type("+")

    #expect(app.selectedControl?.pageControl == .attack(.normal))
    #expect(app.selectedControl?.value == 0)
  }

  @Test func clickTogglesAttackingType() async throws {
    let app = await matchups(of: 25)
    let row = try #require(app.shown().rows.firstIndex { $0.contains("·Normal") })

    app.click(3, row)

    #expect(app.shown().rows[row].contains("✓Normal"))
  }

  @Test(arguments: [(EntryTab.overview, false), (.matchups, true), (.moves, false)])
  func keyBarShowsControlKeysOnlyWhereTheyWork(tab: EntryTab, isShown: Bool) async {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 40))
    app.open(.pokemon(25))
    app.turn(to: tab)

    let bar = app.shown().rows.last ?? ""

    #expect(bar.contains("+ more") == isShown)
    #expect(tab.responds(to: .raise) == isShown)
  }

  private func matchups(of id: Int) async -> PokedexApp {
    let app = await DemoApp.started()
    app.open(.pokemon(id))
    app.turn(to: .matchups)
    return app
  }
}

extension PokedexApp {
  /// Selects a page control and presses Enter.
  fileprivate func turn(_ pageControl: PageControl) {
    while selectedControl?.pageControl != pageControl { type("t") }
    press(.enter)
  }
}
