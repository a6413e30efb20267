import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// The ways to evolve in `evolution-chain/ID`.
@Suite(.timeLimit(.minutes(5)))
struct DetailsEvolutionTests {
  typealias Conditions = [EvolutionStep.Condition: String]

  @Test func nullFalseAndEmptyAreNotSet() async throws {
    #expect(
      try await steps(Fixture.waterStone) == [
        EvolutionStep(
          from: "seedling", to: "leafling", trigger: "use-item",
          conditions: [.item: "water-stone"])
      ])
  }

  static let values: [(member: String, conditions: Conditions)] = [
    (#""min_level": 16"#, [.minLevel: "16"]), (#""min_level": null"#, [:]),
    (#""gender": 1"#, [.gender: "1"]), (#""min_happiness": 160"#, [.minHappiness: "160"]),
    (#""relative_physical_stats": 0"#, [.relativePhysicalStats: "0"]),
    (#""relative_physical_stats": -1"#, [.relativePhysicalStats: "-1"]),
    (#""time_of_day": "night""#, [.timeOfDay: "night"]), (#""time_of_day": """#, [:]),
    (#""needs_overworld_rain": true"#, [.needsOverworldRain: "1"]),
    (#""turn_upside_down": true"#, [.turnUpsideDown: "1"]),
    (#""turn_upside_down": false"#, [:]), (#""from_the_future": {"a": [1]}"#, [:]),
    (#""held_item": {"name": "scale", "url": "/api/v2/item/7/"}"#, [.heldItem: "scale"]),
    (#""party_type": {"name": "dark", "url": "/api/v2/type/17/"}"#, [.partyType: "dark"]),
    (#""time_of_day": "\u001b[2Jdusk\n""#, [.timeOfDay: "dusk"]),
  ]

  static let more: [(member: String, conditions: Conditions)] = [
    (#""min_steps": 1000"#, [.more: "min_steps=1000"]),
    (#""near_special_rock": true"#, [.more: "near_special_rock=True"]),
    (#""near_special_rock": false, "region": null, "base_form": null"#, [:]),
    (
      #""version_group": {"name": "x-y", "url": "/api/v2/version-group/15/"}, "is_default": true"#,
      [.more: "is_default=True,version_group=x-y"]
    ),
    (
      #""used_move": {"name": "rage-fist", "url": "/889/"}, "min_move_count": 20, "min_level": 1"#,
      [.minLevel: "1", .more: "min_move_count=20,used_move=rage-fist"]
    ),
  ]

  @Test(arguments: values + more)
  func everyKindOfValueIsReadAsTheBundleHasIt(
    member: String, conditions: Conditions
  ) async throws {
    let steps = try await steps("{\"trigger\": null, \(member)}")

    #expect(
      steps == [
        EvolutionStep(from: "seedling", to: "leafling", trigger: nil, conditions: conditions)
      ])
  }

  @Test func severalWaysAreSeveralStepsInTheirOrder() async throws {
    let steps = try await steps(#"{"min_level": 9}, {"min_steps": 8}, {}"#)

    #expect(steps.map(\.to) == ["leafling", "leafling", "leafling"])
    #expect(steps.map { $0.number(.minLevel) } == [9, nil, nil])
    #expect(steps.map { $0.detail("min_steps") } == [nil, "8", nil])
  }

  @Test func aFamilyWithoutWaysStillHasItsSteps() async throws {
    let server = StubServer(["evolution-chain/5": .json(Fixture.chain)])

    let steps = try await server.client().fetchEvolutionSteps(of: .inChain(5)).value

    #expect(steps.map(\.to) == ["stemling", "leafling"])
    #expect(steps.allSatisfy { $0.from == "seedling" && $0.trigger == nil && $0.conditions == [:] })
  }

  @Test func aSpeciesWithoutAFamilyAsksForNothing() async throws {
    let server = StubServer([:])

    let steps = try await server.client().fetchEvolutionSteps(of: .inChain(nil)).value

    #expect(steps == [])
    #expect(server.paths == [])
  }

  @Test func endlessFamilyIsCut() async throws {
    let link = #"{"species": {"name": "x", "url": "/1/"}, "evolves_to": ["#
    let deep = String(repeating: link, count: 25) + String(repeating: "]}", count: 25)
    let server = StubServer(["evolution-chain/5": .json("{\"id\": 5, \"chain\": \(deep)}")])

    let steps = try await server.client().fetchEvolutionSteps(of: .inChain(5)).value

    #expect(steps.count == 10)
  }

  @Test(arguments: [
    #""min_level": [16]"#, #""min_level": 1.5"#, #""item": {"name": "stone"}"#,
    #""trigger": {"name": "trade", "url": "/nothing/"}"#,
    #""region": {"url": 7}"#,
  ])
  func aValueOfNoKnownKindIsRefused(member: String) async {
    await #expect(throws: PokemonAPIError.self) { try await steps("{\(member)}") }
  }

  private func steps(_ ways: String) async throws -> [EvolutionStep] {
    let server = StubServer(["evolution-chain/5": .json(Fixture.chain(of: ways))])
    return try await server.client().fetchEvolutionSteps(of: .inChain(5)).value
  }
}

extension Species {
  /// A species of which only the family matters.
  fileprivate static func inChain(_ chain: Int?) -> Species {
    Species(
      number: 1, slug: "leafling", names: LocalizedText([:]), genera: LocalizedText([:]),
      generation: 2, evolvesFrom: nil, evolutionChain: chain, genderRate: .genderless,
      captureRate: 3, baseHappiness: nil, hatchCounter: nil, growthRate: "slow", eggGroups: [],
      isBaby: false, isLegendary: false, isMythical: false, varieties: [])
  }
}
