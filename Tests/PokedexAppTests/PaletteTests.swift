import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The pages that the palette can open.
@MainActor
@Suite("The palette", .timeLimit(.minutes(5)))
struct PaletteTests: PaletteSteps {
  @Test(arguments: EntryTab.allCases)
  func everyTabOfCurrentEntryIsReachable(tab: EntryTab) async {
    for opening in ["25G", "6G\r"] {
      let app = await started()
      for key in opening { app.press(key == "\r" ? .enter : .character(key)) }

      app.type(":" + KeyTable.defaultKeys.tabs[tab.rawValue].label.text(in: .english))
      app.press(.enter)

      #expect(app.fetcher.page?.subject == .pokemon(opening == "25G" ? 25 : 6))
      #expect(app.state.entry?.tab == tab)
      #expect(app.state.stack.depth == 1)
    }
  }

  @Test func entryTabsAreNotOfferedOnMovePage() async {
    let app = await started()
    app.send(.open(.move("surf")))

    app.type(":evolution")

    #expect(!app.palette.found.targets.contains(.page(.evolution)))
  }

  @Test(arguments: ListColumn.offered, ["", "7G\r"])
  func everySortOrderIsReached(column: ListColumn, opening: String) async {
    let app = await started()
    for key in opening { app.press(key == "\r" ? .enter : .character(key)) }

    app.type(":sort by " + app.state.words.title(of: column))
    app.press(.enter)

    #expect(app.fetcher.page == nil)
    #expect(app.state.list.search.order?.column == (column == .number ? nil : column))
  }

  @Test(arguments: 1...9, ["gen %", "generation %", "第%世代"])
  func everyGenerationIsReached(number: Int, written: String) async {
    let app = await started(":" + written.replacing("%", with: String(number)))

    app.press(.enter)

    #expect(app.fetcher.needs.edition?.generation == number)
    app.type(":today")
    app.press(.enter)
    #expect(app.fetcher.needs.edition?.generation == nil)
  }

  @Test(arguments: Language.allCases)
  func everyLanguageIsReached(language: Language) async {
    let other: Language = language == .english ? .german : .english
    let app = await started(":" + language.endonym, language: other)

    app.press(.enter)

    #expect(app.state.language == language)
    #expect(app.shown().rows[0].contains(language.endonym))
  }

  @Test func everyCommandIsReachedByItsLabel() async {
    for language in [Language.english, .japanese] {
      for opening in ["", "\r"] {
        let app = await started(language: language)
        if !opening.isEmpty { app.press(.enter) }
        app.type(":")
        let commands = app.palette.found.targets.filter {
          if case .command = $0 { true } else { false }
        }
        #expect(commands.count > 10)
        for command in commands {
          app.press(.control("u"))
          app.type(app.state.words.name(of: command))
          #expect(
            app.palette.found.targets.prefix(3).contains(command),
            "\(app.state.words.name(of: command))")
        }
      }
    }
  }

  @Test func redrawReachesTheDriver() async {
    let app = await started(":redraw")

    #expect(app.press(.enter) == [.terminal(.redraw)])
  }
}
