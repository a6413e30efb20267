import DexData
import PokedexFeatures
import PokedexModel
import PokedexQuery
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// The box in which one types to search the list.
@MainActor
@Suite("Typing into the box", .timeLimit(.minutes(5)))
struct SearchTypingTests: SearchSteps {
  @Test func nothingThatIsTypedIsACommand() async {
    let app = await started("/")
    let letters = "qLre?:[]oOSasfGgjk0123456789vVdDnp/"

    app.type(letters)

    #expect(app.searchBox?.line.text == letters)
    #expect(!app.model.hasQuit)
    #expect(app.model.language == .english)
    #expect(app.model.overlay == nil)
    #expect(app.model.page == nil)
    #expect(app.count == nil)
  }

  /// What is typed after a search that was kept asks for more.
  @Test func formerSearchesComeBackWithTheArrows() async {
    let app = await started("/mew")
    app.press(.enter)
    app.type("/two")
    app.press(.enter, .character("/"))
    app.type("x")
    app.press(.up)
    #expect(app.searchBox?.line.text == "mew two")
    app.press(.up, .up)
    #expect(app.searchBox?.line.text == "mew")
    #expect(names(app).contains("mew"))
    app.press(.down, .down)

    #expect(app.searchBox?.line.text == "mew two x")
    app.press(.down)
    #expect(app.searchBox?.line.text == "mew two x")
  }

  @Test func editingKeysEditTheLine() async {
    let app = await started("/fire mew")

    app.press(.control("w"))
    #expect(app.searchBox?.line.text == "fire ")
    app.press(.control("a"), .delete, .delete, .control("e"), .left, .backspace)
    #expect(app.searchBox?.line.text == "r ")
    app.press(.end, .control("u"))

    #expect(app.searchBox?.line.text == "")
    #expect(app.model.list.rowCount == Counts.varieties)
  }

  @Test func tabCompletesAndShowsTheChoices() async {
    let app = await started("/fi")

    app.press(.tab)
    #expect(app.searchBox?.line.text == "fighting")
    #expect(note(app).hasPrefix(" fighting  fire"))
    app.press(.tab)
    #expect(app.searchBox?.line.text == "fire")
    app.press(.backTab)
    #expect(app.searchBox?.line.text == "fighting")
    app.press(.backTab)
    #expect(app.searchBox?.line.text == app.searchBox?.completion?.choices.last?.text)
    app.press(.tab, .tab)
    app.type(" friendsh")
    #expect(!note(app).hasPrefix(" fighting"))
    app.press(.tab)

    #expect(app.searchBox?.line.text == "fire friendship")
    #expect(app.searchBox?.completion == nil)
  }

  @Test(arguments: [30, 31, 40, 80, 120])
  func choicesFillTheLineAndTheChosenOneIsSeenWhole(columns: Int) async throws {
    let app = await DemoApp.started(size: Size(columns: columns, rows: 8))
    app.type("/found:kanto-r")
    app.press(.tab)
    #expect((columns - 9..<columns).contains(TextWidth.of(note(app))), "\(note(app))")

    for _ in 0..<30 {
      app.press(.tab)
      let completion = try #require(app.searchBox?.completion)
      let chosen = completion.choices[app.searchBox?.chosen ?? 0].text
      #expect(note(app).contains(chosen))
      let isLast = note(app).hasSuffix(completion.choices.last?.text ?? "")
      #expect(isLast || note(app).hasSuffix("…"))
      #expect(TextWidth.of(note(app)) < columns)
    }
  }

  @Test(arguments: [
    ("abil", "ability:", [Key.tab], "ability:adaptability"), ("shap", "shape:", [], "shape:"),
    ("abil", "ability:", [.tab, .backTab], nil), ("holds", "holds:", [.backTab], nil),
  ])
  func aTermThatIsCompleteGoesOnWithItsValues(
    typed: String, term: String, keys: [Key], text: String?
  ) async throws {
    let app = await DemoApp.started()
    app.type("/" + typed)

    app.press(.tab)

    #expect(app.searchBox?.line.text == term)
    let choices = try #require(app.searchBox?.completion?.choices.map(\.text))
    #expect(choices.count > 1)
    #expect(note(app).hasPrefix(" " + choices[0]))
    for key in keys { app.press(key) }
    let chosen = keys.last == .backTab ? choices.last : keys.isEmpty ? nil : choices.first
    #expect(app.searchBox?.line.text == term + (chosen ?? ""))
    if let text { #expect(app.searchBox?.line.text == text) }
  }

  @Test func whereNothingCanBeCompletedTheBoxSaysSo() async {
    let app = await started("/hp>=1")

    app.press(.tab)
    #expect(note(app) == " Nothing to complete here.")
    app.type("0")

    #expect(note(app).hasPrefix(" Tab"))
  }

  @Test func ofLettersThatComeTogetherTheLastIsLookedFor() async {
    let app = await DemoApp.started()
    let arrangements = app.model.list.arrangements

    app.pressTogether("/mew")
    #expect(app.model.search.state.text.isEmpty)
    app.update()
    #expect(app.model.search.state.text == "mew")
    #expect(app.model.list.arrangements == arrangements + 1)
    app.pressTogether("two\r")

    #expect(app.model.search.state.text == "mewtwo")
    #expect(app.model.list.arrangements == arrangements + 2)
    #expect(app.searchBox == nil)
    #expect(app.model.list.selectedItem?.name == "mewtwo")
  }

  @Test(arguments: ["charizard", "char\nizard\n", "q\nq", String(repeating: "x", count: 100_000)])
  func whatIsPastedIsText(text: String) async {
    let app = await started("/")

    _ = app.handle(.pasted(text))

    #expect(app.searchBox?.line == TextBox(text))
    #expect(!app.model.hasQuit)
    #expect(app.model.page == nil)
    #expect(app.shown().isFreeOfControls)
  }

  @Test(arguments: ["", "?", "e", "\r", "\r3"])
  func whatIsPastedElsewhereDoesNothing(keys: String) async {
    let app = await started()
    for key in keys { app.press(key == "\r" ? .enter : .character(key)) }
    let before = app.shown()

    _ = app.handle(.pasted("q/L\nG"))

    #expect(app.shown() == before)
    #expect(!app.model.hasQuit)
  }

  @Test func whatIsPastedFiltersATable() async {
    let app = await started("6G")
    app.press(.enter)
    app.type("4/")

    _ = app.handle(.pasted("fly"))

    #expect(app.pageState.table.filter.text == "fly")
  }

  @Test func withoutASearchASlashSwallows() async {
    let app = await started("6G")
    app.press(.enter)

    app.type("/squirtle")

    #expect(!app.model.hasQuit)
    app.press(.enter)
    #expect(app.model.entry?.detail.id == 6)
    #expect(app.model.trail.depth == 1)
  }

  @Test func aClickOnAHintOfTheBoxPressesItsKey() async {
    let app = await started("/chariz")

    app.click(on: "Esc clear")

    #expect(app.searchBox == nil)
    #expect(app.model.list.rowCount == Counts.varieties)
  }

  @Test func controlCQuitsFromTheBox() async {
    let app = await started("/a")

    app.press(.control("c"))

    #expect(app.model.hasQuit)
  }
}
