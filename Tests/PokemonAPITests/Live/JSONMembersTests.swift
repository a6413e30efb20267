import Foundation
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that only the needed members of an object are kept, and that these are unchanged byte by
/// byte.
@Suite struct JSONMembersTests {
  private func kept(_ names: [String], of json: String) throws -> String {
    String(decoding: try JSONMembers.kept(names, of: Array(json.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (#"{"a":1,"b":2,"c":3}"#, #"{"a":1,"c":3}"#), (#"{"c":3,"b":2,"a":1}"#, #"{"c":3,"a":1}"#),
    (#"{"a":1}"#, #"{"a":1}"#), (#"{"b":1}"#, "{}"), ("{}", "{}"), (" { } ", "{}"),
    ("\r\n{\t\"a\" : 1 ,\n \"b\":2\r}\n", "{\"a\":1}"),
    (#"{"b":{"a":1},"a":2}"#, #"{"a":2}"#), (#"{"b":[{"a":1},"a"],"a":2}"#, #"{"a":2}"#),
    (#"{"a":{"b":[1,{"c":"}"}]},"b":1}"#, #"{"a":{"b":[1,{"c":"}"}]}}"#),
    (#"{"a":[ ],"c":{ }}"#, #"{"a":[ ],"c":{ }}"#),
    (#"{"a":true,"b":false,"c":null}"#, #"{"a":true,"c":null}"#),
    (#"{"a":-1.5E+10,"b":0}"#, #"{"a":-1.5E+10}"#), (#"{"a":"","c":""}"#, #"{"a":"","c":""}"#),
    (#"{"b":"\"a\":1","a":2}"#, #"{"a":2}"#), (#"{"b":"\\","a":2}"#, #"{"a":2}"#),
    (#"{"b":"\\\"","a":2}"#, #"{"a":2}"#), (#"{"b":"]}{[","a":2}"#, #"{"a":2}"#),
    (#"{"a":"\\","b":1}"#, #"{"a":"\\"}"#), (#"{"a":"x\"}","b":1}"#, #"{"a":"x\"}"}"#),
    (#"{"a":"\u007d\u00e9 é 🐉","b":1}"#, #"{"a":"\u007d\u00e9 é 🐉"}"#),
    (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#),
  ])
  func selectedMembersAreCopiedInOrder(json: String, expected: String) throws {
    #expect(try kept(["a", "c"], of: json) == expected)
  }

  @Test(arguments: [
    #"{"A":1}"#, #"{"aa":1}"#, #"{"a ":1}"#, #"{" a":1}"#, #"{"":1}"#, #"{"\u0061":1}"#,
    #"{"a\"":1}"#, #"{"\"a":1}"#, #"{"a\\":1}"#, #"{"á":1}"#, "{\"a\u{0}\":1}", #"{"b":"a"}"#,
  ])
  func similarMemberNameIsSkipped(json: String) throws {
    #expect(try kept(["a", "c"], of: json) == "{}")
  }

  @Test(arguments: ["é", "a.b", "ポケ", "is_default"])
  func anyMemberNameCanBeSelected(name: String) throws {
    #expect(try kept([name], of: "{\"x\": 0, \"\(name)\": 1}") == "{\"\(name)\":1}")
  }

  @Test(arguments: [
    "[1,}", "{]", "{1:2}", "[\"a\" \"b\"]", "tru", "--1", "\"\\q\"", "\"\n\"", "[,,,]",
  ])
  func skippedMemberMayBeMalformed(value: String) throws {
    #expect(try kept(["a"], of: "{\"b\": \(value), \"a\": 1}") == "{\"a\":1}")
  }

  @Test(arguments: [
    "", " ", "null", "[]", "1", "\"a\"", "<html>", "{", "}", "{{}", "{}}", "{} {}", "{}x", "{},",
    #"{"a"}"#, #"{"a":}"#, #"{"a":,"b":1}"#, #"{"a" 1}"#, #"{a:1}"#, #"{'a':1}"#, #"{"a":1"b":2}"#,
    #"{"a":1 "b":2}"#, #"{"a":1;"b":2}"#, #"{,"a":1}"#, #"{"a":"x}"#, #"{"a":"\"}"#, #"{"a":[1}"#,
    #"{"a":{"b":1}"#, #"{"a":]}"#, "{\"a\":\u{0}}", #"{"a":1}]"#, "\u{FEFF}{}",
  ])
  func malformedObjectIsRefused(json: String) {
    #expect(throws: JSONMembers.Failure.self) { try kept(["a"], of: json) }
  }

  @Test(arguments: [
    Fixture.list, Fixture.pokemon, Fixture.species, Fixture.form, Fixture.chain, Fixture.grass,
  ])
  func truncatedObjectIsRefused(payload: String) throws {
    let bytes = Array(payload.utf8)
    #expect(bytes.last == UInt8(ascii: "}"))
    _ = try JSONMembers.kept(["id", "name"], of: bytes)

    for count in bytes.indices {
      #expect(throws: JSONMembers.Failure.self, "the first \(count) bytes") {
        try JSONMembers.kept(["id", "name"], of: Array(bytes.prefix(count)))
      }
    }
  }

  @Test func failureReportsOffset() {
    #expect(throws: JSONMembers.Failure.malformed(at: 8)) { try kept([], of: #"{"a": 1 x}"#) }
    #expect(throws: JSONMembers.Failure.malformed(at: 0)) { try kept([], of: "<html>") }
  }

  @Test(arguments: ["a", "b"], [("[", "]"), ("{\"x\":", "}")])
  func depthIsLimited(name: String, brackets: (open: String, close: String)) throws {
    func json(_ depth: Int) -> String {
      let value = String(repeating: brackets.open, count: depth) + "1"
      return "{\"\(name)\":" + value + String(repeating: brackets.close, count: depth) + "}"
    }

    #expect(try kept(["a"], of: json(64)) == (name == "a" ? json(64) : "{}"))
    let offset = 5 + 64 * brackets.open.utf8.count
    #expect(throws: JSONMembers.Failure.tooDeep(at: offset)) { try kept(["a"], of: json(65)) }
  }

  @Test(arguments: [
    "[]", "null", "[1, {\"a\": 1}]", "7", "-1.5e+3", "\"a\"", " true ", "[[\"}\"]]",
  ])
  func validNonObjectThrowsNoObject(json: String) {
    #expect(throws: JSONMembers.Failure.notAnObject) { try kept(["a"], of: json) }
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func resultDoesNotDependOnChunkSize(size: Int) throws {
    let names = ["names", "id", "varieties", "flavor_text_entries"]
    let bytes = Array(Fixture.species(id: 1).utf8)
    var members = JSONMembers(keeping: names)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let part = Array(bytes[start..<min(start + size, bytes.count)])
      try part.withUnsafeBytes { try members.take($0) }
    }

    #expect(try members.finish() == JSONMembers.kept(names, of: bytes))
  }

  @Test func selectedSizeIsLimited() throws {
    let long = "\"" + String(repeating: "x", count: JSONMembers.maxBytes) + "\""
    let many = "[" + String(repeating: "1,", count: JSONMembers.maxValues + 1) + "1]"
    for value in [long, many] {
      #expect(try kept(["a"], of: "{\"b\":\(value)}") == "{}")
      #expect(throws: JSONMembers.Failure.tooMuch) { try kept(["b"], of: "{\"b\":\(value)}") }
    }
  }

  @Test(arguments: ["[", "{", "[{", "{\"a\":", "{\"a\":["])
  func aMillionBracketsDoNotExhaustTheStack(bracket: String) {
    let brackets = String(repeating: bracket, count: 1_000_000)

    #expect(throws: JSONMembers.Failure.self) { try kept(["a"], of: "{\"a\":" + brackets) }
    #expect(throws: JSONMembers.Failure.self) { try kept(["a"], of: brackets) }
  }
}
