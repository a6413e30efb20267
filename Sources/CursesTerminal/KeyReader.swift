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
    /// An escape character. It is the Escape key if nothing follows it within `escapeDelay`.
    case escape
    /// An escape character that was reported as the Escape key at this time.
    case reportedEscape(Duration)
    /// A sequence or string that began at this time.
    case sequence(ControlSequence, Duration)
    case paste(Paste)
  }

  /// Maximum number of inputs read at once for one sequence or paste. Either could be endless, and
  /// other work is waiting.
  private static var maximumReadsAtOnce: Int { 256 }
  /// Time after which an unfinished sequence or string is given up.
  private static var longestSequence: Duration { .seconds(1) }
  /// Time after an Escape key during which characters that look like the rest of its sequence are
  /// not keys.
  private static var longestSplit: Duration { .seconds(2) }

  private var source: DataSource
  /// The sequences of keys. They are only looked up when a key needs them.
  private lazy var sequences = makeSequences()
  private let makeSequences: () -> KeySequences
  private let clock: () -> Duration
  private var pending: PendingInput?
  /// Whether mouse reporting is on, or has been.
  var hasMouse: Bool
  /// Whether keys are typed into a text field. An escape character and the next one are then a key
  /// pressed with Alt: Escape would leave the field, and the key would become a command.
  var takesText = false
  /// Time to wait for the rest of a sequence after an escape character, before it is the Escape key.
  var escapeDelay = Duration.milliseconds(25)
  /// Whether a string was given up since this was last reset.
  var hasDroppedString = false

  /// - Parameters:
  ///   - hasMouse: Whether mouse reporting is on.
  ///   - sequences: The sequences of keys.
  ///   - clock: Closure that returns the time since any fixed time.
  init(
    source: DataSource, hasMouse: Bool,
    sequences: @autoclosure @escaping () -> KeySequences = KeySequences(),
    clock: @escaping () -> Duration
  ) {
    self.source = source
    self.hasMouse = hasMouse
    makeSequences = sequences
    self.clock = clock
  }

  /// Returns the next input; nil if nothing more has arrived.
  mutating func next() -> KeyReading? {
    let before = pending
    pending = nil
    switch before {
    case .paste(let paste): return continueReading(with: paste)
    case .sequence(let sequence, let start):
      if !sequence.isOverlong, clock() - start >= Self.longestSequence {
        drop(sequence)
        break
      }
      return continueReading(with: sequence, since: start)
    default: break
    }
    guard let character = source.next(asByte: false) else {
      pending = before
      return nil
    }
    switch before {
    case .escape: return reading(afterEscape: character)
    case .reportedEscape(let time):
      if let reading = lateSequence(from: character, since: time) { return reading }
    default: break
    }
    if character == 0x1B { return escape() }
    let isControl = character < 0x20 || character == 0x7F
    return reading(
      isControl ? sequences.ownKey(character) ?? key(of: character) : key(of: character))
  }

  /// Time without input after which `giveUp` is to be called; nil if nothing is unfinished.
  ///
  /// A paste is never given up, because its rest would be read as keys. Ctrl-C cancels a paste whose
  /// end was lost.
  var silenceTimeout: Duration? {
    switch pending {
    case nil, .reportedEscape: nil
    case .escape: escapeDelay
    case .sequence(let sequence, _) where sequence.isOverlong: .milliseconds(100)
    case .sequence(let sequence, _) where sequence.isEmpty && sequence.isEscapeReported:
      max(.milliseconds(100), escapeDelay)
    case .sequence(_, let start): max(.zero, start + Self.longestSequence - clock())
    case .paste(let paste) where !paste.isCancelled: nil
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
  /// - Returns: The Escape key if nothing followed its character. The introducer as a key, if
  ///   nothing followed it and its escape character was reported as the Escape key: then the user
  ///   pressed this key after Escape.
  mutating func giveUp() -> TerminalEvent? {
    guard silenceTimeout != nil else { return nil }
    let before = pending
    pending = nil
    switch before {
    case .escape:
      pending = .reportedEscape(clock())
      return .key(.escape)
    case .sequence(let sequence, _) where sequence.isEmpty && sequence.isEscapeReported:
      return key(of: sequence.introducer).map(TerminalEvent.key)
    case .sequence(let sequence, _): drop(sequence)
    default: break
    }
    return nil
  }

  private mutating func drop(_ sequence: ControlSequence) {
    if sequence.isString, !sequence.isOverlong { hasDroppedString = true }
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
  /// Reads what follows an escape character, if it has arrived.
  private mutating func escape() -> KeyReading {
    if let character = source.next(asByte: false) { return reading(afterEscape: character) }
    if escapeDelay == .zero {
      pending = .reportedEscape(clock())
      return reading(.escape)
    }
    pending = .escape
    return KeyReading(event: nil)
  }

  /// Reads a sequence, the Escape key, or a key with Alt.
  private mutating func reading(afterEscape character: UInt32) -> KeyReading {
    if let reading = sequence(from: character, isEscapeReported: false) { return reading }
    if let key = sequences.ownKey(0x1B, character) { return reading(key) }
    if takesText, character.mayBeAltKey { return reading(altKey(of: character)) }
    if takesText, character == 0x1B, let reading = altSequence() { return reading }
    source.putBack(character)
    return reading(.escape)
  }

  /// Reads a sequence after a second escape character, with which some terminals send keys pressed
  /// with Alt. Nil if there is none.
  private mutating func altSequence() -> KeyReading? {
    guard let introducer = source.next(asByte: false) else { return nil }
    guard introducer == 0x5B || introducer == 0x4F else {
      source.putBack(introducer)
      return nil
    }
    let reading = sequence(from: introducer, isEscapeReported: false)
    return switch reading?.event {
    case .key(.left): self.reading(.controlLeft)
    case .key(.right): self.reading(.controlRight)
    default: reading
    }
  }

  private func altKey(of character: UInt32) -> Key? {
    switch key(of: character) {
    case .character(let character): .alt(character)
    case .backspace: .altBackspace
    default: nil
    }
  }

  /// Reads the rest of a sequence whose escape character was reported as the Escape key; nil if the
  /// character is a key of its own.
  private mutating func lateSequence(
    from introducer: UInt32, since time: Duration
  ) -> KeyReading? {
    let pause = clock() - time
    if pause <= max(.milliseconds(100), escapeDelay) {
      return sequence(from: introducer, isEscapeReported: true)
    }
    guard pause <= Self.longestSplit, introducer == 0x5B || introducer == 0x4F,
      let character = source.next(asByte: false)
    else { return nil }
    source.putBack(character)
    return KeySequences.mayContinue(introducer, with: character)
      ? sequence(from: introducer, isEscapeReported: true) : nil
  }

  /// Starts a sequence; nil if the character is not an introducer.
  private mutating func sequence(from introducer: UInt32, isEscapeReported: Bool) -> KeyReading? {
    // A backslash after ESC is the end of a control string that was given up.
    if introducer == 0x5C { return KeyReading(event: nil) }
    return ControlSequence(
      introducer: introducer, isEscapeReported: isEscapeReported, hasMouse: hasMouse
    )
    .map { continueReading(with: $0, since: clock()) ?? KeyReading(event: nil) }
  }

  /// Continues a sequence with the input that has arrived; nil if none has arrived.
  private mutating func continueReading(
    with pending: ControlSequence, since start: Duration
  ) -> KeyReading? {
    var sequence = pending
    for count in 0..<Self.maximumReadsAtOnce {
      guard let character = source.next(asByte: true) else {
        self.pending = .sequence(sequence, start)
        return count == 0 ? nil : KeyReading(event: nil)
      }
      let wasOverlong = sequence.isOverlong
      switch sequence.take(character) {
      case .continues:
        if sequence.isOverlong, !wasOverlong { hasDroppedString = true }
      case .ended: return reading(of: sequence)
      case .unrelated:
        source.putBack(character)
        return KeyReading(event: nil)
      case .introducerIsKey:
        source.putBack(character)
        return keyAfterEscape(sequence)
      }
    }
    self.pending = .sequence(sequence, start)
    return KeyReading(event: nil)
  }

  /// Reads the introducer as a key pressed after Escape or with Alt. The character that follows it
  /// shows that it does not begin a control string.
  private mutating func keyAfterEscape(_ sequence: ControlSequence) -> KeyReading {
    if sequence.isEscapeReported { return reading(key(of: sequence.introducer)) }
    if takesText { return reading(altKey(of: sequence.introducer)) }
    source.putBack(sequence.introducer)
    return reading(.escape)
  }

  private mutating func reading(of sequence: ControlSequence) -> KeyReading {
    let content = sequence.content
    guard sequence.isComplete else { return KeyReading(event: nil) }
    if sequence.isString {
      return KeyReading(event: nil, answer: TerminalAnswer(command: content))
    }
    let isBracket = sequence.introducer == 0x5B
    if isBracket, content == Paste.sequence {
      return continueReading(with: Paste()) ?? KeyReading(event: nil)
    }
    // Ignore a key or a click whose escape character arrived early and was reported as the Escape
    // key: that key may already have closed what the rest was meant for.
    if sequence.isEscapeReported {
      return KeyReading(event: nil, answer: isBracket ? TerminalAnswer(sequence: content) : nil)
    }
    if let key = sequences.key(sequence.introducer, content) { return reading(key) }
    if !isBracket { return KeyReading(event: nil) }
    let mouse = hasMouse ? MouseEvent(report: content) : nil
    return KeyReading(
      event: mouse.map(TerminalEvent.mouse), answer: TerminalAnswer(sequence: content))
  }

  /// Continues a paste with the input that has arrived; nil if none has arrived.
  private mutating func continueReading(with pending: Paste) -> KeyReading? {
    var paste = pending
    for count in 0..<Self.maximumReadsAtOnce {
      guard let character = source.next(asByte: false) else {
        paste.hasPaused = true
        self.pending = .paste(paste)
        return count == 0 ? nil : KeyReading(event: nil)
      }
      // If the end of a paste got lost, Ctrl-C after a pause ends the paste. It does not end the
      // program: the rest of the paste would then be run by the shell.
      if paste.hasPaused, character == 3 { paste.isCancelled = true }
      paste.hasPaused = false
      if paste.take(character) {
        return KeyReading(
          event: paste.isCancelled ? nil : .pasted(paste.text, leftOut: paste.leftOut))
      }
    }
    self.pending = .paste(paste)
    return KeyReading(event: nil)
  }
}

extension UInt32 {
  /// Whether the character may be a key pressed with Alt. Escape and Ctrl with a letter are
  /// excluded, so that the user can always get out with them.
  fileprivate var mayBeAltKey: Bool {
    switch self {
    case 8, 9, 10, 13: true
    default: self >= 0x20
    }
  }
}
