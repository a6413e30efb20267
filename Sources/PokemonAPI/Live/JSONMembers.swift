/// A JSON object with only the members that are used. An entry of half a megabyte is mostly members
/// that nobody here reads: passing over their bytes is many times faster than decoding them, and what
/// is left is small enough to be kept.
struct JSONMembers: ~Copyable {
  /// Why a text is not an object that can be used, and around which byte.
  enum Failure: Error, Equatable {
    case malformed(at: Int)
    case tooDeep(at: Int)
  }

  /// No payload nests deeper; one that does would only exhaust the stack of whoever decodes it.
  static let deepest = 64

  private let bytes: [UInt8]
  private var place = 0

  /// The object with the members of these names only, as UTF-8 that any decoder takes: half
  /// characters, as bytes or as escapes, become U+FFFD.
  static func kept(_ names: [String], of json: [UInt8]) throws(Failure) -> [UInt8] {
    var members = JSONMembers(json)
    var kept = try members.keep(names.map { Array($0.utf8) })
    repairSurrogates(in: &kept)
    return Array(String(decoding: kept, as: UTF8.self).utf8)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func keep(_ names: [[UInt8]]) throws(Failure) -> [UInt8] {
    var kept = [UInt8(ascii: "{")]
    skipSpace()
    try take(UInt8(ascii: "{"))
    skipSpace()
    while byte != UInt8(ascii: "}") {
      let start = place
      let isKept = try takeName(in: names)
      try skipValue()
      if isKept {
        if kept.count > 1 { kept.append(UInt8(ascii: ",")) }
        kept += bytes[start..<place]
      }
      skipSpace()
      guard byte == UInt8(ascii: ",") else { break }
      place += 1
      skipSpace()
    }
    try take(UInt8(ascii: "}"))
    skipSpace()
    guard place == bytes.count else { throw .malformed(at: place) }
    return kept + [UInt8(ascii: "}")]
  }

  /// The byte at the place; nil at the end.
  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ expected: UInt8) throws(Failure) {
    guard byte == expected else { throw .malformed(at: place) }
    place += 1
  }

  /// Passes over a name and its colon; says whether it is one of these.
  private mutating func takeName(in names: [[UInt8]]) throws(Failure) -> Bool {
    let start = place
    try skipString()
    let name = bytes[start + 1..<place - 1]
    skipSpace()
    try take(UInt8(ascii: ":"))
    skipSpace()
    return names.contains { $0.elementsEqual(name) }
  }

  /// Passes over a value, however large, without descending into it.
  private mutating func skipValue() throws(Failure) {
    var depth = 0
    repeat {
      switch byte {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > Self.deepest { throw .tooDeep(at: place) }
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        place += 1
      case nil: throw .malformed(at: place)
      default: depth == 0 ? try skipWord() : (place += 1)
      }
    } while depth > 0
    if depth < 0 { throw .malformed(at: place) }
  }

  private mutating func skipString() throws(Failure) {
    try take(UInt8(ascii: "\""))
    while let byte, byte != UInt8(ascii: "\"") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    try take(UInt8(ascii: "\""))
  }

  /// Passes over a number, `true`, `false` or `null`.
  private mutating func skipWord() throws(Failure) {
    let start = place
    let signs = [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")]
    while let byte, 0x30...0x7A ~= byte || signs.contains(byte) { place += 1 }
    if place == start { throw .malformed(at: place) }
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || 0x09...0x0D ~= byte { place += 1 }
  }

  /// Makes each `\uD8xx` that has no other half `\uFFFD`: Foundation refuses the whole body for one.
  private static func repairSurrogates(in json: inout [UInt8]) {
    var place = 0
    while let escape = json[place...].firstIndex(of: UInt8(ascii: "\\")), escape + 1 < json.count {
      place = escape + 2
      guard let unit = utf16Unit(at: escape, in: json) else { continue }
      place = escape + 6
      guard 0xD800...0xDFFF ~= unit else { continue }
      if unit < 0xDC00, let low = utf16Unit(at: place, in: json), 0xDC00...0xDFFF ~= low {
        place += 6
      } else {
        json.replaceSubrange(escape + 2..<escape + 6, with: "FFFD".utf8)
      }
    }
  }

  /// The value of a `\uXXXX` at an index; nil where there is none.
  private static func utf16Unit(at index: Int, in json: [UInt8]) -> UInt16? {
    guard index + 6 <= json.count, json[index] == UInt8(ascii: "\\"),
      json[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: json[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
