import DexData
import PokedexModel
import TestSupport
import Testing

/// Data that differs between games, compared with the source tables (see `Facts`).
@Suite(
  .needs(.facts))
struct FactsGamesTests {
  private let dex = Dex()

  @Test func versionGroupsAreSortedByRelease() throws {
    let facts = try Facts.versionGroupsByRelease()

    let groups = dex.versionGroups

    #expect(groups.map(\.slug) == facts.map { $0["slug"] })
    #expect(groups.map { "\($0.generation)" } == facts.map { $0["generation"] })
    #expect(groups.map { $0.versions.joined(separator: ",") } == facts.map { $0["versions"] })
    #expect(groups.allSatisfy { dex.versionGroup($0.slug) == $0 })
    #expect(dex.versionGroup("red") == nil)
  }

  @Test func everyLearnsetMatchesFacts() throws {
    let groups = try Facts.versionGroupsByRelease()
    let ids = try Facts("moves").map("slug", "id")
    let facts = try Facts("learnsets").grouped(by: "pokemon_id")

    let mismatches = dex.ids.flatMap { id in
      let rows = Dictionary(grouping: facts["\(id)"] ?? []) { $0["version_group_id"] ?? "" }
      let expected = groups.flatMap { group in
        (rows[group["id"] ?? ""] ?? []).map { fact in
          let breeds = canInherit(id, generation: Int(group["generation"] ?? "") ?? 0)
          return Self.learnset(
            fact: breeds ? fact : fact.merging(["egg": "-"]) { $1 }, in: group["slug"] ?? "")
        }
      }
      let cells = Self.cells(of: dex.learnset(ofVariety: id), ids: ids)
      let wrong = Set(cells).symmetricDifference(expected).map { "\(id) \($0)" }
      return wrong + (dex.games(ofVariety: id) == expected.compactMap(\.first) ? [] : ["\(id)"])
    }

    #expect(facts.count > 1200)
    #expect(mismatches == [])
  }

  /// Whether a variety can have egg moves. The source lists them for some that can't: genderless
  /// Pokémon before generation VIII, and forms that don't breed.
  private func canInherit(_ id: Int, generation: Int) -> Bool {
    let isGenderless = dex.pokemon(id: id)?.species.genderRate == .genderless
    return !(isGenderless && generation < 8)
      && !dex.varietyRules(of: id).contains { $0.kind == .noEggs }
  }

  @Test(arguments: [1, 25, 133, 10100, 10034])
  func learnsetOfGameIsSubsetOfAll(id: Int) {
    let all = dex.learnset(ofVariety: id)

    let mismatches = dex.versionGroups.map(\.slug).filter { game in
      dex.learnset(ofVariety: id, in: game) != all.filter { $0.versionGroup == game }
    }

    #expect(mismatches == [])
    #expect(dex.learnset(ofVariety: id, in: "red") == [])
  }

  @Test func everyEncounterMatchesFactsWithChanceCappedAtHundred() throws {
    let areas = try Facts("location_areas").map("id", "slug")
    let locations = try Facts("location_areas").map("slug", "location")
    let facts = try Facts("encounters").grouped(by: "pokemon_id")
    let versions = dex.versionGroups.flatMap(\.versions)
    let corrected = try SecondSource.correctedEncounters()

    let mismatches = dex.ids.filter { id in
      let rows = Dictionary(grouping: facts["\(id)"] ?? []) { $0["version"] ?? "" }
      let slug = dex.pokemon(id: id)?.slug ?? ""
      /// Whether PokeAPI has the encounter as it is in the game.
      func isRight(_ version: String, _ area: String) -> Bool {
        !corrected.contains([slug, version, locations[area] ?? ""])
      }
      let expected = versions.flatMap { version in
        (rows[version] ?? []).map { Self.encounter(fact: $0, areas: areas) }
          .filter { isRight($0[0], $0[1]) }
      }
      // Encounters without a chance come from the second source, not from PokeAPI.
      let encountered = dex.encounters(ofVariety: id).filter {
        $0.chance != nil && isRight($0.version, $0.locationArea)
      }
      return encountered.compactMap(Self.encounterCells) != expected
    }

    #expect(mismatches == [])
    #expect(facts.values.joined().count { (Int($0["chance_percent"] ?? "") ?? 0) > 100 } == 255)
  }

  @Test func versionGroupsWithoutEncountersMatchFacts() throws {
    let groups = try Facts("version_groups").map("slug", "versions")
    let recent = try Facts("recent_encounters").records.flatMap { fact in
      (groups[fact["version_group"] ?? ""] ?? "").split(separator: ",").map(String.init)
    }
    let encountered = Set(try Facts("encounters").records.map { $0["version"] ?? "" } + recent)

    let recorded = dex.versionGroups.filter { !encountered.isDisjoint(with: $0.versions) }

    #expect(dex.versionGroups.filter(\.recordsEncounters) == recorded)
    #expect(
      dex.versionGroups.filter { !$0.recordsEncounters }.map(\.slug) == ["champions"])
  }

  @Test func everyHeldItemMatchesFacts() throws {
    let items = try Facts("items").map("id", "slug")
    let facts = try Facts("held_items").grouped(by: "pokemon_id")
    let versions = dex.versionGroups.flatMap(\.versions)

    let mismatches = dex.ids.filter { id in
      let rows = Dictionary(grouping: facts["\(id)"] ?? []) { $0["version"] ?? "" }
      let wild = wildVersions(of: id)
      let expected = versions.flatMap { version in
        // The second source has a pair's versions together. A Pokémon that is wild in the other only
        // holds nothing in this one.
        let isInOtherOnly =
          !wild.contains(version) && partners(of: version).contains(where: wild.contains)
        let isKnown = dex.heldItems(ofVariety: id).contains { $0.version == version }
        return (isInOtherOnly && !isKnown ? [] : rows[version] ?? []).map { fact in
          [
            items[fact["item_id"] ?? ""] ?? fact["item_id"] ?? "", version,
            fact["rarity_percent"] ?? "",
          ]
        }.sorted { $0[0] < $1[0] }
      }
      let held = dex.heldItems(ofVariety: id).map { [$0.item, $0.version, "\($0.chance)"] }
      return held != expected
    }

    #expect(facts.count == 452)
    #expect(mismatches == [])
  }

  /// Returns the versions in which a variety is wild, with those whose downloadable content has it.
  private func wildVersions(of id: Int) -> Set<String> {
    let found = Set(dex.encounters(ofVariety: id).map(\.version))
    let added = dex.versionGroups.flatMap { group in
      zip(group.versions, dex.versionGroup(group.addedTo ?? "")?.versions ?? [])
        .filter { found.contains($0.0) }.map(\.1)
    }
    return found.union(added)
  }

  /// Returns the other versions of a version's group.
  private func partners(of version: String) -> [String] {
    dex.versionGroups.first { $0.versions.contains(version) }?.versions.filter { $0 != version }
      ?? []
  }

  @Test func everyMachineMatchesFacts() throws {
    let groups = try Facts("version_groups").map("id", "slug")
    let moves = try Facts("moves").map("id", "slug")
    let facts = try Facts("machines").records

    let machines = Dictionary(
      uniqueKeysWithValues: groups.values.map { ($0, dex.machines(of: dex.moveSlugs, in: $0)) })
    let mismatches = facts.filter { fact in
      let move = moves[fact["move_id"] ?? ""] ?? ""
      return machines[groups[fact["version_group_id"] ?? ""] ?? ""]?[move] != fact["item"]
    }

    #expect(facts.count > 2400)
    #expect(mismatches == [])
  }

  @Test func machinesOfMoveMatchFactsByRelease() throws {
    let facts = try Facts("machines").grouped(by: "move_id")
    let groups = try Facts.versionGroupsByRelease()

    let mismatches = try ["rock-climb", "dig", "headbutt", "pound", "tera-blast"].filter { slug in
      let move = try #require(dex.move(slug))
      let expected = groups.flatMap { group in
        (facts["\(move.id)"] ?? []).filter { $0["version_group_id"] == group["id"] }
          .map { [group["slug"] ?? "", $0["item"] ?? ""] }
      }
      return dex.machines(of: move).map { [$0.versionGroup, $0.item] } != expected
    }

    #expect(mismatches == [])
  }

  @Test(arguments: [
    ("pound", "red-blue"), ("cut", "sword-shield"), ("cut", "red"), ("", "red-blue"),
  ])
  func moveWithoutMachineFindsNothing(move: String, game: String) {
    #expect(dex.machines(of: [move], in: game)[move] == nil)
  }

  private static func learnset(fact: [String: String], in group: String) -> [String] {
    [group] + ["level_up", "machine", "egg", "tutor", "reminder", "other"].map { fact[$0] ?? "" }
  }

  /// Returns a learnset in the facts' layout: a row per version group, a cell per learn method.
  private static func cells(of moves: [LearnedMove], ids: [String: String]) -> [[String]] {
    var rows: [(group: String, ways: [[String]])] = []
    for move in moves {
      if rows.last?.group != move.versionGroup {
        rows.append((move.versionGroup, Array(repeating: [], count: 6)))
      }
      let id = ids[move.move] ?? "?"
      let index = LearnedMove.LearnMethod.allCases.firstIndex(of: move.way) ?? 0
      rows[rows.count - 1].ways[index].append(move.level.map { "\($0):\(id)" } ?? id)
    }
    return rows.map { row in
      [row.group] + row.ways.map { $0.isEmpty ? "-" : $0.joined(separator: ",") }
    }
  }

  private static func encounter(fact: [String: String], areas: [String: String]) -> [String] {
    [
      fact["version"] ?? "", areas[fact["location_area_id"] ?? ""] ?? "", fact["method"] ?? "",
      fact["min_level"] ?? "", fact["max_level"] ?? "",
      "\(min(100, Int(fact["chance_percent"] ?? "") ?? 0))", fact["conditions"] ?? "",
    ]
  }

  /// Returns an encounter's cells without the additions of `.tools/dex/corrections.py`: event items
  /// and the Bug-Catching Contest of generation II. Returns nil for an encounter in that contest.
  private static func encounterCells(_ encounter: Encounter) -> [String]? {
    var conditions = encounter.conditions.filter { !eventItems.contains($0) }
      .joined(separator: ",")
    if ["gold", "silver", "crystal"].contains(encounter.version) {
      if conditions == "bug-catching-contest-yes" { return nil }
      conditions = conditions.replacing(/bug-catching-contest-no,?/, with: "")
    }
    return [
      encounter.version, encounter.locationArea, encounter.method, "\(encounter.minLevel)",
      "\(encounter.maxLevel)", "\(encounter.chance ?? 0)", conditions.isEmpty ? "-" : conditions,
    ]
  }
}

/// Conditions that `.tools/dex/corrections.py` adds.
let eventItems: Set = [
  "item-auroraticket", "item-azure-flute", "item-eon-ticket", "item-liberty-pass",
  "item-member-card", "item-mysticticket", "item-oaks-letter", "item-old-sea-map",
]

extension Dex {
  /// The ids of all varieties.
  var ids: [Int] { listItems(urlPrefix: "").map(\.id) }
}
