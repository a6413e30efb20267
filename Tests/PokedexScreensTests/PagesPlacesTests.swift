import PokedexFeatures
import PokedexModel
import Testing

@testable import PokedexScreens

/// The pages of places and of forms.
@Suite("The pages of places and forms", .timeLimit(.minutes(5)))
struct PagesPlacesTests {
  private let pages = PagesOfBundle()

  @Test(arguments: ["pikachu", "magikarp", "zubat", "chansey"])
  func newestGameIsFirst(name: String) async throws {
    let entry = try await pages.entry(.name(name), .places)

    let shown = pages.page(entry).panes.joined()
      .filter { $0.left.first?.role == .heading }.map(\.text)

    let newestFirst = ["Sword", "Sun", "X", "Black", "Diamond", "Ruby", "Gold", "Red"]
    let places = newestFirst.compactMap(shown.firstIndex(of:))
    #expect(places == places.sorted())
    #expect(places.count > 3)
    let met = (entry.encounters ?? []).map(\.version)
    #expect(shown.count == Set(met + (entry.heldItems ?? []).map(\.version)).count)
  }

  @Test func placeHasLevelsAndChanceAndTheWay() async throws {
    let page = try await pages.text("caterpie", .places)

    let red = page.section("Red")
    #expect(red.contains { $0.hasPrefix("Viridian Forest  Lv. ") && $0.hasSuffix(" %") })
    #expect(red.contains("  Walking in tall grass or a cave"))
  }

  @Test func everyEncounterHasItsChanceBetween1And100() async throws {
    let entry = try await pages.entry(.name("magikarp"), .places)

    let right = pages.page(entry).panes.joined().flatMap(\.right).map(\.text)

    #expect(right.count == entry.encounters?.count)
    let chances = right.compactMap { Int($0.dropLast(2).split(separator: " ").last ?? "") }
    #expect(chances.count == right.count)
    #expect(chances.allSatisfy { 1...100 ~= $0 })
  }

  @Test(arguments: [
    (Language.english, "Holds Lucky Egg 5 %"), (.japanese, "持ち物：しあわせタマゴ 5 %"),
  ])
  func heldItemsStandBelowTheirGame(language: Language, sentence: String) async throws {
    let pages = PagesOfBundle(language)

    let lines = try await pages.text("chansey", .places)

    #expect(lines.contains { $0.contains(sentence.suffix(8)) })
    #expect(lines.contains { $0.hasPrefix(language == .english ? "Holds " : "持ち物：") })
  }

  @Test(arguments: [
    (Language.english, "Not met in the wild in any game."), (.japanese, "野生では出会えません。"),
  ])
  func whatIsNotMetInTheWildSaysSo(language: Language, sentence: String) async throws {
    #expect(try await PagesOfBundle(language).text("charizard-mega-x", .places) == [sentence])
  }
}
