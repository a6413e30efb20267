import TestSupport
import Testing

/// A fault of the server or the network, and its expected effects.
struct Fault: Sendable, CustomTestStringConvertible {
  /// How the fault is produced.
  enum Cause: Sendable {
    /// The server sends this response.
    case answer(@Sendable (RequestStage) -> LoopbackServer.Script)
    /// The server starts this response and never finishes it.
    case hang(@Sendable (RequestStage) -> LoopbackServer.Script)
    /// The server stops while the request is waiting for its response.
    case end
    /// The client uses this base URL, at which there is no server.
    case detour(String)
  }

  let name: String
  let cause: Cause
  /// The error message that the user sees.
  let sentence: String
  /// The number of attempts that the client makes.
  let tries: Int
  /// The number of requests that reach the server. Nil means one for each of the client's attempts.
  var requests: Int?
  /// Whether the connection ends before the first byte of a response.
  var breaksOff = false
  /// The time until the message appears: the sum of the pauses that the server asks for, or the
  /// client's deadline.
  var time = Duration.zero
  /// Whether the client remembers the failure and doesn't repeat the request for ten minutes. It
  /// never remembers failures of list requests.
  var isRemembered = false
  /// The requests that can have this fault.
  var stages = Set(RequestStage.allCases)

  var testDescription: String { name }

  /// Returns how many times the server may receive the faulty request. The number varies because
  /// libcurl repeats a request if an open connection turns out to be dead.
  func requests(in stage: RequestStage) -> ClosedRange<Int> {
    let requests = requests ?? tries
    return requests...requests + (breaksOff ? stage.connections : 0)
  }
}

extension Fault {
  private static let other = "http://other.test"
  private static let unreachable = "Can't reach PokéAPI. Press r to retry."
  private static let late = "PokéAPI took too long to answer. Press r to retry."
  private static let busy = "PokéAPI asks us to slow down. Press r to retry."
  private static let unreadable = "PokéAPI's answer could not be read. Press r to retry."

  static let all = statuses + silences + connections + bodies + redirects

  static let unavailable = status(
    503, "PokéAPI answered with error 503. Press r to retry.", tries: 4)

  static let notFound = status(404, "PokéAPI has no such entry.", tries: 1, isRemembered: true)

  static let signInPage = body("a page to sign in on", tries: 4) { _ in
    "<!DOCTYPE html><html><body>Sign in</body></html>"
  }

  static let statuses = [
    unavailable, notFound,
    status(500, "PokéAPI answered with error 500. Press r to retry.", tries: 4),
    status(403, "PokéAPI answered with error 403.", tries: 1),
    status(429, busy, tries: 4),
    status(429, after: "2", busy, tries: 4, time: .seconds(6)),
    // The date is two seconds after the initial time of `FaultTime`.
    status(429, after: "Tue, 14 Nov 2023 22:13:22 GMT", busy, tries: 4, time: .seconds(6)),
    status(429, after: "3600", busy, tries: 1),
  ]

  static let silences = [
    Fault(
      name: "silence", cause: .hang { _ in .silence }, sentence: late, tries: 1,
      time: .seconds(20)),
    Fault(
      name: "half an answer, then silence", cause: .hang { .stall($0.body) }, sentence: late,
      tries: 1, time: .seconds(20)),
  ]

  static let connections = [
    Fault(
      name: "reset", cause: .answer { _ in .reset }, sentence: unreachable, tries: 4,
      breaksOff: true),
    Fault(
      name: "closed before an answer", cause: .answer { _ in .close }, sentence: unreachable,
      tries: 4, breaksOff: true),
    Fault(
      name: "half an answer", cause: .answer { .half($0.body) }, sentence: unreachable, tries: 4),
    Fault(
      name: "ended meanwhile", cause: .end, sentence: unreachable, tries: 4, requests: 1,
      breaksOff: true),
    elsewhere("refused", "http://127.0.0.1:1/api/v2"),
    elsewhere(
      "unknown host", "http://nowhere.invalid/api/v2",
      "Can't find the server nowhere.invalid. Press r to retry."),
  ]

  static let bodies = [
    body("nothing", tries: 4) { _ in "" },
    body("garbage", tries: 4) { _ in "\u{0}\u{1}\u{FFFD}PK\u{3}\u{4}\u{7F}garbage" },
    signInPage,
    body("half a body that says it is whole", tries: 4) {
      String($0.body.prefix($0.body.count / 2))
    },
    body("an empty object") { _ in "{}" },
    Fault(
      name: "a body without end", cause: .answer { _ in .endless(bytes: 17 << 20) },
      sentence: "PokéAPI's answer is too large. Press r to retry.", tries: 1),
    Fault(
      name: "an address elsewhere",
      cause: .answer { .json($0.body.replacing($0.url, with: other + #"/\u001b[2J1/"#)) },
      sentence: "PokéAPI's answer points to another server, \(other)/1/, and is refused."
        + " Press r to retry.", tries: 1),
    // List pages can't have this fault, because they have no id.
    body("another entry", in: [.entry, .species, .family, .description]) {
      $0.body.replacing(#"{"id": "#, with: #"{"id": 9"#)
    },
  ]

  static let redirects = [
    Fault(
      name: "a redirect to itself", cause: .answer { .status(302, location: $0.path) },
      sentence: "PokéAPI redirects in a circle. Press r to retry.", tries: 1, requests: 6),
    Fault(
      name: "a redirect elsewhere", cause: .answer { .status(302, location: other + $0.path) },
      sentence: "PokéAPI redirects to \(other), which is not allowed. Press r to retry.",
      tries: 1),
  ]

  private static func status(
    _ status: Int, after pause: String? = nil, _ sentence: String, tries: Int,
    time: Duration = .zero, isRemembered: Bool = false
  ) -> Fault {
    Fault(
      name: "\(status)" + (pause.map { ", Retry-After: \($0)" } ?? ""),
      cause: .answer { _ in
        .reply(status: status, body: "", headers: pause.map { ["Retry-After": $0] } ?? [:])
      }, sentence: sentence, tries: tries, time: time, isRemembered: isRemembered)
  }

  /// Returns a fault caused by a wrong base URL. It can't affect only the species or the family,
  /// because these are requested together with the variety.
  private static func elsewhere(
    _ name: String, _ baseURL: String, _ sentence: String = unreachable
  ) -> Fault {
    Fault(
      name: name, cause: .detour(baseURL), sentence: sentence, tries: 4, requests: 0,
      stages: [.firstPage, .nextPage, .entry, .description])
  }

  private static func body(
    _ name: String, in stages: [RequestStage] = RequestStage.allCases, tries: Int = 1,
    _ body: @escaping @Sendable (RequestStage) -> String
  ) -> Fault {
    Fault(
      name: name, cause: .answer { .json(body($0)) }, sentence: unreadable,
      tries: tries, stages: Set(stages))
  }
}
