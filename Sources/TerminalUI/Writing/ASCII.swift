/// Replacements for characters on terminals that can only show ASCII.
///
/// Each character is replaced by exactly one ASCII character, so columns stay aligned.
package enum ASCII {
  /// Returns the ASCII character that is closest to a character in sound or look. Returns a
  /// question mark if none exists.
  package static func substitute(for scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x20..<0x7F: UInt8(scalar)
    // Superscript letters of French ordinals: 1ʳᵉ, 3ᵉ.
    case 0x2B3: UInt8(ascii: "r")
    case 0x1D49: UInt8(ascii: "e")
    case 0xA0...0x17F: latin[Int(scalar) - 0xA0]
    case 0x2000...0x200A, 0x3000: UInt8(ascii: " ")
    case 0x2010...0x2044: punctuation(scalar)
    case 0x2190...0x2193: arrows[Int(scalar) - 0x2190]
    case 0x2500...0x259F: drawing(scalar)
    // Full-width forms of ASCII.
    case 0xFF01...0xFF5E: UInt8(scalar - 0xFEE0)
    default: symbol(scalar)
    }
  }

  /// Replacements for the characters of Latin-1 and Latin Extended-A, starting with the no-break
  /// space. Letters lose their diacritics. All characters of both blocks are covered, because
  /// search input and network data may contain any of them.
  private static let latin = Array(
    (#" !cL*Y|S"Ca<--R-o+23'uP.,1o>qh3?"# + "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTs"
      + "aaaaaaaceeeeiiiidnooooo/ouuuuyty" + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGg"
      + "GgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL" + "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSs"
      + "SsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8)

  private static let arrows = Array("<^>v".utf8)

  private static func punctuation(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case ...0x2015: UInt8(ascii: "-")
    case 0x2018...0x201B, 0x2032: UInt8(ascii: "'")
    case 0x201C...0x201F, 0x2033: UInt8(ascii: "\"")
    case 0x2022, 0x2023: UInt8(ascii: "*")
    case 0x2024...0x2027: UInt8(ascii: ".")
    case 0x2030: UInt8(ascii: "%")
    case 0x2039: UInt8(ascii: "<")
    case 0x203A: UInt8(ascii: ">")
    case 0x2044: UInt8(ascii: "/")
    default: UInt8(ascii: "?")
    }
  }

  /// Returns the substitute for a box drawing character or block element.
  private static func drawing(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D: UInt8(ascii: "-")
    case 0x2502, 0x2506, 0x250A, 0x254E: UInt8(ascii: "|")
    case 0x2503, 0x2507, 0x250B, 0x254F: UInt8(ascii: "#")
    case 0x2550: UInt8(ascii: "=")
    case 0x2551: UInt8(ascii: "|")
    case 0x250C...0x2570: UInt8(ascii: "+")
    // Half blocks become spaces. Of the two colours of such a cell, only the background colour
    // remains visible.
    case 0x2580, 0x2584: UInt8(ascii: " ")
    // Bar segments become "#" if more than half of the cell is filled, "=" for about half, and "-"
    // for less.
    case 0x2588...0x258B, 0x2591...0x2593: UInt8(ascii: "#")
    case 0x258C, 0x258D: UInt8(ascii: "=")
    case 0x258E: UInt8(ascii: "-")
    // The left eighth block becomes "|", because it is also the cursor of text boxes.
    case 0x258F: UInt8(ascii: "|")
    default: UInt8(ascii: "?")
    }
  }

  private static func symbol(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    // Roman numerals, which occur in names.
    case 0x2160...0x2168: UInt8(scalar - 0x2160) + UInt8(ascii: "1")
    // ⅛ becomes "e", for "eighth".
    case 0x215B: UInt8(ascii: "e")
    case 0x20BD: UInt8(ascii: "P")
    case 0x2212: UInt8(ascii: "-")
    case 0x2260: UInt8(ascii: "!")
    case 0x2264, 0x25C0, 0x25C2: UInt8(ascii: "<")
    case 0x2265, 0x25B6, 0x25B8, 0x25BA: UInt8(ascii: ">")
    case 0x25A0: UInt8(ascii: "#")
    case 0x25B2, 0x25B4: UInt8(ascii: "^")
    case 0x25BC, 0x25BE: UInt8(ascii: "v")
    case 0x25CB: UInt8(ascii: "o")
    case 0x25CF, 0x25C6, 0x2605, 0x2606, 0x2713, 0x2714: UInt8(ascii: "*")
    case 0x2715, 0x2717: UInt8(ascii: "x")
    case 0x2640: UInt8(ascii: "F")
    case 0x2642: UInt8(ascii: "M")
    case 0x232B: UInt8(ascii: "<")
    default: UInt8(ascii: "?")
    }
  }
}
