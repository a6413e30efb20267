import DexData
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Tests of the further pages of bundled entries, such as their learnsets, and of entries that the
/// bundle lacks.
@Suite(.timeLimit(.minutes(5)))
struct DetailsMockTests {
  @Test(arguments: [1, 25, 133, 201, 10034, 10304])
  func pagesMatchTheDex(id: Int) async throws {
    let api = MockPokemonAPI(recordsCalls: true)
    let dex = Dex()
    let pokemon = try #require(dex.pokemon(id: id))

    #expect(try await api.fetch(.learnset(of: pokemon)).value == dex.learnset(ofVariety: id))
    #expect(try await api.fetch(.heldItems(of: pokemon)).value == dex.heldItems(ofVariety: id))
    #expect(try await api.fetch(.encounters(of: pokemon)).value == dex.encounters(ofVariety: id))
    #expect(try await api.fetch(.forms(of: pokemon)).value == dex.forms(ofVariety: id))
    #expect(try await api.fetch(.pastValues(of: pokemon)).value == dex.pastValues(ofVariety: id))
    let steps = try await api.fetch(.evolutionSteps(of: pokemon.species))
    #expect(steps.value == dex.evolutionSteps(ofFamilyOf: pokemon.species.number))
    #expect(steps.origin == .bundled)
  }

  @Test func callsAreRecordedInOrder() async throws {
    let api = MockPokemonAPI(recordsCalls: true)
    let pokemon = try await api.fetch(.pokemon(.id(10034))).value

    for fetch in DetailsPage.all { try await fetch.from(api, pokemon) }

    _ = try await api.fetch(.picture(ofVariety: pokemon.id, PictureKind(isShiny: true)))

    #expect(
      api.calls == [
        .pokemon(.id(10034)), .learnset(id: 10034), .heldItems(id: 10034), .pastValues(id: 10034),
        .encounters(id: 10034), .forms(id: 10034), .evolutionSteps(number: 6),
        .picture(id: 10034, PictureKind(isShiny: true)),
      ])
  }

  @Test(arguments: DetailsPage.all)
  func pageOfUnbundledEntryIsNotFound(page: DetailsPage) async throws {
    let newcomer = try await Newcomer.pokemon()

    await #expect(throws: HTTPError.notFound) {
      try await page.from(MockPokemonAPI(), newcomer)
    }
  }

  @Test(arguments: DetailsPage.all)
  func errorsAreThrownByEveryPage(page: DetailsPage) async throws {
    let pokemon = try #require(Dex().pokemon(id: 1))

    await #expect(throws: HTTPError.timedOut) {
      try await page.from(MockPokemonAPI(returnHTTPError: .timedOut), pokemon)
    }
  }
}

/// The request for one of an entry's further pages.
struct DetailsPage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let from: @Sendable (any PokemonAPIProtocol, Pokemon) async throws -> Void

  static let all = [
    DetailsPage(testDescription: "learnset") { _ = try await $0.fetch(.learnset(of: $1)) },
    DetailsPage(testDescription: "held items") { _ = try await $0.fetch(.heldItems(of: $1)) },
    DetailsPage(testDescription: "past values") { _ = try await $0.fetch(.pastValues(of: $1)) },
    DetailsPage(testDescription: "encounters") { _ = try await $0.fetch(.encounters(of: $1)) },
    DetailsPage(testDescription: "forms") { _ = try await $0.fetch(.forms(of: $1)) },
    DetailsPage(testDescription: "evolution") {
      _ = try await $0.fetch(.evolutionSteps(of: $1.species))
    },
  ]
}

/// An entry that is newer than the bundle.
enum Newcomer {
  /// Responses by path. The entry has ids that PokeAPI doesn't use yet.
  static let answers: [String: StubServer.Answer] = [
    "pokemon/2000": .json(
      Fixture.detailed(
        Fixture.variety(id: 2000, slug: "newling", isDefault: true, experience: "7", form: 2000)
          .replacing("pokemon-species/1/", with: "pokemon-species/2000/"))),
    "pokemon/2000/encounters": .json(Fixture.encounters),
    "pokemon-species/2000": .json(Fixture.species(id: 2000)),
    "pokemon-form/2000": .json(Fixture.form(2000, "newling", "", group: 15)),
    "evolution-chain/5": .json(Fixture.chain(of: Fixture.waterStone)),
  ]

  static func pokemon() async throws -> Pokemon {
    try await StubServer(answers).client().fetch(.pokemon(.id(2000))).value
  }
}
