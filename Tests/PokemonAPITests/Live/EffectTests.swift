import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of the effect texts of abilities, moves and items.
@Suite(.timeLimit(.minutes(5)))
struct EffectTests {
  static let subjects: [(subject: EffectSubject, path: String)] = [
    (.ability("scorch"), "ability/scorch"), (.move("scorch"), "move/scorch"),
    (.item("scorch"), "item/scorch"),
  ]

  @Test(arguments: subjects)
  func anEffectCostsOneRequest(subject: EffectSubject, path: String) async throws {
    let server = StubServer([path: .json(Fixture.scorch)])

    let effect = try await server.client().fetch(.effect(of: subject))

    #expect(effect.value?[exactly: .french] == "Brûle.")
    #expect(effect.origin == .live)
    #expect(server.paths == [path])
  }

  @Test(arguments: [
    (Language.english, "Hurts. Has a 30% chance to burn the target."), (.french, "Brûle."),
    (.german, "Heiß, neu und rot."), (.japanese, "あつい。"),
  ])
  func effectFallsBackToNewestFlavorText(language: Language, text: String) async throws {
    let effect = try await effect(Fixture.scorch)

    #expect(effect?[exactly: language] == text)
    #expect(effect?.all.count == 4)
  }

  @Test(arguments: [
    ("30", "Has a $effect_chance% chance to burn.", "Has a 30% chance to burn."),
    ("null", "Has a $effect_chance% chance to burn.", "Has a chance to burn."),
    (nil, "Has a $effect_chance% chance to burn.", "Has a chance to burn."),
    ("5", "In $effect_chance of 100.", "In 5 of 100."),
    (nil, "Used in battle\\n:   Heals.\\n\\nElse nothing.", "Used in battle: Heals. Else nothing."),
    (nil, "a\\u001b[31mb\\u00adc\\u0000d", "abcd"),
  ])
  func textIsMadeReadable(chance: String?, text: String, expected: String) async throws {
    let effect = try await effect(Fixture.effect(of: "scorch", chance: chance, [("en", text)], []))

    #expect(effect?[exactly: .english] == expected)
  }

  @Test func itemFlavorTextIsReadFromItsOwnMember() async throws {
    let body = Fixture.effect(
      of: "scorch", [("en", "")], flavor: "text", [("en", 3, "Old."), ("en", 5, "New.")])

    #expect(try await effect(body)?[exactly: .english] == "New.")
  }

  @Test func longEffectIsNotTruncated() async throws {
    let text = String(repeating: "word ", count: 800) + "end."

    let effect = try await effect(Fixture.effect(of: "scorch", [("en", text)], []))

    #expect(effect?[exactly: .english] == text)
  }

  @Test func effectWithoutTextsIsNil() async throws {
    #expect(try await effect(Fixture.effect(of: "scorch", [], [])) == nil)
  }

  @Test(arguments: ["", "..", "a/b", "a?b", "a b", "ポケ", "%2e"])
  func invalidSlugMakesNoRequest(slug: String) async throws {
    let server = StubServer([:])
    let api = try server.client()

    for subject in [EffectSubject.ability(slug), .move(slug), .item(slug)] {
      await #expect(throws: HTTPError.notFound) { try await api.fetch(.effect(of: subject)) }
    }
    #expect(server.received == [])
  }

  private static func wrong(_ path: String) -> PokemonAPIError {
    .decodingFailed(resource: "move/scorch", codingPath: path)
  }

  static let refused: [(body: String, error: PokemonAPIError)] = [
    ("[]", wrong("")), ("{}", wrong("name")),
    (Fixture.scorch.replacing(#""name": "scorch""#, with: #""name": "other""#), wrong("id")),
    (
      Fixture.scorch.replacing(#""effect":"#, with: #""affect":"#), wrong("effect_entries.0.effect")
    ),
    (
      Fixture.scorch.replacing(#""effect_chance": 30"#, with: #""effect_chance": "30""#),
      wrong("effect_chance")
    ),
    (
      Fixture.scorch.replacing("/api/v2/version-group/3/", with: "//evil.test/version-group/3/"),
      .foreignURL(resource: "move/scorch", url: "//evil.test/version-group/3/")
    ),
  ]

  @Test(arguments: refused)
  func malformedEffectIsRefused(body: String, error: PokemonAPIError) async throws {
    await #expect(throws: error) { try await effect(body) }
  }

  @Test(arguments: ["", "<html>", "{\"name\": "])
  func truncatedEffectIsRefused(body: String) async throws {
    await #expect(throws: HTTPError.brokenBody) { try await effect(body) }
  }

  @Test(arguments: [404, 418])
  func errorStatusIsThrown(code: Int) async throws {
    let api = try StubServer(["move/scorch": .reply(status: code, body: "no")]).client()

    await #expect(throws: HTTPError.status(code: code, body: "no")) {
      try await api.fetch(.effect(of: .move("scorch")))
    }
  }

  @Test(arguments: [
    StubServer.Answer.reply(status: 503, body: ""), .failure(.networkConnectionLost),
    .failure(.cannotConnectToHost),
  ])
  func temporaryFailureIsRetried(fault: StubServer.Answer) async throws {
    let server = StubServer(["move/scorch": .sequence([fault, .json(Fixture.scorch)])])

    let effect = try await server.client().fetch(.effect(of: .move("scorch"))).value

    #expect(effect?[exactly: .french] == "Brûle.")
    #expect(server.paths == ["move/scorch", "move/scorch"])
  }

  private func effect(_ body: String) async throws -> LocalizedText? {
    try await StubServer(["move/scorch": .json(body)]).client()
      .fetch(.effect(of: .move("scorch"))).value
  }
}
