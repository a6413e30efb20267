import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// A page in one language and one window size.
struct FitCase: Sendable, CustomTestStringConvertible {
  let tab: EntryTab
  let language: Language
  let size: Size

  var testDescription: String { "\(tab) \(language.code) \(size.columns)x\(size.rows)" }

  /// The number of the random sequence that selects the varieties. It differs between cases, so
  /// that they test different varieties.
  var stream: Int { tab.rawValue * 1000 + size.columns + (language == .japanese ? 1 : 0) }

  static let all = EntryTab.allCases.flatMap { tab in
    [Language.english, .japanese].flatMap { language in
      PagesOfBundle.sizes.map { FitCase(tab: tab, language: language, size: $0) }
    }
  }
}

@Suite("Pages fit their panes", .timeLimit(.minutes(20)), .seeded)
struct PagesFitSweep {
  /// Checks the page of every variety. A normal test run checks one variety in forty.
  @Test(arguments: FitCase.all)
  func everyLineFitsItsPane(of page: FitCase) async throws {
    let pages = PagesOfBundle(page.language, size: page.size)
    let ids = Sweep.some(try await pages.ids(), oneIn: 40, stream: page.stream)
    var faults: [String] = []

    for id in ids {
      let entry = try await pages.entry(.id(id), page.tab)
      faults += Self.faults(of: pages.page(entry), page.tab, in: pages.layout)
        .map { "\(entry.pokemon.slug): \($0)" }
    }

    #expect(ids.count >= Dex().varietyCount / Sweep.amount(1, everyday: 40))
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(8).joined(separator: "\n"))")
  }

  private static func faults(of page: Page, _ tab: EntryTab, in layout: Layout) -> [String] {
    var faults = page.head.filter { $0.columns > layout.pagePane.columns }
      .map { "wide “\($0.text)”" }
    for (lines, pane) in zip(page.panes, page.rects(in: layout)) {
      if lines.isEmpty { faults.append("nothing") }
      faults += lines.filter { $0.columns > pane.columns }.map { "wide “\($0.text)”" }
      let figures = lines.filter { line in line.figures(tab).contains { $0.contains("…") } }
      faults += figures.map { "clipped “\($0.text)”" }
    }
    return tab == .moves ? faults + misalignments(of: page) : faults
  }

  /// Returns an error text for each table row whose cells aren't aligned with the header's cells.
  private static func misalignments(of page: Page) -> [String] {
    guard let header = page.head.last?.widths else { return [] }
    return page.panes.joined()
      .filter { !$0.links.isEmpty && $0.widths != Array(header.prefix($0.widths.count)) }
      .map { "crooked “\($0.text)”" }
  }
}

extension Line {
  /// The line's width in columns, without trailing spaces. Zero if the line starts with a name.
  /// Such a line always fits, because names may be clipped, and a second name is only shown if both
  /// fit.
  fileprivate var columns: Int {
    if left.first?.role == .name { return 0 }
    // A space that is cut off at the edge would be shown as "…".
    let width = (left + right).reduce(0) { $0 + TextWidth.of($1.text) }
    return width + (right.isEmpty ? 0 : 1)
  }

  /// The widths of the cells, including the gap after each. The gap after a link is a separate
  /// span.
  fileprivate var widths: [Int] {
    left.indices.reduce(into: []) { widths, index in
      let width = TextWidth.of(left[index].text)
      let isAfterLink = index > 0 && left[index - 1].linkTarget != nil
      let isGap = isAfterLink && left[index].text.allSatisfy { $0 == " " }
      if isGap { widths[widths.count - 1] += width } else { widths.append(width) }
    }
  }

  /// The numbers in the line, which must not be clipped.
  fileprivate func figures(_ tab: EntryTab) -> [String] {
    switch tab {
    case .moves: left.prefix(1).map(\.text) + left.dropFirst(3).map(\.text)
    case .breeding: left.dropFirst().map(\.text)
    default: right.map(\.text)
    }
  }
}
