import Foundation
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that every decoded number must be within a range.
@Suite(.timeLimit(.minutes(5)))
struct BoundedIntTests {
  static let bodies: [(Endpoint, String)] = [
    (.pokemonList, Fixture.list), (.pokemon, Fixture.detailed(Fixture.pokemon)),
    (.species, Fixture.species(id: 1)), (.form, Fixture.form), (.type, Fixture.grass),
    (.encounters, Fixture.encounters), (.versionGroup, Fixture.versionGroup(15, generation: 6)),
    (.evolutionChain, Fixture.chain(of: #"{"min_level": 7, "gender": 1, "min_steps": 8}"#)),
    (.move, #"{"name": "a", "effect_chance": 7, "effect_entries": [], "flavor_text_entries": []}"#),
  ]
  static let extremes = [
    "9007199254740992", "1000000000000000000", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "4294967296", "2147483648", "-2", "1e300",
  ]

  /// Returns the variants of a body in which one number is replaced. Numbers at the end of URLs are
  /// replaced, too.
  private static func replaced(_ body: String, by extreme: String) -> [String] {
    body.ranges(of: /-?[0-9]+/).filter { range in
      guard let before = body[..<range.lowerBound].last else { return false }
      let after = body[range.upperBound...].first
      // Replace a number only if it is a whole value or the last component of a URL, not if it is
      // part of a name.
      return " :,[".contains(before) || before == "/" && after == "/"
    }.map { body.replacingCharacters(in: $0, with: extreme) }
  }

  @Test(arguments: bodies, extremes)
  func numberOutsideItsRangeIsRefused(body: (endpoint: Endpoint, text: String), extreme: String) {
    let bodies = Self.replaced(body.text, by: extreme)
    #expect(!bodies.isEmpty)

    for text in bodies {
      for reading in body.endpoint.payloadTypes {
        let payload = try? reading.decode(
          kept: body.endpoint.members?.kept(of: Array(text.utf8)) ?? [], of: "x", from: nil)
        // Decoding must either fail or skip the number, so the payload never contains it.
        #expect(payload.map { String(reflecting: $0).contains(extreme) } != true, "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("height", "-1"), ("height", "10000"), ("weight", "100000"), ("base_experience", "10000"),
    ("id", "0"), ("id", "1000000"),
  ])
  func numberJustOutsideItsRangeIsRefused(name: String, value: String) throws {
    let body = try Fixture.pokemon(name, value)

    #expect(throws: PokemonAPIError.decodingFailed(resource: "x", codingPath: name)) {
      try WirePokemon.decode(kept: body, of: "x", from: nil)
    }
  }

  @Test(arguments: [("height", "9999"), ("height", "0"), ("weight", "99999"), ("id", "999999")])
  func numberJustInsideItsRangeIsAccepted(name: String, value: String) throws {
    let body = try Fixture.pokemon(name, value)

    _ = try WirePokemon.decode(kept: body, of: "x", from: nil)
  }
}

extension Fixture {
  /// Returns a JSON object in which a member has the given JSON value.
  static func setting(_ name: String, _ value: String, in body: String) throws -> [UInt8] {
    let parsed = try JSONSerialization.jsonObject(with: Data(body.utf8))
    var object = try #require(parsed as? [String: Any])
    object[name] = try JSONSerialization.jsonObject(
      with: Data(value.utf8), options: .fragmentsAllowed)
    return Array(try JSONSerialization.data(withJSONObject: object))
  }

  fileprivate static func pokemon(_ name: String, _ value: String) throws -> [UInt8] {
    try setting(name, value, in: pokemon)
  }
}
