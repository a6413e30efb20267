import Testing

@testable import PokemonAPI

/// Where an answer may lead.
struct RedirectTests {
  private static let source = "http://dex.test/api/v2/pokemon"
  private static let rule = RedirectRule(hosts: ["dex.test", "sprites.test"])

  @Test(arguments: [
    ("http://dex.test/other", "http://dex.test/other"),
    ("http://dex.test:8080/", "http://dex.test:8080/"),
    ("http://sprites.test/1.png", "http://sprites.test/1.png"),
    ("http://DEX.Test/other", "http://DEX.Test/other"), ("HTTP://dex.test/", "HTTP://dex.test/"),
    ("/other?x=1", "http://dex.test/other?x=1"), ("1", "http://dex.test/api/v2/1"),
    ("//sprites.test/1.png", "http://sprites.test/1.png"),
  ])
  func aKnownHostIsFollowed(location: String, target: String) throws {
    #expect(try Self.rule.target(of: location, from: Self.source) == target)
  }

  @Test(arguments: [
    ("http://evil.test/", "http://evil.test"),
    ("http://dex.test.evil.test/", "http://dex.test.evil.test"),
    ("http://dex.test@evil.test/", "http://evil.test"), ("//evil.test/", "http://evil.test"),
    ("https://dex.test/", "https://dex.test"), ("ftp://dex.test/", "ftp://dex.test"),
    ("file:///dex.test", "file://"), ("javascript:alert(1)", "javascript://"),
  ])
  func anyOtherIsNot(location: String, place: String) {
    #expect(throws: HTTPError.redirectRefused(to: place)) {
      try Self.rule.target(of: location, from: Self.source)
    }
  }

  @Test func aConnectionThatIsSafeStaysSafe() {
    #expect(throws: HTTPError.redirectRefused(to: "http://dex.test")) {
      try Self.rule.target(of: "http://dex.test/", from: "https://dex.test/api/v2/pokemon")
    }
  }

  @Test(arguments: ["", "http://dex.test/a b", "http://[dex.test/", "http://dex.test\\@evil.test/"])
  func whatIsNoURLMakesNoSense(location: String) {
    #expect(throws: HTTPError.unexpectedResponse) {
      try Self.rule.target(of: location, from: Self.source)
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func itsHeadersAndItsLimitHoldForWhereItLeads(status: Int) async throws {
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

  @Test(arguments: [200, 300, 304, 305, 404])
  func noOtherStatusLeadsAnywhere(status: Int) async throws {
    let transport = LeadingTransport(status, ["/a"])
    let request = HTTPRequest(url: Self.source, headers: [], largestBody: 7)

    #expect(try await Self.rule.answer(to: request, by: transport).status == status)
    #expect(transport.requests.all == [request])
  }

  @Test func fiveAreFollowedAndNotSix() async throws {
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

/// Leads from one location to the next, and answers with 200 after the last.
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
