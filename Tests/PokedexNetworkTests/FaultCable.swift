import PokedexTestSupport
import PokemonAPI
import Synchronization

/// A source that can be plugged into another one while it is used.
final class FaultCable: Sendable {
  private let source: Mutex<any PokemonAPIProtocol>

  init(_ source: any PokemonAPIProtocol) {
    self.source = Mutex(source)
  }

  /// To be asked: the source that it is plugged into by then.
  var api: StubPokemonAPI {
    var stub = StubPokemonAPI(over: { [self] in source.withLock { $0 } })
    stub.serving = { [self] _, urgency in source.withLock { $0 }.serving(urgency) }
    return stub
  }

  func plug(into other: any PokemonAPIProtocol) {
    source.withLock { $0 = other }
  }
}
