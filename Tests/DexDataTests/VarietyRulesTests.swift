import DexData
import EmbeddedTables
import PokedexModel
import Testing

struct VarietyRulesTests {
  private let dex = Dex()

  @Test(
    arguments: [
      ("silcoon", .evolvesByChance, []), ("toxtricity-amped", .evolvesByNature, []),
      ("alcremie", .evolvesBySweet, []),
      ("lunala", .evolvesInVersions, ["moon", "ultra-moon", "shield", "violet"]),
      ("wormadam-sandy", .evolvesAlike, []), ("gimmighoul-roaming", .evolutionUnrecorded, []),
      ("floette-mega", .formOf, ["floette-eternal"]), ("pikachu-libre", .noEggs, []),
      ("dialga-origin", .inGame, ["legends-arceus"]),
    ] as [(String, VarietyRule.Kind, [String])])
  func varietyHasItsRule(slug: String, kind: VarietyRule.Kind, slugs: [String]) throws {
    let id = try #require(dex.pokemon(named: slug)?.id)

    #expect(dex.rules(ofVariety: id) == [VarietyRule(kind: kind, slugs: slugs)])
    #expect(dex.has(kind, variety: id))
  }

  @Test func otherVarietiesHaveNone() {
    #expect(dex.rules(ofVariety: 25) == [])
    #expect(!dex.has(.noEggs, variety: 25))
    #expect(dex.ids.count { !dex.rules(ofVariety: $0).isEmpty } == 24)
  }

  @Test(
    arguments: [
      ("evolves_in_versions", .versions), ("form_of", .pokemon), ("in_game", .versionGroups),
    ] as [(String, TableName)])
  func valuesLeadSomewhere(kind: String, target: TableName) {
    let values = TableText(.varietyRules).records.filter { $0["kind"] == kind }
      .flatMap { ($0["value"] ?? "").parts(by: ",") }

    #expect(!values.isEmpty)
    #expect(Set(values).subtracting(TableText(target)["slug"]) == [])
  }

  @Test func expansionsBelongToTheGameBeforeThem() {
    let added = dex.versionGroups.compactMap { group in
      group.baseGame.map { "\(group.slug) \($0)" }
    }

    #expect(
      added == [
        "the-isle-of-armor sword-shield", "the-crown-tundra sword-shield",
        "the-teal-mask scarlet-violet", "the-indigo-disk scarlet-violet",
        "mega-dimension legends-za",
      ])
    #expect(dex.versionGroups.filter(\.isBattlesOnly).map(\.slug) == ["champions"])
  }

  @Test func theBaseAndItsOtherExpansionsAreTheBaseOfAnExpansion() throws {
    let crown = try #require(dex.versionGroup("the-crown-tundra"))

    let bases = dex.versionGroups.filter { $0.isBase(of: crown) }.map(\.slug)

    #expect(bases == ["sword-shield", "the-isle-of-armor", "the-crown-tundra"])
  }

  /// Conditions that a kind lists but no encounter has, and kinds spelled otherwise, would never be seen.
  @Test func conditionsAndMethodsOfTheRulesAreOnesOfTheSource() {
    let conditions = Set(
      TableText(.labels)["key"].filter { $0.hasPrefix("condition/") }.map {
        String($0.dropFirst(10))
      })
    let methods = Set(
      TableText(.labels)["key"].filter { $0.hasPrefix("method/") }.map { String($0.dropFirst(7)) })

    #expect(Set(ConditionKind.complete.joined()).subtracting(conditions) == [])
    #expect(EncounterMethod.onlyOne.subtracting(methods) == [])
  }
}
