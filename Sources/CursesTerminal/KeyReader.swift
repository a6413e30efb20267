private import CNcurses
internal import TerminalUI

/// Reads keys, pasted text, and what the mouse does, one at a time.
///
/// It reads reports of the mouse itself, because curses, once one has begun, waits for its end and
/// takes the keys that come meanwhile for a part of it.
struct KeyReader<Source: KeySource> {
  /// What was read: an event, or something to pass over.
  struct Reading {
    let event: TerminalEvent?
    /// What the terminal answered to a question.
    var answer: TerminalAnswer?
  }

  /// So much is read of one thing at once; it may go on without end, and others wait.
  private static var mostAtOnce: Int { 256 }

  private var source: Source
  /// Whether the terminal is, or was, asked to report what the mouse does.
  var hasMouse: Bool
  /// A report of which only the beginning has come.
  private var unfinished: MouseReport?
  /// What has come of a text that is being pasted.
  private var unfinishedPaste: Paste?
  /// As much as has come of the sequence that begins one, or of an answer.
  private var unfinishedSequence: [UInt32] = []
  /// As much as has come of an answer between `ESC _` or `ESC ]` and its end; nil for none.
  private var unfinishedCommand: [UInt32]?
  /// Whether the terminal was asked something, and may answer yet.
  var awaitsAnswers = false
  /// Whether what is typed goes into a text. An escape character with another in the same bytes is then
  /// Alt with a key, as nobody is so fast: no Escape, which would end the text, and no command after it.
  var takesText = false
  /// Whether the last that came was an escape character, which was taken for the key.
  private var followsEscape = false

  /// - Parameter hasMouse: whether the terminal was asked to report what the mouse does.
  init(source: Source, hasMouse: Bool) {
    self.source = source
    self.hasMouse = hasMouse
  }

  /// The next of what has arrived; nil when there is nothing more.
  mutating func next() -> Reading? {
    if unfinishedPaste != nil { return goOnPasting() }
    if unfinishedCommand != nil { return goOnWithCommand() }
    guard let input = source.next(asByte: unfinished?.takesBytes == true) else { return nil }
    let isAfterEscape = followsEscape
    followsEscape = false
    if !unfinishedSequence.isEmpty {
      let sequence = unfinishedSequence
      unfinishedSequence = []
      if case .character(let character) = input, isExpected(sequence + [character]) {
        return skip(from: input, after: sequence)
      }
    }
    if let report = unfinished {
      unfinished = nil
      if let reading = goOn(with: report, from: input) { return reading }
      if isBeginningOfAnswer(input) { return skip(from: input) }
    }
    switch input {
    case .code(Paste.beginning): return paste()
    case .code(let code): return reading(keyNames[code])
    case .character(0x1B): return escape()
    case .character(0x5B) where isAfterEscape: return bracketAfterEscape()
    case .character(0x5F) where isAfterEscape && awaitsAnswers: return command()
    case .character(0x5D) where isAfterEscape && awaitsAnswers: return commandAfterEscape()
    case .character(let character): return reading(key(of: character))
    }
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
  /// What an escape character begins: the key itself, a report of the mouse, or a sequence that curses
  /// does not know, which is read to its end, lest its letters be taken for keys.
  private mutating func escape() -> Reading {
    guard let input = source.next(asByte: false) else {
      followsEscape = true
      return reading(.escape)
    }
    switch input {
    case .character(0x5B):
      let input = source.next(asByte: false)
      return hasMouse
        ? goOn(with: MouseReport(), from: input) ?? skip(from: input) : skip(from: input)
    case .character(0x4F): return skip(from: source.next(asByte: false))
    case .character(0x5F) where awaitsAnswers: return command()
    case .character(0x5D) where awaitsAnswers: return command()
    default:
      if takesText, input.goesWithAlt { return Reading(event: nil) }
      source.putBack(input)
      return reading(.escape)
    }
  }

  /// A bracket as a key; or a report, passed over whole, from whose escape character a slow connection
  /// has parted it.
  private mutating func bracketAfterEscape() -> Reading {
    guard let input = source.next(asByte: false) else { return reading(.character("[")) }
    if case .character(Paste.firstDigit) = input { return skip(from: input) }
    if isBeginningOfAnswer(input) { return skip(from: input) }
    if hasMouse, goOn(with: MouseReport(), from: input) != nil { return Reading(event: nil) }
    source.putBack(input)
    return reading(.character("["))
  }

  /// Reads on in a report, as far as it has come. Nil where the first character is no part of it.
  private mutating func goOn(with report: MouseReport, from first: KeyInput?) -> Reading? {
    var report = report
    var input = first
    var isFirst = true
    for _ in 0..<Self.mostAtOnce {
      guard let next = input else { break }
      switch next.step(of: &report) {
      case .ended(let event): return Reading(event: event.map(TerminalEvent.mouse))
      case .foreign: return isFirst ? nil : skip(from: next)
      case .goesOn: isFirst = false
      }
      input = source.next(asByte: report.takesBytes)
    }
    if let input { source.putBack(input) }
    unfinished = report
    return Reading(event: nil)
  }

  /// Passes over the rest of a sequence, as far as it has come. What can't stand in one, such as the
  /// next escape character, ends it as well, and is read again.
  ///
  /// - Parameter sequence: what has come of it before.
  private mutating func skip(from first: KeyInput?, after sequence: [UInt32] = []) -> Reading {
    var input = first
    var sequence = sequence
    for _ in 0..<Self.mostAtOnce {
      guard let next = input else { break }
      guard case .character(let character) = next, character >= 0x20 else {
        source.putBack(next)
        return Reading(event: nil)
      }
      if sequence.count < TerminalAnswer.longest { sequence.append(character) }
      // One that curses did not know, because a slow connection had parted it.
      if sequence == Paste.sequence { return paste() }
      if 0x40...0x7E ~= character {
        return Reading(event: nil, answer: TerminalAnswer(sequence: sequence))
      }
      input = source.next(asByte: false)
    }
    // What is longer than any is none.
    if let input {
      source.putBack(input)
    } else if isExpected(sequence) {
      unfinishedSequence = sequence
    }
    return Reading(event: nil)
  }

  /// Whether more may come of what came after `ESC [`.
  private func isExpected(_ sequence: [UInt32]) -> Bool {
    Paste.sequence.starts(with: sequence)
      || awaitsAnswers && TerminalAnswer.isBegun(by: sequence)
  }

  private func isBeginningOfAnswer(_ input: KeyInput) -> Bool {
    guard awaitsAnswers, case .character(let character) = input else { return false }
    return TerminalAnswer.isBegun(by: [character])
  }

  /// A bracket as a key, or what comes of an answer.
  private mutating func commandAfterEscape() -> Reading {
    guard let input = source.next(asByte: false) else { return reading(.character("]")) }
    source.putBack(input)
    return input == .character(0x31) ? command() : reading(.character("]"))
  }

  private mutating func command() -> Reading {
    unfinishedCommand = []
    return goOnWithCommand() ?? Reading(event: nil)
  }

  /// Reads on in what stands between `ESC _` or `ESC ]` and `ESC \` or BEL, as far as it has come; nil
  /// where nothing has. What can't stand in it ends it, and is read again.
  private mutating func goOnWithCommand() -> Reading? {
    guard var command = unfinishedCommand else { return nil }
    var hasCome = false
    unfinishedCommand = nil
    while let input = source.next(asByte: false) {
      hasCome = true
      if input == .character(0x07) {
        return Reading(event: nil, answer: TerminalAnswer(command: command))
      }
      guard case .character(let character) = input, command.count < TerminalAnswer.longest,
        character >= 0x20 || character == 0x1B
      else {
        source.putBack(input)
        return Reading(event: nil)
      }
      if character == 0x5C, command.last == 0x1B {
        return Reading(event: nil, answer: TerminalAnswer(command: command.dropLast()))
      }
      command.append(character)
    }
    unfinishedCommand = command
    return hasCome ? Reading(event: nil) : nil
  }
}

// MARK: - Pasted text

extension KeyReader {
  private mutating func paste() -> Reading {
    unfinishedPaste = Paste()
    return goOnPasting() ?? Reading(event: nil)
  }

  /// Reads on in what is pasted, as far as it has come; nil where nothing has.
  private mutating func goOnPasting() -> Reading? {
    guard var paste = unfinishedPaste else { return nil }
    var hasCome = false
    unfinishedPaste = nil
    for _ in 0..<Self.mostAtOnce {
      guard let input = source.next(asByte: false) else {
        paste.hasPaused = true
        break
      }
      // Where the end got lost, a person has a way out: a key that no text has, after a pause.
      if paste.hasPaused, input == .character(3) { return reading(.control("c")) }
      paste.hasPaused = false
      hasCome = true
      if paste.take(input) { return Reading(event: .pasted(paste.text)) }
    }
    unfinishedPaste = paste
    return hasCome ? Reading(event: nil) : nil
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

  /// What it makes of a report; a named key is no part of any.
  fileprivate func step(of report: inout MouseReport) -> MouseReport.Step {
    switch self {
    case .character(let character): report.take(character)
    case .code: .foreign
    }
  }
}

/// The keys that curses knows by name.
private let keyNames: [Int32: Key] = [
  KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_PPAGE: .pageUp,
  KEY_NPAGE: .pageDown, KEY_HOME: .home, KEY_END: .end, KEY_ENTER: .enter,
  KEY_BACKSPACE: .backspace, KEY_DC: .delete, KEY_BTAB: .backTab,
]
