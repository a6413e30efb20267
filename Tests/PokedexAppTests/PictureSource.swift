import PokedexModel
import PokedexTestSupport
import PokemonAPI
import Synchronization
import TestSupport

/// The bundle with a picture of each variety: a disc on a transparent background.
final class PictureSource: Sendable {
  private let requestLog = Mutex<[(id: Int, kind: PictureKind)]>([])
  private let hasBack: Bool

  init(hasBack: Bool = true) {
    self.hasBack = hasBack
  }

  /// The kinds of the requested pictures, in order.
  var kinds: [PictureKind] { requestLog.withLock { $0.map(\.kind) } }

  /// The varieties of the requested pictures, in order.
  var ids: [Int] { requestLog.withLock { $0.map(\.id) } }

  /// An API that serves the pictures and records the requests.
  var api: StubPokemonAPI {
    var stub = StubPokemonAPI()
    stub.replace([GameDescription]?.self) { _ in Fetched(nil, .live) }
    stub.replace([UInt8]?.self) { [self] request in
      guard case .picture(let id, let kind) = request.kind else { throw HTTPError.invalidRequest }
      requestLog.withLock { $0.append((id, kind)) }
      return Fetched(kind.isBack && !hasBack ? nil : Self.picture(kind), .live)
    }
    return stub
  }

  private static func picture(_ kind: PictureKind) -> [UInt8] {
    PNGWriter(kind: .rgba).file(width: 40, height: 40) { column, row in
      let isInside = (column - 20) * (column - 20) + (row - 20) * (row - 20) <= 144
      let red = kind.isShiny ? 200 : 40
      return [red, kind.isBack ? 200 : 40, row < 20 ? 100 : 200, isInside ? 255 : 0]
    }
  }
}
