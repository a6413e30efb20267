import DexData
import Foundation
import PokedexModel
import TestSupport
import Testing

/// Encounters in the newest games, compared with recent_encounters.tsv in the facts, which isn't
/// from PokeAPI.
@Suite(.needs(.facts))
struct RecentEncountersTests {
  private let dex = Dex()

  /// An encounter as text, so that two sources can be compared.
  private struct EncounterRecord: Hashable, CustomStringConvertible {
    let version: String
    let area: String
    let method: String
    let levels: String
    let conditions: Set<String>

    var description: String {
      "\(version) \(area) \(method) \(levels) \(conditions.sorted())"
    }
  }

  @Test func everyRecentEncounterMatchesFactsWithoutChance() throws {
    let facts = try expected()
    let versions = Set(facts.values.joined().map(\.version))
    let added = try Self.additions(to: versions)

    let mismatches = dex.ids.filter { id in
      let recorded = dex.encounters(ofVariety: id).filter { versions.contains($0.version) }
      let isAdded = added.contains(dex.pokemon(id: id)?.slug ?? "")
      return Set(recorded.map(Self.recorded)) != facts[id] ?? [] && !isAdded
        || recorded.contains { $0.chance != nil }
        || Set(recorded.map(Self.recorded)).count != recorded.count
    }

    #expect(versions.count == 11)
    #expect(facts.count > 900)
    #expect(mismatches == [])
  }

  @Test func everyOtherEncounterOfPokeAPIHasAChance() throws {
    let versions = Set(try expected().values.joined().map(\.version))
    let older = Set(dex.versionGroups.flatMap(\.versions)).subtracting(versions)
    let added = try Self.additions(to: older)

    let mismatches = dex.ids.filter { id in
      !added.contains(dex.pokemon(id: id)?.slug ?? "")
        && dex.encounters(ofVariety: id).contains {
          !versions.contains($0.version) && $0.chance == nil
        }
    }

    #expect(mismatches == [])
  }

  @Test func placeNamesMatchFacts() throws {
    let vocabulary = DexVocabulary()
    let areas = try areas()

    let mismatches = try Facts("recent_places").records.compactMap { fact -> String? in
      let own = vocabulary.locationArea(areas[fact["id"] ?? ""] ?? "", in: .english) ?? "—"
      let name = (fact["en"] ?? "").replacing("’", with: "'")
      return own.replacing("’", with: "'") == name ? nil : "\(name): \(own)"
    }

    // There are only two kinds of differences: PokeAPI has its own names for some places, and gifts
    // are recorded under the location of the person who gives them.
    #expect(
      mismatches == [
        "Oreburgh City: Oreburgh Mining Museum", "Pokémon League: Sinnoh League",
        "Iron Island: Iron Island area",
        "Lake Valor (Valor Cavern): Lake Valor Cavern",
        "Lake Acuity (Acuity Cavern): Lake Acuity Cavern", "Route 220: Sea Route 220",
        "Route 223: Sea Route 223", "Route 226: Sea Route 226", "Route 230: Sea Route 230",
        "Riley: Iron Island area", "Traveling Man: Hearthome City", "Jacq: Paldea",
      ])
  }

  /// PokeAPI may spell a name differently from recent_places.tsv.
  @Test(arguments: [
    (Language.japanese, "za-", []), (.french, "za-", []),
    (.german, "sv-", ["Jacq"]), (.spanish, "sv-", ["Jacq"]),
    (.italian, "sv-", ["Jacq"]), (.korean, "sv-", ["Jacq"]),
  ])
  func placesHaveNamesInEveryLanguage(
    language: Language, game: String, others: [String]
  ) throws {
    let vocabulary = DexVocabulary()
    let areas = try areas()

    let wild = try Facts("recent_places").records.filter {
      // Skip names that contain digits, because some Japanese names have full-width digits.
      $0["id"]?.hasPrefix(game) == true && $0["en"]?.contains(where: \.isNumber) == false
    }
    let mismatches = wild.filter { fact in
      vocabulary.locationArea(areas[fact["id"] ?? ""] ?? "", in: language) != fact[language.code]
    }

    #expect(wild.count > 30)
    #expect(mismatches.map { $0["en"] } == others)
  }

  @Test(
    arguments: [
      (246, "scarlet", "tera-raid", "35–35", ["raid-stars-3"], true),
      (246, "violet", "tera-raid", "35–35", ["raid-stars-3"], false),
      (246, "violet", "mass-outbreak-event", "10–56", [], true),
      (10238, "legends-arceus", "static", "27–29", ["shiny-locked"], true),
      (10238, "legends-arceus", "mass-outbreak", "42–44", ["alpha-chance"], true),
      (25, "brilliant-diamond", "walk", "18–18", [], true),
      (
        25, "scarlet", "tera-raid-event", "100–100", ["event", "raid-stars-7", "tera-type-water"],
        true
      ),
      (10161, "scarlet", "gift", "5–5", ["shiny-locked"], true),
      (246, "legends-za", "overworld", "50–53", ["alpha"], true),
      (387, "the-teal-mask-violet", "gift-egg", "1–1", ["shiny-locked"], true),
    ] as [(Int, String, String, String, [String], Bool)])
  func encounterIsFoundInVersion(
    id: Int, version: String, method: String, levels: String, conditions: [String], isFound: Bool
  ) {
    let recorded = dex.encounters(ofVariety: id).contains {
      $0.version == version && $0.method == method && "\($0.minLevel)–\($0.maxLevel)" == levels
        && $0.conditions == conditions
    }

    #expect(recorded == isFound)
  }

  /// The varieties with encounters in these versions that the corrections add.
  private static func additions(to versions: Set<String>) throws -> Set<String> {
    let rows = try SecondSource.records("encounter_corrections").filter { row in
      let own = (row["versions"] ?? "").split(separator: ",").map(String.init)
      return row["action"] == "add" && !versions.isDisjoint(with: own)
    }
    return Set(
      rows.flatMap { row in
        (row["pokemon"] ?? "").split(separator: ",").map { String($0.prefix { $0 != ":" }) }
      })
  }

  private static func recorded(_ encounter: Encounter) -> EncounterRecord {
    EncounterRecord(
      version: encounter.version, area: encounter.locationArea, method: encounter.method,
      levels: "\(encounter.minLevel)–\(encounter.maxLevel)",
      conditions: Set(encounter.conditions.map { eventItems.contains($0) ? "event" : $0 }))
  }

  /// Returns the area of each location in the facts, by location id. For encounters without a
  /// location, the key is the version group.
  private func areas() throws -> [String: String] {
    let text = try String(
      contentsOf: Repository.root.appending(path: ".tools/dex-facts/recent_places.tsv"),
      encoding: .utf8)
    let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: "\t") }
    return Dictionary(uniqueKeysWithValues: rows.map { (String($0[0]), String($0[1])) })
  }

  private func expected() throws -> [Int: Set<EncounterRecord>] {
    let ids = try Facts("pokemon").map("slug", "id")
    let versions = try Facts("version_groups").map("slug", "versions")
    let areas = try areas()
    var recorded: [Int: Set<EncounterRecord>] = [:]
    for fact in try Facts("recent_encounters").records {
      func cell(_ column: String) -> String { fact[column] ?? "" }
      let group = cell("version_group")
      let all = (versions[group] ?? "").split(separator: ",").map(String.init)
      for version in cell("versions") == "all" ? all : [cell("versions")] {
        for place in cell("places").split(separator: ",").map(String.init) {
          for conditions in Self.conditions(fact) {
            let one = EncounterRecord(
              version: version, area: areas[place == "-" ? group : place] ?? "?",
              method: cell("method").replacing("distortion", with: "space-time-distortion"),
              levels: "\(cell("min_level"))–\(cell("max_level"))", conditions: conditions)
            recorded[Int(ids[cell("variety")] ?? "") ?? 0, default: []].insert(one)
          }
        }
      }
    }
    return recorded
  }

  /// Returns one set of conditions for each time of day at which the encounter is possible. If the
  /// encounter depends on the time of day, the set includes it.
  private static func conditions(_ fact: [String: String]) -> [Set<String>] {
    let together = (fact["conditions"] ?? "").split(separator: ",").map { condition in
      String(condition).replacing("stars:", with: "raid-stars-")
        .replacing("tera:", with: "tera-type-").replacing(":", with: "-")
    }
    let text = fact["time"] ?? ""
    let times =
      text == "morning,day,night" ? ["not-evening"] : text.split(separator: ",").map(String.init)
    return times.map { time in
      Set(together + (time == "-" ? [] : ["time-\(time)"])).subtracting(["-"])
    }
  }
}
