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
  /// The typed text, the subject that Enter opens, and the subject's kind, which is shown beside
  /// its name.
  nonisolated static let subjects: [(typed: String, subject: Subject, kind: String)] = [
    ("charizard", .pokemon(6), "Pokémon"), ("glurak", .pokemon(6), "Pokémon"),
    ("リザードン", .pokemon(6), "Pokémon"), ("喷火龙", .pokemon(6), "Pokémon"),
    ("リザードンx", .pokemon(10034), "Pokémon"), ("mr mime", .pokemon(122), "Pokémon"),
    ("charzard", .pokemon(6), "Pokémon"), ("#025", .pokemon(25), "Pokémon"),
    ("earthquake", .move("earthquake"), "move"), ("じしん", .move("earthquake"), "move"),
    ("levitate", .ability("levitate"), "ability"), ("fire stone", .item("fire-stone"), "item"),
    ("fire", .type(.fire), "type"), ("adamant", .nature("adamant"), "nature"),
    ("いじっぱり", .nature("adamant"), "nature"), ("monster", .eggGroup("monster"), "egg group"),
    ("route 201", .place("sinnoh-route-201"), "place"),
  ]

  @Test(arguments: subjects)
  func enterOpensNamedSubject(name: (typed: String, subject: Subject, kind: String)) async {
    let app = await started(":" + name.typed)

    let row = app.shown().text(row: 2)
    #expect(row.hasPrefix(" ▸"))
    #expect(row.contains("  " + name.kind), "\(row)")
    app.press(.enter)

    #expect(app.model.page?.subject == name.subject)
    #expect(app.overlay == nil)
    app.type("[")
    #expect(app.model.page == nil)
  }

  @Test(arguments: EntryTab.allCases)
  func everyTabOfCurrentEntryIsReachable(tab: EntryTab) async {
    for opening in ["25G", "6G\r"] {
      let app = await started()
      for key in opening { app.press(key == "\r" ? .enter : .character(key)) }

      app.type(":" + KeyTable.defaultKeys.tabs[tab.rawValue].label.text(in: .english))
      app.press(.enter)

      #expect(app.model.page?.subject == .pokemon(opening == "25G" ? 25 : 6))
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

    #expect(app.model.page == nil)
    #expect(app.model.search.state.order?.column == (column == .number ? nil : column))
  }

  @Test(arguments: 1...9, ["gen %", "generation %", "第%世代"])
  func everyGenerationIsReached(number: Int, written: String) async {
    let app = await started(":" + written.replacing("%", with: String(number)))

    app.press(.enter)

    #expect(app.model.edition?.generation == number)
    app.type(":today")
    app.press(.enter)
    #expect(app.model.edition?.generation == nil)
  }

  @Test(arguments: Language.allCases)
  func everyLanguageIsReached(language: Language) async {
    let other: Language = language == .english ? .german : .english
    let app = await started(":" + language.endonym, language: other)

    app.press(.enter)

    #expect(app.model.language == language)
    #expect(app.shown().rows[0].contains(language.endonym))
  }

  nonisolated static let languages: [(typed: String, language: Language)] = [
    ("japanese", .japanese), ("german", .german), ("ドイツ語", .german), ("korean", .korean),
    ("chinese simplified", .simplifiedChinese), ("フランス語", .french),
    ("zh-hant", .traditionalChinese),
  ]

  @Test(arguments: languages)
  func languageIsFoundByItsNameInOtherLanguages(name: (typed: String, language: Language)) async {
    let app = await started(":" + name.typed)

    app.press(.enter)

    #expect(app.model.language == name.language)
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

  @Test func commandsDoWhatTheirKeysDo() async {
    let app = await started(":retry")
    #expect(app.shown().text(row: 2).contains("command  r"))
    app.press(.enter)
    #expect(app.state.notice == Words.english(.nothingToAsk))

    app.type(":help")
    app.press(.enter)
    #expect(app.overlay == .help)
    app.press(.escape)

    app.type(":search")
    app.press(.enter)
    #expect(app.state.searchBox != nil)
    app.press(.escape)

    app.type(":redraw")
    #expect(app.press(.enter) == [.terminal(.redraw)])
    app.type(":quit")
    app.press(.enter)
    #expect(app.state.hasQuit)
  }
}

extension Words {
  fileprivate static let english = Words(language: .english, vocabulary: DexVocabulary())
}
