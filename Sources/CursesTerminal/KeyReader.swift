private import CNcurses
internal import TerminalUI

/// Reads keys, pasted text, and what the terminal says of itself and of the mouse, one at a time.
///
/// It reads sequences itself, because curses, once one has begun, waits for its end and takes the keys
/// that come meanwhile for a part of it.
struct KeyReader<Source: KeySource> {
  /// What was read: an event, or something to pass over.
  struct Reading {
    let event: TerminalEvent?
    /// What the terminal answered to a question.
    var answer: TerminalAnswer?
  }

  /// A beginning that may go on with what comes next.
  private enum Begun {
    /// An escape character, which was told as the key.
    case escape
    case sequence(ControlSequence)
    case paste(Paste)
  }

  /// So much is read of one thing at once; it may go on without end, and others wait.
  private static var mostAtOnce: Int { 256 }

  private var source: Source
  private var begun: Begun?
  /// Whether the terminal is, or was, asked to report what the mouse does.
  var hasMouse: Bool
  /// Whether what is typed goes into a text. An escape character with another in the same bytes is then
  /// Alt with a key, as nobody is so fast: no Escape, which would end the text, and no command after it.
  var takesText = false

  /// - Parameter hasMouse: whether the terminal was asked to report what the mouse does.
  init(source: Source, hasMouse: Bool) {
    self.source = source
    self.hasMouse = hasMouse
  }

  /// The next of what has arrived; nil when there is nothing more.
  mutating func next() -> Reading? {
    let before = begun
    begun = nil
    switch before {
    case .paste(let paste): return goOn(with: paste)
    case .sequence(let sequence): return goOn(with: sequence)
    case .escape, nil: break
    }
    guard let input = source.next(asByte: false) else {
      begun = before
      return nil
    }
    switch input {
    case .code(Paste.beginning): return goOn(with: Paste()) ?? Reading(event: nil)
    case .code(let code): return reading(keyNames[code])
    case .character(0x1B): return escape()
    case .character(let character):
      if before != nil, let reading = sequence(from: character, isEscapeTold: true) {
        return reading
      }
      return reading(key(of: character))
    }
  }

  /// Length of a silence after which an unfinished sequence is given up; nil if there is none.
  ///
  /// A paste is never given up, as its rest would be read as keys. Ctrl-C ends one whose end was lost.
  var patience: Duration? {
    switch begun {
    case nil, .paste: nil
    case .escape, .sequence: .milliseconds(100)
    }
  }

  /// Gives up an unfinished sequence after a silence. The next character is not part of it.
  ///
  /// - Returns: the key after Escape that was taken for an introducer, if nothing followed it.
  mutating func giveUp() -> TerminalEvent? {
    if patience == nil { return nil }
    defer { begun = nil }
    guard case .sequence(let sequence) = begun, sequence.isEmpty, sequence.isEscapeTold else {
      return nil
    }
    return key(of: sequence.introducer).map(TerminalEvent.key)
  }

  private func reading(_ key: Key?) -> Reading { Reading(event: key.map(TerminalEvent.key)) }

  private func key(of character: UInt32) -> Key? {
    switch character {
    case 9: .tab
    case 10, 13: .enter
    case 8, 127: .backspace
    case 1...26: Unicode.Scalar(character + 96).map { .control(Character($0)) }
    case 0..<32: nil
    default: Unicode.Scalar(character).map { .character(Character($0)) }
    }
  }
}

// MARK: - Sequences

extension KeyReader {
  /// Reads the key Escape, or a sequence that curses does not know.
  private mutating func escape() -> Reading {
    guard let input = source.next(asByte: false) else {
      begun = .escape
      return reading(.escape)
    }
    if case .character(let character) = input,
      let reading = sequence(from: character, isEscapeTold: false)
    {
      return reading
    }
    if takesText, input.goesWithAlt { return Reading(event: nil) }
    source.putBack(input)
    return reading(.escape)
  }

  /// Nil for a character that begins none.
  private mutating func sequence(from introducer: UInt32, isEscapeTold: Bool) -> Reading? {
    // The end of a string that was given up.
    if introducer == 0x5C { return Reading(event: nil) }
    return ControlSequence(introducer: introducer, isEscapeTold: isEscapeTold, hasMouse: hasMouse)
      .map { goOn(with: $0) ?? Reading(event: nil) }
  }

  /// Reads on in a sequence, as far as it has come; nil where nothing has.
  private mutating func goOn(with begun: ControlSequence) -> Reading? {
    var sequence = begun
    for count in 0..<Self.mostAtOnce {
      guard let input = source.next(asByte: true) else {
        self.begun = .sequence(sequence)
        return count == 0 ? nil : Reading(event: nil)
      }
      switch sequence.take(input) {
      case .goesOn: continue
      case .ended: return reading(of: sequence)
      case .foreign:
        source.putBack(input)
        return Reading(event: nil)
      case .isKey:
        source.putBack(input)
        return altKey(of: sequence)
      }
    }
    self.begun = .sequence(sequence)
    return Reading(event: nil)
  }

  /// Reads the character after Escape as a key, as no string goes on like this.
  private mutating func altKey(of sequence: ControlSequence) -> Reading {
    if sequence.isEscapeTold { return reading(key(of: sequence.introducer)) }
    if takesText { return Reading(event: nil) }
    source.putBack(.character(sequence.introducer))
    return reading(.escape)
  }

  private mutating func reading(of sequence: ControlSequence) -> Reading {
    let content = sequence.content
    guard sequence.isWhole else { return Reading(event: nil) }
    guard sequence.introducer == 0x5B else {
      return Reading(event: nil, answer: TerminalAnswer(command: content))
    }
    // One that curses did not know, because a slow connection had parted it.
    if content == Paste.sequence { return goOn(with: Paste()) ?? Reading(event: nil) }
    // A click is for the page that was shown before Escape left it.
    let mouse = hasMouse && !sequence.isEscapeTold ? MouseEvent(report: content) : nil
    return Reading(
      event: mouse.map(TerminalEvent.mouse), answer: TerminalAnswer(sequence: content))
  }

  /// Reads on in what is pasted, as far as it has come; nil where nothing has.
  private mutating func goOn(with begun: Paste) -> Reading? {
    var paste = begun
    for count in 0..<Self.mostAtOnce {
      guard let input = source.next(asByte: false) else {
        paste.hasPaused = true
        self.begun = .paste(paste)
        return count == 0 ? nil : Reading(event: nil)
      }
      // Where the end got lost, a person has a way out: a key that no text has, after a pause.
      if paste.hasPaused, input == .character(3) { return reading(.control("c")) }
      paste.hasPaused = false
      if paste.take(input) { return Reading(event: .pasted(paste.text)) }
    }
    self.begun = .paste(paste)
    return Reading(event: nil)
  }
}

extension KeyInput {
  /// Whether it may be a key that is pressed with Alt. Escape is none, nor is Ctrl with a letter, so that
  /// the ways out stay open.
  fileprivate var goesWithAlt: Bool {
    switch self {
    case .character(8), .character(9), .character(10), .character(13): true
    case .character(let character): character >= 0x20
    case .code(let code): code != Paste.beginning && code != Paste.end
    }
  }
}

/// The keys that curses knows by name.
private let keyNames: [Int32: Key] = [
  KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_PPAGE: .pageUp,
  KEY_NPAGE: .pageDown, KEY_HOME: .home, KEY_END: .end, KEY_ENTER: .enter,
  KEY_BACKSPACE: .backspace, KEY_DC: .delete, KEY_BTAB: .backTab,
]
