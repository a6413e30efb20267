internal import PokedexText

/// A typed number and the text after it.
struct Amount: Equatable {
  let number: Double
  /// Number of digits after the decimal point.
  let decimals: Int
  /// Text after the number, in lowercase.
  var unit: String

  /// Signs and words that mean multiplication, such as the "x" in "4x".
  static let multiplicationWords = QueryWordTable.words("times")

  /// Parses a text. Returns nil if it doesn't begin with a number. Digits may be full-width. A
  /// plus, a minus or a `#` may precede them. A factor may have `x` or `×` before or after its
  /// digits.
  init?(_ text: String) {
    var digits = ""
    var decimals = 0
    var rest = Substring(text)
    let isNegative = rest.first.map { "-−".contains($0) } ?? false
    if let first = rest.first, "-−+＋#xX×".contains(first) { rest = rest.dropFirst() }
    while let character = rest.first {
      if let digit = character.wholeNumberValue, character.isNumber, digit < 10 {
        digits += String(digit)
        if digits.contains(".") { decimals += 1 }
      } else if ".．,".contains(character), !digits.contains("."),
        rest.dropFirst().first?.isWholeNumber == true
      {
        digits += digits.isEmpty ? "0." : "."
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard !digits.isEmpty, let number = Double(digits) else { return nil }
    (self.number, self.decimals) = (isNegative ? -number : number, decimals)
    unit = rest.lowercased() == "％" ? "%" : rest.lowercased()
  }

  /// Returns the number that a word consisting of digits stands for, at most `Int.max`. Nil if the
  /// word is empty or contains anything but digits.
  static func count(_ word: String) -> Int? {
    guard !word.isEmpty, word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(word) ?? .max
  }

  /// Whether a word is a factor with a multiplication sign: "4x", "×4".
  static func isFactor(_ word: String) -> Bool {
    guard let amount = Amount(word) else { return false }
    return multiplicationWords.contains(amount.unit)
      || word.first.map { multiplicationWords.contains($0.lowercased()) } == true
  }

  /// Parses a range and returns its ends. An open end is nil. Returns nil if the text is not a
  /// range.
  static func range(_ text: String) -> (from: Amount?, to: Amount?)? {
    for sign in ["..", "…", "〜", "~", "～", "–", "-"] {
      let parts = text.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let last = parts[1].drop { $0 == "." }
      let (from, to) = (Amount(String(parts[0])), Amount(String(last)))
      guard from != nil || parts[0].isEmpty, to != nil || last.isEmpty, from != nil || to != nil
      else { continue }
      if sign == "-", from == nil || to == nil { continue }
      return (from, to)
    }
    return nil
  }
}

/// A sign that compares a numeric value with a number or another value.
package enum Comparison: String, CaseIterable, Sendable {
  case equal = "="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case more = ">"
  case moreOrEqual = ">="

  /// Returns the whole numbers that satisfy the comparison with a number, which may have a
  /// fractional part. For `!=`, which nearly all numbers satisfy, returns the one that does not.
  /// Nil for `=` and `!=` if the number has a fractional part.
  func range(against number: Double) -> ClosedRange<Int32>? {
    let (down, up) = (Self.clamped(number.rounded(.down)), Self.clamped(number.rounded(.up)))
    switch self {
    case .equal, .unequal: return down == up ? down...up : nil
    case .less: return Int32.min + 1...max(Int32.min + 1, up - 1)
    case .lessOrEqual: return Int32.min + 1...down
    case .more: return down + 1...Int32.max
    case .moreOrEqual: return up...Int32.max
    }
  }

  /// Returns a number limited to the range from -1,000,000,000 to 1,000,000,000. NaN becomes 0.
  static func clamped(_ number: Double) -> Int32 {
    Int32(max(-1e9, min(1e9, number.isNaN ? 0 : number)))
  }
}
