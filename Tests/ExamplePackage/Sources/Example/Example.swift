import DexData
import PokedexModel
import PokedexQuery
import PokemonAPI
import PokemonAPIBundle

#if canImport(CurlTransport)
  import CurlTransport
#else
  import URLSessionTransport
#endif

/// Lists entries, runs a query, and fetches an entry. The data comes from the bundle, or from the
/// server in the first argument.
@main
enum Example {
  static func main() async throws {
    let address = CommandLine.arguments.dropFirst().first
    let api: any PokemonAPIProtocol =
      if let address {
        try LivePokemonAPI(baseURL: address, transport: transport())
      } else {
        BundledPokemonAPI()
      }

    let list = try await api.fetchPokemonList(offset: 0, limit: 2).value
    print("listed:", list.results.map(\.name).joined(separator: " "))

    let first = try await api.fetch(.pokemon(.name(list.results[0].name)))
    let types = first.value.types.map(\.rawValue).joined(separator: " ")
    print("fetched:", first.value.displayName(in: .english), types, "HP \(first.value.stats[.hp])")
    if case .live = first.origin { print("from the server") }

    let dex = Dex()
    let engine = QueryEngine.ofDex()
    let answer = engine.answer(to: try engine.query(of: "fire spe>=100 !flying sort:-spe limit:3"))
    let names = answer.ids.compactMap { dex.pokemon(id: $0)?.displayName(in: .japanese) }
    print("found:", names.joined(separator: " "))

    do {
      _ = try engine.query(of: "learns:erthquake")
    } catch {
      print("refused:", error.sentence(in: .english))
    }

    let chart = dex.typeChart(generation: 1)
    print("ghost on psychic in 1:", chart.factor(of: .ghost, on: .psychic), "%")
  }

  private static func transport() -> any HTTPTransport {
    #if canImport(CurlTransport)
      CurlTransport()
    #else
      URLSessionTransport()
    #endif
  }
}
