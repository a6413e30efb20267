import TerminalUI

@testable import CursesTerminal

/// A key source whose input a test adds, one text at a time.
final class ScriptedKeys: KeySource {
  private var inputs: [KeyInput] = []
  private var position = 0

  init(_ text: String = "") {
    arrive(text)
  }

  func arrive(_ text: String) {
    inputs += text.unicodeScalars.map { .character($0.value) }
  }

  /// Adds a key, given its key code in curses.
  func arrive(code: Int32) {
    inputs.append(.code(code))
  }

  func next(asByte: Bool) -> KeyInput? {
    guard position < inputs.count else { return nil }
    position += 1
    return inputs[position - 1]
  }

  func putBack(_ input: KeyInput) {
    position -= 1
    inputs[position] = input
  }
}

extension KeyReader<ScriptedKeys> {
  /// Returns the events that are read from texts that arrive one after the other. A nil element is
  /// a silence, which ends an unfinished sequence.
  static func events(
    of texts: [String?], hasMouse: Bool = true, takesText: Bool = false
  ) -> [TerminalEvent] {
    let keys = ScriptedKeys()
    var reader = KeyReader(source: keys, hasMouse: hasMouse)
    reader.takesText = takesText
    return texts.flatMap { text in
      guard let text else { return reader.silence() }
      keys.arrive(text)
      return reader.events()
    }
  }

  /// Returns all remaining events.
  mutating func events() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    while let reading = next() {
      if let event = reading.event { events.append(event) }
    }
    return events
  }

  /// Returns the events that a silence causes. Empty if there is no unfinished sequence.
  private mutating func silence() -> [TerminalEvent] {
    silenceTimeout == nil ? [] : giveUp().map { [$0] } ?? []
  }
}

extension String {
  /// Returns the string's first `count` Unicode scalars, and the rest.
  func parted(at count: Int) -> [String] {
    let scalars = Array(unicodeScalars)
    return [scalars[..<count], scalars[count...]].map { String(String.UnicodeScalarView($0)) }
  }
}
