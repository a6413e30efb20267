/// A control sequence or control string, received character by character.
///
/// None of its characters is read as a key, even if it is malformed. A sequence ends with its final
/// letter, and a string with its terminator. Ctrl-C ends either of them early, so that the user has
/// a way out.
struct ControlSequence {
  /// The effect of a character on the sequence.
  enum Step: Equatable {
    case continues, ended
    /// The character isn't part of the sequence and must be read on its own.
    case unrelated
    /// The character can't be the first one of a control string's content. So the introducer was a
    /// key, pressed with Alt or after Escape.
    case introducerIsKey
  }

  /// Maximum number of characters that are stored. No terminal's answer is longer.
  static let maximumLength = 128
  /// Maximum number of characters of a string, after which it is given up.
  static let maximumStringLength = 4_096

  /// The character after the escape character. It decides which kind of sequence or string this is.
  private(set) var introducer: UInt32
  /// Whether the escape character was reported as the Escape key before more characters arrived.
  private(set) var isEscapeReported: Bool
  /// Whether `ESC [ M` begins a mouse report with three more characters.
  let hasMouse: Bool
  /// Characters after the introducer, including a final letter but not a terminator.
  private(set) var content: [UInt32] = []
  /// Number of characters after the introducer, stored or not.
  private var length = 0
  /// Whether the last character of a string was an escape character.
  private var hasEscape = false
  /// Whether the sequence began within another string. If so, none of its characters is a key.
  private var isNested = false

  /// Starts a sequence (`[`, `O`) or a string that terminals send (`]`, `_`, `P`); nil for any
  /// other introducer.
  init?(introducer: UInt32, isEscapeReported: Bool, hasMouse: Bool) {
    guard Self.isIntroducer(introducer) else { return nil }
    self.introducer = introducer
    self.isEscapeReported = isEscapeReported
    self.hasMouse = hasMouse
  }

  private static func isIntroducer(_ character: UInt32) -> Bool {
    [0x5B, 0x4F, 0x5D, 0x5F, 0x50].contains(character)
  }

  /// Whether nothing has arrived after the introducer.
  var isEmpty: Bool { content.isEmpty && !hasEscape }

  /// Whether all characters were stored.
  var isComplete: Bool { content.count <= Self.maximumLength }

  var isString: Bool { introducer != 0x5B && introducer != 0x4F }

  /// Whether this is a string that is longer than any that a terminal sends.
  var isOverlong: Bool { isString && length > Self.maximumStringLength }

  /// Processes the next character.
  mutating func take(_ character: UInt32) -> Step {
    if character == 0x03 { return .unrelated }
    if isString {
      let introducerIsKey = isEmpty && !isNested && !canBegin(with: character)
      return introducerIsKey ? .introducerIsKey : takeStringCharacter(character)
    }
    if character == 0x1B { return .unrelated }
    store(character)
    if hasMouse, introducer == 0x5B, content.first == 0x4D {
      return content.count < 4 ? .continues : .ended
    }
    // The Linux console sends `ESC [ [ A` for F1, and rxvt `ESC [ 7 $` for Home with Shift.
    if content == [0x5B] { return .continues }
    if character == 0x24, content.dropLast().allSatisfy({ 0x30...0x39 ~= $0 }) { return .ended }
    return 0x40...0x7E ~= character ? .ended : .continues
  }

  /// Whether a string from a terminal can begin with a character: an OSC begins with a digit, an
  /// APC with Kitty's `G`, and a DCS with a parameter or a private marker.
  private func canBegin(with character: UInt32) -> Bool {
    switch introducer {
    case 0x5D: 0x30...0x39 ~= character
    case 0x5F: character == 0x47
    case 0x50: 0x20...0x3F ~= character
    default: false
    }
  }

  private mutating func takeStringCharacter(_ character: UInt32) -> Step {
    if character == 0x1B {
      hasEscape = true
    } else if !hasEscape {
      if character == 0x07 { return .ended }
      store(character)
    } else if character == 0x5C {
      return .ended
    } else {
      hasEscape = false
      // The beginning of another sequence ends this string.
      if Self.isIntroducer(character) {
        (introducer, isEscapeReported, content, isNested) = (character, false, [], true)
        length = 0
      } else {
        store(character)
      }
    }
    return .continues
  }

  private mutating func store(_ character: UInt32) {
    length += 1
    if isComplete { content.append(character) }
  }
}
