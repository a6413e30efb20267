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

  @Test func typedTextIsHighlighted() async {
    let app = await started(":izar")
    let row = Array(app.shown()[2])

    #expect(row.filter { $0.style.attributes.contains(.underline) }.map(\.text).joined() == "izar")
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

  @Test func tabKeepsSelectionAmongEqualNames() async {
    let app = await started(":psychi")
    let index = app.palette.found.targets.firstIndex(of: .subject(.move("psychic")))

    for _ in 0..<(index ?? 0) { app.press(.down) }
    app.press(.tab)

    #expect(app.palette.target == .subject(.move("psychic")))
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
}
