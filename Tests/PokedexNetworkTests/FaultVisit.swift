import DexData
import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPIMock
import TerminalUI
import TestSupport

@testable import PokemonAPI

/// The program as a person runs it, on the way to where a fault is met.
@MainActor
final class FaultVisit {
  /// The client's.
  let clock = ImpatientClock()
  /// By which previews, what is fetched ahead and what mends itself wait; it stands still.
  let viewClock = ManualClock()
  let model: PokedexViewModel
  private let place: FaultPlace
  private let world: FaultWorld
  private let cable: FaultCable
  private let app: PokedexApp
  /// What is there in place of a server that does not come back.
  private var replacement: LoopbackServer?

  init(to place: FaultPlace, in world: FaultWorld) throws {
    self.place = place
    self.world = world
    cable = FaultCable(try world.client(clock))
    let api: any PokemonAPIProtocol =
      place.source == .live
      ? cable.api : LayeredPokemonAPI(bundled: MockPokemonAPI(), network: cable.api)
    model = PokedexViewModel(
      api: api, source: place.source, language: .english, clock: viewClock)
    app = PokedexApp(
      model: model, vocabulary: NoNames(), sets: Dex(), size: Size(columns: 120, rows: 24),
      theme: Theme(.dark, on: .dark, depth: .palette))
  }

  /// Stops all that is under way.
  func end() {
    model.quit()
    replacement?.stop()
  }
}

// MARK: - What it does

extension FaultVisit {
  func press(_ key: Key) {
    _ = app.handle(.key(key))
  }

  /// Fetches all that comes before.
  func approach() async {
    if place != .firstPage { await model.start() }
  }

  /// Fetches what the place is about.
  func enter() async {
    switch place {
    case .firstPage: return await model.start()
    case .nextPage: press(.down)
    case .entry, .species, .family, .description: press(.enter)
    }
    await settle()
  }

  /// Waits for what is under way, also of what only the open page needs.
  func settle() async {
    if let entry = model.entry {
      await entry.settle()
    } else {
      await model.list.fetchPokemonList()
    }
  }

  /// Waits until something is so of what the view models say.
  func change(until isSo: () -> Bool) async {
    while !isSo() {
      await withCheckedContinuation { continuation in
        app.onChange = { [app] in
          app.onChange = {}
          continuation.resume()
        }
      }
    }
  }

  /// Goes where all was well so far, and meets a fault there.
  func meet(_ fault: Fault) async throws {
    await approach()
    switch fault.cause {
    case .answer(let script):
      world.server.script(place.path, script(place))
      await enter()
    case .hang(let script):
      await enter(answered: script(place)) { clock.expire() }
    case .end:
      await enter(answered: .held(.json(place.body))) {
        // Else what came with it would fail, too, and with that what is to fail here be given up.
        await world.answers(place.requests - 1)
        world.server.stop()
      }
    case .detour(let baseURL):
      cable.plug(into: try world.client(at: baseURL, clock))
      await enter()
    }
  }

  /// Does something once the request has arrived.
  private func enter(
    answered script: LoopbackServer.Script, _ arrived: () async -> Void
  ) async {
    world.server.script(place.path, script)
    let entering = Task { await enter() }
    await world.server.arrival(of: place.requests)
    await arrival()
    await arrived()
    await entering.value
  }

  /// Waits for the request that meets the fault, which others may have overtaken: a picture's, say.
  private func arrival() async {
    while true {
      let seen = world.server.requests.count
      if world.requests(of: place.path) > 0 { return }
      await world.server.arrival(of: seen + 1)
    }
  }

  /// Sets right what was wrong.
  func mend(_ fault: Fault) throws {
    switch fault.cause {
    case .answer, .hang: world.server.script(all: FaultPlace.healthy)
    case .detour: cable.plug(into: try world.client(clock))
    case .end:
      let server = try LoopbackServer(FaultPlace.healthy)
      replacement = server
      cable.plug(into: try world.client(at: server.baseURL, clock))
    }
  }
}

// MARK: - What it shows

extension FaultVisit {
  var rows: [String] {
    app.settle()
    let frame = app.frame()
    return (0..<frame.size.rows).map(frame.text(row:))
  }

  var header: String { rows.first ?? "" }

  /// Without the space at its beginning.
  var statusLine: String { String(rows.suffix(2).first?.dropFirst() ?? "") }

  /// Those of the texts that can't be seen.
  func missing(of texts: [String]) -> [String] {
    let rows = rows
    return texts.filter { text in !rows.contains { $0.contains(text) } }
  }
}

/// No name but those of the server.
struct NoNames: Vocabulary {
  func pokemon(id: Int) -> PokemonName? { nil }
  func type(_ type: PokemonType) -> LocalizedText? { nil }
  func ability(_ slug: String) -> LocalizedText? { nil }
  func eggGroup(_ slug: String) -> LocalizedText? { nil }
  func item(_ slug: String) -> LocalizedText? { nil }
  func version(_ slug: String) -> LocalizedText? { nil }
  func locationArea(_ slug: String, in language: Language) -> String? { nil }
  func location(_ slug: String) -> LocalizedText? { nil }
  func label(_ kind: String, _ slug: String) -> LocalizedText? { nil }
  func variety(_ slug: String) -> VarietyReference? { nil }
  func drawing(ofShape slug: String?) -> [String] { [] }
  var rules: any Rulebook { Dex() }
}
