import TerminalUI
import Testing

struct LineTests {
  private let target = TestTarget()
  private let left = [Line([Span("Attack")]), Line([Span("ピカ")])]

  @Test func blocksArePlacedSideBySide() {
    let lines = left.beside([Line([Span("49")]), Line([Span("55")]), Line([Span("9")])], at: 8)

    #expect(lines.map(\.text) == ["Attack  49", "ピカ    55", "        9"])
  }

  @Test(arguments: [(10, 1), (9, 2), (1, 2)])
  func sidesAreStackedIfTheyDoNotFit(columns: Int, count: Int) {
    let line = Line([Span("Attack")], right: [Span("49%")])

    #expect(line.broken(to: columns).count == count)
    #expect(Line([Span("Attack")]).broken(to: 1).count == 1)
  }

  @Test func plainTextHasNoTrailingSpaces() {
    #expect([Line([Span("a  ")]), .blank].plainText == "a\n\n")
  }

  @Test func blocksAreJoinedByALine() {
    #expect([left, left].joined(by: .blank).map(\.text) == ["Attack", "ピカ", "", "Attack", "ピカ"])
  }

  @Test func rolesAreDrawnInTheirStyles() {
    var styles = RoleStyles(count: Role.firstCustom)
    styles[.name] = Style(attributes: .bold)
    styles[.selection] = Style(attributes: .reverse)
    var frame = Frame(size: Size(columns: 12, rows: 1))
    let line = Line(
      [Span("ab", .name), Span("cd", linkTarget: target), Span("e", linkTarget: target)],
      right: [Span("z")])

    line.write(to: &frame, column: 1, row: 0, columns: 10, styles: styles, selected: 1)

    #expect(frame.text(row: 0) == " abcde    z")
    #expect(frame[0][1].style.attributes == .bold)
    #expect(frame[0][3].style == .plain)
    #expect(frame[0][5].style.attributes == .reverse)
  }

  @Test func linkIsFoundAtItsColumns() {
    let line = Line(
      [Span("ab"), Span("ピカ", linkTarget: target)], right: [Span("z", linkTarget: target)])

    let links = (0..<10).map { line.link(at: $0, columns: 10) }

    #expect(links == [nil, nil, 0, 0, 0, 0, nil, nil, nil, 1])
  }
}
