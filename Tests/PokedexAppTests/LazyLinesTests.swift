import TerminalUI
import PokedexModel
import Synchronization
import Testing

@testable import PokedexApp

/// The lines of a pane. The lines of a long table are created only when they are shown.
struct LazyLinesTests {
  private final class RowBuildRecorder: Sendable {
    private let indices = Mutex<[Int]>([])

    var all: [Int] { indices.withLock { $0 } }

    func note(_ index: Int) { indices.withLock { $0.append(index) } }
  }

  private let head = LazyLines([
    Line([Span("a", link: .pokemon(1)), Span("b")], right: [Span("c", link: .pokemon(2))]),
    .blank, Line([Span("d", link: .ability("levitate"))]),
  ])

  private func table(_ recorder: RowBuildRecorder = RowBuildRecorder()) -> LazyLines {
    LazyLines(links: [.move("cut"), .move("fly")]) { index in
      recorder.note(index)
      return Line([Span("row \(index)", link: .move("any"))])
    }
  }

  @Test func linksAreInReadingOrder() {
    #expect(
      head.links == [
        LazyLines.Link(line: 0, subject: .pokemon(1)),
        LazyLines.Link(line: 0, subject: .pokemon(2)),
        LazyLines.Link(line: 2, subject: .ability("levitate")),
      ])
  }

  @Test func concatenationAppendsLinesAndLinks() {
    let lines = head + table() + head

    #expect(lines.count == 8)
    #expect(
      lines.map(\.text) == ["ab  c", "", "d", "row 0", "row 1", "ab  c", "", "d"])
    #expect(lines.links.map(\.line) == [0, 0, 2, 3, 4, 5, 5, 7])
    #expect(lines.links[3...4].map(\.subject) == [.move("cut"), .move("fly")])
  }

  @Test func emptyLinesAddNothing() {
    let nothing = LazyLines([])

    for lines in [nothing + head, head + nothing] {
      #expect(lines.links == head.links)
      #expect(lines.map(\.text) == head.map(\.text))
    }
    #expect((nothing + nothing).isEmpty)
  }

  @Test func rowIsBuiltWhenShown() {
    let recorder = RowBuildRecorder()
    let lines = head + table(recorder)
    let page = Page(panes: [lines])

    #expect(page.links.count == 5)
    #expect(recorder.all == [])
    _ = lines[4]
    #expect(recorder.all == [1])
  }

  @Test func pageNumbersLinksWithinTheirLine() {
    let page = Page(panes: [head + table(), head])

    #expect(page.links.map(\.indexInLine) == [0, 1, 0, 0, 0, 0, 1, 0])
    #expect(page.links.map(\.pane) == [0, 0, 0, 0, 0, 1, 1, 1])
  }
}
