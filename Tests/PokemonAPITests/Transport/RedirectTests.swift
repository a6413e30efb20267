import Foundation
import Testing

@testable import PokemonAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where an answer may lead.
struct RedirectTests {
  private func follows(_ target: String, from source: String) throws -> Bool {
    let exchange = DataExchange(number: 1, hosts: ["dex.test", "sprites.test"])
    let response = HTTPURLResponse(
      url: try #require(URL(string: source)), statusCode: 302, httpVersion: nil, headerFields: nil)
    return exchange.follows(
      URLRequest(url: try #require(URL(string: target))), after: try #require(response))
  }

  @Test(arguments: [
    "http://dex.test/other", "http://dex.test:8080/", "http://sprites.test/1.png",
    "http://DEX.Test/other",
  ])
  func aKnownHostIsFollowed(target: String) throws {
    #expect(try follows(target, from: "http://dex.test/api/v2/pokemon"))
  }

  @Test(arguments: [
    "http://evil.test/", "http://dex.test.evil.test/", "http://dex.test@evil.test/",
    "https://dex.test/", "ftp://dex.test/", "file:///dex.test",
  ])
  func anyOtherIsNot(target: String) throws {
    #expect(try !follows(target, from: "http://dex.test/api/v2/pokemon"))
  }

  @Test func aConnectionThatIsSafeStaysSafe() throws {
    #expect(try !follows("http://dex.test/", from: "https://dex.test/api/v2/pokemon"))
  }
}
