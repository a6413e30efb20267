import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of decoding the evolution conditions in `evolution-chain/ID`.
@Suite(.timeLimit(.minutes(5)))
struct DetailsEvolutionTests {
  typealias Setter = @Sendable (inout EvolutionConditions) -> Void

  @Test func nullFalseAndEmptyConditionsAreNotSet() async throws {
    #expect(
      try await steps(Fixture.waterStone) == [
        EvolutionStep(
          from: "seedling", to: "leafling", trigger: "use-item",
          conditions: .with { $0.item = "water-stone" })
      ])
  }

  static let values: [(member: String, set: Setter)] = [
    (#""min_level": 16"#, { $0.minLevel = 16 }), (#""min_level": null"#, { _ in }),
    (#""gender": 1"#, { $0.gender = .female }),
    (#""min_happiness": 160"#, { $0.minHappiness = 160 }),
    (#""relative_physical_stats": 0"#, { $0.relativePhysicalStats = .equal }),
    (#""relative_physical_stats": -1"#, { $0.relativePhysicalStats = .attackLower }),
    (#""time_of_day": "night""#, { $0.timeOfDay = .night }), (#""time_of_day": """#, { _ in }),
    (#""time_of_day": "dawn""#, { $0.timeOfDay = .other("dawn") }),
    (#""needs_overworld_rain": true"#, { $0.needsOverworldRain = true }),
    (#""turn_upside_down": true"#, { $0.turnUpsideDown = true }),
    (#""turn_upside_down": false"#, { _ in }), (#""from_the_future": {"a": [1]}"#, { _ in }),
    (#""held_item": {"name": "scale", "url": "/api/v2/item/7/"}"#, { $0.heldItem = "scale" }),
    (#""party_type": {"name": "dark", "url": "/api/v2/type/17/"}"#, { $0.partyType = "dark" }),
    (#""time_of_day": "\u001b[2Jdusk\n""#, { $0.timeOfDay = .dusk }),
  ]

  static let more: [(member: String, set: Setter)] = [
    (#""min_steps": 1000"#, { $0.minSteps = 1000 }),
    (#""near_special_rock": true"#, { $0.nearSpecialRock = true }),
    (#""near_special_rock": false, "region": null, "base_form": null"#, { _ in }),
    (
      #""version_group": {"name": "x-y", "url": "/api/v2/version-group/15/"}, "is_default": true"#,
      {
        $0.versionGroup = "x-y"
        $0.isDefault = true
      }
    ),
    (
      #""used_move": {"name": "rage-fist", "url": "/889/"}, "min_move_count": 20, "min_level": 1"#,
      {
        ($0.usedMove, $0.minMoveCount) = ("rage-fist", 20)
        $0.minLevel = 1
      }
    ),
  ]

  @Test(arguments: values + more)
  func conditionValuesAreDecoded(member: String, set: Setter) async throws {
    let steps = try await steps("{\"trigger\": null, \(member)}")

    #expect(
      steps == [
        EvolutionStep(from: "seedling", to: "leafling", trigger: nil, conditions: .with(set))
      ])
  }

  @Test func alternativeWaysBecomeStepsInOrder() async throws {
    let steps = try await steps(#"{"min_level": 9}, {"min_steps": 8}, {}"#)

    #expect(steps.map(\.to) == ["leafling", "leafling", "leafling"])
    #expect(steps.map { $0.conditions.minLevel } == [9, nil, nil])
    #expect(steps.map { $0.conditions.minSteps } == [nil, 8, nil])
  }

  @Test func familyWithoutConditionsHasSteps() async throws {
    let server = StubServer(["evolution-chain/5": .json(Fixture.chain)])

    let steps = try await server.client().fetch(.evolutionSteps(of: .inChain(5))).value

    #expect(steps.map(\.to) == ["stemling", "leafling"])
    #expect(
      steps.allSatisfy {
        $0.from == "seedling" && $0.trigger == nil && $0.conditions == .with { _ in }
      })
  }

  @Test func speciesWithoutFamilyMakesNoRequest() async throws {
    let server = StubServer([:])

    let steps = try await server.client().fetch(.evolutionSteps(of: .inChain(nil))).value

    #expect(steps == [])
    #expect(server.paths == [])
  }

  @Test func deepFamilyIsTruncated() async throws {
    let link = #"{"species": {"name": "x", "url": "/1/"}, "evolves_to": ["#
    let deep = String(repeating: link, count: 25) + String(repeating: "]}", count: 25)
    let server = StubServer(["evolution-chain/5": .json("{\"id\": 5, \"chain\": \(deep)}")])

    let steps = try await server.client().fetch(.evolutionSteps(of: .inChain(5))).value

    #expect(steps.count == 10)
  }

  @Test(arguments: [
    #""min_level": [16]"#, #""min_level": 1.5"#, #""item": {"name": "stone"}"#,
    #""gender": 9"#, #""relative_physical_stats": 2"#, #""near_special_rock": "yes""#,
    #""trigger": {"name": "trade", "url": "/nothing/"}"#,
    #""region": {"url": 7}"#,
  ])
  func invalidConditionValueIsRefused(member: String) async {
    await #expect(throws: PokemonAPIError.self) { try await steps("{\(member)}") }
  }

  private func steps(_ ways: String) async throws -> [EvolutionStep] {
    let server = StubServer(["evolution-chain/5": .json(Fixture.chain(of: ways))])
    return try await server.client().fetch(.evolutionSteps(of: .inChain(5))).value
  }
}

extension EvolutionConditions {
  fileprivate static func with(_ set: (inout Self) -> Void) -> Self {
    var conditions = Self()
    set(&conditions)
    return conditions
  }
}

extension Species {
  /// Returns a species that has an evolution chain. Its other values are placeholders.
  fileprivate static func inChain(_ chain: Int?) -> Species {
    Species(
      number: 1, slug: "leafling", names: LocalizedText([:]), genera: LocalizedText([:]),
      generation: 2, evolvesFrom: nil, evolutionChain: chain, genderRate: .genderless,
      captureRate: 3, baseHappiness: nil, hatchCounter: nil, growthRate: "slow", eggGroups: [],
      isBaby: false, isLegendary: false, isMythical: false, varieties: [])
  }
}
