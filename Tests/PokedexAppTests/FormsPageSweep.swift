import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

@Suite("Differences of stats between forms", .timeLimit(.minutes(20)), .seeded)
struct FormsPageSweep {
  /// Checks that the numbers below a variety's stats are the differences from the first variety's
  /// stats.
  @Test(arguments: FamilyCase.sizes)
  func shownDifferencesMatchBaseStats(size: Size) async throws {
    let pages = PagesOfBundle(size: size)
    let numbers = Sweep.some(Array(1...Dex().speciesCount), oneIn: 20, stream: size.columns)
    var faults: [String] = []

    for number in numbers {
      let entry = try await pages.entry(.id(number), .forms)
      let page = pages.page(entry)
      let lines = page.head + Array(page.panes[0])
      faults += lines.filter { $0.leftColumns > pages.layout.pagePane.columns }
        .map { "\(entry.pokemon.slug): wide “\($0.text)”" }
      let shown = lines.flatMap(\.left).filter { [.better, .worse].contains($0.role) }
        .map { $0.text.filter { $0 != " " } }.filter { "+−".contains($0.first ?? " ") }
      let expected = Self.differences(of: entry)
      if shown.sorted() != expected.sorted() {
        faults.append("\(entry.pokemon.slug): \(shown) for \(expected)")
      }
    }

    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(8).joined(separator: "\n"))")
  }

  private static func differences(of entry: EntryContent) -> [String] {
    let varieties = entry.pokemon.species.varieties.compactMap { entry.parts.varieties[$0.id] }
    guard let base = varieties.first else { return [] }
    return varieties.dropFirst().flatMap { variety in
      let changes = Stat.allCases.map { variety.stats[$0] - base.stats[$0] }
      return (changes + [changes.reduce(0, +)]).filter { $0 != 0 }.map {
        ($0 > 0 ? "+" : "−") + String($0.magnitude)
      }
    }
  }
}
