import TerminalUI
import Testing

struct TableTests {
  private let target = TestTarget()

  /// The column with the name is always shown. As the width allows, the columns for type, power and
  /// class are added in this order.
  private static let columns = [
    Table.Column("Move", minimum: 8, ideal: 16),
    Table.Column("Type", minimum: 6, ideal: 8, priority: 3),
    Table.Column("Class", minimum: 8, priority: 1),
    Table.Column("Power", .right, minimum: 5, priority: 2),
  ]

  @Test(arguments: WidgetTexts.all, WidgetTexts.widths)
  func linesFit(text: String, columns: Int) {
    for fit in [Table.Fit.clip, .clipMiddle, .cut, .wrap] {
      var layout = Self.columns
      layout[0].fit = fit
      let table = Table(layout, in: columns)
      let cells = [text, text, "special", "90"].map { Span($0) }

      let lines = [table.header, table.line(cells)] + table.lines(cells.map { Flow([$0]) })

      #expect(lines.widest() <= columns)
    }
  }

  @Test(arguments: WidgetTexts.widths)
  func columnsAreOmittedByPriority(columns: Int) {
    let table = Table(Self.columns, in: columns)

    let shown = Self.columns.indices.filter(table.shows)

    let expected =
      switch columns {
      case 33...: [0, 1, 2, 3]
      case 23...: [0, 1, 3]
      case 16...: [0, 1]
      default: [0]
      }
    #expect(shown == expected)
  }

  @Test(arguments: WidgetTexts.widths)
  func widthsAreBetweenMinimumAndIdeal(columns: Int) {
    let table = Table(Self.columns, in: columns)

    for (index, column) in Self.columns.enumerated() where table.shows(index) && columns >= 8 {
      #expect(column.minimum...column.ideal ~= table.width(of: index))
    }
  }

  @Test func remainingWidthGoesToHighestPriority() {
    let table = Table(Self.columns, in: 41)

    #expect(Self.columns.indices.map(table.width) == [16, 6, 8, 5])
    #expect(Self.columns.indices.map(table.start) == [0, 18, 26, 36])
  }

  @Test func cellsAreAligned() {
    let table = Table(
      [
        Table.Column("Move", minimum: 6), Table.Column("Factor", .center, minimum: 6),
        Table.Column("Power", .right, minimum: 6),
      ], in: 40)

    #expect(table.header.text == "Move    Factor   Power")
    #expect(table.line(["ピカ", "×2", "90"].map { Span($0) }).text == "ピカ      ×2        90")
  }

  @Test func columnGapOverridesTableGap() {
    let table = Table(
      [Table.Column("A", minimum: 1), Table.Column("B", minimum: 1, gap: 0)], in: 9, gap: 3)

    #expect(table.header.text == "AB")
  }

  @Test func linkDoesNotIncludeTheBlankColumns() {
    let table = Table(Self.columns, in: 60)

    let line = table.line([
      Span("Surf", linkTarget: target), Span("Water"), Span("special"),
      Span("90", linkTarget: target),
    ])

    #expect(line.linkTexts == ["Surf", "90"])
    #expect(line.link(at: 5, columns: 60) == nil)
  }

  @Test func wrappedCellsContinueOnNextLine() {
    let table = Table(
      [
        Table.Column("", minimum: 4), Table.Column("", minimum: 8, fit: .wrap),
        Table.Column("", minimum: 6, fit: .wrap),
      ], in: 30)

    let lines = table.lines([
      Flow([Span("When")]), Flow([Span("Morning"), Span("Day")], separator: Span(", ")),
      Flow([Span("in the rain")]),
    ])

    #expect(lines.map(\.text) == ["When  Morning,  in the", "      Day       rain"])
  }

  @Test(arguments: WidgetTexts.all, WidgetTexts.widths)
  func wrappedTableLosesNothing(text: String, columns: Int) {
    let table = Table(
      [
        Table.Column("", minimum: 4, ideal: 20, fit: .wrap),
        Table.Column("", minimum: 4, ideal: 20, fit: .wrap),
      ], in: columns)

    let lines = table.lines([Flow([Span(text)]), Flow([Span("90")])])

    let whole = (text + "90").filter { $0 != " " }
    let seen = lines.solidText
    #expect(seen.contains("…") || seen.sorted() == whole.sorted())
  }

  @Test func spansOfCellAreClippedTogether() {
    let table = Table([Table.Column("", minimum: 6)], in: 6)

    let lines = table.lines([Flow([[Span("Fire", .key), Span(" ×2")]])])

    #expect(lines.map(\.text) == ["Fire …"])
  }
}
