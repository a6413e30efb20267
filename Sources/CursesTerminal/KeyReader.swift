private import CNcurses
internal import TerminalUI

/// Reads keys, pasted text, mouse reports and the terminal's answers, one at a time.
///
/// It parses escape sequences itself. ncurses would wait for the end of a sequence, and treat keys
/// pressed meanwhile as part of it.
struct KeyReader<DataSource: KeySource> {
  /// The result of a read: an event, an answer, or neither if the input is to be ignored.
  struct KeyReading {
    let event: TerminalEvent?
    /// The terminal's answer to a query.
    var answer: TerminalAnswer?
  }

  /// Incomplete input that may continue with the next characters.
  private enum PendingInput {
    /// An escape character, already reported as the Escape key.
    case escape
    case sequence(ControlSequence)
    case paste(Paste)
  }

  /// Maximum number of inputs read at once for one sequence or paste. Either could be endless, and
  /// other work is waiting.
  private static var maximumReadsAtOnce: Int { 256 }

  private var source: DataSource
  private var pending: PendingInput?
  /// Whether mouse reporting is on, or has been.
  var hasMouse: Bool
  /// Whether keys are typed into a text field. If an escape character and another character then
  /// arrive in one read, they are a key pressed with Alt, because nobody types that fast. They are
  /// ignored: Escape would leave the field, and the key would become a command.
  var takesText = false

  /// - Parameter hasMouse: Whether mouse reporting is on.
  init(source: DataSource, hasMouse: Bool) {
    self.source = source
    self.hasMouse = hasMouse
  }

  /// Returns the next input; nil if nothing more has arrived.
  mutating func next() -> KeyReading? {
    let before = pending
    pending = nil
    switch before {
    case .paste(let paste): return continueReading(with: paste)
    case .sequence(let sequence): return continueReading(with: sequence)
    case .escape, nil: break
    }
    guard let input = source.next(asByte: false) else {
      pending = before
      return nil
    }
    switch input {
    case .code(Paste.beginning): return continueReading(with: Paste()) ?? KeyReading(event: nil)
    case .code(let code): return reading(keyNames[code])
    case .character(0x1B): return escape()
    case .character(let character):
      if before != nil, let reading = sequence(from: character, isEscapeReported: true) {
        return reading
      }
      return reading(key(of: character))
    }
  }

  /// Time without input after which an unfinished sequence, or a paste that the user has cancelled,
  /// is given up; nil if there is neither.
  ///
  /// Any other paste is never given up, because its rest would be read as keys. Ctrl-C cancels a
  /// paste whose end was lost.
  var silenceTimeout: Duration? {
    switch pending {
    case nil: nil
    case .paste(let paste) where !paste.isCancelled: nil
    case .escape, .sequence: .milliseconds(100)
    // The rest of a paste may come with pauses, over a slow link. Read as keys, it could end the
    // program and be run by the shell.
    case .paste: .seconds(1)
    }
  }

  /// Whether a paste has begun and its end has not arrived yet.
  var isPasting: Bool {
    if case .paste = pending { true } else { false }
  }

  /// Gives up whatever is unfinished, because its rest was discarded.
  mutating func forget() { pending = nil }

  /// Gives up an unfinished sequence or a cancelled paste after `silenceTimeout`. The next character
  /// will not be part of it.
  ///
  /// - Returns: The introducer as a key, if nothing followed it and its escape character was
  ///   reported as the Escape key. In that case, the user pressed this key after Escape.
  mutating func giveUp() -> TerminalEvent? {
    if silenceTimeout == nil { return nil }
    defer { pending = nil }
    guard case .sequence(let sequence) = pending, sequence.isEmpty, sequence.isEscapeReported else {
      return nil
    }
    return key(of: sequence.introducer).map(TerminalEvent.key)
  }

  private func reading(_ key: Key?) -> KeyReading { KeyReading(event: key.map(TerminalEvent.key)) }

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
  /// Reads the Escape key, or a sequence that ncurses does not know.
  private mutating func escape() -> KeyReading {
    guard let input = source.next(asByte: false) else {
      pending = .escape
      return reading(.escape)
    }
    if case .character(let character) = input,
      let reading = sequence(from: character, isEscapeReported: false)
    {
      return reading
    }
    if takesText, input.mayBeAltKey { return KeyReading(event: nil) }
    source.putBack(input)
    return reading(.escape)
  }

  /// Starts a sequence; nil if the character is not an introducer.
  private mutating func sequence(from introducer: UInt32, isEscapeReported: Bool) -> KeyReading? {
    // A backslash after ESC is the end of a control string that was given up.
    if introducer == 0x5C { return KeyReading(event: nil) }
    return ControlSequence(
      introducer: introducer, isEscapeReported: isEscapeReported, hasMouse: hasMouse
    )
    .map { continueReading(with: $0) ?? KeyReading(event: nil) }
  }

  /// Continues a sequence with the input that has arrived; nil if none has arrived.
  private mutating func continueReading(with pending: ControlSequence) -> KeyReading? {
    var sequence = pending
    for count in 0..<Self.maximumReadsAtOnce {
      guard let input = source.next(asByte: true) else {
        self.pending = .sequence(sequence)
        return count == 0 ? nil : KeyReading(event: nil)
      }
      switch sequence.take(input) {
      case .continues: continue
      case .ended: return reading(of: sequence)
      case .unrelated:
        source.putBack(input)
        return KeyReading(event: nil)
      case .introducerIsKey:
        source.putBack(input)
        return altKey(of: sequence)
      }
    }
    self.pending = .sequence(sequence)
    return KeyReading(event: nil)
  }

  /// Reads the introducer as a key pressed after Escape or with Alt. The character that follows it
  /// shows that it does not begin a control string.
  private mutating func altKey(of sequence: ControlSequence) -> KeyReading {
    if sequence.isEscapeReported { return reading(key(of: sequence.introducer)) }
    if takesText { return KeyReading(event: nil) }
    source.putBack(.character(sequence.introducer))
    return reading(.escape)
  }

  private mutating func reading(of sequence: ControlSequence) -> KeyReading {
    let content = sequence.content
    guard sequence.isComplete else { return KeyReading(event: nil) }
    guard sequence.introducer == 0x5B else {
      return KeyReading(event: nil, answer: TerminalAnswer(command: content))
    }
    // ncurses did not recognise this beginning of a paste because a slow connection had split it.
    if content == Paste.sequence { return continueReading(with: Paste()) ?? KeyReading(event: nil) }
    // Ignore a click whose escape character arrived early and was reported as the Escape key: that
    // key may already have closed the page that was clicked.
    let mouse = hasMouse && !sequence.isEscapeReported ? MouseEvent(report: content) : nil
    return KeyReading(
      event: mouse.map(TerminalEvent.mouse), answer: TerminalAnswer(sequence: content))
  }

  /// Continues a paste with the input that has arrived; nil if none has arrived.
  private mutating func continueReading(with pending: Paste) -> KeyReading? {
    var paste = pending
    for count in 0..<Self.maximumReadsAtOnce {
      guard let input = source.next(asByte: false) else {
        paste.hasPaused = true
        self.pending = .paste(paste)
        return count == 0 ? nil : KeyReading(event: nil)
      }
      // If the end of a paste got lost, Ctrl-C after a pause ends the paste. It does not end the
      // program: the rest of the paste would then be run by the shell.
      if paste.hasPaused, input == .character(3) { paste.isCancelled = true }
      paste.hasPaused = false
      if paste.take(input) {
        return KeyReading(event: paste.isCancelled ? nil : .pasted(paste.text))
      }
    }
    self.pending = .paste(paste)
    return KeyReading(event: nil)
  }
}

extension KeyInput {
  /// Whether the input may be a key pressed with Alt. Escape and Ctrl with a letter are excluded,
  /// so that the user can always get out with them.
  fileprivate var mayBeAltKey: Bool {
    switch self {
    case .character(8), .character(9), .character(10), .character(13): true
    case .character(let character): character >= 0x20
    case .code(let code): code != Paste.beginning && code != Paste.end
    }
  }
}

/// Keys, indexed by the key codes that ncurses reports for them.
private let keyNames: [Int32: Key] = [
  KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_PPAGE: .pageUp,
  KEY_NPAGE: .pageDown, KEY_HOME: .home, KEY_END: .end, KEY_ENTER: .enter,
  KEY_BACKSPACE: .backspace, KEY_DC: .delete, KEY_BTAB: .backTab,
]
