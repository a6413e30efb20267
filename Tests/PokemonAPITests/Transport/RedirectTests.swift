import Testing

@testable import PokemonAPI

/// Tests for redirects that are followed and redirects that are refused.
struct RedirectTests {
  private static let source = "http://dex.test/api/v2/pokemon"
  private static let rule = RedirectRule()
  private static let sprites = "https://raw.githubusercontent.com"

  @Test(arguments: [
    ("http://dex.test/other", "http://dex.test/other"),
    ("http://dex.test:80/", "http://dex.test:80/"),
    ("\(sprites)/1.png", "\(sprites)/1.png"), ("\(sprites):443/1.png", "\(sprites):443/1.png"),
    ("http://DEX.Test/other", "http://DEX.Test/other"), ("HTTP://dex.test/", "HTTP://dex.test/"),
    ("/other?x=1", "http://dex.test/other?x=1"), ("1", "http://dex.test/api/v2/1"),
  ])
  func redirectToKnownServerIsFollowed(location: String, target: String) throws {
    let led = try Self.rule.target(of: location, from: Self.source)

    #expect(led.url == target)
    #expect(led.isCrossOrigin == target.hasPrefix(Self.sprites))
  }

  @Test(arguments: [
    ("http://evil.test/", "http://evil.test"),
    ("http://dex.test.evil.test/", "http://dex.test.evil.test"),
    ("http://dex.test@evil.test/", "http://evil.test"), ("//evil.test/", "http://evil.test"),
    ("https://dex.test/", "https://dex.test"), ("ftp://dex.test/", "ftp://dex.test"),
    ("http://dex.test:8080/", "http://dex.test:8080"),
    ("http://dex.test:443/", "http://dex.test:443"),
    ("http://raw.githubusercontent.com/", "http://raw.githubusercontent.com"),
    ("\(sprites):8080/", "\(sprites):8080"), ("http://user@dex.test/", "http://dex.test"),
    ("http://:pw@dex.test/", "http://dex.test"),
    ("http://dex.test/" + String(repeating: "x", count: 2000), "http://dex.test"),
    ("file:///dex.test", "file://"), ("javascript:alert(1)", "javascript://"),
  ])
  func redirectToAnotherServerIsRefused(location: String, refusedServer: String) {
    #expect(throws: HTTPError.redirectRefused(to: refusedServer)) {
      try Self.rule.target(of: location, from: Self.source)
    }
  }

  @Test func redirectFromHTTPSToHTTPIsRefused() {
    #expect(throws: HTTPError.redirectRefused(to: "http://dex.test")) {
      try Self.rule.target(of: "http://dex.test/", from: "https://dex.test/api/v2/pokemon")
    }
  }

  @Test(arguments: ["", "http://dex.test/a b", "http://[dex.test/", "http://dex.test\\@evil.test/"])
  func invalidRedirectURLThrows(location: String) {
    #expect(throws: HTTPError.unexpectedResponse) {
      try Self.rule.target(of: location, from: Self.source)
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func redirectKeepsHeadersAndLimit(status: Int) async throws {
    let transport = LeadingTransport(status, ["/a", "/b"])
    let request = HTTPRequest(
      url: Self.source, headers: [HTTPHeader("Accept", "image/png")], largestBody: 7)

    let response = try await Self.rule.answer(to: request, by: transport)

    #expect(response.status == 200)
    let urls = [Self.source, "http://dex.test/a", "http://dex.test/b"]
    #expect(
      transport.requests.all
        == urls.map { HTTPRequest(url: $0, headers: request.headers, largestBody: 7) })
  }

  @Test(arguments: [("/a", true), ("https://raw.githubusercontent.com/a", false)])
  func authorizationIsSentToTheSameServerOnly(location: String, isSent: Bool) async throws {
    let transport = LeadingTransport(302, [location])
    let headers = [HTTPHeader("Accept", "image/png"), HTTPHeader("Authorization", "Basic eA==")]
    let request = HTTPRequest(
      url: Self.source, headers: headers, largestBody: 7, members: JSONMembers(keeping: ["a"]))

    _ = try await Self.rule.answer(to: request, by: transport)

    let last = try #require(transport.requests.all.last)
    #expect(last.headers == (isSent ? headers : [headers[0]]))
    #expect(last.members == request.members)
  }

  @Test(arguments: [200, 300, 304, 305, 404])
  func otherStatusesAreNotRedirects(status: Int) async throws {
    let transport = LeadingTransport(status, ["/a"])
    let request = HTTPRequest(url: Self.source, headers: [], largestBody: 7)

    #expect(try await Self.rule.answer(to: request, by: transport).status == status)
    #expect(transport.requests.all == [request])
  }

  @Test func redirectsAreLimitedToFive() async throws {
    let request = HTTPRequest(url: Self.source, headers: [], largestBody: 7)
    let five = LeadingTransport(302, Array(repeating: "/a", count: 5))
    let six = LeadingTransport(302, Array(repeating: "/a", count: 6))

    #expect(try await Self.rule.answer(to: request, by: five).status == 200)
    await #expect(throws: HTTPError.tooManyRedirects) {
      try await Self.rule.answer(to: request, by: six)
    }
    #expect(six.requests.all.count == 6)
  }
}

/// A transport that redirects to each of these locations in turn, then responds with 200.
private struct LeadingTransport: HTTPTransport {
  let requests = Recorder<HTTPRequest>()
  private let status: Int
  private let locations: [String]

  init(_ status: Int, _ locations: [String]) {
    self.status = status
    self.locations = locations
  }

  func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    requests.record(request)
    let count = requests.all.count
    guard count <= locations.count else { return HTTPResponse(status: 200, headers: [], body: []) }
    return HTTPResponse(
      status: status, headers: [HTTPHeader("location", locations[count - 1])], body: [])
  }
}
