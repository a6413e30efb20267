import DexData
import EmbeddedTables
import PokedexModel
import TestSupport
import Testing

/// Ways to evolve and encounters by game, compared with the second source, from which the tables
/// are made.
struct WaysByGameTests {
  private static let dex = Dex()

  private static func cells(_ row: [String: String], _ column: String) -> [String] {
    (row[column] ?? "-").split(separator: ",").map(String.init).filter { $0 != "-" }
  }

  /// Region of a regional form's slug; nil for other slugs.
  private static func region(_ slug: String?) -> Substring? {
    slug?.split(separator: "-").first { ["alola", "galar", "hisui", "paldea"].contains($0) }
  }

  /// A species that evolves, or a regional form of it, and one that it evolves into.
  private struct Pair: Hashable {
    let from: String
    let to: String
    let regions: [Substring?]
  }

  private static func pair(_ row: [String: String]) throws -> Pair {
    let from = try #require(dex.pokemon(named: row["from"] ?? ""))
    let to = try #require(dex.pokemon(named: row["to"] ?? ""))
    return Pair(
      from: from.species.slug, to: to.species.slug, regions: [region(from.slug), region(to.slug)])
  }

  private static func versions(_ row: [String: String]) -> [String] {
    let name = row["method"] ?? ""
    if name.contains("-in-version") { return name.split(separator: ":").suffix(1).map(String.init) }
    return cells(row, "games").flatMap { dex.versionGroup($0)?.versions ?? [] }
  }

  @Test func pokemonEvolveInTheGamesOfTheSecondSource() throws {
    let rows = try SecondSource.records("evolutions_by_game")
    var expected: [Pair: Set<String>] = [:]
    for row in rows {
      let works = row["fails"] == "-"
      expected[try Self.pair(row), default: []].formUnion(works ? Self.versions(row) : [])
    }
    let covered = Set(rows.flatMap { Self.cells($0, "games") })
    let versions = Self.dex.versionGroups.filter { covered.contains($0.slug) }.flatMap(\.versions)

    var mismatches: [String] = []
    for (pair, games) in expected {
      let number = try #require(Self.dex.pokemon(named: pair.from)).species.number
      let family = try #require(Self.dex.familyAcquisition(ofVariety: number))
      let steps = Self.dex.evolutionSteps(ofFamilyOf: number).filter { step in
        let forms = [step.conditions.baseForm, step.conditions.evolvedForm].map(Self.region)
        return step.from == pair.from && step.to == pair.to && forms == pair.regions
      }
      for version in versions {
        let works = steps.contains { family.works($0, in: version) }
        // A Pokémon that a game doesn't have evolves nowhere.
        if works, !games.contains(version) { mismatches.append("\(pair) \(version)") }
        if !works, games.contains(version), steps.contains(where: { family.isKnown($0, version) }) {
          mismatches.append("\(pair) not \(version)")
        }
      }
    }

    #expect(expected.count > 450)
    #expect(mismatches.sorted() == [])
  }

  @Test func everyCorrectionOfAnEncounterIsBundled() throws {
    for row in try SecondSource.records("encounter_corrections") {
      let versions = Self.cells(row, "versions")
      for pokemon in Self.cells(row, "pokemon") {
        let slug = String(pokemon.prefix { $0 != ":" })
        let id = try #require(Self.dex.pokemon(named: slug), "\(slug)").id
        let encounters = Self.dex.encounters(ofVariety: id)
        for version in versions {
          let here = encounters.filter {
            $0.version == version
              && (row["location"] == "-"
                || Self.dex.location(ofArea: $0.locationArea) == row["location"])
          }
          let isThere = here.contains { $0.method == row["method"] }
          if row["action"] == "remove" {
            #expect(
              !isThere || row["conditions"] != "-", "\(slug) \(version) \(row["location"] ?? "")")
          } else {
            #expect(!here.isEmpty, "\(slug) \(version) \(row["location"] ?? "")")
          }
        }
      }
    }
  }

  /// Regions of games that have places in more than one, or that share the region of another
  /// generation. Emerald has islands of Kanto, and the Indigo Disk the Blueberry Academy in Unova.
  private static let regions: [String: Set<String>] = [
    "red-green-japan": ["kanto"], "blue-japan": ["kanto"], "red-blue": ["kanto"],
    "yellow": ["kanto"], "gold-silver": ["johto", "kanto"], "crystal": ["johto", "kanto"],
    "ruby-sapphire": ["hoenn"], "emerald": ["hoenn", "kanto"], "colosseum": ["orre"],
    "xd": ["orre"], "firered-leafgreen": ["kanto"], "diamond-pearl": ["sinnoh"],
    "platinum": ["sinnoh"], "heartgold-soulsilver": ["johto", "kanto"], "black-white": ["unova"],
    "black-2-white-2": ["unova"], "x-y": ["kalos"], "omega-ruby-alpha-sapphire": ["hoenn"],
    "sun-moon": ["alola"], "ultra-sun-ultra-moon": ["alola"],
    "lets-go-pikachu-lets-go-eevee": ["kanto"], "sword-shield": ["galar"],
    "the-isle-of-armor": ["galar"], "the-crown-tundra": ["galar"],
    "brilliant-diamond-shining-pearl": ["sinnoh"], "legends-arceus": ["hisui"],
    "scarlet-violet": ["paldea"], "the-teal-mask": ["paldea", "kitakami"],
    "the-indigo-disk": ["paldea", "kitakami", "unova"], "legends-za": ["kalos"],
    "mega-dimension": ["kalos"],
  ]

  @Test func regionOfEveryPlaceIsARegionOfItsGame() {
    let regions = Dictionary(
      uniqueKeysWithValues: TableText(.locationAreas).records.map {
        ($0["slug"] ?? "", $0["region"] ?? "")
      })
    let groups = Dictionary(
      uniqueKeysWithValues: Self.dex.versionGroups.flatMap { group in
        group.versions.map { ($0, group.slug) }
      })
    var checked = 0
    var mismatches: Set<String> = []
    for row in TableText(.encounters).records {
      let areas = (row["encounters"] ?? "").split(separator: ",").map { $0.prefix { $0 != ":" } }
      for version in (row["versions"] ?? "").split(separator: ",").map(String.init) {
        for area in areas.map(String.init) {
          checked += 1
          let allowed = Self.regions[groups[version] ?? ""] ?? []
          if !allowed.contains(regions[area] ?? "") { mismatches.insert("\(version) \(area)") }
        }
      }
    }

    #expect(checked > 50_000)
    #expect(mismatches.sorted() == [])
  }
}

extension FamilyAcquisition {
  /// Whether a version has the Pokémon of a step.
  fileprivate func isKnown(_ step: EvolutionStep, _ version: String) -> Bool {
    let forms = [step.conditions.baseForm ?? step.from, step.conditions.evolvedForm ?? step.to]
    return forms.allSatisfy { form in
      Dex().pokemon(named: form).map { isKnown($0.id, in: version) } ?? false
    }
  }
}
