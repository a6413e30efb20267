import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import TerminalUI
import Testing

@testable import PokedexApp

/// The data source, as shown in the header.
@Suite("The header")
struct HeaderTests {
  /// A status of the data, with the header's text for it at 80 and at 40 columns.
  struct Case: Sendable, CustomTestStringConvertible {
    let source: DataSource
    let origin: Origin?
    let isOffline: Bool
    let wide: String
    let narrow: String

    var testDescription: String { "\(source) \(origin as Any) offline: \(isOffline)" }
  }

  private static let cached = Origin.cached(age: .seconds(7_200))
  private static let stale = Origin.stale(age: .seconds(7_200), because: .noNetwork)

  private static func row(
    _ source: DataSource, _ origin: Origin?, _ wide: String, _ narrow: String,
    isOffline: Bool = false
  ) -> Case {
    Case(source: source, origin: origin, isOffline: isOffline, wide: wide, narrow: narrow)
  }

  static let english: [Case] = [
    row(.demo, nil, "bundled", "bundled"), row(.demo, .bundled, "bundled", "bundled"),
    row(.layered, nil, "bundled", "bundled"), row(.layered, .bundled, "bundled", "bundled"),
    row(.layered, .live, "bundled + live", "live"),
    row(.layered, cached, "bundled + cached 2 h", "cached 2 h"),
    row(.layered, stale, "bundled + cached 2 h", "cached 2 h"),
    row(.layered, .bundled, "bundled, offline", "offline", isOffline: true),
    row(.layered, .live, "bundled, offline", "offline", isOffline: true),
    row(.layered, cached, "bundled + cached 2 h, offline", "offline", isOffline: true),
    row(.layered, stale, "bundled + cached 2 h, offline", "offline", isOffline: true),
    row(.live, nil, "live", "live"), row(.live, .live, "live", "live"),
    row(.live, cached, "cached 2 h", "cached 2 h"), row(.live, stale, "cached 2 h", "cached 2 h"),
    row(.live, nil, "offline", "offline", isOffline: true),
    row(.live, .live, "offline", "offline", isOffline: true),
    row(.live, cached, "cached 2 h, offline", "offline", isOffline: true),
    row(.live, stale, "cached 2 h, offline", "offline", isOffline: true),
  ]

  @Test(arguments: english)
  func headerShowsContentAndDataOrigin(row: Case) {
    // The title says "varieties" only if everything else in the header leaves room for it.
    let headerEnd = "\(row.wide) · English · 25/1351 "
    let title = " Pokédex · National"
    let full = title + " · varieties"
    let fits = TextWidth.of(full) + TextWidth.of(headerEnd) < 80
    #expect(
      header(row, columns: 80) == Self.justified(fits ? full : title, headerEnd, columns: 80))
    let narrow = header(row, columns: 40)
    #expect(narrow.hasPrefix(" Pokédex"))
    #expect(narrow.hasSuffix("25/1351"))
    #expect(narrow.contains(row.narrow))
  }

  static let japanese: [Case] = [
    row(.demo, .bundled, "内蔵", "内蔵"), row(.layered, .live, "内蔵 + 通信", "通信"),
    row(.layered, cached, "内蔵 + 2時間前に保存", "2時間前に保存"),
    row(.layered, stale, "内蔵 + 2時間前に保存、オフライン", "オフライン", isOffline: true),
    row(.layered, .bundled, "内蔵、オフライン", "オフライン", isOffline: true),
    row(.live, .live, "通信", "通信"), row(.live, cached, "2時間前に保存", "2時間前に保存"),
    row(.live, nil, "オフライン", "オフライン", isOffline: true),
    row(.live, stale, "2時間前に保存、オフライン", "オフライン", isOffline: true),
  ]

  @Test(arguments: japanese)
  func japaneseHeaderShowsContentAndDataOrigin(row: Case) {
    let wide = header(row, columns: 80, language: .japanese)
    #expect(wide.hasPrefix(" ポケモン図鑑 · 全国 "))
    #expect(wide.hasSuffix(" \(row.wide) · 日本語 · 25/1351"))
    let narrow = header(row, columns: 40, language: .japanese)
    #expect(narrow.hasPrefix(" ポケモン図鑑"))
    #expect(narrow.hasSuffix("\(row.narrow) · 25/1351"))
  }

  @Test(arguments: english + japanese)
  func headerFitsTheWindow(row: Case) {
    for columns in stride(from: 30, through: 90, by: 4) {
      for language in [Language.english, .japanese, .traditionalChinese] {
        let text = header(row, columns: columns, language: language)

        #expect(TextWidth.of(text) <= columns - 1)
        #expect(text.hasSuffix("25/1351"), "the place is never cut off, at \(columns) columns")
      }
    }
  }

  @Test(arguments: [
    (Language.english, ["The window is too", "small."]), (.japanese, ["画面が小さすぎます。"]),
  ])
  @MainActor
  func tooSmallWindowHasNoHeader(language: Language, words: [String]) async {
    let app = await DemoApp.started(size: Size(columns: 20, rows: 10), language: language)

    #expect(app.shown().rows.filter { !$0.isEmpty } == words)
  }

  static let ages: [(seconds: Int, english: String, japanese: String)] = [
    (0, "1 min", "1分"), (59, "1 min", "1分"), (60, "1 min", "1分"), (119, "1 min", "1分"),
    (59 * 60, "59 min", "59分"), (59 * 60 + 59, "59 min", "59分"), (3_600, "1 h", "1時間"),
    (23 * 3_600, "23 h", "23時間"), (86_399, "23 h", "23時間"), (86_400, "1 d", "1日"),
    (400 * 86_400, "400 d", "400日"),
  ]

  @Test(arguments: ages)
  func ageUsesLargestFittingUnit(seconds: Int, english: String, japanese: String) {
    let row = Case(
      source: .live, origin: .cached(age: .seconds(seconds)), isOffline: false, wide: "",
      narrow: "")

    #expect(header(row, columns: 80).contains(" cached \(english) · "))
    #expect(header(row, columns: 80, language: .japanese).contains(" \(japanese)前に保存 · "))
  }

  /// The number of varieties in generation V.
  nonisolated static let fifth = Counts.varieties(in: 5)

  @MainActor
  @Test(arguments: [(40, "Generation V · 1/\(fifth)"), (30, "1/\(fifth)")])
  func headerDropsGenerationLast(columns: Int, headerEnd: String) async {
    let app = await DemoApp.started(
      size: Size(columns: columns, rows: 12), api: StubPokemonAPI.stale(age: .seconds(90_000)),
      source: .layered)

    app.type("e5")

    #expect(app.shown().rows[0].hasSuffix(headerEnd))
  }

  @MainActor
  private func walked(_ columns: Int, _ language: Language = .english) async -> PokedexApp {
    let app = await DemoApp.started(
      size: Size(columns: columns, rows: 24), language: language)
    for subject in [
      Subject.pokemon(1), .ability("overgrow"), .pokemon(6), .move("flamethrower"),
    ] {
      app.send(.open(subject))
    }
    return app
  }

  @MainActor
  @Test(arguments: [Language.english, .japanese, .german])
  func headerOmitsListPositionAndKeepsLastBreadcrumb(language: Language) async {
    let app = await walked(120, language)
    let last = app.state.words.name(of: .move("flamethrower"))
    for generation in [nil, 7] {
      app.send(.choose(generation: generation))
      for columns in 30...130 {
        _ = app.handle(.resized(Size(columns: columns, rows: 24)))
        let header = app.shown().text(row: 0)

        let total = generation.map(Counts.varieties(in:)) ?? Counts.varieties
        #expect(!header.contains("/\(total)"), "\(columns): \(header)")
        #expect(TextWidth.of(header) <= columns - 1)
        #expect(
          header.contains(last) || header.hasPrefix(" " + last.prefix(4)) && header.contains("…"),
          "\(columns): \(header)")
      }
    }
  }

  private func header(_ row: Case, columns: Int, language: Language = .english) -> String {
    frame(row, Size(columns: columns, rows: 24), language).text(row: 0)
  }

  private func frame(_ row: Case, _ size: Size, _ language: Language) -> Frame {
    let header = HeaderPane(
      source: row.source, origin: row.origin, isOffline: row.isOffline, generation: nil,
      game: nil, position: 25, total: 1351, caught: nil, breadcrumbs: nil, scope: .varieties,
      roster: nil,
      query: "", reading: [],
      order: nil, column: nil)
    let words = Words(language: language, vocabulary: DexVocabulary())
    let canvas = Canvas(words: words, layout: Layout(size: size), theme: .full)
    var frame = Frame(size: size)
    canvas.draw(header, &frame)
    return frame
  }

  /// Returns one text at the left and one at the right end of a line, without the trailing space.
  private static func justified(_ left: String, _ right: String, columns: Int) -> String {
    let gap = columns - TextWidth.of(left) - TextWidth.of(right)
    return left + String(repeating: " ", count: gap) + right.dropLast()
  }
}
