import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("Descriptions by game", .timeLimit(.minutes(5)))
struct DescriptionTests {
  /// Opens the entry with a given number, then presses keys.
  private func opened(
    _ letters: String = "", number: Int = 1, size: Size = Size(columns: 80, rows: 40),
    language: Language = .english
  ) async -> PokedexApp {
    let app = await DemoApp.started(
      size: size, language: language, api: StubPokemonAPI.described, source: .layered)
    app.type("\(number)G")
    app.press(.enter)
    await app.fetcher.entry?.settle()
    app.type(letters)
    return app
  }

  /// Returns the section's title and the first line of its text, without the panes beside them.
  private func section(_ app: PokedexApp, _ heading: String = "Description") -> [String] {
    let rows = app.shown().rows
    guard let start = rows.firstIndex(where: { $0.hasPrefix(" " + heading) }) else { return [] }
    return rows[start...].prefix { !$0.hasPrefix("  ") }.prefix(2).map { row in
      let left = row.split(separator: "│", omittingEmptySubsequences: false)[0]
      return left.split(separator: " ").joined(separator: " ")
    }
  }

  nonisolated static let steps: [(letters: String, title: String, text: String)] = [
    ("", "Scarlet", "A text of Scarlet."),
    ("d", "Legends: Arceus", "A text of Hisui."),
    ("dd", "Sword / Shield", "A text of Galar."),
    ("ddd", "Red / Blue", "A text of Kanto."),
    ("dddd", "Scarlet", "A text of Scarlet."),
    ("D", "Red / Blue", "A text of Kanto."),
    ("ddD", "Legends: Arceus", "A text of Hisui."),
    ("DDDD", "Scarlet", "A text of Scarlet."),
  ]

  @Test(arguments: steps)
  func keysCycleThroughGames(letters: String, title: String, text: String) async {
    let app = await opened(letters)

    #expect(section(app) == ["Description · \(title)", text])
  }

  /// If a game has no description in the language, its English description is shown.
  @Test(arguments: [
    ("", "Schwert / Schild", "Ein Text."), ("d", "Rot / Blau", "A text of Kanto."),
    ("D", "Legenden: Arceus", "A text of Hisui."),
  ])
  func newestGameWithLanguageIsShownFirst(
    letters: String, title: String, text: String
  ) async {
    let app = await opened(letters, language: .german)

    #expect(section(app, "Beschreibung") == ["Beschreibung · \(title)", text])
  }

  @Test func japaneseReleaseIsTheOldestGame() async {
    let app = await opened("D", language: .japanese)

    #expect(app.state.entry?.descriptionVersions == ["red-japan"])
    #expect(app.shown().rows.contains { $0.contains("最初の文。") })
  }

  @Test func nextEntryKeepsGameIfAvailable() async {
    let app = await opened("ddd")

    app.type("n")
    await app.fetcher.entry?.settle()
    #expect(section(app) == ["Description · Red", "Another of Red."])
    app.type("n")
    await app.fetcher.entry?.settle()
    #expect(section(app) == ["Description · Violet", "A third of Violet."])
    app.type("pp")
    await app.fetcher.entry?.settle()

    #expect(section(app) == ["Description · Red / Blue", "A text of Kanto."])
  }

  @Test func linkedEntryKeepsGame() async {
    let app = await opened("ddd")

    app.open(.pokemon(2))
    await app.fetcher.entry?.settle()

    #expect(app.state.stack.depth == 2)
    #expect(section(app) == ["Description · Red", "Another of Red."])
  }

  @Test func entryOpenedFromListStartsWithNewestGame() async {
    let app = await opened("ddd")

    app.press(.escape, .enter)

    #expect(section(app) == ["Description · Scarlet", "A text of Scarlet."])
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)], ["d", "D"])
  func changedDescriptionIsScrolledIntoView(size: Size, letter: String) async {
    let app = await opened(size: size)
    let text = letter == "d" ? "A text of Hisui." : "A text of Kanto."

    app.type(letter)
    #expect(app.shown().rows.contains { $0.contains(text) })
    app.type("G\(letter)")

    #expect(app.shown().rows.contains { $0.contains("A text of Galar.") })
  }

  @Test(arguments: ["2", "3", "4", "5", "6", "7"])
  func descriptionKeysDoNothingOnOtherTabs(page: String) async {
    let app = await opened(page)
    await app.fetcher.entry?.settle()
    let before = app.aboveStatus

    app.type("dD")

    #expect(app.aboveStatus == before)
    #expect(app.state.entry?.descriptionVersions == [])
  }

  nonisolated static let undescribed: [(source: DataSource, language: Language, sentence: String)] =
    [
      (.layered, .english, "No game describes it."),
      (.layered, .japanese, "説明文のあるゲームがありません。"),
      (.demo, .english, "No descriptions here: they need the network."),
      (.demo, .japanese, "ここに説明文はありません。ネットワークから取得します。"),
    ]

  @Test(arguments: undescribed, ["d", "D"])
  func keyReportsMissingDescriptions(
    entry: (source: DataSource, language: Language, sentence: String), letter: String
  ) async {
    let api: any PokemonAPIProtocol =
      entry.source == .demo ? MockPokemonAPI() : StubPokemonAPI.described
    let app = await DemoApp.started(language: entry.language, api: api, source: entry.source)
    app.type("4G")
    app.press(.enter)
    await app.fetcher.entry?.settle()

    app.type(letter)
    #expect(status(app) == " \(entry.sentence)")
    app.type("j")

    #expect(status(app) == "")
  }

  /// The notice says why there are no descriptions. The status line says which key loads them
  /// again.
  @Test func noticeReportsUnreachableDescriptions() async {
    let app = await opened("d", number: 5)

    #expect(app.state.notice == "No descriptions here: they need the network.")
    #expect(status(app) == " Can't reach PokéAPI. Press r to retry.")
  }

  @Test func keyShowsNoNoticeWhileDescriptionsLoad() async {
    let app = await DemoApp.started(api: StubPokemonAPI.described, source: .layered)
    app.press(.enter)
    app.fetcher.entry?.detail?.retry()

    app.type("d")

    #expect(app.state.notice.isEmpty)
    await app.fetcher.entry?.settle()
  }

  private func status(_ app: PokedexApp) -> String {
    app.shown().rows[app.state.layout.size.rows - 2]
  }
}
