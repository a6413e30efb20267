import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of decoding responses into values of the model.
@Suite(.timeLimit(.minutes(5)))
struct WireTests {
  private let api: LivePokemonAPI

  init() throws {
    api = try StubServer(Fixture.answers).client()
  }

  @Test func listBecomesItems() async throws {
    let list = try await api.fetchPokemonList(offset: 0, limit: 2).value

    let prefix = "https://pokeapi.co/api/v2/pokemon/"
    #expect(
      list
        == PokemonList(
          count: 3, next: "https://pokeapi.co/api/v2/pokemon?offset=2&limit=2", previous: nil,
          results: [
            PokemonListItem(id: 1, name: "leafling", urlPrefix: prefix, number: 1),
            PokemonListItem(id: 10001, name: "leafling-mega", urlPrefix: prefix, number: nil),
          ]))
    #expect(list.results.map(\.url) == ["\(prefix)1/", "\(prefix)10001/"])
  }

  @Test func entryBecomesAPokemon() async throws {
    let pokemon = try await api.fetch(.pokemon(.id(1))).value

    #expect(
      pokemon == .leafling(id: 1, slug: "leafling", label: nil, baseExperience: 64))
  }

  @Test func otherVarietyIsLabelledByItsForm() async throws {
    let pokemon = try await api.fetch(.pokemon(.id(10001))).value

    let label = VarietyLabel(form: "mega", names: LocalizedText([.english: "Mega Leafling"]))
    #expect(
      pokemon == .leafling(id: 10001, slug: "leafling-mega", label: label, baseExperience: nil))
  }

  @Test func evolutionLineIsSortedByNumber() async throws {
    let line = try await api.fetch(.evolutionLine(of: .leafling)).value

    #expect(
      line
        == EvolutionLine(
          number: 9, slug: "seedling",
          evolvesTo: [
            EvolutionLine(number: 1, slug: "leafling", evolvesTo: []),
            EvolutionLine(number: 3, slug: "stemling", evolvesTo: []),
          ]))
  }

  @Test func catalogueTakesTypesFromMembersAndNumbersFromSpecies() async throws {
    var answers = Fixture.answers
    for type in PokemonType.allCases {
      answers["type/\(type.rawValue)"] = .json(Fixture.noMembers(of: type.rawValue))
    }
    answers["type/grass"] = .json(Fixture.grass)
    answers["pokemon"] = .json(Fixture.list.replacing(#""count": 3"#, with: #""count": 2"#))
    answers["pokemon-species"] = .json(
      #"{"count": 1, "results": [{"name": "leafling", "url": "/api/v2/pokemon-species/1/"}]}"#)
    let server = StubServer(answers)

    let catalogue = try await server.client().fetch(.catalogue).value

    #expect(catalogue.map(\.name) == ["leafling", "leafling-mega"])
    #expect(catalogue.map(\.number) == [1, 1])
    #expect(catalogue.map(\.types) == [[.grass], []])
    #expect(server.paths.filter { $0.hasPrefix("type/") }.count == 18)
  }

  @Test func catalogueOfEmptyServerIsEmpty() async throws {
    var answers: [String: StubServer.Answer] = [
      "pokemon": .json(Fixture.noResults), "pokemon-species": .json(Fixture.noResults),
    ]
    for type in PokemonType.allCases {
      answers["type/\(type.rawValue)"] = .json(Fixture.noMembers(of: type.rawValue))
    }

    let catalogue = try await StubServer(answers).client().fetch(.catalogue).value

    #expect(catalogue == [])
  }

  @Test func deepFamilyIsTruncated() async throws {
    let link = #"{"species": {"name": "x", "url": "/1/"}, "evolves_to": ["#
    let deep = String(repeating: link, count: 25) + String(repeating: "]}", count: 25)
    let server = StubServer(["evolution-chain/5": .json("{\"id\": 5, \"chain\": \(deep)}")])

    let line = try await server.client().fetch(.evolutionLine(of: .leafling)).value

    #expect(line.members.map(\.depth).max() == 10)
  }
}

extension Species {
  /// The species that `Fixture.species` decodes to.
  fileprivate static let leafling = Species(
    number: 1, slug: "leafling",
    names: LocalizedText([.english: "Leafling", .japaneseKana: "ハッパ"]),
    genera: LocalizedText([.english: "Leaf Pokémon"]), generation: 2, evolvesFrom: "seedling",
    evolutionChain: 5, genderRate: .femaleEighths(1), captureRate: 45, baseHappiness: nil,
    hatchCounter: 20, growthRate: "medium-slow", eggGroups: ["plant"], isBaby: false,
    isLegendary: true, isMythical: false,
    varieties: [
      VarietyReference(id: 1, slug: "leafling"),
      VarietyReference(id: 10001, slug: "leafling-mega"),
    ],
    descriptions: [
      GameDescription(
        version: "late",
        texts: LocalizedText([.english: "It sleeps in the sun.", .german: "Schläft."])),
      GameDescription(version: "early", texts: LocalizedText([.english: "An old text."])),
    ])
}

extension Pokemon {
  /// Returns the variety that `Fixture.variety` decodes to.
  fileprivate static func leafling(
    id: Int, slug: String, label: VarietyLabel?, baseExperience: Int?
  ) -> Pokemon {
    Pokemon(
      id: id, slug: slug, species: .leafling, isDefault: label == nil, label: label,
      types: [.grass, .unknown], stats: StatValues([10, 20, 0, 40, 0, 60]),
      effort: StatValues([0, 0, 0, 1, 0, 2]),
      abilities: [
        PokemonAbility(slug: "sap", isHidden: false),
        PokemonAbility(slug: "shade", isHidden: true),
      ],
      heightDecimetres: 7, weightHectograms: 69, baseExperience: baseExperience)
  }
}
