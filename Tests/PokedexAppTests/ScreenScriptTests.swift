import TestSupport
import Testing

/// Runs the blocks in the folder Scripts.
@MainActor
@Suite("Screens by script", .timeLimit(.minutes(10)))
struct ScreenScriptTests {
  nonisolated private static let scripts = Script.all(in: "Scripts").filter {
    $0.testDescription.hasSuffix(".txt")
  }

  @Test func scriptsAreFound() {
    #expect(Self.scripts.count > 5)
  }

  @Test(arguments: scripts)
  func screenFollowsTheScript(script: Script) async {
    for block in script.blocks {
      let cases = block.lines.filter { Self.isCase($0) }.map { Self.values($0) }
      for values in cases.isEmpty ? [[]] : cases { await run(block, of: script, with: values) }
    }
  }

  private static func isCase(_ line: Script.Line) -> Bool {
    line.text == "case" || line.text.hasPrefix("case ")
  }

  /// Returns the values of a line such as `case a | b`.
  private static func values(_ line: Script.Line) -> [Substring] {
    line.text.dropFirst(4).split(separator: "|", omittingEmptySubsequences: false).map { value in
      let start = value.hasPrefix(" ") ? value.dropFirst() : value
      return start.hasSuffix(" ") ? start.dropLast() : start
    }
  }

  /// Runs a block with values for `{1}`, `{2}` and so on. Stops at the first failure.
  private func run(_ block: Script.Block, of script: Script, with values: [Substring]) async {
    let lines = block.lines.filter { !$0.text.isEmpty && !Self.isCase($0) }
      .map { line in
        (
          line,
          values.enumerated().reduce(line.text) {
            $0.replacing("{\($1.offset + 1)}", with: $1.element)
          }
        )
      }
    let start = lines.first?.1.hasPrefix("start ") == true ? lines.first?.1 : nil
    let options = start?.split(separator: " ").dropFirst().map(String.init) ?? []
    guard var session = await ScreenSession(options: options) else {
      return script.fail("there is no such option: \(options)", at: block.title)
    }
    var checks = 0
    for (line, text) in lines.dropFirst(start == nil ? 0 : 1) {
      if let failure = await session.run(text) {
        return script.fail("\(block.title.text)\n\(text): \(failure)", at: line)
      }
      if !ScreenSession.isAction(text) { checks += 1 }
    }
    if checks == 0 { script.fail("nothing is checked", at: block.title) }
  }
}
