import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import CursesTerminal

/// Keys in all the encodings that terminals use for them, whatever TERM says.
@Suite("Encodings of keys", .onOwnThreads)
struct KeyEncodingTests {
  static let terminals = [
    "xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100", "vt220", "ansi", "rxvt",
  ]

  /// Sequences, and a Pokémon that the list then shows and did not show before.
  private static let keys = [
    ("\u{1B}[4~", "Pecharunt"), ("\u{1B}[1~", "Bulbasaur"), ("\u{1B}[F", "Pecharunt"),
    ("\u{1B}[H", "Bulbasaur"), ("\u{1B}OF", "Pecharunt"), ("\u{1B}OH", "Bulbasaur"),
    ("\u{1B}[8~", "Pecharunt"), ("\u{1B}[7~", "Bulbasaur"), ("\u{1B}[6~", "Fearow"),
    ("\u{1B}[5~", "Bulbasaur"), ("\u{1B}[1;5F", "Pecharunt"), ("\u{1B}[7^", "Bulbasaur"),
    ("\u{1B}Oq\u{1B}Ou\u{1B}OpG", "Mewtwo"), ("\u{1B}[1;2H", "Bulbasaur"),
  ]

  @Test(arguments: terminals)
  func listMovesByKeysInAllEncodings(term: String) throws {
    let terminal = try PtyTerminal(["--demo"], environment: ["TERM": term])
    try terminal.output(upTo: "Bulbasaur")

    for (sequence, name) in Self.keys {
      try terminal.sendText(sequence)
      try terminal.output(upTo: name)
    }
    try terminal.sendText("\u{1B}[B\u{1B}OB\u{1B}[A\u{1B}OM")
    try terminal.output(upTo: "Overview")
    try terminal.sendText("q")

    #expect(try terminal.end() == .exit(0))
  }

  /// Sequences, and the key or the character that each stands for.
  nonisolated static let sequences: [(text: String, key: Key)] = [
    ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[a", .up), ("\u{1B}Oa", .up),
    ("\u{1B}[1;2A", .up), ("\u{1B}[1;5B", .down), ("\u{1B}O5B", .down),
    ("\u{1B}[1;5C", .controlRight), ("\u{1B}[1;3C", .controlRight), ("\u{1B}Oc", .controlRight),
    ("\u{1B}[1;5D", .controlLeft), ("\u{1B}Od", .controlLeft), ("\u{1B}[d", .left),
    ("\u{1B}[3~", .delete), ("\u{1B}[3;5~", .delete), ("\u{1B}[3$", .delete),
    ("\u{1B}[Z", .backTab), ("\u{1B}OI", .tab), ("\u{1B}OM", .enter),
    ("\u{1B}Op", "0"), ("\u{1B}Oy", "9"), ("\u{1B}Ok", "+"), ("\u{1B}Om", "-"),
    ("\u{1B}On", "."), ("\u{1B}Oj", "*"), ("\u{1B}Oo", "/"), ("\u{1B}OX", "="),
  ]

  @Test(arguments: sequences)
  func sequenceIsOneKeyEvenIfSplit(text: String, key: Key) {
    let events: [TerminalEvent] = [.key(key), .key("j")]

    #expect(KeyReader.events(of: [text + "j"]) == events)
    #expect(KeyReader.events(of: [text + "j"], takesText: true) == events)
    for count in 1..<text.unicodeScalars.count {
      #expect(KeyReader.events(of: text.parted(at: count) + ["j"]) == events, "after \(count)")
    }
  }

  @Test(arguments: [
    "\u{1B}OP", "\u{1B}[[A", "\u{1B}[15~", "\u{1B}[2~", "\u{1B}[I", "\u{1B}[?1c", "\u{1B}[12;40R",
    "\u{1B}[E",
  ])
  func otherSequencesAreNoKeys(text: String) {
    #expect(KeyReader.events(of: [text + "j"]) == [.key("j")])
  }

  @Test(arguments: [40, 200, 1_900])
  func restOfSequenceAfterEscapeKeyIsNoKey(milliseconds: Int) {
    for rest in ["[A", "OA", "[3~", "OF", "[1;5C", "Oq", "[<0;5;7M"] {
      let events = KeyReader.events(
        of: ["\u{1B}", nil, rest + "j"], after: .milliseconds(milliseconds))

      #expect(events == [.key(.escape), .key("j")], "\(rest)")
    }
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;"])
  func restOfSequenceAfterItsIntroducerIsPartOfIt(beginning: String) {
    var reader = KeyReader(source: ScriptedKeys(beginning), hasMouse: false)

    _ = reader.events()

    #expect(reader.silenceTimeout == .seconds(1))
  }

  @Test func descriptionAddsItsOwnSequences() {
    let own = ["kcuu1": "\u{1B}A", "khome": "\u{1B}[214z", "kcub1": "\u{8}", "kf1": "\u{1B}q"]
    let sequences = KeySequences { own[$0] }

    let events = KeyReader.events(
      of: ["\u{1B}A\u{1B}[214z\u{8}\u{1B}qj\u{1B}[A"], sequences: sequences)

    #expect(events == [.key(.up), .key(.home), .key(.left), .key("j"), .key(.up)])
  }

  @Test(arguments: ["\u{1B}]0;", "\u{1B}P", "\u{1B}_G"])
  func stringWithoutEndIsGivenUpWithABell(beginning: String) {
    let (keys, time) = (ScriptedKeys(beginning + "1q"), ManualTime())
    var reader = KeyReader(source: keys, hasMouse: false) { time.now }
    #expect(reader.events().isEmpty && !reader.hasDroppedString)

    // Input does not prolong a string.
    time.now = .milliseconds(900)
    keys.arrive("q")
    #expect(reader.events().isEmpty && reader.silenceTimeout == .milliseconds(100))
    time.now = .seconds(1)
    keys.arrive("j")

    #expect(reader.events() == [.key("j")])
    #expect(reader.hasDroppedString)
  }

  @Test func overlongStringIsIgnoredUntilItPauses() {
    let keys = ScriptedKeys("\u{1B}]0;" + String(repeating: "q", count: 4_097))
    var reader = KeyReader(source: keys, hasMouse: false)

    #expect(reader.events().isEmpty && reader.hasDroppedString)
    keys.arrive("qq")
    #expect(reader.events().isEmpty && reader.silenceTimeout == .milliseconds(100))
    #expect(reader.giveUp() == nil)
    keys.arrive("j")
    #expect(reader.events() == [.key("j")])
  }
}
