import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp
@testable import PokedexScreens

/// The box that goes by name to anything.
@MainActor
@Suite("The palette", .timeLimit(.minutes(5)))
struct PaletteTests {
  nonisolated static let sizes = [
    Size(columns: 30, rows: 8), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ]

  private func started(
    _ letters: String = "", size: Size = DemoApp.size, language: Language = .english
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language)
    app.type(letters)
    return app
  }

  /// What is typed, the subject that Enter leads to then, and what stands beside its name.
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
  func enterOpensWhatIsNamed(name: (typed: String, subject: Subject, kind: String)) async {
    let app = await started(":" + name.typed)

    let row = app.shown().text(row: 2)
    #expect(row.hasPrefix(" ▸"))
    #expect(row.contains("  " + name.kind), "\(row)")
    app.press(.enter)

    #expect(app.model.page?.subject == name.subject)
    #expect(app.model.overlay == nil)
    app.type("[")
    #expect(app.model.page == nil)
  }

  @Test(arguments: EntryTab.allCases)
  func everyPageOfTheEntryAtHandIsReached(tab: EntryTab) async {
    for opening in ["25G", "6G\r"] {
      let app = await started()
      for key in opening { app.press(key == "\r" ? .enter : .character(key)) }

      app.type(":" + KeyTable.usual.tabs[tab.rawValue].label.text(in: .english))
      app.press(.enter)

      #expect(app.model.page?.subject == .pokemon(opening == "25G" ? 25 : 6))
      #expect(app.pageState.tab == tab)
      #expect(app.model.trail.depth == 1)
    }
  }

  @Test func pagesAreOfNothingOnThePageOfAMove() async {
    let app = await started()
    app.model.open(.move("surf"))

    app.type(":evolution")

    #expect(!app.palette.targets.contains(.page(.evolution)))
  }

  @Test(arguments: ListColumn.offered, ["", "7G\r"])
  func everySortOrderIsReached(column: ListColumn, opening: String) async {
    let app = await started()
    for key in opening { app.press(key == "\r" ? .enter : .character(key)) }

    app.type(":sort by " + app.words.title(of: column))
    app.press(.enter)

    #expect(app.model.page == nil)
    #expect(app.model.search.order?.column == (column == .number ? nil : column))
  }

  @Test(arguments: 1...9, ["gen %", "generation %", "第%世代"])
  func everyGenerationIsReached(number: Int, written: String) async {
    let app = await started(":" + written.replacing("%", with: String(number)))

    app.press(.enter)

    #expect(app.model.generation == number)
    app.type(":today")
    app.press(.enter)
    #expect(app.model.generation == nil)
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
  func languagesHaveNamesInOthers(name: (typed: String, language: Language)) async {
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
        let commands = app.palette.targets.filter { if case .command = $0 { true } else { false } }
        #expect(commands.count > 10)
        for command in commands {
          app.press(.control("u"))
          app.type(app.words.name(of: command))
          #expect(app.palette.targets.prefix(3).contains(command), "\(app.words.name(of: command))")
        }
      }
    }
  }

  @Test func commandsDoWhatTheirKeysDo() async {
    let app = await started(":retry")
    #expect(app.shown().text(row: 2).contains("command  r"))
    app.press(.enter)
    #expect(app.model.notice == Words.english(.nothingToAsk))

    app.type(":help")
    app.press(.enter)
    #expect(app.model.overlay == .help)
    app.press(.escape)

    app.type(":search")
    app.press(.enter)
    #expect(app.searchBox != nil)
    app.press(.escape)

    app.type(":redraw")
    #expect(app.press(.enter) == .redraw)
    app.type(":quit")
    app.press(.enter)
    #expect(app.model.hasQuit)
  }

  @Test(arguments: sizes, [Language.english, .japanese])
  func theListNarrowsWithEachKey(size: Size, language: Language) async {
    let app = await started(":", size: size, language: language)
    var counts: [Int] = []
    for letter in "charizard" {
      app.type(String(letter))
      counts.append(app.palette.count)
      let shown = app.shown()
      #expect(shown.rows.allSatisfy { TextWidth.of($0) <= size.columns })
      #expect(shown.markedRows == [2])
    }

    #expect(counts == counts.sorted(by: >))
    #expect(app.palette.targets.first == .subject(.pokemon(6)))
  }

  @Test func aBeginningIsFirstThatOfAPokemon() async {
    let app = await started(":char")

    let first: [PaletteTarget] = [4, 5, 6].map { .subject(.pokemon($0)) }
    #expect(Array(app.palette.targets.prefix(3)) == first)
    #expect(app.palette.targets.contains(.subject(.move("charm"))))
  }

  @Test func whatIsTypedIsMarked() async {
    let app = await started(":izar")
    let row = Array(app.shown()[2])

    #expect(row.filter { $0.style.attributes.contains(.underline) }.map(\.text).joined() == "izar")
  }

  @Test func arrowsAndControlKeysChoose() async {
    let app = await started(":char")

    app.press(.down, .control("n"), .down, .up, .control("p"))
    #expect(app.shown().markedRows == [3])
    app.press(.pageDown)
    #expect(app.palette.selected == 1 + app.layout.paletteRows)
    app.press(.pageUp, .pageUp)
    #expect(app.palette.selected == 0)
    app.press(.down)
    let target = app.palette.target
    app.press(.enter)

    #expect(app.model.page?.subject.map { .subject($0) } == target)
  }

  @Test func theSelectedOneStaysInView() async {
    for size in Self.sizes {
      let app = await started(":s", size: size)
      for step in 0..<20 {
        app.press(step % 5 == 4 ? .pageDown : .down)
        #expect(app.shown().markedRows.count == 1)
      }
    }
  }

  @Test func tabCompletesToTheSelectedName() async {
    let app = await started(":glur")

    app.press(.tab)

    #expect(app.palette.line.text == "Charizard")
    #expect(app.palette.target == .subject(.pokemon(6)))
  }

  @Test func tabKeepsTheSelectedOneOfAlikeNames() async {
    let app = await started(":psychi")
    let place = app.palette.targets.firstIndex(of: .subject(.move("psychic")))

    for _ in 0..<(place ?? 0) { app.press(.down) }
    app.press(.tab)

    #expect(app.palette.target == .subject(.move("psychic")))
  }

  @Test(arguments: ["", "25G3j", "6G\r4jj", "6G\r\r"])
  func escapeLeavesEverythingAsItWas(opening: String) async {
    let app = await started()
    for key in opening { app.press(key == "\r" ? .enter : .character(key)) }
    let before = app.shown()

    app.press(.control("p"))
    #expect(app.shown() != before)
    app.type("surf")
    app.press(.down, .tab, .escape)

    #expect(app.shown() == before)
    #expect(app.model.overlay == nil)
  }

  @Test func anEmptyBoxShowsWhatWasGoneToLast() async {
    let app = await started(":surf")
    app.press(.enter)
    app.type(":charizard")
    app.press(.enter)
    app.type(":")

    #expect(app.shown().text(row: 2).hasPrefix(" ▸Surf "))
    #expect(app.palette.targets.first == .subject(.move("surf")))
    app.press(.enter)
    #expect(app.model.page?.subject == .move("surf"))
  }

  @Test(arguments: sizes)
  func nothingFoundSaysSoAndHowToLeave(size: Size) async {
    for language in [Language.english, .japanese] {
      let app = await started(":qqqqqqq", size: size, language: language)

      let said = app.shown().rows[2..<4].joined()
      #expect(app.palette.targets.isEmpty)
      #expect(said.contains(language == .english ? "Nothing has a name" : "この名前のものは"))
      app.press(.enter, .tab, .down)
      #expect(app.model.overlay == .palette)
      app.press(.escape)
      #expect(app.model.overlay == nil)
    }
  }

  @Test func pastedTextGoesIntoTheBox() async {
    let app = await started(":")

    _ = app.handle(.pasted("char\nizard"))

    #expect(app.palette.line.text == "char izard")
    #expect(app.palette.target == .subject(.pokemon(6)))
  }

  @Test func textIsNeverACommand() async {
    let letters = "qLre?:[]oOSasfGgjk0123456789vVdDnp/"
    let app = await started(":" + letters)

    #expect(app.palette.line.text == letters)
    #expect(!app.model.hasQuit)
    #expect(app.model.overlay == .palette)
    #expect(app.model.language == .english)
    app.press(.escape)
    #expect(app.count == nil)
  }

  @Test(arguments: ["/", "?", "e", "S"])
  func whileSomethingElseIsOpenTheKeyIsNotThePalettes(opening: String) async {
    let app = await started(opening + ":")

    #expect(app.model.overlay != .palette)
  }

  @Test func whatIsNoTextWorksAsEver() async {
    let app = await started(":char")

    #expect(app.press(.control("l")) == .redraw)
    #expect(app.press(.control("z")) == .suspend)
    #expect(app.palette.line.text == "char")
    app.press(.control("c"))

    #expect(app.model.hasQuit)
  }

  @Test func aMegabyteIsNoTrouble() async {
    let app = await started(":")

    _ = app.handle(.pasted(String(repeating: "リザ", count: 200_000)))

    #expect(app.shown().isFreeOfControls)
    #expect(app.palette.targets.isEmpty)
  }

  @Test func aClickGoesThereAndTheWheelMoves() async {
    let app = await started(":surf")
    _ = app.handle(.mouse(MouseEvent(.wheelDown, column: 3, row: 5)))
    #expect(app.palette.selected == 3)
    _ = app.handle(.mouse(MouseEvent(.press, column: 3, row: 1)))
    #expect(app.model.overlay == .palette)

    _ = app.handle(.mouse(MouseEvent(.press, column: 3, row: 2)))

    #expect(app.model.page?.subject == .move("surf"))
  }
}

extension Words {
  fileprivate static let english = Words(language: .english, vocabulary: DexVocabulary())
}

// MARK: - Chance

extension PaletteTests {
  nonisolated static let keys: [Key] =
    "charizmewsurf fire25ドンq?[/:".map(Key.character)
    + [
      .tab, .enter, .escape, .up, .down, .left, .right, .home, .end, .backspace, .delete,
      .pageDown, .pageUp, .control("n"), .control("p"), .control("a"), .control("w"),
      .control("u"), .backTab,
    ]

  @Test(.seeded, arguments: [Language.english, .japanese])
  func anyWalkLooksAsIfDrawnAfresh(language: Language) async {
    var random = SeededGenerator(stream: language.rawValue)
    let app = await started(language: language)
    app.update()
    var screen = Screen()
    _ = app.draw(on: &screen)

    for step in 0..<600 {
      if step % 60 == 59, let size = Self.sizes.randomElement(using: &random) {
        _ = app.handle(.resized(size))
      } else if app.model.overlay != .palette {
        // Where a command has led, back to where the palette opens.
        app.press(.escape, .escape, .character(":"))
      } else if step % 25 == 24 {
        _ = app.handle(.pasted(["q", "ドン\n", "gen 4", "?x"].randomElement(using: &random) ?? ""))
      } else if let key = Self.keys.randomElement(using: &random) {
        app.press(key)
      }
      if app.model.hasQuit { return }
      _ = app.draw(on: &screen)

      guard screen.frame == app.frame() else {
        Issue.record("step \(step) differs from a fresh frame")
        return
      }
      #expect(app.palette.targets.isEmpty || app.palette.target != nil)
    }
  }
}
