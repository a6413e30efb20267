import Foundation
import TestSupport
import Testing

/// Tests of the bytes that the program sends for pictures that the terminal itself draws.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct GraphicsSupportTests {
  private static let question =
    "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c"
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;9t\u{1B}[?62;c"
  private static let sixel = "\u{1B}[6;18;9t\u{1B}[?62;4;22c"
  private static let noGraphics = "\u{1B}[?1;2c"

  private let server: RecordedServer

  init() throws {
    server = try RecordedServer()
  }

  private func started(environment: [String: String] = [:]) throws -> PtyTerminal {
    // Use 50 rows, because the overview shows a picture only if the facts leave enough room.
    try PtyTerminal(["--api", server.baseURL], rows: 50, environment: environment)
  }

  /// Starts the program, sends the terminal's response to the graphics query, and opens the
  /// overview of the first entry.
  private func opened(answering answer: String) throws -> PtyTerminal {
    let terminal = try started()
    try terminal.output(upTo: Self.question)
    try terminal.sendText(answer + "\r")
    try terminal.output(upTo: "1 Overview")
    return terminal
  }

  @Test func graphicsQueryIsSentOnceAfterFirstFrame() throws {
    defer { server.stop() }
    let terminal = try started()

    let first = try terminal.output(upTo: Self.question)
    try terminal.sendText(Self.noGraphics + "q")
    let rest = try terminal.outputToTheEnd()

    #expect(first.contains("Bulbasaur") && first.contains("quit"))
    // When it ends, the program asks for the attributes again, to know when the terminal is done.
    #expect(!rest.contains("\u{1B}_G") && rest.components(separatedBy: "\u{1B}[c").count == 2)
  }

  @Test(arguments: [
    ["TMUX": "/tmp/tmux,1,0"], ["TERM": "screen-256color"], ["TERM": "tmux-256color"],
    ["NO_COLOR": "1"],
  ])
  func queryIsNotSentToTerminalsWithoutPictures(environment: [String: String]) throws {
    defer { server.stop() }
    let terminal = try started(environment: environment)
    try terminal.output(upTo: "quit")

    try terminal.sendText("q")

    #expect(try !terminal.outputToTheEnd().contains("\u{1B}_G"))
  }

  @Test func demoSendsNoQuery() throws {
    defer { server.stop() }
    let terminal = try PtyTerminal(["--demo"])
    try terminal.output(upTo: "quit")

    try terminal.sendText("\rq")

    #expect(try !terminal.outputToTheEnd().contains("\u{1B}_G"))
  }

  /// Sends keys before, between and after the terminal's responses. Every key must be read as a
  /// key, and no part of a response.
  @Test func keysAmongAnswersAreReadAndAnswersAreNoKeys() throws {
    defer { server.stop() }
    let terminal = try started()
    try terminal.output(upTo: Self.question)

    try terminal.sendText("j\u{1B}_Gi=31;OK\u{1B}\\j\u{1B}[6;18;9tj\u{1B}[?62;cj\r")

    // The four presses of `j` move the selection from Bulbasaur down four rows, because Venusaur's
    // varieties follow Venusaur.
    try terminal.output(upTo: "Gigantamax Venusaur")
  }

  @Test func unansweredQueryShowsHalfBlocks() throws {
    defer { server.stop() }
    let terminal = try opened(answering: "")

    let output = try terminal.output(upTo: "▀")

    #expect(!output.contains("\u{1B}_Ga=T") && !output.contains("\u{1B}P"))
  }

  @Test func kittyReceivesUnchangedFile() throws {
    defer { server.stop() }
    let terminal = try opened(answering: Self.kitty)

    let before = try terminal.output(upTo: "\u{1B}_Ga=T,f=100,i=")
    let keys = try terminal.output(upTo: ";").split(separator: ",").map(String.init)
    var base64 = try terminal.output(upTo: "\u{1B}\\").dropLast(2)
    if keys.last == "m=1;" {
      try terminal.output(upTo: "\u{1B}_Gm=0;")
      base64 += try terminal.output(upTo: "\u{1B}\\").dropLast(2)
    }

    let png = try #require(Data(base64Encoded: String(base64)))
    let origin = server.baseURL.replacing("/api/v2", with: "")
    let file = try #require(URL(string: origin + "/sprites/pokemon/1.png"))
    #expect(try png == Data(contentsOf: file))
    #expect(Array(keys.dropFirst().prefix(3)) == ["p=1", "q=2", "C=1"])
    #expect(before.contains(/\x1B7\x1B\[\d+;\d+H\x1B_Ga=T,f=100,i=$/))
    try terminal.output(upTo: "\u{1B}8")
  }

  @Test func kittyReceivesCommandToRemovePicture() throws {
    defer { server.stop() }
    let terminal = try opened(answering: Self.kitty)
    try terminal.output(upTo: "\u{1B}_Ga=T,f=100,i=")
    let id = try terminal.output(upTo: ",").dropLast()

    try terminal.sendText("3")
    try terminal.output(upTo: "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\")
    try terminal.sendText("1")
    try terminal.output(upTo: "\u{1B}_Ga=T,f=100,i=")
    try terminal.sendText("q")

    #expect(try terminal.outputToTheEnd().contains("\u{1B}_Ga=d,d=I,"))
  }

  @Test func sixelsAreShownAndOverwrittenOnLeaving() throws {
    defer { server.stop() }
    let terminal = try opened(answering: Self.sixel)

    let before = try terminal.output(upTo: "\u{1B}P0;1;0q\"1;1;")
    let sixels = try terminal.output(upTo: "\u{1B}\\\u{1B}8")
    try terminal.sendText("\u{1B}")
    let after = try terminal.output(upTo: "Venusaur")

    #expect(before.contains(/\x1B7\x1B\[\d+;\d+H\x1BP0;1;0q"1;1;$/))
    #expect(sixels.contains(/^\d+;\d+#0;2;\d+;\d+;\d+/))
    #expect(!after.contains("\u{1B}P"))
  }

  @Test(arguments: ["xterm", "vt220"])
  func sixelsAreShownRegardlessOfColorCount(term: String) throws {
    defer { server.stop() }
    let terminal = try started(environment: ["TERM": term])
    let question = try terminal.output(upTo: "\u{1B}[16t\u{1B}[c")

    try terminal.sendText(Self.sixel + "\r")

    #expect(try !terminal.output(upTo: "\u{1B}P0;1;0q").contains("▀"))
    #expect(question.contains("\u{1B}_G") == (term == "xterm"))
  }

  /// Changes the size of the font, while the window's number of columns and rows stays the same.
  @Test func changedCellSizeRedrawsPicture() throws {
    defer { server.stop() }
    let terminal = try opened(answering: Self.kitty)
    let before = try cellsOfPicture(on: terminal)

    terminal.resize(columns: 80, rows: 50, cell: (18, 18))
    var after = try cellsOfPicture(on: terminal)
    // The picture may be sent again with its old size, because parts of the entry that load later
    // can still move it.
    while after.columns > after.rows + 1 { after = try cellsOfPicture(on: terminal) }

    #expect(abs(before.columns - 2 * before.rows) <= 1)
  }

  /// Returns the size, in cells, of the next picture that is sent in Kitty's protocol. The picture
  /// is nearly square.
  private func cellsOfPicture(on terminal: PtyTerminal) throws -> (columns: Int, rows: Int) {
    try terminal.output(upTo: "\u{1B}_Ga=T,f=100,i=")
    let keys = try terminal.output(upTo: ",m=")
    let cells = try #require(keys.firstMatch(of: /,c=(\d+),r=(\d+),m=/))
    return (try #require(Int(cells.1)), try #require(Int(cells.2)))
  }

  /// If the system doesn't report the window's size in pixels, the program queries the terminal
  /// again.
  @Test func cellSizeUnknownToSystemIsQueried() throws {
    defer { server.stop() }
    let terminal = try opened(answering: Self.kitty)
    try terminal.output(upTo: "\u{1B}_Ga=T,f=100,i=")

    terminal.resize(columns: 80, rows: 50, cell: (0, 0))
    try terminal.output(upTo: Self.question)
    try terminal.sendText("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;18t\u{1B}[?62;c")

    try terminal.output(upTo: "\u{1B}_Ga=T,f=100,i=")
  }

  @Test func hugeWindowSizeIsLimited() throws {
    defer { server.stop() }
    let terminal = try started()
    try terminal.output(upTo: Self.question)
    try terminal.sendText(Self.sixel)

    terminal.resize(columns: .max, rows: .max, cell: (.max, .max))
    try terminal.output(upTo: "quit")
    try terminal.sendText("\rP")
    try terminal.output(upTo: "\u{1B}P0;1;0q")
    try terminal.sendText("\u{1B}qq")

    #expect(try terminal.end() == .exit(0))
  }

  @Test func redrawingShowsPictureAgain() throws {
    defer { server.stop() }
    let terminal = try opened(answering: Self.sixel)
    let first = try terminal.output(upTo: "\u{1B}P0;1;0q")
    let sixels = try terminal.output(upTo: "\u{1B}\\\u{1B}8")

    // Parts of the entry that load later may still move the picture.
    var offsets = [first.suffix(16)]
    repeat {
      try terminal.sendText("\u{0C}")
      offsets.append(try terminal.output(upTo: "\u{1B}P0;1;0q").suffix(16))
      #expect(try terminal.output(upTo: "\u{1B}\\\u{1B}8") == sixels)
    } while offsets.suffix(2).first != offsets.last && offsets.count < 9

    #expect(offsets.suffix(2).first == offsets.last)
  }
}
