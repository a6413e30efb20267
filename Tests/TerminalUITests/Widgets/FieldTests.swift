import TerminalUI
import Testing

struct FieldTests {
  private let fields = [
    Field("Type", [Span("Fire"), Span("Flying")]), Field("タイプ", [Span("ほのお")]),
    Field("Nothing known", []), Field("Power", [Span("90")]),
  ]

  @Test func valuesAreAlignedInAColumn() {
    #expect(
      Field.lines(fields, columns: 30).map(\.text) == [
        "Type    Fire · Flying", "タイプ  ほのお", "Power   90",
      ])
  }

  @Test(arguments: WidgetTexts.all, WidgetTexts.widths)
  func linesFit(text: String, columns: Int) {
    let fields = [Field(text, [Span(text), Span("90")]), Field("Power", [Span(text)])]

    #expect(Field.lines(fields, columns: columns).widest() <= columns)
  }

  @Test func labelTakesAtMostHalfTheWidth() {
    let lines = Field.lines([Field("Experience", [Span("240")])], columns: 16)

    #expect(lines.map(\.text) == ["Experi… 240"])
  }

  @Test func steppedValueIsInBrackets() {
    let line = Line(Field("Level", stepped: "50", TestTarget()).spans)

    #expect(line.text == "Level [50]")
    #expect(line.linkTexts == ["[50]"])
    #expect(Line(Field("", stepped: "50", TestTarget()).spans).text == "[50]")
  }
}
