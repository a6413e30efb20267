import Foundation
import PokedexFeatures
import PokedexModel
import PokemonAPIMock
import Testing

@testable import pokedex

@Suite("Several Pokémon as JSON")
struct TeamJSONTests {
  private static func object(
    _ kind: TeamRequest.TeamCommand, _ names: [String]
  ) async throws -> [String: Any] {
    let shell = Shell(api: MockPokemonAPI(), source: .demo, language: .english, json: true)
    let request = TeamRequest(kind: kind, names: names, format: .json)
    let text = try await shell.show(request, columns: 80)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func comparisonHasPercentilesAndBestValues() async throws {
    let object = try await Self.object(.compare, ["raichu", "raichu-alola", "mew"])

    let best = try #require(object["best"] as? [String: [String]])
    #expect(best["speed"] == ["raichu", "raichu-alola"])
    #expect(best["total"] == ["mew"])
    #expect(object["ranked_among"] as? String == "fully-evolved-species")
    let mew = try #require((object["pokemon"] as? [[String: Any]])?.last)
    #expect((mew["stats"] as? [String: Int])?["total"] == 600)
    #expect((mew["percent_below"] as? [String: Int])?["speed"] == 74)
    #expect((mew["takes"] as? [String: Double])?["psychic"] == 0.5)
  }

  @Test func teamListsTypesThatFixItsWeaknesses() async throws {
    let object = try await Self.object(.weak, ["charizard"])

    let attacks = try #require(object["attacks"] as? [[String: Any]])
    let open = attacks.filter { $0["is_open"] as? Bool == true }.compactMap {
      $0["type"] as? String
    }
    #expect(open == ["rock", "water", "electric"])
    let best = try #require((object["mended_by"] as? [[String: Any]])?.first)
    #expect((best["still_open"] as? [String])?.isEmpty == true)
    #expect(!((best["resists"] as? [String]) ?? []).isEmpty)
  }

  @Test(arguments: [(TeamRequest.TeamCommand.weak, "team"), (.compare, "pokemon")])
  func singleAbilityCountsInMatchups(kind: TeamRequest.TeamCommand, key: String) async throws {
    let object = try await Self.object(kind, ["cresselia", "mew"])

    let team = try #require((object[key] as? [[String: Any]])?.first)
    #expect((team["takes"] as? [String: Double])?["ground"] == 0)
  }

  /// The help topic `json` must describe every key of the output.
  @Test(arguments: [
    (TeamRequest.TeamCommand.compare, ["mew", "mewtwo"]), (.weak, ["mew"]),
  ])
  func jsonTopicListsEveryKey(kind: TeamRequest.TeamCommand, names: [String]) async throws {
    let object = try await Self.object(kind, names)
    let text = try #require(HelpTopic("json")).text(in: .english)
    let start = try #require(text.range(of: "\n\(kind.rawValue) --json")?.upperBound)

    var keys = Set(object.keys)
    for case let rows as [[String: Any]] in object.values { keys.formUnion(rows.flatMap(\.keys)) }
    for key in keys { #expect(text[start...].contains(key), "\(key)") }
  }
}
