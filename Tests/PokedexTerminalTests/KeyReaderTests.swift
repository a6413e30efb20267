import TerminalUI
import Testing

@testable import CursesTerminal

/// Tests of reading keys and mouse reports from one input, including input that a slow connection
/// splits.
@Suite("Reading keys")
struct KeyReaderTests {
  private static let press = TerminalEvent.mouse(MouseEvent(.press, column: 4, row: 6))
  private static let wheel = TerminalEvent.mouse(MouseEvent(.wheelDown, column: 4, row: 6))
  private static let letter = TerminalEvent.key(.character("j"))

  static let combinedInputs: [(text: String, events: [TerminalEvent])] = [
    ("\u{1B}[<0;5;7M", [press]), ("\u{1B}[<0;5;7m", []), ("\u{1B}[<65;5;7M", [wheel]),
    ("\u{1B}[<0;5;7M\u{1B}[<0;5;7mj", [press, letter]),
    ("j\u{1B}[<65;5;7Mj", [letter, wheel, letter]),
    ("\u{1B}[<65;5;7M\u{1B}[<65;5;7M", [wheel, wheel]), ("\u{1B}[M %'", [press]),
    ("\u{1B}[M#%'j", [letter]),
    (
      "\u{1B}[M \u{FF}\u{E0}j",
      [
        .mouse(MouseEvent(.press, column: 222, row: 191)), letter,
      ]
    ),
    ("\u{1B}[<0;5;7xj", [letter]), ("\u{1B}[<xj", [letter]), ("\u{1B}[<0;5;1;1;1;Mj", [letter]),
    ("\u{1B}[1;2Cj", [.key(.right), letter]), ("\u{1B}[1;3Cj", [.key(.controlRight), letter]),
    ("\u{1B}[Ij", [letter]), ("\u{1B}OPj", [letter]),
    ("\u{1B}j", [.key(.escape), letter]),
    ("\u{1B}[<0;5;7\u{1B}[<0;5;7M", [press]), ("\u{1B}[\u{1B}[<0;5;7M", [press]),
    ("\u{1B}[M \u{1B}[<0;5;7M", [press]), ("\u{1B}[<0;5\rMj", [letter]),
  ]

  /// Input while a text field is open. An escape character followed by a key is then that key with
  /// Alt; otherwise it is always the Escape key.
  nonisolated static let withAlt: [(texts: [String?], events: [TerminalEvent])] = [
    (["\u{1B}q"], [.key(.alt("q"))]), (["\u{1B}qj"], [.key(.alt("q")), letter]),
    (["\u{1B}リj"], [.key(.alt("リ")), letter]), (["\u{1B}", "b"], [.key(.alt("b"))]),
    (["\u{1B}\rj"], [letter]), (["\u{1B}\u{7F}j"], [.key(.altBackspace), letter]),
    (["\u{1B}", nil], [.key(.escape)]), (["\u{1B}", nil, "j"], [.key(.escape), letter]),
    (["\u{1B}\u{1B}", nil], [.key(.escape), .key(.escape)]),
    (["\u{1B}\u{1B}j"], [.key(.escape), .key(.alt("j"))]),
    (["\u{1B}\u{3}"], [.key(.escape), .key(.control("c"))]),
    (["\u{1B}[<65;5;7Mj"], [wheel, letter]),
    (["\u{1B}[200~q\u{1B}[201~j"], [.pasted("q"), letter]),
  ]

  @Test(arguments: withAlt)
  func altWithKeyIsOneKeyInTextField(row: (texts: [String?], events: [TerminalEvent])) {
    #expect(read(row.texts, takesText: true) == row.events)
  }

  @Test func arrowWithAltIsNoEscapeKeyInTextField() {
    #expect(
      read(["\u{1B}\u{1B}[B\u{1B}\u{1B}OD\u{1B}\u{1B}[Cj"], takesText: true)
        == [.key(.down), .key(.controlLeft), .key(.controlRight), Self.letter])
    #expect(read(["\u{1B}\u{1B}[B"]) == [.key(.escape), .key(.down)])
  }

  @Test(arguments: combinedInputs)
  func combinedInputGivesEventsInOrder(text: String, events: [TerminalEvent]) {
    #expect(read([text]) == events)
  }

  @Test(arguments: ["\u{1B}[<0;5;7M", "\u{1B}[M %'", "\u{1B}[<65;5;7M", "\u{1B}[<0;5;7m"])
  func reportInTwoPartsGivesSameEvents(report: String) {
    let whole = read([report + "j"])

    for count in 2..<report.unicodeScalars.count {
      #expect(read((report + "j").parted(at: count)) == whole, "after \(count)")
    }
  }

  @Test(arguments: ["<0;5;7M", "<65;5;7M", "M %'"])
  func reportArrivingByCharacterIsOneEvent(report: String) {
    let event = report.contains("65") ? Self.wheel : Self.press

    #expect(read(["\u{1B}["] + report.map { String($0) } + ["j"]) == [event, Self.letter])
  }

  @Test(arguments: ["[<0;5;7M", "[<0;5;7m", "[M %'", "[<65;5;7M"])
  func restOfReportAfterEscapeKeyIsIgnored(rest: String) {
    #expect(read(["\u{1B}", nil, rest, "j"]) == [.key(.escape), Self.letter])
  }

  @Test func bracketAfterEscapeIsAKey() {
    let bracket = TerminalEvent.key(.character("["))

    #expect(read(["\u{1B}", nil, "[", nil, "j"]) == [.key(.escape), bracket, Self.letter])
    #expect(read(["\u{1B}", nil, "[j"]) == [.key(.escape), bracket, Self.letter])
    #expect(
      read(["\u{1B}", "j", "[<0"]).suffix(3) == [
        bracket, .key(.character("<")), .key(.character("0")),
      ])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[<", "\u{1B}[<0;", "\u{1B}[<0;5;7"])
  func keyAfterTruncatedReportIsAKey(beginning: String) {
    #expect(read([beginning, nil, "j"]) == [Self.letter])
    #expect(read([beginning, nil, "\r"]) == [.key(.enter)])
    #expect(read([beginning, "\u{1B}", nil]) == [.key(.escape)])
    #expect(read([beginning, "\u{1B}[<0;5;7M"]) == [Self.press])
  }

  @Test func mouseReportIsIgnoredWithoutMouse() {
    #expect(read(["\u{1B}[<0;5;7Mj"], hasMouse: false) == [Self.letter])
    #expect(read(["\u{1B}", nil, "[j"], hasMouse: false).count == 3)
  }

  @Test func namedKeyEndsUnfinishedReport() {
    let keys = ScriptedKeys()
    keys.arrive("\u{1B}[<0;")
    keys.arrive("\u{1B}[B")
    keys.arrive("j")
    var reader = KeyReader(source: keys, hasMouse: true)

    #expect(reader.events() == [.key(.down), Self.letter])
  }

  nonisolated static let pastes: [(texts: [String?], events: [TerminalEvent])] = [
    (["\u{1B}[200~qq\u{1B}[201~j"], [.pasted("qq"), letter]),
    (["\u{1B}[200~\u{1B}[201~"], [.pasted("")]),
    (["\u{1B}[200~q", "q\u{1B}[20", "1~j"], [.pasted("qq"), letter]),
    (["\u{1B}[2", "00~qq\u{1B}[201~j"], [.pasted("qq"), letter]),
    (["\u{1B}", "[200~qq\u{1B}[201~j"], [.pasted("qq"), letter]),
    (["\u{1B}", nil, "[200~qq\u{1B}[201~j"], [.key(.escape), .pasted("qq"), letter]),
    (["\u{1B}[200~リザ\nq\u{3}\u{1B}[A\u{1B}[201~"], [.pasted("リザ\nq\u{3}\u{1B}[A")]),
    (["\u{1B}[200~q", "\u{3}", "j\u{1B}[201~j"], [letter]),
    (["\u{1B}[200~q", "\u{3}rm\r", "\u{3}:q\u{1B}[20", "1~j"], [letter]),
    (["\u{1B}[200~q", "\u{3}\u{1B}[201~\u{3}"], [.key(.control("c"))]),
    (["\u{1B}[201~j"], [letter]),
  ]

  @Test(arguments: pastes, [true, false])
  func pastedTextIsOneEvent(paste: (texts: [String?], events: [TerminalEvent]), hasMouse: Bool) {
    #expect(read(paste.texts, hasMouse: hasMouse) == paste.events)
  }

  @Test func truncatedPasteSequenceIsNoPaste() {
    #expect(read(["\u{1B}[20", nil, "j"]) == [Self.letter])
  }

  @Test func longPastedTextIsAccepted() {
    let text = String(repeating: "q", count: 200_000)
    let events = read(["\u{1B}[200~\(text)\u{1B}[201~j"])

    #expect(events.count == 2)
    #expect(events.last == Self.letter)
  }

  /// Responses of Kitty, of xterm with sixels, and of terminals that support neither.
  nonisolated static let answers: [(text: String, graphics: GraphicsSupport?)] = [
    (
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;9t\u{1B}[?62;c",
      GraphicsSupport(.kitty, cellWidth: 9, cellHeight: 18)
    ),
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", GraphicsSupport(.kitty)),
    ("\u{1B}[6;20;10t\u{1B}[?64;1;2;4;22c", GraphicsSupport(.sixel, cellWidth: 10, cellHeight: 20)),
    ("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\\u{1B}[?62;4c", GraphicsSupport(.sixel)),
    ("\u{1B}[6;5000;5000t\u{1B}[?62;4c", GraphicsSupport(.sixel)),
    ("\u{1B}[6;99999999999999999999;9t\u{1B}[?62;4c", GraphicsSupport(.sixel)),
    ("\u{1B}[?4;6c", nil), ("\u{1B}[?1;2c", nil), ("\u{1B}[?6c", nil), ("", nil),
  ]

  @Test(arguments: answers)
  func answersDetermineSupportedGraphics(answer: (text: String, graphics: GraphicsSupport?)) {
    let (events, graphics) = readAnswers([answer.text + "j"])

    #expect(graphics == answer.graphics)
    #expect(events == [Self.letter])
  }

  @Test(arguments: answers)
  func keysAreReadBetweenPartsOfAnswers(answer: (text: String, graphics: GraphicsSupport?)) {
    for count in 0...answer.text.unicodeScalars.count {
      let (events, graphics) = readAnswers(answer.text.parted(at: count) + ["j"])

      #expect(graphics == answer.graphics, "after \(count)")
      // A slow connection may separate the escape character from the rest of the sequence. It is
      // then read as the Escape key.
      #expect(events.filter { $0 != .key(.escape) } == [Self.letter], "after \(count)")
    }
    let (events, _) = readAnswers(["j" + answer.text + "j"])
    #expect(events == [Self.letter, Self.letter])
  }

  nonisolated static let backgrounds: [(text: String, color: Color?)] = [
    ("\u{1B}]11;rgb:1e1e/1E1E/2e2e\u{1B}\\", Color(exact: 0x1E1E2E)),
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", Color(exact: 0xFFFFFF)),
    ("\u{1B}]11;rgb:f/8/0\u{7}", Color(exact: 0xFF8800)),
    ("\u{1B}]11;rgba:0000/2b2b/3636/ffff\u{7}", Color(exact: 0x002B36)),
    ("\u{1B}]11;rgb:1e1e/1e1e\u{7}", nil), ("\u{1B}]11;rgb:+1/1/1\u{7}", nil),
    ("\u{1B}]11;black\u{7}", nil), ("\u{1B}]11;rgb:12345/1/1\u{7}", nil), ("\u{1B}]12;x\u{7}", nil),
  ]

  @Test(arguments: backgrounds)
  func backgroundColorIsReadFromSplitAnswers(background: (text: String, color: Color?)) {
    for count in 0...background.text.unicodeScalars.count {
      let texts = background.text.parted(at: count) + ["j"]
      let keys = ScriptedKeys()
      var reader = KeyReader(source: keys, hasMouse: true)
      var (events, color): ([TerminalEvent], Color?) = ([], nil)
      for text in texts {
        keys.arrive(text)
        while let reading = reader.next() {
          if let event = reading.event, event != .key(.escape) { events.append(event) }
          if case .background(let background) = reading.answer { color = background }
        }
      }

      #expect(color == background.color, "after \(count)")
      #expect(events == [Self.letter], "after \(count)")
    }
  }

  /// Returns the events and the graphics support that are read from a terminal's responses to a
  /// query.
  private func readAnswers(_ texts: [String]) -> (
    events: [TerminalEvent], graphics: GraphicsSupport?
  ) {
    let keys = ScriptedKeys()
    var reader = KeyReader(source: keys, hasMouse: true)
    var answers = TerminalAnswers()
    var (events, graphics): ([TerminalEvent], GraphicsSupport?) = ([], nil)
    for text in texts {
      keys.arrive(text)
      while let reading = reader.next() {
        if let event = reading.event { events.append(event) }
        if let answer = reading.answer { graphics = answers.take(answer) ?? graphics }
      }
    }
    return (events, graphics)
  }

  private func read(
    _ texts: [String?], hasMouse: Bool = true, takesText: Bool = false
  ) -> [TerminalEvent] {
    KeyReader.events(of: texts, hasMouse: hasMouse, takesText: takesText)
  }
}
