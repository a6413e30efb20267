import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Choosing Pokémon and comparing them side by side.
@MainActor
@Suite("Pokémon side by side")
struct ComparisonScreenTests {
  @Test func chosenPokemonAreMarkedAndNamed() async {
    let app = await DemoApp.started()

    app.type("6Gc")

    #expect(app.state.choices.team == [6])
    #expect(app.shown().rows.contains { $0.hasPrefix("+▸    6 Charizard ") })
    #expect(app.state.notice == "Charizard chosen. c drops it, or adds another.")
    app.type("9Gc")
    #expect(app.state.notice == "c drops the selected one, X compares Charizard, Blastoise.")
  }

  @Test(arguments: ["X", "\r"])
  func chosenPokemonAreComparedSideBySide(key: String) async {
    let app = await DemoApp.started()

    app.type("6Gc9Gc")
    if key == "X" { app.type(key) } else { app.press(.enter) }

    #expect(app.model.page?.subject == .team([6, 9]))
    let rows = app.shown().rows
    #expect(rows.contains { $0.contains("Charizard") && $0.contains("Blastoise") })
    #expect(rows.contains { $0.contains("Sp. Atk") && $0.contains("109*") && $0.contains("85 ") })
  }

  @Test func comparisonUsesChosenGeneration() async {
    let app = await DemoApp.started()
    app.type("6Gc9GcX")

    app.send(.choose(generation: 1))
    app.settle()

    let rows = app.shown().rows
    #expect(rows.contains { $0.contains("Special") && $0.contains("85") })
    #expect(!rows.contains { $0.contains("Sp. Atk") })
  }

  @Test func comparisonNeedsTwoPokemon() async {
    let app = await DemoApp.started()

    app.type("X")

    #expect(app.model.page == nil)
    #expect(app.state.notice == "Choose two with c first.")
    app.type("6Gc")
    app.press(.enter)
    #expect(app.model.page?.subject == .pokemon(6))
  }

  @Test func unchosenPokemonOpensItsOwnEntry() async {
    let app = await DemoApp.started()
    app.type("6Gc9Gc25G")

    app.press(.enter)

    #expect(app.model.page?.subject == .pokemon(25))
  }

  @Test func choiceIsLimitedToSixPokemon() async {
    let app = await DemoApp.started()

    app.type("1Gc4Gc7Gc10Gc13Gc16Gc19Gc")

    #expect(app.state.choices.team == [1, 4, 7, 10, 13, 16])
    #expect(app.state.notice == "You can compare at most 6.")
  }

  @Test func choosingAgainRemovesOneAndEscapeRemovesAll() async {
    let app = await DemoApp.started()

    app.type("6Gc9Gcc")
    #expect(app.state.choices.team == [6])
    app.press(.escape)

    #expect(app.state.choices.team == [])
    #expect(app.state.notice == "Nothing is chosen now.")
    #expect(!app.shown().rows.contains { $0.hasPrefix("+") })
  }
}
