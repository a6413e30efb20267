import PokedexFeatures
import TestSupport
import Testing

/// What is fetched when the fault is met.
enum FaultPlace: String, Sendable, CaseIterable, CustomTestStringConvertible {
  case firstPage, nextPage, entry, species, family, description

  private static let nextPageBody = """
    {"count": 3, "next": null, "previous": null,
     "results": [{"name": "stemling", "url": "https://pokeapi.co/api/v2/pokemon/3/"}]}
    """

  var testDescription: String { rawValue }

  /// Only the description is met in the bundle's own entry.
  var source: Source { self == .description ? .layered : .live }

  var isInList: Bool { self == .firstPage || self == .nextPage }

  var path: String {
    switch self {
    case .firstPage: "/api/v2/pokemon?offset=0&limit=100"
    case .nextPage: "/api/v2/pokemon?offset=2&limit=100"
    case .entry: "/api/v2/pokemon/1"
    case .species, .description: "/api/v2/pokemon-species/1"
    case .family: "/api/v2/evolution-chain/5"
    }
  }

  /// The answer as it should be.
  var body: String {
    switch self {
    case .firstPage: Fixture.list
    case .nextPage: Self.nextPageBody
    case .entry: Fixture.pokemon
    case .species, .description: Fixture.species
    case .family: Fixture.chain
    }
  }

  /// An address in the answer.
  var url: String {
    switch self {
    case .firstPage: "https://pokeapi.co/api/v2/pokemon/1/"
    case .nextPage: "https://pokeapi.co/api/v2/pokemon/3/"
    case .entry: "/api/v2/pokemon-species/1/"
    case .species, .description: "/api/v2/evolution-chain/5/"
    case .family: "/api/v2/pokemon-species/3/"
    }
  }

  /// How many requests there have been, its own included, once its own has arrived.
  var requests: Int {
    switch self {
    case .firstPage, .description: 1
    case .nextPage: 2
    // The list, then the variety and its species at once.
    case .entry, .species: 3
    case .family: 4
    }
  }

  /// How many connections there may be already. On each that turns out to be dead, libcurl asks again
  /// by itself, over a new one.
  var connections: Int {
    switch self {
    case .firstPage: 0
    case .nextPage, .description: 1
    case .entry, .species, .family: 2
    }
  }

  /// What can be seen before, and has to stay.
  var kept: [String] {
    switch self {
    case .firstPage: ["Pokédex · National"]
    case .nextPage: [" ▸      Leafling Mega", "      1 Leafling", "2/3"]
    case .entry, .species: ["1 Overview"]
    case .family: ["#0001  Leafling", "Leaf Pokémon", "Speed        60"]
    case .description: ["#0001  Bulbasaur", "Seed Pokémon", "Speed        45", "→ Ivysaur"]
    }
  }

  /// What can be seen once the answer has come.
  var content: [String] {
    switch self {
    case .firstPage: [" ▸    1 Leafling", "        Leafling Mega", "1/3"]
    case .nextPage: ["      3 Stemling"]
    case .entry, .species: ["#0001  Leafling", "Leaf Pokémon", "Speed        60", "/ Stemling"]
    case .family: ["Seedling", "→ Leafling", "/ Stemling"]
    case .description: ["It sleeps in the sun."]
    }
  }

  /// Scripts for a server on which nothing is wrong.
  static let healthy: [String: LoopbackServer.Script] = {
    let places = allCases.map { ($0.path, LoopbackServer.Script.json($0.body)) }
    let neighbour: [(String, LoopbackServer.Script)] = [
      ("/api/v2/pokemon/10001", .json(Fixture.mega)),
      ("/api/v2/pokemon-form/10400", .json(Fixture.form)),
    ]
    return Dictionary(places + neighbour) { first, _ in first }
  }()

  /// Scripts for a server that breaks off every connection.
  static let dead = healthy.mapValues { _ in LoopbackServer.Script.reset }
}
