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

  @Test func whatDiffersFromTheFirstIsMarked() async throws {
    #expect(
      try await pages.text("charizard", .forms) == [
        "Varieties", "Charizard", "  Fire Flying",
        "  HP 78 · Attack 84 · Defense 78 · Sp. Atk 109 · Sp. Def 85 · Speed 100",
        "  Blaze · Solar Power", "Mega Charizard X", "  Fire Dragon",
        "  Attack 130 (+46) · Defense 111 (+33) · Sp. Atk 130 (+21)", "  Tough Claws",
        "Mega Charizard Y", "  Attack 104 (+20) · Sp. Atk 159 (+50) · Sp. Def 115 (+30)",
        "  Drought", "Gigantamax Charizard",
      ])
  }

  @Test func rotomsFormsDifferInTypeAndStats() async throws {
    let page = try await pages.text("rotom", .forms)

    let heat = page.drop { $0 != "Heat Rotom" }.dropFirst().prefix(3)
    #expect(
      Array(heat) == [
        "  Electric Fire",
        "  Attack 65 (+15) · Defense 107 (+30) · Sp. Atk 105 (+10) · Sp. Def 107 (+30)",
        "  · Speed 86 (−5)",
      ])
    #expect(page.filter { $0.contains("Levitate") }.count == 1)
    #expect(page.filter { $0.contains("(−5)") }.count == 5)
  }

  @Test func unownHas28Forms() async throws {
    let forms = try await pages.text("unown", .forms).section("Forms")

    #expect(forms.count == 28)
    #expect(Set(forms).count == 28)
    #expect(forms.first == "Unown A")
    #expect(forms.contains("Unown ?") && forms.contains("Unown !"))
  }

  @Test(arguments: [
    ("Attack Deoxys", "Attack 180 (+30)"), ("Defense Deoxys", "Defense 160 (+110)"),
    ("Speed Deoxys", "Speed 180 (+30)"),
  ])
  func deoxysChangesItsStatsOnly(form: String, change: String) async throws {
    let page = try await pages.text("deoxys-normal", .forms)

    let facts = page.drop { $0 != form }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(facts.joined().contains(change))
    #expect(!facts.joined().contains("Psychic"))
    #expect(page.filter { $0.contains("Pressure") }.count == 1)
  }
}
