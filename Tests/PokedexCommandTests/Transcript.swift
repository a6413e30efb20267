import Foundation
import TestSupport

/// A block of a transcript: commands and what they print. See `Transcripts/README`.
struct Transcript {
  enum Action: Equatable {
    /// Runs a command line.
    case run(String)
    /// Writes the step's text to a file.
    case write(path: String)
  }

  /// A command with its expected output, or a file with its text.
  struct Step {
    let line: Script.Line
    let action: Action
    var text: [String] = []
  }

  let title: Script.Line
  var steps: [Step] = []

  init(_ block: Script.Block) {
    title = block.title
    for line in block.lines {
      if line.text.hasPrefix("$ ") {
        steps.append(Step(line: line, action: .run(String(line.text.dropFirst(2)))))
      } else if line.text.hasPrefix("file ") {
        steps.append(Step(line: line, action: .write(path: String(line.text.dropFirst(5)))))
      } else if !steps.isEmpty {
        steps[steps.count - 1].text.append(line.text)
      }
    }
  }

  /// The text of the block in its file, without the blank line after it.
  var text: String {
    ([title.text] + steps.flatMap { [$0.line.text] + $0.text }).joined(separator: "\n") + "\n"
  }

  /// Returns a run's output, errors and exit code as lines of a transcript.
  static func lines(of outcome: Executable.Outcome) -> [String] {
    lines(of: outcome.output).map { hasMeaning($0) ? "\\" + $0 : $0 }
      + lines(of: outcome.errors).map { $0.isEmpty ? "!" : "! " + $0 }
      + (outcome.code == 0 ? [] : ["exit \(outcome.code.map(String.init) ?? "by a signal")"])
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.replacing("\r\n", with: "␍\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" {
      lines.removeLast()
    } else {
      lines[lines.count - 1] += "[no line break]"
    }
    return lines
  }

  private static func hasMeaning(_ line: String) -> Bool {
    ["#", "$", "!", "…", "\\", "exit ", "file "].contains { line.hasPrefix($0) }
  }

  /// Whether lines are as expected. In the expected lines, `…` stands for any lines, and `[…]` at
  /// the end of a line for the rest of that line.
  static func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    let rest = expected.dropFirst()
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) }
    }
    guard let line = lines.first else { return false }
    let isEqual =
      first.hasSuffix("[…]") ? line.hasPrefix(first.dropLast(3)) : line == first
    return isEqual && matches(lines.dropFirst(), rest)
  }

  /// Returns the lines that are missing, after `-`, and those that are not expected, after `+`.
  static func difference(_ lines: [String], _ expected: [String]) -> String {
    lines.difference(from: expected).map { change in
      switch change {
      case .insert(_, let line, _): "+ " + line
      case .remove(_, let line, _): "- " + line
      }
    }.joined(separator: "\n")
  }
}
