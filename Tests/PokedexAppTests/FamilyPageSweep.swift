import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

@Suite("Families are complete", .timeLimit(.minutes(20)), .seeded)
struct FamilyPageSweep {
  /// Checks that a family's page lists each variety of the family's species exactly once, and that
  /// each line fits.
  @Test(arguments: FamilyCase.sizes)
  func everyFamilyVarietyIsListedOnce(size: Size) async throws {
    let pages = PagesOfBundle(size: size)
    let numbers = Sweep.some(Array(1...Dex().speciesCount), oneIn: 20, stream: size.columns)
    var faults: [String] = []

    for number in numbers {
      let entry = try await pages.entry(.id(number), .evolution)
      let page = pages.page(entry)
      let members = entry.parts.evolutionLine?.members ?? []
      let ids = members.flatMap { Dex().varieties(ofSpecies: $0.number) }.map(\.id)
      let links = page.links.compactMap(\.subject?.pokemon)
      let isAlone = ids.count == 1 && links.isEmpty
      let party = links.filter { !ids.contains($0) }
      if !isAlone, links.filter(ids.contains).sorted() != ids.sorted() {
        faults.append("\(entry.pokemon.slug): \(links) for \(ids)")
      }
      if party.count > 2 { faults.append("\(entry.pokemon.slug): \(party)") }
      faults += page.panes[0].filter { $0.leftColumns > pages.layout.pagePane.columns }
        .map { "\(entry.pokemon.slug): wide “\($0.text)”" }
    }

    #expect(!numbers.isEmpty)
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(8).joined(separator: "\n"))")
  }
}

extension Subject {
  fileprivate var pokemon: Int? {
    if case .pokemon(let id) = self { id } else { nil }
  }
}
