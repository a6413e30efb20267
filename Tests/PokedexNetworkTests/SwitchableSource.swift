import PokedexTestSupport
import PokemonAPI
import Synchronization

/// A data source that forwards each request to another source. A test can replace that source at
/// any time.
final class SwitchableSource: Sendable {
  private let source: Mutex<any PokemonAPIProtocol>

  init(_ source: any PokemonAPIProtocol) {
    self.source = Mutex(source)
  }

  /// The API for the view models, which forwards each request to the current source.
  var api: StubPokemonAPI {
    var stub = StubPokemonAPI(over: { [self] in source.withLock { $0 } })
    stub.withUrgency = { [self] _, urgency in source.withLock { $0 }.withUrgency(urgency) }
    return stub
  }

  func plug(into other: any PokemonAPIProtocol) {
    source.withLock { $0 = other }
  }
}
