import TerminalUI
import TestSupport
import Testing

/// Tests that the output of list and subject commands fits into a terminal.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct FittingTests {
  private func lines(
    _ arguments: [String], columns: UInt16, rows: UInt16 = 24
  ) throws -> [String] {
    let terminal = try PtyTerminal(arguments + ["--demo"], columns: columns, rows: rows)
    return try terminal.outputToTheEnd().split(separator: "\r\n").map(String.init)
  }

  private static let commands = [
    ["list"], ["list", "fire spe>=50"], ["moves"], ["moves", "priority>0"], ["abilities"],
    ["move", "thunderbolt"], ["item", "light-ball"], ["ability", "levitate"], ["type", "fairy"],
    ["nature", "adamant"],
  ]

  @Test(arguments: commands, [30, 80, 120] as [UInt16])
  func outputFitsTerminalInWidthAndHeight(arguments: [String], columns: UInt16) throws {
    for language in ["en", "ja", "de"] {
      let lines = try lines(arguments + ["--language", language], columns: columns)

      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { TextWidth.of($0) <= Int(columns) }, "\(lines)")
      // In 30 columns, a subject with many facts may need more rows than the terminal has.
      if columns > 30 || arguments[0].hasSuffix("s") || arguments[0] == "list" {
        #expect(lines.count <= 22, "\(lines)")
      }
    }
  }

  @Test func truncatedListEndsWithCountAndAllOption() throws {
    let list = try lines(["list"], columns: 80, rows: 10)
    let all = try lines(["list", "--all"], columns: 80, rows: 10)
    let limited = try lines(["list", "--limit", "20"], columns: 80, rows: 10)

    #expect(list.count == 8)
    #expect(list.first == "   1  Bulbasaur            Grass Poison")
    #expect(list.last == "… \(all.count - 7) more: --all")
    #expect(limited.count == 20)
  }

  @Test func leastImportantColumnsAreOmittedFirst() throws {
    let surf = ["moves", "surf", "--limit", "1"]

    #expect(try lines(surf, columns: 40) == ["Surf  Water  special  90  100  15"])
    #expect(try lines(surf, columns: 30) == ["Surf  Water  special  90  100"])
    #expect(try lines(surf, columns: 20) == ["Surf  Water  90"])
  }

  @Test func requestedColumnsAreNotOmitted() throws {
    let requested = try lines(
      ["moves", "surf", "--limit", "1", "--columns", "slug,pp,accuracy,class"], columns: 20)

    #expect(requested == ["surf  15  100  special"])
  }

  @Test func longListsOfSubjectAreTruncatedEqually() throws {
    let cut = try lines(["type", "fairy"], columns: 80, rows: 16)
    let whole = try lines(["type", "fairy", "--all"], columns: 80, rows: 16)

    #expect(cut.first == "Fairy")
    #expect(cut.count == 14)
    #expect(cut.count { $0.hasSuffix(" more: --all") } == 2)
    #expect(whole.count > 20 && !whole.contains { $0.contains("--all") })
  }
}
