import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of a species' descriptions, one for each game.
@Suite(.timeLimit(.minutes(5)))
struct DescriptionsTests {
  private static func entry(
    _ text: String, _ language: String, game id: Int, _ slug: String
  ) -> String {
    """
    {"flavor_text": "\(text)", "language": \(Fixture.reference("language", 9, language)),
     "version": \(Fixture.reference("version", id, slug))}
    """
  }

  private func descriptions(_ entries: [String]) async throws -> [GameDescription]? {
    let start = try #require(Fixture.species.range(of: "\"flavor_text_entries\": ["))
    let end = try #require(Fixture.species.range(of: "\"generation\": {"))
    let body =
      Fixture.species[..<start.upperBound] + entries.joined(separator: ",") + "],"
      + Fixture.species[end.lowerBound...]
    let server = StubServer(["pokemon-species/1": .json(String(body))])
    return try await server.client().fetch(.descriptions(of: .numbered(1))).value
  }

  @Test func gamesAreSortedByDescendingID() async throws {
    let descriptions = try await descriptions([
      Self.entry("X.", "en", game: 23, "x"), Self.entry("Rot.", "de", game: 1, "red"),
      Self.entry("Red.", "en", game: 1, "red"), Self.entry("Gold.", "en", game: 4, "gold"),
    ])

    #expect(
      descriptions == [
        GameDescription(version: "x", texts: LocalizedText([.english: "X."])),
        GameDescription(version: "gold", texts: LocalizedText([.english: "Gold."])),
        GameDescription(version: "red", texts: LocalizedText([.english: "Red.", .german: "Rot."])),
      ])
  }

  @Test func lineBreaksAndControlsAreRemoved() async throws {
    let text =
      "Obviously prefers\\nhot places. When it\\frains, steam\\nis said to spo\\u00ad\\nut."

    let descriptions = try await descriptions([Self.entry(text, "en", game: 1, "red")])

    #expect(
      descriptions?[.english]
        == "Obviously prefers hot places. When it rains, steam is said to spout.")
  }

  @Test func gameWithoutTextInSupportedLanguageIsOmitted() async throws {
    let descriptions = try await descriptions([
      Self.entry("Hola.", "es-419", game: 30, "moon"), Self.entry(" ", "en", game: 31, "sun"),
      Self.entry("Red.", "en", game: 1, "red"),
    ])

    #expect(descriptions?.map(\.version) == ["red"])
  }

  @Test func undescribedSpeciesHasEmptyList() async throws {
    #expect(try await descriptions([]) == [])
  }

  @Test func descriptionWithoutGameIsRefused() async {
    let entry = #"{"flavor_text": "x", "language": {"name": "en", "url": "/language/9/"}}"#

    let error = PokemonAPIError.decodingFailed(
      resource: "pokemon-species/1", codingPath: "flavor_text_entries.0.version")
    await #expect(throws: error) { try await descriptions([entry]) }
  }
}
