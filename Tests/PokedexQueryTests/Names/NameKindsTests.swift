import DexData
import PokedexModel
import PokedexQuery
import Testing

@Suite("Searching several kinds of names")
struct NameKindsTests {
  private let search = Dex().allNames

  @Test(arguments: [
    ("pikachu", NameKind.pokemon, "pikachu"), ("thunderbolt", .move, "thunderbolt"),
    ("１０まんボルト", .move, "thunderbolt"), ("10まんボルト", .move, "thunderbolt"),
    ("donnerblitz", .move, "thunderbolt"), ("levitate", .ability, "levitate"),
    ("ふゆう", .ability, "levitate"), ("부유", .ability, "levitate"), ("adamant", .nature, "adamant"),
    ("いじっぱり", .nature, "adamant"), ("poke ball", .item, "poke-ball"),
    ("モンスターボール", .item, "poke-ball"), ("master ball", .item, "master-ball"),
    ("fée", .type, "fairy"), ("fire", .type, "fire"), ("むし", .type, "bug"),
    ("kanto route 1", .place, "kanto-route-1"), ("abandoned ship", .place, "abandoned-ship"),
    ("earthquake", .move, "earthquake"), ("jishin", .move, "earthquake"),
    ("u turn", .move, "u-turn"), ("kings rock", .item, "kings-rock"),
    ("リザードナイトX", .item, "charizardite-x"), ("thick fat", .ability, "thick-fat"),
  ])
  func bestMatchHasTheRightKind(typed: String, kind: NameKind, slug: String) throws {
    let found = try #require(search.matches(typed).first)

    #expect(found.kind == kind)
    #expect(Dex().slug(of: found) == slug)
  }

  @Test func searchFindsOnlyTheRequestedKinds() {
    let moves = search.matches("fire", kinds: NameKinds(.move))
    let both = search.matches("fire", kinds: [NameKinds(.type), NameKinds(.move)])

    #expect(!moves.isEmpty && moves.allSatisfy { $0.kind == .move })
    #expect(Set(both.map(\.kind)) == [.type, .move])
    #expect(both.first?.kind == .type)
  }

  /// Misspellings are tolerated if no name of the requested kinds matches, even if names of other
  /// kinds match exactly.
  @Test func typosAreForgivenWithinTheRequestedKinds() {
    let moves = search.matches("erthquake", kinds: NameKinds(.move))

    #expect(moves.first.flatMap { Dex().slug(of: $0) } == "earthquake")
  }

  @Test(arguments: [
    (NameKind.move, "Earthquake", "earthquake"), (.ability, "ふゆう", "levitate"),
    (.type, "Feuer", "fire"), (.item, "Leftovers", "leftovers"), (.nature, "Hart", "adamant"),
    (.eggGroup, "Drago", "dragon"), (.version, "Platinum", "platinum"),
  ])
  func nameOfAKindResolvesToItsSlug(kind: NameKind, name: String, slug: String) {
    #expect(Dex().slug(named: name, kind: kind) == slug)
    #expect(search.resolve(name, kinds: NameKinds(kind)).flatMap { Dex().slug(of: $0) } == slug)
  }

  @Test func slugsResolveToThemselves() {
    let slugs: [(NameKind, [String])] = [
      (.move, Dex().moveSlugs), (.ability, Dex().abilitySlugs), (.nature, Dex().natureSlugs),
      (.item, Dex().itemSlugs),
    ]

    for (kind, slugs) in slugs {
      let misses = slugs.enumerated().filter { $0.offset % 11 == 0 }.map(\.element).filter { slug in
        search.resolve(slug, kinds: NameKinds(kind)).flatMap { Dex().slug(of: $0) } != slug
      }
      #expect(misses == [])
    }
  }

  @Test func matchLeadsToItsPage() throws {
    func subject(_ typed: String) -> Subject? {
      search.matches(typed).first.flatMap { Dex().subject(of: $0) }
    }

    #expect(subject("raichu alola") == .pokemon(10100))
    #expect(subject("thunderbolt") == .move("thunderbolt"))
    #expect(subject("fire") == .type(.fire))
    #expect(subject("leftovers") == .item("leftovers"))
    #expect(subject("adamant") == .nature("adamant"))
  }

  @Test func customEntriesAreFoundBesideTableEntries() {
    var builder = Dex().nameBuilder([NameKinds(.pokemon), NameKinds(.type)])
    builder.begin(.command, id: 7)
    builder.add("Fire drill", languages: NameLanguages(.english), shown: NameLanguages(.english))
    let search = builder.search()

    let found = search.matches("fire", language: .english)

    #expect(found.first?.kind == .type)
    #expect(found.contains { $0.kind == .command && $0.id == 7 })
  }

  @Test func textEntriesAreSearchedTheSameWay() {
    let search = NameSearch([
      NameEntry(kind: .page, id: 1, names: LocalizedText([.english: "Moves", .japanese: "わざ"])),
      NameEntry(
        kind: .page, id: 2, names: LocalizedText([.english: "Places"]), others: ["locations"]),
    ])

    #expect(search.matches("ワザ").map(\.id) == [1])
    #expect(search.matches("waza").map(\.id) == [1])
    #expect(search.matches("loc").map(\.id) == [2])
    #expect(search.count == 2)
  }
}
