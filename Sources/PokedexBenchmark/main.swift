import DexData
import PokedexApp
import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIBundle
import TerminalUI

// Measures code within this process and prints the median of many runs, in microseconds.
//
//   swift build -c release --static-swift-stdlib --disable-local-rpath --product PokedexBenchmark
//   swift run -c release --skip-build PokedexBenchmark [WORD...]
//
// With words, runs only measurements whose names contain all of them. A cold measurement first
// evicts the program from the processor's caches, as if the user had paused.

/// A synthetic data source with a list of any length. It responds immediately.
struct LongList: PokemonAPIProtocol {
  let count: Int
  let dex = BundledPokemonAPI()

  func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    let fetched: any Sendable =
      switch request.kind {
      case .pokemonList(let offset, let limit): Fetched(list(offset, limit), .bundled)
      case .pokemon(.id(let id)):
        try await dex.fetch(.pokemon(.id((id - 1) % Dex().speciesCount + 1)))
      default: try await dex.fetch(request)
      }
    guard let answer = fetched as? Fetched<Answer> else { throw HTTPError.notFound }
    return answer
  }

  private func list(_ offset: Int, _ limit: Int) -> PokemonList {
    let end = min(count, offset + limit)
    let items = (offset..<end).map { index in
      PokemonListItem(
        id: index + 1, name: "entry-\(index + 1)", urlPrefix: "http://localhost/pokemon/",
        number: index + 1, primaryType: .grass, secondaryType: .poison)
    }
    return PokemonList(
      count: count, next: end < count ? "more" : nil, previous: nil, results: items)
  }
}

/// Memory larger than the caches of any processor.
var ballast = [UInt8](repeating: 1, count: 64 << 20)

/// Evicts the program's code and data from the processor's caches.
@MainActor
func evictCaches() {
  for index in stride(from: 0, to: ballast.count, by: 64) { ballast[index] &+= 1 }
}

/// Measures a function and prints its median time. Does nothing unless the name contains all words
/// of the command line.
///
/// - Parameter count: number of operations in one call of `body`.
@MainActor
func measure(
  _ name: String, runs: Int, per count: Int = 1, isCold: Bool = false, _ body: () -> Void
) {
  guard CommandLine.arguments.dropFirst().allSatisfy(name.contains) else { return }
  let clock = ContinuousClock()
  body()
  var times = (0..<runs).map { _ in
    if isCold { evictCaches() }
    return clock.measure(body)
  }
  times.sort()
  let hundredths = Int((times[runs / 2] / count / .nanoseconds(10)).rounded())
  let digits = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
  print("\(hundredths / 100).\(digits) µs\t\(name)")
}

@MainActor
func makeApp(_ api: any PokemonAPIProtocol, columns: Int = 120, rows: Int = 40) -> PokedexApp {
  let model = Fetcher(api: api, source: .demo, language: .english)
  let app = PokedexApp(
    fetcher: model, engine: .ofDex(), vocabulary: DexVocabulary(), sets: Dex(),
    size: Size(columns: columns, rows: rows),
    theme: Theme(.dark, on: .dark, depth: .palette))
  Task.immediate { await model.start() }
  app.settle()
  return app
}

/// An app and the screen that a terminal would show.
@MainActor
final class Display {
  private let app: PokedexApp
  private var screen = RenderedScreen()

  init(_ app: PokedexApp) {
    self.app = app
    _ = app.draw(on: &screen)
  }

  /// Presses keys and draws the changes.
  func press(_ keys: Key...) {
    for key in keys { _ = app.handle(.key(key)) }
    _ = app.draw(on: &screen)
  }
}

let dex = Dex()
measure("all list items of the bundle", runs: 200) {
  _ = dex.listItems(urlPrefix: "https://pokeapi.co/api/v2/pokemon/")
}
measure("an entry with its evolution line", runs: 2000) {
  _ = dex.pokemon(id: 133)
  _ = dex.evolutionLine(of: 133)
}
measure("first frame of the whole dex, 120×40", runs: 200) {
  _ = makeApp(BundledPokemonAPI()).frame()
}
let displays = [
  ("key and frame among all entries of the bundle", Display(makeApp(BundledPokemonAPI()))),
  ("key and frame among 100,000 entries", Display(makeApp(LongList(count: 100_000)))),
]
for (name, display) in displays {
  display.press(.character("5"), .character("0"), .character("0"), .character("G"))
  var isDown = true
  for isCold in [false, true] {
    measure(name + (isCold ? ", cold" : ""), runs: isCold ? 200 : 5000, isCold: isCold) {
      display.press(isDown ? .down : .up)
      isDown.toggle()
    }
  }
}

// Each pass opens another entry, so that its page is fetched as well as drawn.
for page in 1...7 {
  let display = Display(makeApp(BundledPokemonAPI()))
  measure("page \(page) of another entry, opened and drawn", runs: 400) {
    display.press(.escape, .down, .enter, .character(Character(String(page))))
  }
}

measureQueries()
measureBattles()
