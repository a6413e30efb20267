import TerminalUI
import TestSupport
import Testing

@testable import CursesTerminal

/// Tests of control strings, sequences and pastes that are late, malformed or unfinished. No part
/// of them may be read as a key. After a silence, keys are read as usual again.
@Suite("Sequences that are malformed or have no end")
struct UnfinishedSequenceTests {
  private static let letter = TerminalEvent.key(.character("j"))

  static let strings = [
    "\u{1B}]11;rgb:1e1e/1e1e/2e2e", "\u{1B}]52;c;cXFxcXFqajpxCg==", "\u{1B}_Gi=31;OK",
    "\u{1B}P>|XTerm(q 390)", "\u{1B}P1+r544e=787465", "\u{1B}]0;é\r\u{4}q",
    "\u{1B}]52;" + String(repeating: "q", count: 5000), "\u{1B}_G\u{1B}q\u{1B}\u{1B}:",
    "\u{1B}]0;q\u{1B}Pq",
    "\u{1B}]11;\u{1B}]11;rgb:q",
  ]

  static let sequences = [
    "\u{1B}[<0;-5;7M", "\u{1B}[<0;+5;7M", "\u{1B}[<;;M", "\u{1B}[<0;1.5;7M", "\u{1B}[<0;1;M",
    "\u{1B}[<0;99999999999999999999;7M", "\u{1B}[<é;\u{1};\u{7F} q", "\u{1B}[<0;5;7;9;q",
    "\u{1B}[<-" + String(repeating: "1", count: 300) + ";q", "\u{1B}[>q", "\u{1B}[?62;4;22c",
    "\u{1B}[6;18;9t", "\u{1B}[12;40R", "\u{1B}[%q", "\u{1B}[M\u{1}\u{4}q", "\u{1B}[M\r!!",
    "\u{1B}[1;2:3u",
  ]

  /// All sequences, and all control strings with each of the two terminators.
  static let all =
    sequences + strings.flatMap { [$0 + "\u{1B}\\", $0 + "\u{7}"] }

  @Test(arguments: all, [true, false])
  func noPartOfSequenceIsReadAsKey(text: String, takesText: Bool) {
    let scalars = text.unicodeScalars.map { String($0) }
    #expect(read([text + "j"], takesText) == [Self.letter])
    // An escape character that a slow connection separates from the rest of its sequence is read as
    // the Escape key. `read` removes such keys.
    #expect(read(scalars + ["j"], takesText) == [Self.letter])
    for count in stride(from: 1, to: scalars.count, by: scalars.count / 64 + 1) {
      #expect(read(text.parted(at: count) + ["j"], takesText) == [Self.letter], "after \(count)")
    }
  }

  @Test(arguments: strings, [true, false])
  func keysAfterSilenceFollowUnterminatedString(text: String, takesText: Bool) {
    #expect(read([text, "jj", nil, "j"], takesText) == [Self.letter])
    #expect(read([text + "\u{1B}", nil, "j"], takesText) == [Self.letter])
    #expect(read(text.unicodeScalars.map { String($0) } + [nil, "j"], takesText) == [Self.letter])
  }

  @Test(arguments: strings)
  func unterminatedStringEndsAtNextSequence(text: String) {
    let press = TerminalEvent.mouse(MouseEvent(.press, column: 4, row: 6))

    #expect(KeyReader.events(of: [text, "\u{1B}[<0;5;7Mj"]) == [press, Self.letter])
    #expect(
      KeyReader.events(of: [text + "\u{1B}[200~q\u{1B}[201~j"]) == [.pasted("q"), Self.letter])
    #expect(KeyReader.events(of: [text + "\u{1B}]0;q\u{7}j"]) == [Self.letter])
  }

  @Test func namedKeyEndsString() {
    let keys = ScriptedKeys()
    keys.arrive("\u{1B}]11;rgb:")
    keys.arrive("\u{1B}[B")
    keys.arrive("j")
    var reader = KeyReader(source: keys, hasMouse: true)

    #expect(reader.events() == [.key(.down), Self.letter])
  }

  @Test(arguments: ["[", "]", "_", "P", "O"])
  func sequenceStarterIsAKeyAfterEscapeButNotWithAlt(key: String) {
    let pressed = TerminalEvent.key(.character(Character(key)))

    #expect(
      KeyReader.events(of: ["\u{1B}", nil, key, nil, "j"])
        == [.key(.escape), pressed, Self.letter])
    #expect(
      KeyReader.events(of: ["\u{1B}", nil, key + "j"]) == [.key(.escape), pressed, Self.letter])
    #expect(KeyReader.events(of: ["\u{1B}" + key, nil, "j"]) == [Self.letter])
    #expect(KeyReader.events(of: [key + "j"]) == [pressed, Self.letter])
  }

  @Test func keyBetweenEscapeAndSequenceIsAKey() {
    #expect(
      KeyReader.events(of: ["\u{1B}", nil, "]\u{1B}[", nil, "j"])
        == [.key(.escape), .key(.character("]")), Self.letter])
  }

  @Test func terminatorOfAbandonedStringIsNoKey() {
    #expect(KeyReader.events(of: ["\u{1B}]11;rgb:", nil, "\u{1B}\\j"]) == [Self.letter])
  }

  @Test(arguments: ["]G", "_j", "Pj", "P\u{1B}", "]\u{4}"])
  func keysAfterEscapeWithoutStringAreKeys(text: String) {
    let keys = text.dropLast().map { TerminalEvent.key(.character($0)) }

    for texts in [["\u{1B}", text], ["\u{1B}"] + text.map { String($0) }, ["\u{1B}" + text]] {
      let events = KeyReader.events(of: texts + [nil])
      #expect(events.count == 3 && events.starts(with: [.key(.escape)] + keys), "\(texts)")
    }
    let first = Character(String(text.first ?? "]"))
    #expect(KeyReader.events(of: ["\u{1B}" + text], takesText: true).first == .key(.alt(first)))
  }

  @Test(arguments: ["\u{1B}]0;q", "\u{1B}[1", "\u{1B}_Gq"])
  func controlCEndsUnfinishedSequence(text: String) {
    #expect(KeyReader.events(of: [text, "\u{3}", "j"]) == [.key(.control("c")), Self.letter])
  }

  @Test func silenceDoesNotEndPaste() {
    let long = String(repeating: "q", count: 65_536)

    #expect(
      KeyReader.events(of: ["\u{1B}[200~q", nil, "q\r", nil, "q\u{1B}[201~j"])
        == [.pasted("qq\rq"), Self.letter])
    #expect(
      KeyReader.events(of: ["\u{1B}[200~\(long)\u{1B}[201~j"]) == [.pasted(long), Self.letter])
  }

  @Test(arguments: [
    ["\u{3}", nil], ["\u{3}q", nil], ["\u{3}", "\u{3}", "q\r", nil], ["\u{3}\u{1B}[20", nil],
    [nil, "\u{3}", "\u{1B}[A", nil],
  ])
  func silenceEndsPasteOnlyAfterControlC(texts: [String?]) {
    let paste = ["\u{1B}[200~q"] + texts

    #expect(KeyReader.events(of: paste + ["j"]) == [Self.letter])
    #expect(KeyReader.events(of: paste + ["\u{3}"]) == [.key(.control("c"))])
    #expect(KeyReader.events(of: paste + ["\u{1B}[200~q\u{1B}[201~"]) == [.pasted("q")])
  }

  @Test func onlyUnfinishedSequencesHaveTimeout() {
    for (text, silenceTimeout) in [
      ("j", nil), ("\u{1B}[<0;5;7M", nil), ("\u{1B}]0;q\u{7}", nil), ("\u{1B}j", nil),
      ("\u{1B}]0;q", 1_000), ("\u{1B}", 25), ("\u{1B}[", 1_000), ("\u{1B}[200~q", nil),
    ] as [(String, Int?)] {
      var reader = KeyReader(source: ScriptedKeys(text), hasMouse: true)

      _ = reader.events()

      #expect(
        reader.silenceTimeout == silenceTimeout.map { .milliseconds($0) },
        "\(text.debugDescription)")
    }
  }

  private func read(_ texts: [String?], _ takesText: Bool) -> [TerminalEvent] {
    KeyReader.events(of: texts, takesText: takesText).filter { $0 != .key(.escape) }
  }
}
