import Testing

@testable import PokemonAPI

/// Tests for the errors that are retried, and for the pauses before retries.
struct RetryPolicyTests {
  @Test(arguments: [
    (HTTPError.noNetwork, true), (.unknownHost("dex.test"), true), (.proxyFailed, false),
    (.untrustedCertificate, false), (.unreadableCertificates(path: "/a"), false),
    (.brokenBody, true), (.status(code: 429, body: ""), true),
    (.status(code: 500, body: "oops"), true), (.status(code: 501, body: ""), true),
    (.status(code: 502, body: ""), true), (.status(code: 503, body: ""), true),
    (.status(code: 504, body: ""), true), (.status(code: 599, body: ""), true),
    (.status(code: 301, body: ""), false), (.status(code: 400, body: ""), false),
    (.status(code: 401, body: ""), false), (.status(code: 403, body: ""), false),
    (.status(code: 404, body: ""), false), (.status(code: 408, body: ""), false),
    (.status(code: 428, body: ""), false), (.status(code: 430, body: ""), false),
    (.status(code: 499, body: ""), false), (.status(code: 600, body: ""), false),
    (.invalidRequest, false), (.timedOut, false), (.cancelled, false),
    (.unexpectedResponse, false), (.tooLarge(limit: 1), false),
    (.redirectRefused(to: "http://a"), false), (.tooManyRedirects, false),
    (.libraryMissing, false),
  ])
  func temporaryErrorsAreRetried(error: HTTPError, isRetried: Bool) {
    let pause = RetryPolicy { 1 }.pause(after: error, serverPause: nil, tries: 1)
    let serverPause = RetryPolicy { 1 }.pause(after: error, serverPause: .seconds(1), tries: 1)

    #expect((pause != nil) == isRetried)
    #expect((serverPause != nil) == isRetried)
  }

  @Test(arguments: [
    (1, 1.0, Duration.milliseconds(250)), (2, 1, .seconds(1)), (3, 1, .seconds(4)),
    (1, 0.5, .milliseconds(125)), (2, 0.5, .milliseconds(500)), (3, 0.5, .seconds(2)),
    (1, 0, .zero), (2, 0, .zero), (3, 0, .zero),
  ])
  func pauseIsRandomShareOfGrowingLimit(tries: Int, random: Double, pause: Duration) {
    let policy = RetryPolicy { random }

    #expect(policy.pause(after: .noNetwork, serverPause: nil, tries: tries) == pause)
  }

  @Test(arguments: [4, 5, 1000])
  func attemptsAreLimitedToFour(tries: Int) {
    let policy = RetryPolicy { 0 }

    #expect(policy.pause(after: .noNetwork, serverPause: nil, tries: tries) == nil)
    #expect(policy.pause(after: .noNetwork, serverPause: .zero, tries: tries) == nil)
  }

  @Test(arguments: [
    (Duration.seconds(7), Duration.seconds(7)), (.zero, .zero), (.seconds(-60), .zero),
    (.seconds(30), .seconds(30)), (.seconds(31), .seconds(30)), (.seconds(86_400), .seconds(30)),
  ])
  func requestedPauseIsUsedUpToHalfAMinute(serverPause: Duration, pause: Duration) {
    let policy = RetryPolicy { 0.5 }

    for tries in 1...3 {
      #expect(
        policy.pause(after: .status(code: 503, body: ""), serverPause: serverPause, tries: tries)
          == pause)
    }
  }
}
