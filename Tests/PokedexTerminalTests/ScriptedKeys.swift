import TerminalUI

@testable import CursesTerminal

/// A key source whose input a test adds, one text at a time.
final class ScriptedKeys: KeySource {
  private var inputs: [UInt32] = []
  private var position = 0

  init(_ text: String = "") {
    arrive(text)
  }

  func arrive(_ text: String) {
    inputs += text.unicodeScalars.map(\.value)
  }

  func next(asByte: Bool) -> UInt32? {
    guard position < inputs.count else { return nil }
    position += 1
    return inputs[position - 1]
  }

  func putBack(_ character: UInt32) {
    position -= 1
    inputs[position] = character
  }
}

/// A clock that a test moves.
final class ManualTime {
  var now = Duration.zero
}

extension KeyReader<ScriptedKeys> {
  /// Creates a reader whose clock stands still.
  init(source: ScriptedKeys, hasMouse: Bool) {
    self.init(source: source, hasMouse: hasMouse) { .zero }
  }

  /// Returns the events that are read from texts that arrive one after the other. A nil element is
  /// a silence, which ends an unfinished sequence.
  static func events(
    of texts: [String?], hasMouse: Bool = true, takesText: Bool = false,
    after pause: Duration = .milliseconds(150), sequences: KeySequences = KeySequences()
  ) -> [TerminalEvent] {
    let (keys, time) = (ScriptedKeys(), ManualTime())
    var reader = KeyReader(source: keys, hasMouse: hasMouse, sequences: sequences) { time.now }
    reader.takesText = takesText
    return texts.flatMap { text in
      guard let text else { return reader.silence(of: pause, time) }
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

  /// Returns the events that a silence causes. Empty if nothing is unfinished. A sequence or a
  /// cancelled paste is given up however short the silence is.
  private mutating func silence(of pause: Duration, _ time: ManualTime) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    let end = time.now + pause
    while let timeout = silenceTimeout {
      time.now += timeout
      events += giveUp().map { [$0] } ?? []
    }
    time.now = max(time.now, end)
    return events
  }
}

extension String {
  /// Returns the string's first `count` Unicode scalars, and the rest.
  func parted(at count: Int) -> [String] {
    let scalars = Array(unicodeScalars)
    return [scalars[..<count], scalars[count...]].map { String(String.UnicodeScalarView($0)) }
  }
}
