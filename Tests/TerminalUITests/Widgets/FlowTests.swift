import TerminalUI
import Testing

struct FlowTests {
  private let target = TestTarget()

  static let labels = ["", "neutral  ", "タイプ  ", "A label that is quite long  "]

  @Test(arguments: labels, WidgetTexts.widths)
  func linesFitAndLoseNothing(label: String, columns: Int) {
    let pieces = WidgetTexts.all.map { Span($0) }
    let flow = Flow(pieces, label: Span(label), separator: Span(", "))

    let lines = flow.lines(columns: columns)

    #expect(lines.widest() <= columns)
    let all = label + WidgetTexts.all.joined(separator: ",")
    #expect(lines.solidText.contains("…") || lines.solidText == all.filter { $0 != " " })
  }

  @Test(arguments: WidgetTexts.widths)
  func fittingPieceIsNotBroken(columns: Int) {
    let pieces = ["Solar Beam", "Fire", "Ice Fang"]

    let lines = Flow(pieces.map { Span($0) }).lines(columns: columns)

    for piece in pieces where TextWidth.of(piece) <= columns {
      #expect(lines.contains { $0.text.contains(piece) })
    }
  }

  @Test func continuationLinesAreIndentedByLabel() {
    let flow = Flow(
      [Span("Hardy"), Span("Docile"), Span("Bashful")], label: Span("neutral  ", .secondary))

    #expect(flow.lines(columns: 25).map(\.text) == ["neutral  Hardy · Docile", "         Bashful"])
  }

  @Test func commaStaysAtTheEndOfItsLine() {
    let flow = Flow([Span("Hardy"), Span("Docile")], separator: Span(", "))

    #expect(flow.lines(columns: 13).map(\.text) == ["Hardy, Docile"])
    #expect(flow.lines(columns: 12).map(\.text) == ["Hardy,", "Docile"])
    #expect(flow.lines(columns: 5).map(\.text) == ["Hardy", ",", "Docil", "e"])
  }

  @Test func wideLabelIsOnItsOwnLine() {
    let flow = Flow([Span("Docile")], label: Span("neutral  "))

    #expect(flow.lines(columns: 10).map(\.text) == ["neutral  ", "Docile"])
  }

  @Test func wrappedPieceIsALinkOnEachLine() {
    let flow = Flow([Span("Mr. Mime", linkTarget: target), Span("Mew", linkTarget: target)])

    let lines = flow.lines(columns: 7)

    #expect(lines.map(\.linkTexts) == [["Mr."], ["Mime"], ["Mew"]])
  }

  @Test func groupOfSpansStaysTogether() {
    let flow = Flow([[Span("×2 ", .secondary), Span("Fire")], [Span("Ice")]])

    #expect(flow.lines(columns: 8).map(\.text) == ["×2 Fire", "Ice"])
    #expect(flow.lines(columns: 11).map(\.text) == ["×2 Fire Ice"])
  }

  @Test func flowWithoutPiecesHasNoLines() {
    #expect(Flow([Span](), label: Span("Moves")).lines(columns: 20).isEmpty)
  }
}
