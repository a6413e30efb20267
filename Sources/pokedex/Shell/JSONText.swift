#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// Values as JSON text: indented, keys sorted, so that two outputs can be compared line by line.
enum JSONText {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }

  /// JSON lets these controls stand as they are, which a terminal would obey.
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
