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

  @Test(arguments: ["charizard", "char\nizard\n", "q\nq", String(repeating: "x", count: 100_000)])
  func pastedTextIsNotACommand(text: String) async {
    let app = await started("/")

    _ = app.handle(.pasted(text))

    #expect(app.state.searchBox?.line == TextBox(text))
    #expect(!app.state.hasQuit)
    #expect(app.fetcher.page == nil)
    #expect(app.shown().hasNoControlCharacters)
  }
}
