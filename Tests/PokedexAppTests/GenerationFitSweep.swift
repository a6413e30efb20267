import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

@MainActor
@Suite("Pages in every generation fit the window", .timeLimit(.minutes(20)), .seeded)
struct GenerationFitSweep {
  /// Entries whose types, stats or abilities changed, entries with many varieties or with varieties
  /// added later, and the newest entry.
  nonisolated static let ids = [6, 25, 81, 94, 133, 479, 681, 10034, Counts.species]

  @Test(arguments: 1...9, [Language.english, .japanese])
  func everyEntryPageFitsItsPanes(generation: Int, language: Language) async throws {
    let size = PagesOfBundle.sizes[generation % PagesOfBundle.sizes.count]
    let app = await DemoApp.started(size: size, language: language)
    app.send(.choose(generation: generation))
    for id in Sweep.some(Self.ids, oneIn: 4, stream: generation) {
      app.send(.open(.pokemon(id)))
      for tab in EntryTab.allCases {
        app.turn(to: tab)
        let page = try #require(app.page)

        #expect(Self.hasContentThatFits(page, in: app.state.layout), "\(id) \(tab)")
        #expect(
          page.links.compactMap(\.subject).allSatisfy(SubjectsOfBundle.isKnown), "\(id) \(tab)")
        #expect(app.shown().rows.dropFirst(2).dropLast(2).contains { !$0.isEmpty })
      }
    }
  }

  @Test(arguments: 1...9, SubjectsOfBundle.Kind.allCases)
  func everySubjectPageFitsItsPanes(generation: Int, kind: SubjectsOfBundle.Kind) throws {
    let pages = SubjectsOfBundle(size: PagesOfBundle.sizes[generation % 2 * 2])
    let all = try SubjectsOfBundle.subjects(kind)
    let step = all.count > 100 ? 97 : 5
    let subjects = all.enumerated().filter { $0.offset % step == generation % step }
    for (_, subject) in Sweep.some(subjects, oneIn: 12, stream: generation) {
      let page = pages.page(subject, generation: generation)

      #expect(Self.hasContentThatFits(page, in: pages.layout), "\(subject)")
      #expect(page.links.compactMap(\.subject).allSatisfy(SubjectsOfBundle.isKnown), "\(subject)")
    }
  }

  /// Whether the page has content, and no line is wider than its pane. Lines that start with a name
  /// may be wider, because names may be clipped.
  private static func hasContentThatFits(_ page: Page, in layout: Layout) -> Bool {
    page.panes.contains { !$0.isEmpty }
      && page.head.allSatisfy { fits($0, in: layout.pagePane) }
      && zip(page.panes, page.rects(in: layout)).allSatisfy { lines, pane in
        lines.allSatisfy { fits($0, in: pane) }
      }
  }

  private static func fits(_ line: Line, in pane: Rect) -> Bool {
    line.left.first?.role == .name
      || TextWidth.of(line.text) - (line.right.isEmpty ? 0 : 1) <= pane.columns
  }
}
