/// Words made comparable, faster than `NameKey` does it: a look-up folds thousands.
///
/// Letters small and without accents, kana as hiragana, full width as half, and nothing at all of
/// spaces, hyphens, dots and apostrophes: "Will-O-Wisp", `will o wisp` and `willowisp` are the same.
package enum ValueKey {
  /// The comparable letters of a text.
  package static func scalars(_ text: String) -> [UInt32] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(text.utf8.count)
    var text = text
    text.withUTF8 { append($0, to: &scalars) }
    return scalars
  }

  /// Adds the comparable letters of a text in UTF-8.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to scalars: inout [UInt32]) {
    let first = scalars.count
    var place = 0
    while place < bytes.count {
      let byte = UInt32(bytes[place])
      if byte < 0x80 {
        place += 1
        let value = (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
        if !isLeftOut(value) { scalars.append(value) }
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      var value = byte & (0x7F >> UInt32(length))
      for next in 1..<length where place + next < bytes.count {
        value = value << 6 | UInt32(bytes[place + next] & 0x3F)
      }
      place += length
      appendWide(value, to: &scalars, from: first)
    }
  }

  /// One number for the comparable letters of a text.
  package static func hash(_ text: String) -> UInt64 { hash(scalars(text)[...]) }

  /// FNV-1a of 64 bits, at which the tens of thousands of names that there are do not meet.
  static func hash(_ scalars: ArraySlice<UInt32>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for scalar in scalars { hash = (hash ^ UInt64(scalar)) &* 0x100_0000_01B3 }
    return hash
  }

  /// What a text without letters has.
  static let emptyHash = hash([])

  /// Hyphens, spaces, apostrophes, dots and the like of ASCII.
  private static func isLeftOut(_ value: UInt32) -> Bool {
    switch value {
    case 0x20, 0x2D, 0x5F, 0x27, 0x2E, 0x3A, 0x28, 0x29, 0x09, 0x2C: true
    default: value < 0x20
    }
  }

  /// - Parameter first: where the text begins among the letters.
  private static func appendWide(_ value: UInt32, to scalars: inout [UInt32], from first: Int) {
    switch value {
    // Voice marks by themselves belong to the kana before them.
    case 0x3099, 0x309A, 0xFF9E, 0xFF9F:
      if scalars.count > first {
        scalars[scalars.count - 1] += value == 0x3099 || value == 0xFF9E ? 1 : 2
      }
    // Marks that combine with the letter before, and signs between words.
    case 0x300...0x36F, 0x2010...0x2015, 0x2018, 0x2019, 0x3000, 0x30FB, 0xFF65, 0xA0, 0xB7: return
    case 0xFF01...0xFF5E:
      let narrow = value - 0xFEE0
      if !isLeftOut(narrow) {
        scalars.append((0x41...0x5A).contains(narrow) ? narrow + 0x20 : narrow)
      }
    case 0x30A1...0x30F6: scalars.append(value - 0x60)
    case 0xC0...0x17F: scalars += letters(value)
    default: scalars.append(value)
    }
  }

  /// Latin letters with accents as plain small ones.
  private static func letters(_ value: UInt32) -> [UInt32] {
    switch value {
    case 0xC0...0xC5, 0xE0...0xE5: [0x61]
    case 0xC6, 0xE6: [0x61, 0x65]
    case 0xC7, 0xE7: [0x63]
    case 0xC8...0xCB, 0xE8...0xEB: [0x65]
    case 0xCC...0xCF, 0xEC...0xEF: [0x69]
    case 0xD1, 0xF1: [0x6E]
    case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8: [0x6F]
    case 0xD9...0xDC, 0xF9...0xFC: [0x75]
    case 0xDD, 0xFD, 0xFF: [0x79]
    case 0xDF: [0x73, 0x73]
    case 0x152, 0x153: [0x6F, 0x65]
    default: [value]
    }
  }
}
