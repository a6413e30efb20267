import Foundation
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import Testing

@testable import pokedex

/// `show` with the name of a form, and with the history of an entry.
@Suite("Forms and history in show")
struct ShowFormTests {
  private func shell(json: Bool = false) -> Shell {
    Shell(api: MockPokemonAPI(), source: .demo, language: .english, json: json)
  }

  private func object(
    _ name: String, _ request: EntryDetails.Request = .init()
  ) async throws -> [String: Any] {
    let text = try await shell(json: true).show([name], request)
    let objects = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    return try #require(objects?.first)
  }

  @Test(arguments: [
    ("arceus-fire", "arceus", "Fire Arceus", ["fire"]),
    ("sawsbuck-winter", "sawsbuck", "Winter Sawsbuck", ["normal", "grass"]),
    ("gastrodon-east", "gastrodon", "East Gastrodon", ["water", "ground"]),
    ("m-alakazam", "alakazam-mega", "Mega Alakazam", ["psychic"]),
  ])
  func formIsShown(name: String, slug: String, title: String, types: [String]) async throws {
    let entry = try await object(name)

    #expect(entry["name"] as? String == slug)
    #expect(entry["form"] as? String == (name == "m-alakazam" ? nil : name))
    #expect(entry["display_name"] as? String == title)
    #expect(entry["types"] as? [String] == types)
    #expect(try await shell().show([name], .init()).contains(title))
  }

  @Test func formIsNewerThanAGeneration() async throws {
    await #expect {
      _ = try await shell().show(["arceus-fairy"], .init(generation: 4))
    } throws: { error in
      (error as? Shell.Failure)?.sentence.contains("6") == true
    }
    #expect(try await shell().show(["arceus-fire"], .init(generation: 4)).contains("Fire Arceus"))
  }

  @Test func historyIsAPart() async throws {
    let history = try await object("gengar", .init(parts: [.history]))["history"]
    let entries = try #require(history as? [[String: Any]])

    #expect(entries.map { $0["field"] as? String } == ["special", "ability"])
    #expect(entries.map { $0["until_generation"] as? Int } == [1, 6])
    #expect(entries.first?["value"] as? Int == 130)
    #expect(entries.last?["value"] as? String == "levitate")
    #expect(entries.last?["is_hidden"] as? Bool == false)
    let text = try await shell().show(["gengar"], .init(parts: [.history]))
    #expect(
      text.hasSuffix(
        "\nHistory\nSpecial 130 until generation I\nLevitate until generation VI\n"))
    #expect(
      try await shell().show(["koraidon"], .init(parts: [.history])).hasSuffix(
        "\nHistory\nIts types, stats and Abilities have not changed.\n"))
  }
}
