import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of decoding `pokemon/ID/encounters`, whose root value is an array.
@Suite(.timeLimit(.minutes(5)))
struct DetailsEncounterTests {
  @Test func slotsOfSameMethodAndConditionsAreMerged() async throws {
    let encounters = try await encounters(Fixture.encounters)

    #expect(
      encounters == [
        Encounter(
          version: "first", locationArea: "early-pond", method: "surf", conditions: [],
          minLevel: 8, maxLevel: 15, chance: 90),
        Encounter(
          version: "first", locationArea: "early-pond", method: "walk",
          conditions: ["autumn", "day"], minLevel: 4, maxLevel: 6, chance: 9),
        Encounter(
          version: "first", locationArea: "early-pond", method: "walk", conditions: [],
          minLevel: 7, maxLevel: 7, chance: 1),
        Encounter(
          version: "second", locationArea: "late-meadow", method: "walk", conditions: [],
          minLevel: 1, maxLevel: 2, chance: 10),
      ])
  }

  static let chances: [(chances: [Int], sum: Int)] = [
    ([60, 60], 100), ([100], 100), ([40, 60], 100), ([255], 100), ([999, 999], 100), ([0, 7], 7),
  ]

  @Test(arguments: chances)
  func mergedChanceIsLimitedTo100(chances: [Int], sum: Int) async throws {
    let slots = chances.map { Fixture.slot("walk", 2, 3, chance: $0) }
    let area = Fixture.area(1, "a", version: 1, "v", slots)

    #expect(try await encounters("[\(area)]").map(\.chance) == [sum])
  }

  @Test(arguments: [(.min, 3, 1), (2, .max, 1), (2, 3, .max), (-1, 3, 1), (2, 256, 1), (2, 3, -1)])
  func impossibleNumberIsRefused(minLevel: Int, maxLevel: Int, chance: Int) async throws {
    let slot = Fixture.slot("walk", minLevel, maxLevel, chance: chance)

    await #expect(throws: PokemonAPIError.self) {
      try await encounters("[\(Fixture.area(1, "a", version: 1, "v", [slot]))]")
    }
  }

  @Test(arguments: ["[]", " [ ] ", "[\(Fixture.area(1, "a", version: 1, "v", []))]"])
  func emptyAnswerHasNoEncounters(body: String) async throws {
    #expect(try await encounters(body) == [])
  }

  static let garbage: [(body: String, path: String)] = [
    ("{}", "areas"), ("null", "areas"), ("7", "areas"), ("[7]", "areas.0"),
    ("[{}]", "areas.0.location_area"),
    (#"[{"location_area": {"name": "a", "url": "/1/"}}]"#, "areas.0.version_details"),
    (
      "[" + Fixture.area(1, "a", version: 1, "v", ["{}"]) + "]",
      "areas.0.version_details.0.encounter_details.0.chance"
    ),
  ]

  @Test(arguments: garbage)
  func malformedAnswerErrorNamesCodingPath(body: String, path: String) async throws {
    let error = PokemonAPIError.decodingFailed(resource: "pokemon/1/encounters", codingPath: path)

    await #expect(throws: error) { try await encounters(body) }
  }

  @Test(arguments: ["[", "", "[]]", "[{}", "<html>"])
  func truncatedAnswerIsRefused(body: String) async throws {
    await #expect(throws: HTTPError.brokenBody) { try await encounters(body) }
  }

  @Test func numberTooLargeForIntIsRefused() async throws {
    let slot = Fixture.slot("walk", 2, 3, chance: 7)
      .replacing(#""chance": 7"#, with: #""chance": 99999999999999999999"#)

    await #expect(throws: PokemonAPIError.self) {
      try await encounters("[\(Fixture.area(1, "a", version: 1, "v", [slot]))]")
    }
  }

  private func encounters(_ body: String) async throws -> [Encounter] {
    var answers = Fixture.detailedAnswers
    answers["pokemon/1/encounters"] = .json(body)
    let api = try StubServer(answers).client()
    let pokemon = try await api.fetch(.pokemon(.id(1))).value
    return try await api.fetch(.encounters(of: pokemon)).value
  }
}
