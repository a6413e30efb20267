import Testing

@testable import PokemonAPI

/// Tests of interpreting the headers of a response.
struct HTTPResponseTests {
  private static let day = 86_400

  private func answer(_ status: Int = 200, _ headers: [String: String]) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: headers.map { HTTPHeader($0.key, $0.value) }, body: Array("no".utf8))
  }

  @Test(arguments: [
    ("\"a\"", true), ("W/\"1-2\"", true), ("\"\u{1B}[2J\"", false), ("\"\t\"", false),
    ("\"é\"", false),
    ("\"" + String(repeating: "x", count: 200) + "\"", false),
  ])
  func unsafeValidatorIsIgnored(tag: String, isValid: Bool) {
    let answer = HTTPResponse(status: 200, headers: [HTTPHeader("ETag", tag)], body: [])

    #expect(answer.validator == (isValid ? tag : nil))
  }

  @Test(arguments: [
    ("max-age=100", 100), ("max-age=0", 0), ("max-age=-5", 0), ("public, max-age=86400", day),
    ("MAX-AGE=60, Public", 60), (" max-age=7 ,immutable", 7), ("max-age=5,max-age=9", 5),
    ("max-age=2592000", 30 * day), ("max-age=2592001", 30 * day),
    ("max-age=9223372036854775807", 30 * day),
    ("no-cache", 0), ("No-Cache, max-age=100", 0), ("max-age=100, no-cache", 0),
    ("no-store", nil), ("NO-STORE", nil), ("max-age=100, no-store", nil),
    ("no-cache, no-store", nil),
    ("", day), ("public", day), ("max-age", day), ("max-age=", day), ("max-age=soon", day),
    ("max-age=1.5", day), ("s-maxage=5", day), ("x-max-age=5", day), (",,,", day),
    ("no-storeroom", day), ("no-cached", day), ("max-age=99999999999999999999", day),
  ])
  func cacheControlSetsFreshness(header: String, seconds: Int?) {
    #expect(answer(200, ["Cache-Control": header]).freshSeconds == seconds)
    #expect(answer(200, ["cache-control": header]).freshSeconds == seconds)
  }

  @Test func answerWithoutCacheControlIsFreshForADay() {
    #expect(answer(200, [:]).freshSeconds == Self.day)
  }

  @Test(arguments: [
    (["ETag": "\"a\""], "\"a\""), (["etag": "W/\"7-x\""], "W/\"7-x\""), ([:], nil),
    (["Last-Modified": "Mon, 01 Jan 2024 00:00:00 GMT"], nil),
  ])
  func validatorIsTheETag(headers: [String: String], validator: String?) {
    #expect(answer(200, headers).validator == validator)
  }

  @Test(arguments: [
    (200, nil), (201, nil), (299, nil), (304, nil),
    (199, HTTPError.status(code: 199, body: "no")), (300, .status(code: 300, body: "no")),
    (303, .status(code: 303, body: "no")), (305, .status(code: 305, body: "no")),
    (404, .status(code: 404, body: "no")), (500, .status(code: 500, body: "no")),
  ])
  func otherStatusIsAnError(status: Int, error: HTTPError?) {
    #expect(answer(status, [:]).error == error)
  }

  /// Values of the header `Retry-After`, when the current time is `Wed, 21 Oct 2015 07:28:00 GMT`.
  @Test(arguments: [
    ("0", Duration.zero), ("7", .seconds(7)), (" 7 ", .seconds(7)), ("007", .seconds(7)),
    ("86400", .seconds(day)), ("86401", .seconds(day)),
    ("9223372036854775807", .seconds(day)),
    ("Wed, 21 Oct 2015 07:28:09 GMT", .seconds(9)),
    ("Wed, 21 Oct 2015 07:28:00 GMT", .zero),
    ("Wed, 21 Oct 2015 07:27:00 GMT", .seconds(-60)),
    ("Thu, 22 Oct 2015 07:28:00 GMT", .seconds(day)),
    ("-1", nil), ("", nil), ("soon", nil), ("1.5", nil), ("7 seconds", nil), ("0x7", nil),
    ("Wed, 99 Oct 2015 07:28:09 GMT", nil), ("Wed, 21 Oct 2015 24:00:00 GMT", nil),
    ("Wed, 21 Oct 2015 07:28:09 CET", nil), ("21 Oct 2015 07:28:09 GMT", nil),
    ("Mon, 29 Feb 2016 07:28:00 GMT", .seconds(131 * day)),
    ("Tue, 01 Mar 2016 07:28:00 GMT", .seconds(132 * day)),
    ("Thu, 01 Jan 1970 00:00:00 GMT", .seconds(-1_445_412_480)),
    ("2015-10-21T07:28:09Z", nil),
  ])
  func retryAfterIsSecondsOrADate(header: String, pause: Duration?) {
    #expect(answer(503, ["Retry-After": header]).retryAfterPause(now: 1_445_412_480) == pause)
  }

  @Test func missingRetryAfterGivesNoPause() {
    #expect(answer(503, [:]).retryAfterPause(now: 0) == nil)
  }
}
