import DexData
import PokedexModel
import TestSupport
import Testing

@Suite("How to get a Pokémon in a game")
struct AcquisitionTests {
  private let dex = Dex()

  /// Answers that players know. `WayToGet.summary` has their format. Encounters that PokeAPI lacks are
  /// those of the second source and of Bulbapedia, "Bug-Catching Contest".
  @Test(arguments: TableFile("Acquisition.tsv").rows)
  func waysMatchKnownAnswers(row: TableFile.Row) throws {
    let (pokemon, version) = (row["pokemon"], row["version"])
    let variety = try #require(dex.pokemon(named: pokemon))

    #expect(variety.slug == pokemon || variety.species.slug == pokemon)
    let ways = dex.ways(toGet: variety.id, in: version).map(\.summary)
    #expect(ways.joined(separator: "; ") == row["ways"])
  }

  /// The answers are known to players, and were checked by hand against recent_available.tsv in the
  /// facts.
  @Test(arguments: [
    ("larvitar", "scarlet", "wild "), ("larvitar", "violet", "other scarlet"),
    ("tyranitar", "violet", "other scarlet"), ("armarouge", "violet", "other scarlet"),
    ("bagon", "scarlet", "other violet"), ("koraidon", "violet", "other scarlet"),
    ("palkia", "brilliant-diamond", "other shining-pearl"),
    ("cranidos", "shining-pearl", "other brilliant-diamond"),
    ("archen", "scarlet", "absent"), ("mewtwo", "scarlet", "transfer"),
    ("zorua-hisui", "legends-arceus", "wild "), ("pikachu", "legends-za", "wild "),
    ("turtwig", "brilliant-diamond", "wild "), ("chikorita", "legends-arceus", "absent"),
  ])
  func firstWayInNewestGamesMatchesKnownAnswer(pokemon: String, version: String, start: String)
    throws
  {
    let variety = try #require(dex.pokemon(named: pokemon))

    let way = try #require(dex.ways(toGet: variety.id, in: version).first).summary

    #expect(way.hasPrefix(start), "\(way)")
  }

  @Test(arguments: [
    ("gengar", "linking-cord"), ("alakazam", "linking-cord"), ("scizor", "metal-coat"),
    ("electivire", "electirizer"), ("weavile", "razor-claw"), ("sneasler", "razor-claw"),
    ("gliscor", "razor-fang"), ("magnezone", "thunder-stone"),
  ])
  func evolutionInLegendsArceusUsesItem(pokemon: String, item: String) throws {
    let variety = try #require(dex.pokemon(named: pokemon))

    let steps = dex.ways(toGet: variety.id, in: "legends-arceus").flatMap { way in
      if case .evolve(_, let steps) = way { steps } else { [EvolutionStep]() }
    }

    #expect(!steps.isEmpty)
    #expect(steps.contains { $0.trigger == "use-item" && $0.conditions.item == item })
    #expect(steps.allSatisfy { $0.conditions.heldItem == nil })
  }

  @Test func unknownVarietyOrVersionHasNoWays() {
    #expect(dex.ways(toGet: 0, in: "red") == [])
    #expect(dex.ways(toGet: 25, in: "purple") == [])
    #expect(dex.ways(toGet: 25, in: "red-blue") == [])
  }

  @Test func everyVarietyHasOneToThreeWaysOrOneReasonPerVersion() {
    let versions = dex.versionGroups.flatMap(\.versions)

    let mismatches = dex.ids.flatMap { id -> [String] in
      guard let family = dex.familyFacts(ofVariety: id).map(FamilyAcquisition.init) else {
        return ["\(id)"]
      }
      return versions.filter { version in
        let ways = family.ways(toGet: id, in: version)
        let isReason = ways.count == 1 && !ways[0].isAvailable
        return !(1...3 ~= ways.count && (isReason || ways.allSatisfy(\.isAvailable)))
      }.map { "\(id) in \($0)" }
    }

    #expect(mismatches == [])
  }

  @Test func sourcesOfEvolvingAndBreedingAreObtainableInVersion() {
    for version in ["crystal", "emerald", "platinum", "black-2", "y", "ultra-moon", "shield"] {
      let mismatches = dex.ids.filter { id in
        dex.ways(toGet: id, in: version).contains { way in
          let sources: [Int] =
            switch way {
            case .evolve(let source, _), .change(let source, _): [source]
            case .breed(let parents, _): parents
            default: []
            }
          return !sources.allSatisfy { source in
            source != id && dex.ways(toGet: source, in: version).allSatisfy(\.isAvailable)
          }
        }
      }
      #expect(mismatches == [], "\(version)")
    }
  }
}

extension WayToGet {
  /// The way to get a Pokémon in the format of `Acquisition.tsv`: a word for the kind, then
  /// its requirements.
  var summary: String {
    switch self {
    case .meet(let meeting): meeting.summary
    case .evolve(let source, _): "evolve \(source.slug)"
    case .breed(let parents, let item):
      "breed " + parents.map(\.slug).joined(separator: "/") + (item.map { " holding \($0)" } ?? "")
    case .change(let source, let items):
      "change \(source.slug)" + (items.isEmpty ? "" : " with " + items.joined(separator: "/"))
    case .otherVersions(let versions): "other " + versions.joined(separator: "/")
    case .otherForm(let form): "only \(form.slug)"
    case .transfer: "transfer"
    case .absent: "absent"
    case .notRecorded: "unrecorded"
    }
  }
}

extension BestEncounter {
  /// The encounter in the questions' format: its kind, its first area with the number of further
  /// areas, its method and chance if it is wild, and its conditions.
  fileprivate var summary: String {
    let more = areas.count > 1 ? "+\(areas.count - 1)" : ""
    let conditions = conditions.map { $0.joined(separator: "|") }.joined(separator: ",")
    let how = kind == .wild ? [method, chance.map(String.init) ?? "?"] : []
    return ([kind.rawValue, (areas.first ?? "") + more] + how + [conditions])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Int {
  /// The slug of the variety with this id.
  fileprivate var slug: String { Dex().pokemon(id: self)?.slug ?? "?" }
}
