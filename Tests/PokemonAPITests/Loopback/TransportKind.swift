import CurlTransport
import Testing
import URLSessionTransport

@testable import PokemonAPI

/// The kinds of transports. The contract tests run with each of them.
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
