import DexData
import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPIMock
import TerminalUI
import TestSupport

@testable import PokemonAPI

/// A run of the program that makes one request with a fault.
@MainActor
final class FaultScenario {
  /// The clock that the HTTP client uses.
  let clock = AutoAdvancingClock()
  /// The clock that the view models use for previews, prefetching and automatic retries. It
  /// advances only when a test says so.
  let viewClock = ManualClock()
  let model: Fetcher
  private let stage: RequestStage
  private let world: FaultTestEnvironment
  private let cable: SwitchableSource
  private let app: PokedexApp
  /// The server that replaces a stopped one.
  private var replacement: LoopbackServer?

  init(to stage: RequestStage, in world: FaultTestEnvironment) throws {
    self.stage = stage
    self.world = world
    cable = SwitchableSource(try world.client(clock))
    let api: any PokemonAPIProtocol =
      stage.source == .live
      ? cable.api : LayeredPokemonAPI(bundled: MockPokemonAPI(), network: cable.api)
    model = Fetcher(
      api: api, source: stage.source, language: .english, clock: viewClock)
    app = PokedexApp(
      fetcher: model, engine: .ofDex(), vocabulary: NoNames(), sets: Dex(),
      size: Size(columns: 120, rows: 24),
      theme: Theme(.dark, on: .dark, depth: .palette))
  }

  /// Ends the program and everything it has started.
  func end() {
    model.quit()
    replacement?.stop()
  }
}

// MARK: - Actions

extension FaultScenario {
  func press(_ key: Key) {
    _ = app.handle(.key(key))
  }

  /// Makes the requests that come before this scenario's request.
  func approach() async {
    if stage != .firstPage { await model.start() }
  }

  /// Performs the user action that causes this scenario's request, and waits until its effects are
  /// complete.
  func enter() async {
    switch stage {
    case .firstPage: return await model.start()
    case .nextPage: press(.down)
    case .entry, .species, .family, .description: press(.enter)
    }
    await settle()
  }

  /// Waits until all requests of the open entry have ended or, if no entry is open, those of the
  /// list.
  func settle() async {
    if let entry = model.entry {
      await entry.settle()
    } else {
      await model.list.fetchPokemonList()
    }
  }

  /// Waits until `isSatisfied` returns true. Checks it after each change of the view models.
  func waitForChange(until isSatisfied: () -> Bool) async {
    while !isSatisfied() {
      await withCheckedContinuation { continuation in
        app.onChange = { [app] in
          app.onChange = {}
          continuation.resume()
        }
      }
    }
  }

  /// Makes the requests before the faulty one without faults, then causes the fault.
  func trigger(_ fault: Fault) async throws {
    await approach()
    switch fault.cause {
    case .answer(let script):
      world.server.script(stage.path, script(stage))
      await enter()
    case .hang(let script):
      await enter(answered: script(stage)) { clock.expire() }
    case .end:
      await enter(answered: .held(.json(stage.body))) {
        // Wait for the responses to the requests that are made together with this one. If they
        // failed too, this request would be cancelled.
        await world.answers(stage.requests - 1)
        world.server.stop()
      }
    case .detour(let baseURL):
      cable.plug(into: try world.client(at: baseURL, clock))
      await enter()
    }
  }

  /// Performs the user action that causes the request, and runs `arrived` once the server has
  /// received it.
  private func enter(
    answered script: LoopbackServer.Script, _ arrived: () async -> Void
  ) async {
    world.server.script(stage.path, script)
    let entering = Task { await enter() }
    await world.server.arrival(of: stage.requests)
    await arrival()
    await arrived()
    await entering.value
  }

  /// Waits until the server has received the faulty request. Other requests, for example for a
  /// picture, may arrive first.
  private func arrival() async {
    while true {
      let seen = world.server.requests.count
      if world.requests(of: stage.path) > 0 { return }
      await world.server.arrival(of: seen + 1)
    }
  }

  /// Removes the fault, so that the server answers correctly again.
  func repair(_ fault: Fault) throws {
    switch fault.cause {
    case .answer, .hang: world.server.script(all: RequestStage.healthy)
    case .detour: cable.plug(into: try world.client(clock))
    case .end:
      let server = try LoopbackServer(RequestStage.healthy)
      replacement = server
      cable.plug(into: try world.client(at: server.baseURL, clock))
    }
  }
}

// MARK: - Screen

extension FaultScenario {
  var rows: [String] {
    app.settle()
    let frame = app.frame()
    return (0..<frame.size.rows).map(frame.text(row:))
  }

  var header: String { rows.first ?? "" }

  /// The status line without its leading space.
  var statusLine: String { String(rows.suffix(2).first?.dropFirst() ?? "") }

  /// Returns those of the texts that aren't visible on the screen.
  func missing(of texts: [String]) -> [String] {
    let rows = rows
    return texts.filter { text in !rows.contains { $0.contains(text) } }
  }
}

/// A vocabulary without names, so that all names come from the server.
struct NoNames: Vocabulary {
  func pokemon(id: Int) -> PokemonName? { nil }
  func type(_ type: PokemonType) -> LocalizedText? { nil }
  func ability(_ slug: String) -> LocalizedText? { nil }
  func eggGroup(_ slug: String) -> LocalizedText? { nil }
  func item(_ slug: String) -> LocalizedText? { nil }
  func version(_ slug: String) -> LocalizedText? { nil }
  func locationArea(_ slug: String, in language: Language) -> String? { nil }
  func trainer(_ slug: String) -> LocalizedText? { nil }
  func location(_ slug: String) -> LocalizedText? { nil }
  func label(_ kind: String, _ slug: String) -> LocalizedText? { nil }
  func variety(_ slug: String) -> VarietyReference? { nil }
  func drawing(ofShape slug: String?) -> [String] { [] }
  var rules: any GameData { Dex() }
}
