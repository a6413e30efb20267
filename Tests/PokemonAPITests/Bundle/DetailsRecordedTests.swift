import DexData
import PokedexModel
import PokemonAPIMock
import TestSupport
import Testing

@testable import PokemonAPI

/// Compares the further pages that the live client reads from PokeAPI's recordings with the bundled
/// ones. In a debug build, decoding a hundred learnsets takes half a minute.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct DetailsRecordedTests {
  private let mock = MockPokemonAPI()

  @Test func livePagesMatchBundledPages() async throws {
    let ids = try RecordedServer.ids(of: "pokemon")
    let corrected = try SecondSource.correctedEncounters()
    let learnsets = try SecondSource.correctedLearnsets()
    let heldItems = try SecondSource.correctedHeldItems()
    #expect(ids.count > 50)
    let games = Dex().versionGroups
    var wholeLearnsets = 0

    try await RecordedServer.withClient { live in
      for id in ids {
        let pokemon = try #require(Dex().pokemon(id: id))
        // The second source corrects some learnsets. The bundle has egg moves only of Pokémon that
        // breed. Long learnsets are cut in the recordings.
        let learned = try await live.fetch(.learnset(of: pokemon)).value.filter { learned in
          learned.way != .egg && !learnsets.contains([pokemon.slug, learned.versionGroup])
        }
        let bundled = try await mock.fetch(.learnset(of: pokemon)).value
        #expect(learned.filter { !bundled.contains($0) } == [], "\(pokemon.slug)")
        if learned.count == bundled.count { wholeLearnsets += 1 }
        try await compare(pokemon, live) {
          try await $0.fetch(.heldItems(of: $1)).value.filter { item in
            let group = games.first { $0.versions.contains(item.version) }?.slug ?? ""
            return heldItems.isDisjoint(
              with: [[pokemon.slug, item.version], [pokemon.slug, group]])
          }
        }
        // PokeAPI has no encounters for the newest games. The bundle has them, but without a
        // chance, so they are skipped.
        // So are those that the second source corrects.
        try await compare(pokemon, live) {
          try await $0.fetch(.encounters(of: $1)).value.filter { encounter in
            // Places that no game has are left out.
            guard let place = Dex().location(ofArea: encounter.locationArea) else { return false }
            return encounter.chance != nil
              && !corrected.contains([pokemon.slug, encounter.version, place])
          }.compactMap(Self.raw)
        }
        try await compareForms(of: pokemon, live)
        try await comparePastValues(of: pokemon, live)
      }
    }
    #expect(wholeLearnsets > 5)
  }

  @Test func liveEvolutionStepsMatchBundledSteps() async throws {
    let chains = Set(try RecordedServer.ids(of: "evolution-chain"))
    let dex = Dex()
    let species = (1...dex.speciesCount).compactMap { dex.pokemon(id: $0)?.species }
      .filter { $0.evolutionChain.map(chains.contains) ?? false }
    #expect(species.count > 50)

    try await RecordedServer.withClient { live in
      for member in species {
        let steps = try await live.fetch(.evolutionSteps(of: member)).value

        // The bundle has ways of single games that the data source lacks.
        let known = Set(steps.map(\.ignoringGames).map(Self.described))
        let bundled = dex.evolutionSteps(ofFamilyOf: member.number).map(\.ignoringGames)
          .map(Self.described).filter(known.contains)

        #expect(
          steps.map(\.ignoringGames).map(Self.described).sorted() == bundled.sorted(),
          "the family of \(member.slug)")
      }
    }
  }

  /// Undoes the bundle's corrections of an encounter: the mark `isMixed`, the conditions for event
  /// items and, in generation II, those for the Bug-Catching Contest. Nil if the encounter takes
  /// place in that contest.
  private static func raw(_ encounter: Encounter) -> Encounter? {
    var conditions = encounter.conditions.filter { !eventItems.contains($0) }
    if ["gold", "silver", "crystal"].contains(encounter.version) {
      if conditions.contains("bug-catching-contest-yes") { return nil }
      conditions.removeAll { $0 == "bug-catching-contest-no" }
    }
    return Encounter(
      version: encounter.version, locationArea: encounter.locationArea, method: encounter.method,
      conditions: conditions, minLevel: encounter.minLevel,
      maxLevel: encounter.maxLevel, chance: encounter.chance)
  }

  /// The event items that `.tools/dex/corrections.py` adds as conditions.
  private static let eventItems: Set = [
    "item-auroraticket", "item-azure-flute", "item-eon-ticket", "item-liberty-pass",
    "item-member-card", "item-mysticticket", "item-oaks-letter", "item-old-sea-map",
  ]

  /// Compares the values regardless of their order, because the data source orders moves of the
  /// same level and areas of the same version differently.
  private func compare<Value: Sendable>(
    _ pokemon: Pokemon, _ live: LivePokemonAPI,
    _ fetch: (any PokemonAPIProtocol, Pokemon) async throws -> [Value]
  ) async throws {
    let values = try await fetch(live, pokemon).map { "\($0)" }
    let bundled = try await fetch(mock, pokemon).map { "\($0)" }

    #expect(values.sorted() == bundled.sorted(), "\(pokemon.slug)")
  }

  private func compareForms(of pokemon: Pokemon, _ live: LivePokemonAPI) async throws {
    let bundled = try await mock.fetch(.forms(of: pokemon)).value

    #expect(!bundled.isEmpty)
    #expect(try await live.fetch(.forms(of: pokemon)).value == bundled, "\(pokemon.slug)")
  }

  /// Compares the values of each generation, because the data source orders past values
  /// differently.
  private func comparePastValues(of pokemon: Pokemon, _ live: LivePokemonAPI) async throws {
    let past = try await live.fetch(.pastValues(of: pokemon)).value
    let bundled = try await mock.fetch(.pastValues(of: pokemon)).value

    #expect(past.firstGeneration == bundled.firstGeneration, "\(pokemon.slug)")
    for generation in 1...TypeChart.newestGeneration {
      let edition = Dex().edition(generation: generation)
      let (one, other) = (pokemon.asOf(edition, past), pokemon.asOf(edition, bundled))
      #expect(
        one?.types == other?.types && one?.stats == other?.stats
          && one?.abilities == other?.abilities,
        "\(pokemon.slug) in generation \(generation)")
    }
  }

  private static func described(_ step: EvolutionStep) -> String {
    let conditions = (step.conditions.main + step.conditions.more).map { "\($0.name)=\($0.value)" }
    return "\(step.from) \(step.to) \(step.trigger ?? "-") \(conditions)"
  }
}
