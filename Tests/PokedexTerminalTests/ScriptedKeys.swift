import TerminalUI

@testable import CursesTerminal

/// Keys that arrive text by text.
final class ScriptedKeys: KeySource {
  private var inputs: [KeyInput] = []
  private var place = 0

  init(_ text: String = "") {
    arrive(text)
  }

  func arrive(_ text: String) {
    inputs += text.unicodeScalars.map { .character($0.value) }
  }

  /// Takes a key that curses knows by its number.
  func arrive(code: Int32) {
    inputs.append(.code(code))
  }

  func next(asByte: Bool) -> KeyInput? {
    guard place < inputs.count else { return nil }
    place += 1
    return inputs[place - 1]
  }

  func putBack(_ input: KeyInput) {
    place -= 1
    inputs[place] = input
  }
}

extension KeyReader<ScriptedKeys> {
  /// Events that texts lead to. Each text arrives after the one before it was read; nil is a silence, after which
  /// an unfinished sequence is given up.
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

  /// All events until there are no more.
  mutating func events() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    while let reading = next() {
      if let event = reading.event { events.append(event) }
    }
    return events
  }

  /// Events after a silence; none if no sequence has begun.
  private mutating func silence() -> [TerminalEvent] {
    patience == nil ? [] : giveUp().map { [$0] } ?? []
  }
}

extension String {
  /// Two parts of so many and the other characters.
  func parted(at count: Int) -> [String] {
    let scalars = Array(unicodeScalars)
    return [scalars[..<count], scalars[count...]].map { String(String.UnicodeScalarView($0)) }
  }
}
