import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexScreens

/// The pages of matchups and of breeding, against figures worked out by hand.
@Suite("The pages of matchups and breeding", .timeLimit(.minutes(5)))
struct PagesBattleTests {
  static let reasons: [(name: String, language: Language, lines: [String])] = [
    ("snorlax", .english, ["Thick Fat: 50 % damage from Fire, Ice", "Fire ×½  Ice ×½"]),
    ("garganacl", .english, ["Purifying Salt: 50 % damage from Ghost", "Ghost ×½"]),
    (
      "toxicroak", .english,
      ["Dry Skin: immune to Water, 125 % damage from Fire", "Fire ×1.25  Water ×0"]
    ),
    (
      "toxicroak", .japanese,
      ["かんそうはだ: みずを受けない、ほのおのダメージが125%", "ほのお ×1.25  みず ×0"]
    ),
    (
      "shedinja", .english,
      [
        "Wonder Guard: only what is super effective hits",
        "Poison ×0  Ground ×0  Bug ×0  Steel ×0  Water ×0  Grass ×0",
        "Electric ×0  Psychic ×0  Ice ×0  Dragon ×0  Fairy ×0",
      ]
    ),
    (
      "terapagos-terastal", .english,
      [
        "Tera Shell: at full HP nothing is better than not very effective",
        "Normal ×½  Fighting ×½  Flying ×½  Poison ×½  Ground ×½  Rock ×½",
        "Bug ×½  Steel ×½  Fire ×½  Water ×½  Grass ×½  Electric ×½",
        "Psychic ×½  Ice ×½  Dragon ×½  Dark ×½  Fairy ×½",
      ]
    ),
    ("gengar", .english, []),
  ]

  @Test(arguments: reasons)
  func abilitySaysWhatItChangesAndWhy(
    name: String, language: Language, lines: [String]
  ) async throws {
    let page = try await PagesOfBundle(language).text(name, .matchups)

    let heading = language == .japanese ? "とくせいで変わる相性" : "With its abilities"
    #expect(page.section(heading).map { String($0.drop { $0 == " " }) } == lines)
  }

  @Test func typesAreInGroupsByWhatTheyDo() async throws {
    let page = try await PagesOfBundle().text("gengar", .matchups)

    #expect(
      page.section("Damage taken") == [
        "×2          Ground  Ghost  Psychic  Dark",
        "×1          Flying  Rock  Steel  Fire  Water  Electric  Ice  Dragon",
        "×½          Grass  Fairy", "×¼          Poison  Bug", "×0          Normal  Fighting",
      ])
    #expect(
      page.section("Hits hard") == [
        "Ghost       Ghost  Psychic", "Poison      Grass  Fairy",
      ])
  }

  @Test func typeThatHitsNothingHardHasADash() async throws {
    let page = try await PagesOfBundle().text("snorlax", .matchups)

    #expect(page.section("Hits hard") == ["Normal      —"])
  }

  static let growths: [(name: String, growth: String, ten: String, hundred: String)] = [
    ("garchomp", "Slow", "1250", "1250000"), ("pikachu", "Medium fast", "1000", "1000000"),
    ("clefairy", "Fast", "800", "800000"), ("charizard", "Medium slow", "560", "1059860"),
    ("ninjask", "Erratic", "1800", "600000"), ("gulpin", "Fluctuating", "540", "1640000"),
  ]

  @Test(arguments: growths)
  func experienceIsThatOfTheGrowthRate(
    name: String, growth: String, ten: String, hundred: String
  ) async throws {
    let page = try await PagesOfBundle().text(name, .breeding)

    #expect(page.contains("Growth      \(growth)"))
    let rows = page.section("Experience").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.count == 10)
    #expect(rows.first?.prefix(3) == ["Lv.", "10", ten])
    #expect(rows.last?.prefix(3) == ["Lv.", "100", hundred])
  }
}
