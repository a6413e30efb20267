import PokedexFeatures
import TestSupport
import Testing

/// A request that can be affected by a fault.
enum RequestStage: String, Sendable, CaseIterable, CustomTestStringConvertible {
  case firstPage, nextPage, entry, species, family, description

  private static let nextPageBody = """
    {"count": 3, "next": null, "previous": null,
     "results": [{"name": "stemling", "url": "https://pokeapi.co/api/v2/pokemon/3/"}]}
    """

  var testDescription: String { rawValue }

  /// The data source with which this request is tested. Descriptions are requested only for bundled
  /// entries; all other requests are tested without the bundle.
  var source: DataSource { self == .description ? .layered : .live }

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

  /// The body of the correct response.
  var body: String {
    switch self {
    case .firstPage: Fixture.list
    case .nextPage: Self.nextPageBody
    case .entry: Fixture.pokemon
    case .species, .description: Fixture.species
    case .family: Fixture.chain
    }
  }

  /// A URL that the response contains.
  var url: String {
    switch self {
    case .firstPage: "https://pokeapi.co/api/v2/pokemon/1/"
    case .nextPage: "https://pokeapi.co/api/v2/pokemon/3/"
    case .entry: "/api/v2/pokemon-species/1/"
    case .species, .description: "/api/v2/evolution-chain/5/"
    case .family: "/api/v2/pokemon-species/3/"
    }
  }

  /// The number of requests that the program makes up to and including this one.
  var requests: Int {
    switch self {
    case .firstPage, .description: 1
    case .nextPage: 2
    // The list is requested first, then the variety and its species together.
    case .entry, .species: 3
    case .family: 4
    }
  }

  /// The maximum number of connections that are open before the request. If one of them turns out
  /// to be dead, libcurl automatically repeats the request on a new one.
  var connections: Int {
    switch self {
    case .firstPage: 0
    case .nextPage, .description: 1
    case .entry, .species, .family: 2
    }
  }

  /// Texts that are visible before the request and must remain visible.
  var kept: [String] {
    switch self {
    case .firstPage: ["Pokédex · National"]
    case .nextPage: [" ▸      Leafling Mega", "      1 Leafling", "2/3"]
    case .entry, .species: ["1 Overview"]
    case .family: ["#0001  Leafling", "Leaf Pokémon", "Speed        60"]
    case .description: ["#0001  Bulbasaur", "Seed Pokémon", "Speed        45", "→ Ivysaur"]
    }
  }

  /// Texts that are visible once the response has arrived.
  var content: [String] {
    switch self {
    case .firstPage: [" ▸    1 Leafling", "        Leafling Mega", "1/3"]
    case .nextPage: ["      3 Stemling"]
    case .entry, .species: ["#0001  Leafling", "Leaf Pokémon", "Speed        60", "/ Stemling"]
    case .family: ["Seedling", "→ Leafling", "/ Stemling"]
    case .description: ["It sleeps in the sun."]
    }
  }

  /// The responses, by path, of a server without faults.
  static let healthy: [String: LoopbackServer.Script] = {
    let stages = allCases.map { ($0.path, LoopbackServer.Script.json($0.body)) }
    let neighbour: [(String, LoopbackServer.Script)] = [
      ("/api/v2/pokemon/10001", .json(Fixture.mega)),
      ("/api/v2/pokemon-form/10400", .json(Fixture.form)),
    ]
    return Dictionary(stages + neighbour) { first, _ in first }
  }()

  /// The responses, by path, of a server that resets every connection.
  static let dead = healthy.mapValues { _ in LoopbackServer.Script.reset }
}
