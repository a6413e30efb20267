import CurlTransport
import Testing
import URLSessionTransport

@testable import PokemonAPI

/// The transports there are. What either promises is tested of both, over real sockets.
enum TransportKind: String, CaseIterable, CustomTestStringConvertible {
  case curl
  case session

  var testDescription: String { rawValue }

  func make() -> any HTTPTransport {
    switch self {
    case .curl: CurlTransport()
    case .session: URLSessionTransport()
    }
  }
}
