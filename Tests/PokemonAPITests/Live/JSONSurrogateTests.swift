import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that unpaired surrogates are replaced with U+FFFD, and that surrogate pairs are kept.
@Suite struct JSONSurrogateTests {
  private func kept(_ json: [UInt8]) throws -> String {
    String(decoding: try JSONMembers.kept(["a"], of: json), as: UTF8.self)
  }

  @Test(arguments: [
    (#"\ud83d"#, #"\uFFFD"#), (#"\uDC09"#, #"\uFFFD"#), (#"\uD800x"#, #"\uFFFDx"#),
    (#"\ud83d\udc09"#, #"\ud83d\udc09"#), (#"\uDBFF\uDFFF"#, #"\uDBFF\uDFFF"#),
    (#"\uD800\uDC00"#, #"\uD800\uDC00"#),
    (#"\udc09\ud83d"#, #"\uFFFD\uFFFD"#), (#"\ud83d\ud83d\udc09"#, #"\uFFFD\ud83d\udc09"#),
    (#"\ud83d\udc09\udc09"#, #"\ud83d\udc09\uFFFD"#), (#"\ud83d\n"#, #"\uFFFD\n"#),
    (#"\ud83d \udc09"#, #"\uFFFD \uFFFD"#), (#"\ud83d\u0041"#, #"\uFFFD\u0041"#),
    (#"\ud83d\\udc09"#, #"\uFFFD\\udc09"#), (#"\\ud83d"#, #"\\ud83d"#),
    (#"\\\ud83d"#, #"\\\uFFFD"#), (#"\"\ud83d\""#, #"\"\uFFFD\""#),
    (#"\uD7FF\uE000"#, #"\uD7FF\uE000"#), ("🐉", "🐉"),
  ])
  func unpairedSurrogateIsReplaced(text: String, expected: String) throws {
    #expect(try kept(Array("{\"a\":\"\(text)\"}".utf8)) == "{\"a\":\"\(expected)\"}")
  }

  @Test(arguments: [#"\ud83d"#, #"\udc09"#, #"x\udc09\ud83dy"#, #"\ud83d\udc09"#])
  func filteredJSONCanBeDecoded(text: String) throws {
    let json = try JSONMembers.kept(["a"], of: Array("{\"a\":\"\(text)\"}".utf8))

    #expect(throws: Never.self) {
      try JSONDecoder().decode([String: String].self, from: Data(json))
    }
  }

  @Test(arguments: [#"\u"#, #"\ud8"#, #"\ud83"#, #"\uzzzz"#, #"\u+d83"#, #"\ud83d\u"#, #"\x"#])
  func invalidEscapeIsLeftToTheDecoder(text: String) throws {
    let json = try JSONMembers.kept(["a"], of: Array("{\"a\":\"\(text)\"}".utf8))

    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([String: String].self, from: Data(json))
    }
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0xC3], "\u{FFFD}"), ([0xC3, 0xA9], "é"), ([0x80], "\u{FFFD}"),
      ([0xED, 0xA0, 0xBD], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xF0, 0x9F, 0x90], "\u{FFFD}"), ([0x61, 0xE9, 0x62], "a\u{FFFD}b"),
    ] as [([UInt8], String)])
  func invalidUTF8IsReplaced(bytes: [UInt8], expected: String) throws {
    let json = Array(#"{"a":""#.utf8) + bytes + Array(#""}"#.utf8)

    #expect(try kept(json) == "{\"a\":\"\(expected)\"}")
  }

  @Test func nameWithUnpairedSurrogateIsRead() async throws {
    let list = Fixture.list.replacing("leafling-mega", with: #"leaf\ud83dling"#)
    let server = StubServer(["pokemon": .json(list)])

    let page = try await server.client().fetchPokemonList(offset: 0, limit: 2).value

    #expect(page.results.map(\.name) == ["leafling", "leafling"])
  }
}

/// Tests of the maximum size and depth of a payload.
@Suite(.timeLimit(.minutes(5)))
struct PayloadSizeTests {
  @Test func deeplyNestedPayloadIsRefused() async throws {
    let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    let server = StubServer(["pokemon": .json("{\"count\": \(deep)}")])

    await #expect(throws: PokemonAPIError.decodingFailed(resource: "pokemon", codingPath: "")) {
      try await server.client().fetchPokemonList(offset: 0, limit: 2)
    }
  }

  @Test func oversizedUsedMemberIsRefused() async throws {
    let spaces = String(repeating: " ", count: JSONMembers.maxBytes)
    let server = StubServer(["pokemon": .json("{\"results\": [\(spaces)], \"count\": 1}")])

    await #expect(throws: HTTPError.tooLarge(limit: JSONMembers.maxBytes)) {
      try await server.client().fetchPokemonList(offset: 0, limit: 2)
    }
  }

  @Test func oversizedUnusedMemberIsSkipped() async throws {
    let moves = String(repeating: "x", count: 2 * JSONMembers.maxBytes)
    let body = "{\"moves\": \"\(moves)\", " + Fixture.list.dropFirst()
    let server = StubServer(["pokemon": .json(body)])

    let list = try await server.client().fetchPokemonList(offset: 0, limit: 2)

    #expect(list.value.count == 3)
  }
}
