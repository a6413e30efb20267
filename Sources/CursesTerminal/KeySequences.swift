internal import TerminalUI

/// The sequences that terminals send for keys: those of the terminal's description, and those that
/// any terminal is known to send.
///
/// Sources: the terminfo database; ECMA-48; the manuals of the VT100, VT220 and xterm ("XTerm
/// Control Sequences"), of rxvt and of the Linux console.
struct KeySequences {
  /// Sequences of the description. The key is nil if it has no use here.
  private let own: [(sequence: [UInt32], key: Key?)]

  /// - Parameter capability: closure that returns a string of the terminal's description.
  init(capability: (String) -> String? = { _ in nil }) {
    let keys: [(String, Key?)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete),
      ("kbs", .backspace), ("kcbt", .backTab), ("kent", .enter), ("kich1", nil),
    ]
    // Function keys have no use. Where they begin with other characters than `ESC [` or `ESC O`,
    // they must be known to be ignored.
    let up = capability("kcuu1") ?? ""
    let isUsual = up.isEmpty || up.hasPrefix("\u{1B}[") || up.hasPrefix("\u{1B}O")
    let functionKeys = isUsual ? [] : (1...12).map { ("kf\($0)", Key?.none) }
    own = (keys + functionKeys).compactMap { name, key in
      let sequence = capability(name)?.unicodeScalars.map(\.value) ?? []
      // A printable character is always itself.
      let isPrintable = sequence.count == 1 && sequence[0] >= 0x20 && sequence[0] != 0x7F
      return sequence.isEmpty || isPrintable ? nil : (sequence, key)
    }
  }

  /// Returns the key of the description for a sequence of one or two characters. Nil if there is
  /// none; the inner value is nil for a key that has no use here.
  func ownKey(_ sequence: UInt32...) -> Key?? { own.first { $0.sequence == sequence }?.key }

  /// Returns the key for a complete control sequence.
  ///
  /// - Parameters:
  ///   - introducer: `[` or `O`.
  ///   - content: the characters after it.
  func key(_ introducer: UInt32, _ content: [UInt32]) -> Key? {
    // The VT100's description calls digits of the keypad function keys.
    let sequence = [0x1B, introducer] + content
    if let key = own.first(where: { $0.sequence == sequence })?.key { return key }
    let parameters = content.dropLast()
    guard let final = content.last.flatMap(Unicode.Scalar.init),
      parameters.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x3B }),
      parameters.isEmpty || !("a"..."d" ~= final)
    else { return nil }
    let numbers = parameters.split(separator: 0x3B, omittingEmptySubsequences: false)
      .map { Self.number($0) }
    let key: Key? =
      switch (introducer, final) {
      case (0x4F, _): Self.keypad[final]
      case (_, "~"), (_, "^"), (_, "$"), (_, "@"):
        (numbers.first ?? nil).flatMap { Self.numbered[$0] }
      default: Self.lettered[final]
      }
    // The last number is 1 plus the sum of 1 for Shift, 2 for Alt and 4 for Ctrl.
    let modifiers = numbers.count > 1 || introducer == 0x4F ? numbers.last ?? nil : nil
    let isWithControlOrAlt = modifiers.map { ($0 - 1) & 6 != 0 } ?? false
    switch key {
    case .left where isWithControlOrAlt: return .controlLeft
    case .right where isWithControlOrAlt: return .controlRight
    default: return key
    }
  }

  private static func number(_ digits: ArraySlice<UInt32>) -> Int? {
    guard 1...3 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// Whether a character that arrives together with `[` or `O`, some time after an Escape key, shows
  /// that they are the rest of a split sequence rather than keys.
  static func mayContinue(_ introducer: UInt32, with character: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(character) else { return false }
    return switch (introducer, scalar) {
    case (_, "A"..."D"), (_, "F"), (_, "H"), (_, "M"): true
    case (0x4F, "P"..."S"), (0x4F, "p"..."y"): true
    case (0x5B, "0"..."9"), (0x5B, "<"), (0x5B, "?"), (0x5B, "Z"), (0x5B, "["): true
    default: false
    }
  }

  /// Keys by the letter that ends a sequence after `ESC [`. Lowercase letters are rxvt's, for arrows
  /// with Shift.
  private static let lettered: [Unicode.Scalar: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home,
    "Z": .backTab, "a": .up, "b": .down, "c": .right, "d": .left,
  ]

  /// Keys by the number in `ESC [ number ~`. rxvt replaces the tilde if Shift or Ctrl is pressed.
  private static let numbered: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  /// Keys by the letter that ends a sequence after `ESC O`: arrows, and the keypad in application
  /// mode. `Oc` and `Od` are rxvt's arrows with Ctrl.
  private static let keypad: [Unicode.Scalar: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "M": .enter, "I": .tab,
    "X": .character("="), "j": .character("*"), "k": .character("+"),
    "l": .character(","), "m": .character("-"), "n": .character("."), "o": .character("/"),
    "p": .character("0"), "q": .character("1"), "r": .character("2"), "s": .character("3"),
    "t": .character("4"), "u": .character("5"), "v": .character("6"), "w": .character("7"),
    "x": .character("8"), "y": .character("9"), "a": .up, "b": .down, "c": .controlRight,
    "d": .controlLeft,
  ]
}
