import DexData
import PokedexModel
import TestSupport
import Testing

@Suite("How to get a Pokémon in a game")
struct AcquisitionTests {
  private let dex = Dex()

  @Test(arguments: AcquisitionQuestions.all + AcquisitionQuestions.corrected)
  func waysMatchKnownAnswers(pokemon: String, version: String, ways: [String]) throws {
    let variety = try #require(dex.pokemon(named: pokemon))

    #expect(variety.slug == pokemon || variety.species.slug == pokemon)
    #expect(dex.ways(toGet: variety.id, in: version).map(\.summary) == ways)
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
