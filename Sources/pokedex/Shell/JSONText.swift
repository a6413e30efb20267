internal import PokedexApp
internal import PokedexModel

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// Formats values as indented JSON. Keys are sorted, so that two outputs can be compared line by
/// line.
enum JSONText {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }

  /// Escapes control characters that JSON allows, but that a terminal would interpret.
  private static func escaped(_ json: String) -> String {
    let controls: ClosedRange<Unicode.Scalar> = "\u{7F}"..."\u{9F}"
    guard json.unicodeScalars.contains(where: controls.contains) else { return json }
    return json.unicodeScalars.reduce(into: "") { text, scalar in
      if controls.contains(scalar) {
        text += "\\u00" + String(scalar.value, radix: 16)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension JSONValue {
  /// Returns a JSON object with the damage factor of each type. A factor is 0, 0.25, 0.5, 1, 2 or
  /// 4, unless an ability changes it.
  static func factors(_ factors: [Matchups.Factor]) -> JSONValue {
    .object(byKey(factors) { ($0.type.rawValue, .number($0.percent / 100)) })
  }

  static func byStat(_ value: (Stat) -> Int) -> [String: JSONValue] {
    byKey(Stat.allCases) { ($0.rawValue, .integer(value($0))) }
  }

  static func byLanguage(_ text: LocalizedText) -> JSONValue {
    .object(byKey(text.all) { ($0.language.code, .text($0.text)) })
  }

  /// Returns the members of a JSON object, one for each element. Their keys must be unique.
  static func byKey<Element>(
    _ elements: [Element], _ member: (Element) -> (String, JSONValue)
  ) -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: elements.map(member))
  }
}
