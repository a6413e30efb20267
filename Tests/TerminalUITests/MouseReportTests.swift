import TerminalUI
import Testing

/// Tests of parsing mouse reports.
@Suite("Reports of the mouse")
struct MouseReportTests {
  static let events: [(report: String, event: MouseEvent)] = [
    ("<0;1;1M", MouseEvent(.press, column: 0, row: 0)),
    ("<0;80;24M", MouseEvent(.press, column: 79, row: 23)),
    ("<0;224;300M", MouseEvent(.press, column: 223, row: 299)),
    ("<0;1000;2M", MouseEvent(.press, column: 999, row: 1)),
    ("<4;3;2M", MouseEvent(.press, column: 2, row: 1)),
    ("<32;3;2M", MouseEvent(.drag, column: 2, row: 1)),
    ("M@!!", MouseEvent(.drag, column: 0, row: 0)),
    ("<64;3;2M", MouseEvent(.wheelUp, column: 2, row: 1)),
    ("<65;3;2M", MouseEvent(.wheelDown, column: 2, row: 1)),
    ("<81;3;2M", MouseEvent(.wheelDown, column: 2, row: 1)),
    ("M !!", MouseEvent(.press, column: 0, row: 0)),
    ("M p8", MouseEvent(.press, column: 79, row: 23)),
    ("M \u{FF}!", MouseEvent(.press, column: 222, row: 0)),
    ("M`!!", MouseEvent(.wheelUp, column: 0, row: 0)),
    ("Ma!!", MouseEvent(.wheelDown, column: 0, row: 0)),
  ]

  @Test(arguments: events)
  func completeReportIsParsedAsEvent(report: String, event: MouseEvent) {
    #expect(read(report) == event)
  }

  @Test(arguments: [
    "<0;1;1m", "<1;1;1M", "<2;1;1M", "<3;1;1M", "<35;1;1M", "<66;1;1M", "<128;1;1M",
    "<0;0;1M", "<0;1;0M", "<0;1M", "<0M", "<M", "<;;M", "<0;1;1;1M", "<0;;1M", "<;1;1M",
    "<0;99999999999999999999;1M", "<0;-1;1M", "<0;+1;1M", "<-64;1;1M", "<0;1:1;1M", "<0; 1;1M",
    "M#!!", "<34;1;1M", "M\u{0}!!", "M \u{0}!", "M  !", "Mb!!", "M \u{1}!", "M", "M!", "M !",
    "", "A", "1", "q", "<q", "<", "<0;1;1", "<0;1;1A", "<0;1;1\u{1B}", "0;1;1M", "?0;1;1M",
  ])
  func malformedOrIrrelevantReportIsNil(report: String) {
    #expect(read(report) == nil)
  }

  private func read(_ report: String) -> MouseEvent? {
    MouseEvent(report: report.unicodeScalars.map(\.value))
  }
}
