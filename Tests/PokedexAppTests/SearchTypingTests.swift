import DexData
import PokedexFeatures
import PokedexModel
import PokedexQuery
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Typing into the list's search box.
@MainActor
@Suite("Typing into the box", .timeLimit(.minutes(5)))
struct SearchTypingTests: SearchSteps {
  @Test func typedTextIsNeverACommand() async {
    let app = await started("/")
    let letters = "qLre?:[]oOSasfGgjk0123456789vVdDnp/"

    app.type(letters)

    #expect(app.state.searchBox?.line.text == letters)
    #expect(!app.state.hasQuit)
    #expect(app.model.language == .english)
    #expect(app.overlay == nil)
    #expect(app.model.page == nil)
    #expect(app.state.count == nil)
  }

  /// A new search narrows the previous one. After "mew" and "two", the last search is "mew two".
  @Test func arrowsRecallFormerSearches() async {
    let app = await started("/mew")
    app.press(.enter)
    app.type("/two")
    app.press(.enter, .character("/"))
    app.type("x")
    app.press(.up)
    #expect(app.state.searchBox?.line.text == "mew two")
    app.press(.up, .up)
    #expect(app.state.searchBox?.line.text == "mew")
    #expect(names(app).contains("mew"))
    app.press(.down, .down)

    #expect(app.state.searchBox?.line.text == "mew two x")
    app.press(.down)
    #expect(app.state.searchBox?.line.text == "mew two x")
  }

  @Test func editingKeysEditTheLine() async {
    let app = await started("/fire mew")

    app.press(.control("w"))
    #expect(app.state.searchBox?.line.text == "fire ")
    app.press(.control("a"), .delete, .delete, .control("e"), .left, .backspace)
    #expect(app.state.searchBox?.line.text == "r ")
    app.press(.end, .control("u"))

    #expect(app.state.searchBox?.line.text == "")
    #expect(app.model.list.rowCount == Counts.varieties)
  }

  @Test func tabCompletesAndShowsTheChoices() async {
    let app = await started("/fi")

    app.press(.tab)
    #expect(app.state.searchBox?.line.text == "fighting")
    #expect(note(app).hasPrefix(" fighting  fire"))
    app.press(.tab)
    #expect(app.state.searchBox?.line.text == "fire")
    app.press(.backTab)
    #expect(app.state.searchBox?.line.text == "fighting")
    app.press(.backTab)
    #expect(app.state.searchBox?.line.text == app.state.searchBox?.completion?.choices.last?.text)
    app.press(.tab, .tab)
    app.type(" friendsh")
    #expect(!note(app).hasPrefix(" fighting"))
    app.press(.tab)

    #expect(app.state.searchBox?.line.text == "fire friendship")
    #expect(app.state.searchBox?.completion == nil)
  }

  @Test(arguments: [30, 31, 40, 80, 120])
  func choicesFillLineAndChosenOneIsNotTruncated(columns: Int) async throws {
    let app = await DemoApp.started(size: Size(columns: columns, rows: 8))
    app.type("/found:kanto-r")
    app.press(.tab)
    #expect((columns - 9..<columns).contains(TextWidth.of(note(app))), "\(note(app))")

    for _ in 0..<30 {
      app.press(.tab)
      let completion = try #require(app.state.searchBox?.completion)
      let chosen = completion.choices[app.state.searchBox?.chosen ?? 0].text
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
  func completedTermOffersItsValues(
    typed: String, term: String, keys: [Key], text: String?
  ) async throws {
    let app = await DemoApp.started()
    app.type("/" + typed)

    app.press(.tab)

    #expect(app.state.searchBox?.line.text == term)
    let choices = try #require(app.state.searchBox?.completion?.choices.map(\.text))
    #expect(choices.count > 1)
    #expect(note(app).hasPrefix(" " + choices[0]))
    for key in keys { app.press(key) }
    let chosen = keys.last == .backTab ? choices.last : keys.isEmpty ? nil : choices.first
    #expect(app.state.searchBox?.line.text == term + (chosen ?? ""))
    if let text { #expect(app.state.searchBox?.line.text == text) }
  }

  @Test func tabWithoutCompletionShowsMessage() async {
    let app = await started("/hp>=1")

    app.press(.tab)
    #expect(note(app) == " Nothing to complete here.")
    app.type("0")

    #expect(note(app).hasPrefix(" Tab"))
  }

  @Test func lettersArrivingTogetherAreAllSearched() async {
    let app = await DemoApp.started()

    app.pressTogether("/mew")
    #expect(app.model.search.state.text == "mew")
    app.pressTogether("two\r")

    #expect(app.model.search.state.text == "mewtwo")
    #expect(app.state.searchBox == nil)
    #expect(app.model.list.selectedItem?.name == "mewtwo")
  }

  @Test(arguments: ["charizard", "char\nizard\n", "q\nq", String(repeating: "x", count: 100_000)])
  func pastedTextIsNotACommand(text: String) async {
    let app = await started("/")

    _ = app.handle(.pasted(text))

    #expect(app.state.searchBox?.line == TextBox(text))
    #expect(!app.state.hasQuit)
    #expect(app.model.page == nil)
    #expect(app.shown().hasNoControlCharacters)
  }

  @Test(arguments: ["", "?", "e", "\r", "\r3"])
  func pastedTextOutsideBoxDoesNothing(keys: String) async {
    let app = await started()
    for key in keys { app.press(key == "\r" ? .enter : .character(key)) }
    let before = app.aboveStatus

    _ = app.handle(.pasted("q/L\nG"))

    #expect(app.aboveStatus == before)
    #expect(!app.state.hasQuit)
  }

  @Test func pastedTextFiltersTable() async {
    let app = await started("6G")
    app.press(.enter)
    app.type("4/")

    _ = app.handle(.pasted("fly"))

    #expect(app.state.view.table.filter.text == "fly")
  }

  @Test func clickOnKeyHintPressesThatKey() async {
    let app = await started("/chariz")

    app.click(on: "Esc clear")

    #expect(app.state.searchBox == nil)
    #expect(app.model.list.rowCount == Counts.varieties)
  }

  @Test func controlCQuitsFromTheBox() async {
    let app = await started("/a")

    app.press(.control("c"))

    #expect(app.state.hasQuit)
  }
}
