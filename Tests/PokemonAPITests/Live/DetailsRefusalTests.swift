import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that responses with foreign URLs are refused for a variety's further pages, such as its
/// learnset, as they are for its entry.
@Suite(.timeLimit(.minutes(5)))
struct DetailsRefusalTests {
  private static let evil = #"{"name": "x", "url": "http://evil.test/api/v2/thing/1/"}"#

  typealias Fetch = @Sendable (LivePokemonAPI, Pokemon) async throws -> Void

  static let learnset: Fetch = { _ = try await $0.fetch(.learnset(of: $1)) }
  static let held: Fetch = { _ = try await $0.fetch(.heldItems(of: $1)) }
  static let past: Fetch = { _ = try await $0.fetch(.pastValues(of: $1)) }
  static let forms: Fetch = { _ = try await $0.fetch(.forms(of: $1)) }
  static let encounters: Fetch = { _ = try await $0.fetch(.encounters(of: $1)) }
  static let steps: Fetch = { _ = try await $0.fetch(.evolutionSteps(of: $1.species)) }

  /// A path, a reference in the body of its response, and the request that reads this reference.
  static let references: [(path: String, reference: String, fetch: Fetch)] = [
    ("pokemon/1", Fixture.reference("move", 9, "tackle"), learnset),
    ("pokemon/1", Fixture.reference("version-group", 7, "late"), learnset),
    ("pokemon/1", Fixture.reference("item", 1, "berry"), held),
    ("pokemon/1", Fixture.reference("version", 8, "second"), held),
    ("pokemon/1", Fixture.reference("generation", 5, "generation-v"), past),
    ("pokemon/1", Fixture.reference("ability", 7, "roots"), past),
    ("pokemon/1", Fixture.reference("stat", 9, "special"), past),
    ("pokemon/1/encounters", Fixture.reference("location-area", 7, "late-meadow"), encounters),
    ("pokemon/1/encounters", Fixture.reference("encounter-condition-value", 1, "day"), encounters),
    ("evolution-chain/5", Fixture.reference("item", 84, "water-stone"), steps),
    ("evolution-chain/5", Fixture.reference("evolution-trigger", 3, "use-item"), steps),
  ]

  @Test(arguments: references)
  func foreignURLIsRefused(
    path: String, reference: String, fetch: @escaping Fetch
  ) async throws {
    var answers = Fixture.detailedAnswers
    let body = try #require(Self.bodies[path])
    #expect(body.contains(reference))
    answers[path] = .json(body.replacing(reference, with: Self.evil))

    let error = PokemonAPIError.foreignURL(
      resource: path, url: "http://evil.test/api/v2/thing/1/")
    await #expect(throws: error) { try await fetchPage(answers, for: fetch) }
  }

  @Test func formWithForeignURLIsRefused() async {
    var answers = Fixture.detailedAnswers
    answers["pokemon-form/1"] = .json(
      Fixture.form(1, "leafling", "", group: 15)
        .replacing(Fixture.reference("version-group", 15, "group-15"), with: Self.evil))

    let error = PokemonAPIError.foreignURL(
      resource: "pokemon-form/1", url: "http://evil.test/api/v2/thing/1/")
    await #expect(throws: error) { try await fetchPage(answers, for: Self.forms) }
  }

  static let garbage: [(member: String, value: String, path: String, fetch: Fetch)] = [
    ("moves", "{}", "moves", learnset), ("moves", "null", "moves", learnset),
    ("moves", "[7]", "moves.0", learnset),
    ("moves", "[\(Fixture.reference("move", 1, "m"))]", "moves.0.move", learnset),
    ("held_items", #""none""#, "held_items", held),
    ("held_items", "[{}]", "held_items.0.item", held),
    ("past_types", "7", "past_types", past),
    ("past_stats", "[{}]", "past_stats.0.generation", past),
    ("past_abilities", "[null]", "past_abilities.0", past),
  ]

  @Test(arguments: garbage)
  func malformedMemberErrorNamesCodingPath(
    member: String, value: String, path: String, fetch: @escaping Fetch
  ) async {
    var answers = Fixture.detailedAnswers
    answers["pokemon/1"] = .json(Fixture.with([(member, value)], Fixture.pokemon))

    let error = PokemonAPIError.decodingFailed(resource: "pokemon/1", codingPath: path)
    await #expect(throws: error) { try await fetchPage(answers, for: fetch) }
  }

  @Test(arguments: [("moves", learnset), ("held_items", held)])
  func missingMemberIsRefused(part: String, fetch: @escaping Fetch) async {
    let error = PokemonAPIError.decodingFailed(resource: "pokemon/1", codingPath: part)

    await #expect(throws: error) { try await fetchPage(Fixture.answers, for: fetch) }
  }

  @Test(arguments: [learnset, held, past])
  func pageOfAnotherVarietyIsRefused(fetch: @escaping Fetch) async throws {
    let pokemon = try await StubServer(Fixture.detailedAnswers).client().fetch(.pokemon(.id(1)))
      .value
    let other = Fixture.detailed(
      Fixture.variety(id: 2, slug: "leafling", isDefault: true, experience: "1", form: 1))
    let api = try StubServer(["pokemon/1": .json(other)]).client()

    let error = PokemonAPIError.decodingFailed(resource: "pokemon/1", codingPath: "id")
    await #expect(throws: error) { try await fetch(api, pokemon) }
  }

  @Test(arguments: [
    ("pokemon-form/10400", Fixture.form(10401, "leafling-mega", "mega", group: 15)),
    ("version-group/15", Fixture.versionGroup(16, generation: 6)),
  ])
  func answerWithAnotherIDIsRefused(path: String, body: String) async throws {
    let pokemon =
      try await StubServer(Fixture.detailedAnswers).client().fetch(.pokemon(.id(10001))).value
    var answers = Fixture.detailedAnswers
    answers[path] = .json(body)
    let api = try StubServer(answers).client()

    let error = PokemonAPIError.decodingFailed(resource: path, codingPath: "id")
    await #expect(throws: error) { try await api.fetch(.pastValues(of: pokemon)) }
  }

  private static let bodies = [
    "pokemon/1": Fixture.detailed(Fixture.pokemon), "pokemon/1/encounters": Fixture.encounters,
    "evolution-chain/5": Fixture.chain(of: Fixture.waterStone),
  ]

  /// Fetches an intact variety from one server, then one of its further pages from another server
  /// with these responses.
  private func fetchPage(_ answers: [String: StubServer.Answer], for fetch: Fetch) async throws {
    let pokemon = try await StubServer(Fixture.detailedAnswers).client().fetch(.pokemon(.id(1)))
      .value
    try await fetch(try StubServer(answers).client(), pokemon)
  }
}
