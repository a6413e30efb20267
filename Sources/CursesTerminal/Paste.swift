/// Text that is being pasted, up to the sequence that ends it.
struct Paste {
  /// Numbers above those of curses' own keys, which it gives for the sequences around pasted text.
  static let beginning: Int32 = 0x1001
  static let end: Int32 = 0x1002
  /// What follows the bracket of the sequence that begins one.
  static let sequence: [UInt32] = [0x32, 0x30, 0x30, 0x7E]
  static let firstDigit: UInt32 = 0x32
  private static let ending: [UInt32] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// No box takes so much; what comes after it is dropped.
  private static let longest = 1 << 16

  private var characters: [UInt32] = []
  /// As many of those that came last as the ending has.
  private var tail: [UInt32] = []
  /// Whether there was nothing more to be read when it was last tried.
  var hasPaused = false

  /// Takes what comes next; true where that ends it. A named key is no part of a text.
  mutating func take(_ input: KeyInput) -> Bool {
    switch input {
    case .code(Self.end): return true
    case .code: return false
    case .character(let character):
      if characters.count < Self.longest { characters.append(character) }
      if tail.count == Self.ending.count { tail.removeFirst() }
      tail.append(character)
      // One that curses did not know, because a slow connection had parted it.
      guard tail == Self.ending else { return false }
      characters.removeLast(min(Self.ending.count, characters.count))
      return true
    }
  }

  var text: String {
    String(String.UnicodeScalarView(characters.compactMap(Unicode.Scalar.init)))
  }
}
