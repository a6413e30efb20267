import TerminalUI
import Testing

/// What terminals say of the mouse, character by character.
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
  func wholeReportIsAnEvent(report: String, event: MouseEvent) {
    #expect(steps(report).last == .ended(event))
    #expect(steps(report).dropLast().allSatisfy { $0 == .goesOn })
  }

  @Test(arguments: [
    "<0;1;1m", "<1;1;1M", "<2;1;1M", "<3;1;1M", "<35;1;1M", "<66;1;1M", "<128;1;1M",
    "<0;0;1M", "<0;1;0M", "<0;1M", "<0M", "<M", "<;;M", "<0;1;1;1M", "<0;;1M", "<;1;1M",
    "<0;99999999999999999999;1M", "<00000000000000000000000000000000000000000000;1;1M",
    "M#!!", "<34;1;1M", "M\u{0}!!", "M \u{0}!", "M  !", "Mb!!",
  ])
  func whatIsOfNoUseIsReadToItsEndAndPassedOver(report: String) {
    #expect(steps(report).last == .ended(nil))
    #expect(steps(report).dropLast().allSatisfy { $0 == .goesOn })
  }

  @Test(arguments: [
    "A", "1", "q", "<q", "<0;1;1A", "<0;1;1\u{1B}", "M\u{1B}", "M!\u{1B}", "<0;-1;1M",
  ])
  func whatIsNoPartOfAReportIsSaidToBeForeign(report: String) {
    #expect(steps(report).contains(.foreign))
  }

  @Test func aReportWithoutAnEndDoesNotGrow() {
    var report = MouseReport()
    _ = report.take(0x3C)

    for _ in 0..<100_000 { #expect(report.take(0x31) == .goesOn) }

    #expect(report.take(0x4D) == .ended(nil))
  }

  @Test(arguments: [("<0;1;1", false), ("", false), ("M", true), ("M!", true), ("M!!", true)])
  func onlyTheOldKindIsReadAsBytes(beginning: String, takesBytes: Bool) {
    var report = MouseReport()

    for character in beginning.unicodeScalars { _ = report.take(character.value) }

    #expect(report.takesBytes == takesBytes)
  }

  /// What each character made of it.
  private func steps(_ text: String) -> [MouseReport.Step] {
    var report = MouseReport()
    return text.unicodeScalars.map { report.take($0.value) }
  }
}
