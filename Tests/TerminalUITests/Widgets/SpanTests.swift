import TerminalUI
import Testing

struct SpanTests {
  private let target = TestTarget()

  @Test(arguments: WidgetTexts.all, WidgetTexts.widths)
  func wrappedSpansMatchWrappedText(text: String, columns: Int) {
    let half = text.unicodeScalars.count / 2
    let scalars = Array(text.unicodeScalars)
    let parts = [scalars[..<half], scalars[half...]].map { part in
      Span(part.reduce(into: "") { $0.unicodeScalars.append($1) })
    }

    let lines = parts.wrapped(to: columns).map { $0.map(\.text).joined() }

    #expect(lines == TextFit.wrap(text, to: columns))
  }

  @Test func brokenLinkIsALinkOnEachLine() {
    let spans = [Span("caught by "), Span("Mr. Mime", .name, linkTarget: target), Span("!")]

    let lines = spans.wrapped(to: 14).map { Line($0) }

    #expect(lines.map(\.text) == ["caught by Mr.", "Mime!"])
    #expect(lines.map(\.linkTexts) == [["Mr."], ["Mime"]])
    #expect(lines.flatMap(\.left).map(\.role) == [.text, .name, .name, .text])
  }

  @Test func repeatedSpacesBetweenWordsAreCollapsed() {
    let spans = [Span("one  two", .key), Span("   three", .name)]

    let lines = spans.wrapped(to: 9)

    #expect(lines.map { $0.map(\.text) } == [["one two"], ["three"]])
    #expect(lines[1].map(\.role) == [.name])
  }

  @Test(arguments: WidgetTexts.widths)
  func clippedSpansFitAndEndWithEllipsis(columns: Int) {
    let spans = WidgetTexts.all.map { Span($0) }

    let cut = spans.clipped(to: columns)

    #expect(cut.columns <= columns)
    let isWhole = spans.columns <= columns
    #expect(cut.map(\.text).joined().hasSuffix("…") == !isWhole)
  }

  @Test func clippingAfterWholeSpanAddsEllipsis() {
    let spans = [Span("Fire", .key), Span(" "), Span("Water")]

    #expect(spans.clipped(to: 5).map(\.text).joined() == "Fire…")
    #expect(spans.clipped(to: 4).map(\.text).joined() == "Fir…")
    #expect(spans.clipped(to: 0).isEmpty)
  }
}
