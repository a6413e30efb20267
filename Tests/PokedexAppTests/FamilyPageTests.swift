import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// A family's tree in a window of a given size.
struct FamilyCase: Sendable, CustomTestStringConvertible {
  let name: String
  let id: Int
  let size: Size
  let language: Language

  var testDescription: String { "\(name) \(size.columns)x\(size.rows) \(language.code)" }

  static let sizes = [
    Size(columns: 30, rows: 8), Size(columns: 40, rows: 12), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  ]

  static let families: [(name: String, id: Int)] = [
    ("charizard", 6), ("eevee", 133), ("wurmple", 265), ("applin", 840), ("alcremie", 869),
    ("pikachu", 25), ("tyrogue", 236), ("ralts", 280), ("slowpoke", 79), ("rockruff", 744),
  ]

  /// Each size is tested in English and in Japanese, with a different family each time.
  static let all = families.enumerated().map { index, family in
    FamilyCase(
      name: family.name, id: family.id, size: sizes[index % sizes.count],
      language: index < sizes.count ? .english : .japanese)
  }

  /// Returns the name of the snapshot of a page.
  func screen(of page: String) -> String {
    "\(page)-\(name)-\(size.columns)x\(size.rows)-\(language.code)"
  }
}

@MainActor
@Suite("A family is a tree", .timeLimit(.minutes(10)))
struct FamilyPageTests {
  @Test(arguments: FamilyCase.all)
  func screenMatchesSnapshot(family: FamilyCase) async throws {
    let app = await DemoApp.started(size: family.size, language: family.language)
    app.send(.open(.pokemon(family.id)))
    app.type("2")

    try Snapshot.verify(app.shown(), family.screen(of: "family"))
  }

  /// The slugs of each form and of the variety below which the form must be listed.
  @Test(arguments: [
    ("slowbro-mega", "slowbro"), ("raichu-mega-x", "raichu"), ("meowth-gmax", "meowth"),
    ("floette-mega", "floette-eternal"), ("meowstic-female-mega", "meowstic-female"),
    ("meowstic-male-mega", "meowstic-male"), ("tatsugiri-droopy-mega", "tatsugiri-droopy"),
    ("urshifu-rapid-strike-gmax", "urshifu-rapid-strike"),
    ("darmanitan-galar-zen", "darmanitan-galar-standard"),
  ])
  func formIsListedBelowItsBaseVariety(form: String, base: String) async throws {
    let pages = PagesOfBundle(size: Size(columns: 200, rows: 60))
    let entry = try await pages.entry(.name(form), .evolution)
    let family = try #require(
      EvolutionPage(entry: entry, words: pages.words, columns: 200).family)

    func bases(_ members: [EvolutionFamily.Member]) -> [String] {
      members.flatMap { member in
        (member.forms.contains { $0.slug == form } ? [member.variety.slug] : [])
          + bases(member.next)
      }
    }
    #expect(bases(family.roots) == [base])
  }

  @Test func formsShareRegionOfTheirVariety() async throws {
    let pages = PagesOfBundle()
    for species in 1...Dex().speciesCount {
      let entry = try await pages.entry(.id(species), .evolution)
      let family = EvolutionPage(entry: entry, words: pages.words, columns: 80).family
      var members = family?.roots ?? []
      while let member = members.popLast() {
        let region = pages.words.rules.region(ofVariety: member.variety.id)
        for form in member.forms where !form.slug.hasSuffix("-totem") {
          #expect(pages.words.rules.region(ofVariety: form.id) == region, "\(form.slug)")
        }
        members += member.next
      }
    }
  }

  @Test func methodsThatDifferOnlyByPlaceAreMerged() async throws {
    let pages = PagesOfBundle(size: Size(columns: 200, rows: 60))
    var entry = try await pages.entry(.name("eevee"), .evolution)
    let counted = pages.page(entry)
    entry.table.opened = ["places"]
    let page = pages.page(entry)

    #expect(counted.links.compactMap(\.subject).filter(\.isPlace).isEmpty)
    let text = page.panes.joined().map(\.text)
    let places = page.links.compactMap(\.subject).filter(\.isPlace)
    #expect(Set(places).count == 12)
    #expect(text.filter { $0.contains("or level up at ") }.count == 2)
    #expect(text.filter { $0.hasSuffix("  use Leaf Stone") }.count == 1)
  }
}

extension Subject {
  fileprivate var isPlace: Bool {
    if case .place = self { true } else { false }
  }
}
