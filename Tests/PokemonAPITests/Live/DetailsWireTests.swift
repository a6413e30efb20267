import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of decoding moves, held items, past values and forms.
@Suite(.timeLimit(.minutes(5)))
struct DetailsWireTests {
  @Test func learnsetIsSortedByGameMethodLevelAndMove() async throws {
    let (api, pokemon) = try await leafling(Fixture.detailedAnswers)

    let moves = try await api.fetch(.learnset(of: pokemon)).value

    #expect(
      moves == [
        LearnedMove(move: "growl", way: .levelUp, level: 0, versionGroup: "early"),
        LearnedMove(move: "tackle", way: .levelUp, level: 1, versionGroup: "early"),
        LearnedMove(move: "growl", way: .levelUp, level: 30, versionGroup: "early"),
        LearnedMove(move: "growl", way: .machine, level: nil, versionGroup: "early"),
        LearnedMove(move: "tackle", way: .egg, level: nil, versionGroup: "early"),
        LearnedMove(move: "growl", way: .tutor, level: nil, versionGroup: "early"),
        LearnedMove(
          move: "growl", way: .other, level: nil, versionGroup: "early",
          others: ["stadium-surfing"]),
        LearnedMove(move: "tackle", way: .levelUp, level: 1, versionGroup: "late"),
      ])
  }

  @Test(arguments: ["level-up", "machine", "egg", "tutor"])
  func knownLearnMethodKeepsItsSlug(way: String) async throws {
    let moves = try await learnset([("moves", "[\(Fixture.learned(1, "m", [(way, 3, 1, "g")]))]")])

    #expect(moves.map(\.way.rawValue) == [way])
    #expect(moves.map(\.level) == [way == "level-up" ? 3 : nil])
  }

  @Test(arguments: ["form-change", "xd-purification", "Level-Up", "other", ""])
  func unknownLearnMethodBecomesOther(way: String) async throws {
    let moves = try await learnset([("moves", "[\(Fixture.learned(1, "m", [(way, 3, 1, "g")]))]")])

    #expect(
      moves == [
        LearnedMove(
          move: "m", way: .other, level: nil, versionGroup: "g", others: way.isEmpty ? [] : [way])
      ])
  }

  @Test func emptyMoveListIsAnEmptyLearnset() async throws {
    #expect(try await learnset([("moves", "[]")]) == [])
  }

  @Test func heldItemsAreSortedByVersion() async throws {
    let (api, pokemon) = try await leafling(Fixture.detailedAnswers)

    let held = try await api.fetch(.heldItems(of: pokemon)).value

    #expect(
      held == [
        HeldItem(item: "berry", version: "first", chance: 5),
        HeldItem(item: "leaf", version: "first", chance: 100),
        HeldItem(item: "berry", version: "second", chance: 50),
      ])
  }

  @Test func pastValuesAreGroupedByGenerationAndSlot() async throws {
    let (api, pokemon) = try await leafling(Fixture.detailedAnswers)

    let past = try await api.fetch(.pastValues(of: pokemon)).value

    #expect(past.firstGeneration == 2)
    #expect(past.types == [.init(until: .end(of: 5), content: [.normal, .flying])])
    let special = past.stats.map { [$0.content[.specialAttack], $0.content[.specialDefense]] }
    #expect(special == [[50, 50]] && past.stats.map(\.until) == [.end(of: 1)])
    #expect(past.abilities.map(\.until) == [.end(of: 4)])
    #expect(past.abilities[0].content.first?.slug == "roots")
    #expect(past.abilities[0].content.filter(\.isHidden).isEmpty)
  }

  @Test(arguments: [
    [], [("past_types", "null"), ("past_abilities", "[]"), ("past_stats", "null")],
  ])
  func missingPastValuesAreEmpty(members: [(String, String)]) async throws {
    var answers = Fixture.answers
    answers["pokemon/1"] = .json(Fixture.with(members, Fixture.pokemon))
    let (api, pokemon) = try await leafling(answers)

    #expect(try await api.fetch(.pastValues(of: pokemon)).value == PastValues(firstGeneration: 2))
  }

  @Test func formsOfAVarietyAreSortedByID() async throws {
    var answers = Fixture.detailedAnswers
    let ids = [10402, 10400, 10401]
    let forms = ids.map { Fixture.reference("pokemon-form", $0, "leafling-\($0)") }
    answers["pokemon/1"] = .json(
      Fixture.pokemon.replacing(
        Fixture.reference("pokemon-form", 1, "leafling"), with: forms.joined(separator: ",")))
    for id in ids {
      let form = id == 10400 ? "" : "f\(id)"
      answers["pokemon-form/\(id)"] = .json(Fixture.form(id, "leafling-\(id)", form, group: 15))
    }
    let (api, pokemon) = try await leafling(answers)

    let fetched = try await api.fetch(.forms(of: pokemon)).value

    #expect(fetched.map(\.slug) == ["leafling-10400", "leafling-10401", "leafling-10402"])
    #expect(fetched.map(\.form) == [nil, "f10401", "f10402"])
    #expect(fetched.map(\.isDefault) == [true, false, false])
    #expect(fetched.allSatisfy { $0.isMega && !$0.isBattleOnly && $0.versionGroup == "group-15" })
  }

  private func learnset(_ members: [(String, String)]) async throws -> [LearnedMove] {
    var answers = Fixture.answers
    answers["pokemon/1"] = .json(Fixture.with(members, Fixture.pokemon))
    let (api, pokemon) = try await leafling(answers)
    return try await api.fetch(.learnset(of: pokemon)).value
  }

  private func leafling(
    _ answers: [String: StubServer.Answer]
  ) async throws -> (LivePokemonAPI, Pokemon) {
    let api = try StubServer(answers).client()
    return (api, try await api.fetch(.pokemon(.id(1))).value)
  }
}
