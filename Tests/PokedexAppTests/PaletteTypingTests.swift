import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// Typing into the palette, and its results.
@MainActor
@Suite("Typing into the palette", .timeLimit(.minutes(5)))
struct PaletteTypingTests: PaletteSteps {
  @Test(arguments: sizes, [Language.english, .japanese])
  func theListNarrowsWithEachKey(size: Size, language: Language) async {
    let app = await started(":", size: size, language: language)
    var counts: [Int] = []
    for letter in "charizard" {
      app.type(String(letter))
      counts.append(app.palette.found.count)
      let shown = app.shown()
      #expect(shown.rows.allSatisfy { TextWidth.of($0) <= size.columns })
      #expect(shown.markedRows == [2])
    }

    #expect(counts == counts.sorted(by: >))
    #expect(app.palette.found.targets.first == .subject(.pokemon(6)))
  }

  @Test func pokemonComeFirstAmongPrefixMatches() async {
    let app = await started(":char")

    let first: [PaletteTarget] = [4, 5, 6].map { .subject(.pokemon($0)) }
    #expect(Array(app.palette.found.targets.prefix(3)) == first)
    #expect(app.palette.found.targets.contains(.subject(.move("charm"))))
  }

  nonisolated static let kinds: [(typed: String, language: Language, target: PaletteTarget)] = [
    ("type fire", .english, .subject(.type(.fire))),
    ("fire type", .english, .subject(.type(.fire))),
    ("move surf", .english, .subject(.move("surf"))),
    ("psychic move", .english, .subject(.move("psychic"))),
    ("egg group dragon", .english, .subject(.eggGroup("dragon"))),
    ("language german", .english, .language(.german)),
    ("タイプ ほのお", .japanese, .subject(.type(.fire))),
    ("typ feuer", .german, .subject(.type(.fire))),
  ]

  @Test(arguments: kinds)
  func kindMayBeTypedBesideName(typed: String, language: Language, target: PaletteTarget) async {
    let app = await started(":" + typed, language: language)

    #expect(app.palette.target == target)
  }

  @Test(arguments: [
    ("fire spe>=100", true), ("spe>=150", true), ("fire", false), ("zzzz spe>=100", false),
    ("spe>=999", false),
  ])
  func queryWithoutNameMatchOpensSearch(text: String, isOffered: Bool) async {
    let app = await started("25G\r:" + text)
    #expect((app.palette.target == .search(text)) == isOffered)
    guard isOffered else { return }

    app.press(.enter)

    #expect(app.model.page == nil)
    #expect(app.model.search.state.text == text)
    #expect(app.shown().rows.first?.contains(text) == true)
  }

  @Test func aPlaceIsNamedWithItsRegion() async {
    let app = await started(":route 4")

    let regions = app.state.content(of: app.palette).rows.prefix(5).map(\.note)
    #expect(Set(regions).isSuperset(of: ["Kanto", "Kalos", "Unova"]))
    #expect(app.shown().rows.contains { $0.contains("Route 4") && $0.contains("Kanto") })
  }

  @Test func typedTextIsHighlighted() async {
    let app = await started(":izar")
    let row = Array(app.shown()[2])

    #expect(row.filter { $0.style.attributes.contains(.underline) }.map(\.text).joined() == "izar")
  }

  @Test func arrowsAndControlKeysMoveSelection() async {
    let app = await started(":char")

    app.press(.down, .control("n"), .down, .up, .control("p"))
    #expect(app.shown().markedRows == [3])
    app.press(.pageDown)
    #expect(app.palette.selected == 1 + app.state.layout.paletteRows)
    app.press(.pageUp, .pageUp)
    #expect(app.palette.selected == 0)
    app.press(.down)
    let target = app.palette.target
    app.press(.enter)

    #expect(app.model.page?.subject.map { .subject($0) } == target)
  }

  @Test func selectedRowStaysInView() async {
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

  @Test func tabKeepsSelectionAmongEqualNames() async {
    let app = await started(":psychi")
    let index = app.palette.found.targets.firstIndex(of: .subject(.move("psychic")))

    for _ in 0..<(index ?? 0) { app.press(.down) }
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
    #expect(app.overlay == nil)
  }

  @Test func emptyBoxListsRecentDestinationFirst() async {
    let app = await started(":surf")
    app.press(.enter)
    app.type(":charizard")
    app.press(.enter)
    app.type(":")

    #expect(app.shown().text(row: 2).hasPrefix(" ▸Surf "))
    #expect(app.palette.found.targets.first == .subject(.move("surf")))
    app.press(.enter)
    #expect(app.model.page?.subject == .move("surf"))
  }

  @Test(arguments: sizes)
  func emptyResultShowsMessageAndEscapeCloses(size: Size) async {
    for language in [Language.english, .japanese] {
      let app = await started(":qqqqqqq", size: size, language: language)

      let message = app.shown().rows[2..<4].joined()
      #expect(app.palette.found.targets.isEmpty)
      #expect(message.contains(language == .english ? "Nothing has a name" : "この名前のものは"))
      app.press(.enter, .tab, .down)
      #expect(app.overlay == .palette)
      app.press(.escape)
      #expect(app.overlay == nil)
    }
  }

  @Test func pastedTextGoesIntoTheBox() async {
    let app = await started(":")

    _ = app.handle(.pasted("char\nizard"))
    app.settle()

    #expect(app.palette.line.text == "char izard")
    #expect(app.palette.target == .subject(.pokemon(6)))
  }

  /// All keys arrive before the next frame is drawn, as over a slow connection.
  @Test(arguments: [(":charizard\r", 6), ("3j:raichu\r", 26), (":chariz\t\r", 6)])
  func keysArrivingTogetherOpenSamePage(keys: String, number: Int) async {
    let app = await started("")

    app.pressTogether(keys)

    #expect(app.model.page?.subject == .pokemon(number))
  }

  @Test func textIsNeverACommand() async {
    let letters = "qLre?:[]oOSasfGgjk0123456789vVdDnp/"
    let app = await started(":" + letters)

    #expect(app.palette.line.text == letters)
    #expect(!app.state.hasQuit)
    #expect(app.overlay == .palette)
    #expect(app.model.language == .english)
    app.press(.escape)
    #expect(app.state.count == nil)
  }

  @Test(arguments: ["/", "?", "e", "S"])
  func paletteDoesNotOpenWhileAnotherInputIsOpen(opening: String) async {
    let app = await started(opening + ":")

    #expect(app.overlay != .palette)
  }

  @Test func controlKeysStillWorkInPalette() async {
    let app = await started(":char")

    #expect(app.press(.control("l")) == [.terminal(.redraw)])
    #expect(app.press(.control("z")) == [.terminal(.suspend)])
    #expect(app.palette.line.text == "char")
    app.press(.control("c"))

    #expect(app.state.hasQuit)
  }

  @Test func megabyteOfPastedTextIsHandled() async {
    let app = await started(":")

    _ = app.handle(.pasted(String(repeating: "リザ", count: 200_000)))

    #expect(app.shown().hasNoControlCharacters)
    #expect(app.palette.found.targets.isEmpty)
  }

  @Test func clickOpensRowAndWheelMovesSelection() async {
    let app = await started(":surf")
    _ = app.handle(.mouse(MouseEvent(.wheelDown, column: 3, row: 5)))
    #expect(app.palette.selected == 3)
    _ = app.handle(.mouse(MouseEvent(.press, column: 3, row: 1)))
    #expect(app.overlay == .palette)

    _ = app.handle(.mouse(MouseEvent(.press, column: 3, row: 2)))

    #expect(app.model.page?.subject == .move("surf"))
  }
}
