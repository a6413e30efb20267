import TestSupport

/// Changes JSON bodies at random, which makes some of them broken or malicious.
struct AnswerMutator {
  /// A member of a JSON array or object.
  private struct Member {
    /// The range of the member's name. Nil for a member of an array.
    let name: Range<Int>?
    let value: Range<Int>
  }

  private static let numbers = [
    "9007199254740992", "1000000000000000000", "9223372036854775807", "-9223372036854775808",
    "18446744073709551616", "2147483648", "65536", "256", "255", "1", "0", "-1", "1e308", "0.5",
  ]
  private static let values = ["null", "true", "[]", "{}", "[{}]", "[[]]", "\"\"", "7", "\"a\""]
  private static let texts = [
    #""\u001b]0;owned\u0007a\u009b31m\u202eb\nc\u0000""#, "\"\u{1B}[2J\u{9B}31m\u{7}\"",
    #""\ud800""#, #""http://evil.test/1/""#, #""/api/v2/x/9223372036854775807/""#,
    #""/api/v2/x/2147483648/""#, #""/api/v2/x/999999/""#, #""https://pokeapi.co:1/x/1/""#,
    "\"a" + String(repeating: "\u{301}", count: 50_000) + "\"",
    "\"" + String(repeating: "長", count: 50_000) + "\"",
    "\"" + String(repeating: "a ", count: 50_000) + "\"",
  ]
  private static let depths = [
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
    String(repeating: "[", count: 60) + String(repeating: "]", count: 60),
  ]
  /// The maximum size of the result of `crowd(of:)`, in bytes.
  private static let largestCrowd = 3 << 20

  private var random: SeededGenerator

  init(_ random: SeededGenerator) {
    self.random = random
  }

  /// Returns the body. On average, one body out of six has one to three changes. The others stay
  /// unchanged, because only valid responses lead to further requests.
  mutating func mutated(_ body: [UInt8]) -> [UInt8] {
    var body = body
    if Int.random(in: 0..<6, using: &random) > 0 { return body }
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&body) }
    return body
  }

  /// Returns the bytes, either cut short or with up to four of them changed.
  mutating func spoilt(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    if Bool.random(using: &random) {
      return Array(bytes.prefix(.random(in: 0..<bytes.count, using: &random)))
    }
    var bytes = bytes
    for _ in 0..<4 {
      bytes[.random(in: 0..<bytes.count, using: &random)] ^= .random(in: 1...255, using: &random)
    }
    return bytes
  }

  private mutating func change(_ body: inout [UInt8]) {
    if Int.random(in: 0..<20, using: &random) == 0 { return body = spoilt(body) }
    guard let member = member(of: body) else { return }
    let value = body[member.value]
    switch Int.random(in: 0..<8, using: &random) {
    case 0: body.replaceSubrange(member.name ?? member.value, with: "\"x\"".utf8)
    case 1: body.replaceSubrange(member.value, with: crowd(of: value))
    case 2:
      // Insert a second member with the same name.
      let name = member.name.map { Array(body[$0]) + ":".utf8 } ?? []
      let double = name + Array(one(of: Self.values).utf8) + ",".utf8
      body.insert(contentsOf: double, at: (member.name ?? member.value).lowerBound)
    case 3: body.replaceSubrange(member.value, with: one(of: Self.depths).utf8)
    case 4: body.replaceSubrange(member.value, with: one(of: Self.values).utf8)
    case 5: body.replaceSubrange(member.value, with: one(of: Self.texts).utf8)
    default: body.replaceSubrange(member.value, with: one(of: Self.numbers).utf8)
    }
  }

  private mutating func one(of texts: [String]) -> String {
    texts.randomElement(using: &random) ?? ""
  }

  /// Returns the value repeated up to 20,000 times, separated by commas.
  private func crowd(of value: ArraySlice<UInt8>) -> [UInt8] {
    let count = min(20_000, Self.largestCrowd / (value.count + 1))
    return Array(repeatElement(value, count: count).joined(separator: ",".utf8))
  }

  /// Returns a random member at any depth. On each level all members are equally likely, regardless
  /// of size.
  private mutating func member(of body: [UInt8]) -> Member? {
    var found: Member?
    var range = body.indices
    while let next = Self.members(of: range, in: body).randomElement(using: &random) {
      (found, range) = (next, next.value)
      if Int.random(in: 0..<4, using: &random) == 0 { break }
    }
    return found
  }
}

// MARK: - Positions of values

extension AnswerMutator {
  /// Returns the members of an array or object. Empty for any other value. Also accepts broken
  /// JSON.
  private static func members(of range: Range<Int>, in body: [UInt8]) -> [Member] {
    guard let first = range.first, let bracket = range.first.map({ body[$0] }),
      bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[")
    else { return [] }
    var members: [Member] = []
    var position = first + 1
    while let start = start(from: position, before: range.upperBound, in: body) {
      var name: Range<Int>?
      var value = start..<end(of: start, before: range.upperBound, in: body)
      if bracket == UInt8(ascii: "{") {
        guard let next = self.start(from: value.upperBound, before: range.upperBound, in: body)
        else { break }
        (name, value) = (value, next..<end(of: next, before: range.upperBound, in: body))
      }
      members.append(Member(name: name, value: value))
      position = max(value.upperBound, position + 1)
    }
    return members
  }

  /// Returns the offset of the first byte of the next value.
  private static func start(from position: Int, before end: Int, in body: [UInt8]) -> Int? {
    let between = Set(" \r\n\t,:]}".utf8)
    return position < end ? body[position..<end].firstIndex { !between.contains($0) } : nil
  }

  private static func end(of start: Int, before end: Int, in body: [UInt8]) -> Int {
    let stops = Set(",]} \n".utf8)
    var (position, depth, isText) = (start, 0, false)
    while position < end {
      switch body[position] {
      case UInt8(ascii: "\\") where isText: position += 1
      case UInt8(ascii: "\""):
        isText.toggle()
        if !isText, depth == 0 { return position + 1 }
      case _ where isText: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}") where depth > 0, UInt8(ascii: "]") where depth > 0:
        depth -= 1
        if depth == 0 { return position + 1 }
      case let byte where depth == 0 && stops.contains(byte): return position
      default: break
      }
      position += 1
    }
    return end
  }
}
