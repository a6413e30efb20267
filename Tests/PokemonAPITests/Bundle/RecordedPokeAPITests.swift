import DexData
import PokedexModel
import PokedexTestSupport
import PokemonAPIMock
import TestSupport
import Testing

@testable import PokemonAPI

/// Compares the entries that the live client reads from PokeAPI's recordings with the bundled ones.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct RecordedPokeAPITests {
  @Test func recordedVarietiesMatchBundledOnes() async throws {
    let ids = try RecordedServer.ids(of: "pokemon")
    #expect(ids.count > 50)

    try await RecordedServer.withClient { api in
      for id in ids {
        let live = try await api.fetch(.pokemon(.id(id))).value
        let bundled = try #require(Dex().pokemon(id: id))

        #expect(live.species.descriptions != nil)
        // The bundle corrects the abilities of cosplay Pikachu. PokeAPI gives them the abilities of
        // any other Pikachu.
        // The bundle has figures that differ between games as they are in the newest one.
        let byGame = SecondSource.correctedFigures.map { "\($0):" }
        let differences = FieldByField.differences(live, bundled).filter { difference in
          !(10080...10085 ~= id && difference.hasPrefix("abilities:"))
            && !byGame.contains { difference.hasPrefix($0) }
        }
        #expect(differences == [], "variety \(id), \(bundled.slug): live, bundled")
      }
    }
  }

  @Test func recordedFamiliesMatchBundledOnes() async throws {
    let chains = Set(try RecordedServer.ids(of: "evolution-chain"))
    let dex = Dex()
    let species = (1...dex.speciesCount).compactMap { dex.pokemon(id: $0)?.species }
      .filter { $0.evolutionChain.map(chains.contains) ?? false }
    #expect(Set(species.compactMap(\.evolutionChain)) == chains)

    try await RecordedServer.withClient { api in
      for member in species {
        let line = try await api.fetch(.evolutionLine(of: member)).value

        #expect(line == dex.evolutionLine(of: member.number), "the family of \(member.slug)")
      }
    }
  }

  @Test func catalogueMatchesBundledOne() async throws {
    let bundled = try await MockPokemonAPI().fetch(.catalogue).value
    #expect(bundled.count == Counts.varieties)

    try await RecordedServer.withClient { api in
      let live = try await api.fetch(.catalogue).value

      #expect(live.map(\.id) == bundled.map(\.id))
      for (live, bundled) in zip(live, bundled) {
        #expect(live.name == bundled.name)
        #expect(live.number == bundled.number, "\(bundled.name)")
        #expect(live.types == bundled.types, "\(bundled.name)")
      }
    }
  }

  @Test func listPagesMatchBundledOnes() async throws {
    let mock = MockPokemonAPI()

    try await RecordedServer.withClient { api in
      for (offset, limit) in [
        (0, 20), (10, 20), (Counts.varieties - 11, 20), (Counts.varieties, 20), (9_999, 20),
      ] {
        let live = try await api.fetchPokemonList(offset: offset, limit: limit).value
        let bundled = try await mock.fetchPokemonList(offset: offset, limit: limit).value

        #expect(live.results.map(\.name) == bundled.results.map(\.name))
        #expect(live.count == bundled.count)
        #expect((live.next == nil) == (bundled.next == nil), "after \(offset)")
        #expect((live.previous == nil) == (bundled.previous == nil), "before \(offset)")
      }
    }
  }
}

/// Compares two Pokémon field by field, so that a failure names the field.
private enum FieldByField {
  static func differences(_ live: Pokemon, _ bundled: Pokemon) -> [String] {
    zip(fields(live) + fields(live.species), fields(bundled) + fields(bundled.species))
      .filter { $0.value != $1.value }
      .map { "\($0.name): \($0.value), \($1.value)" } + labels(live, bundled)
  }

  /// Returns the differences in the form names and in the genera. Skips languages in which the data
  /// source has none, because the bundle then has its own.
  private static func labels(_ live: Pokemon, _ bundled: Pokemon) -> [String] {
    differences(live.label?.names, bundled.label?.names, of: "label")
      + differences(live.species.genera, bundled.species.genera, of: "genus")
  }

  private static func differences(
    _ live: LocalizedText?, _ bundled: LocalizedText?, of name: String
  ) -> [String] {
    (live?.all ?? []).filter { language, text in bundled?[exactly: language] != text }
      .map { "\(name) in \($0.language.code): \($0.text)" }
  }

  private static func fields(_ pokemon: Pokemon) -> [(name: String, value: String)] {
    [
      ("id", "\(pokemon.id)"), ("slug", pokemon.slug), ("isDefault", "\(pokemon.isDefault)"),
      ("label", pokemon.label?.form ?? "none"),
      ("types", "\(pokemon.types)"), ("stats", values(pokemon.stats)),
      ("effort", values(pokemon.effort)), ("abilities", "\(pokemon.abilities)"),
      ("height", "\(pokemon.heightDecimetres)"), ("weight", "\(pokemon.weightHectograms ?? -1)"),
      ("experience", "\(pokemon.baseExperience ?? -1)"),
    ]
  }

  private static func fields(_ species: Species) -> [(name: String, value: String)] {
    [
      ("number", "\(species.number)"), ("species", species.slug), ("names", texts(species.names)),
      ("generation", "\(species.generation)"),
      ("evolvesFrom", species.evolvesFrom ?? "none"),
      ("chain", "\(species.evolutionChain ?? -1)"), ("gender", "\(species.genderRate)"),
      ("captureRate", "\(species.captureRate)"), ("happiness", "\(species.baseHappiness ?? -1)"),
      ("hatching", "\(species.hatchCounter ?? -1)"), ("growth", species.growthRate),
      ("eggGroups", "\(species.eggGroups)"),
      ("flags", "\(species.isBaby) \(species.isLegendary) \(species.isMythical)"),
      ("varieties", "\(species.varieties)"),
    ]
  }

  private static func texts(_ text: LocalizedText) -> String {
    text.all.map { "\($0.language.code)=\($0.text)" }.joined(separator: " ")
  }

  private static func values(_ values: StatValues) -> String {
    Stat.allCases.map { "\(values[$0])" }.joined(separator: " ")
  }
}
