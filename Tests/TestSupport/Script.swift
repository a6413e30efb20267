package import Foundation
import Testing

/// A text file whose blocks are tests. A block begins with a line `# Sentence`, which is its name.
package struct Script: Sendable, CustomTestStringConvertible {
  package struct Line: Sendable {
    package let number: Int
    package let text: String
  }

  package struct Block: Sendable {
    /// The line with the block's sentence.
    package let title: Line
    /// The lines below the title, without the blank line before the next block.
    package fileprivate(set) var lines: [Line] = []
  }

  package let file: URL
  /// The text before the first block.
  package let introduction: String
  package let blocks: [Block]

  package var testDescription: String { file.lastPathComponent }

  private init(file: URL) throws {
    self.file = file
    var blocks: [Block] = []
    var introduction = ""
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = Line(number: index + 1, text: String(line))
      if line.text.hasPrefix("# ") {
        blocks.append(Block(title: line))
      } else if blocks.isEmpty {
        introduction += line.text + "\n"
      } else {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    for index in blocks.indices where blocks[index].lines.last?.text == "" {
      blocks[index].lines.removeLast()
    }
    self.introduction = introduction
    self.blocks = blocks
  }

  /// Returns the scripts in a folder beside a source file, sorted by name.
  package static func all(in folder: String, besideFile path: String = #filePath) -> [Script] {
    let folder = URL(filePath: path).deletingLastPathComponent().appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { try? Script(file: folder.appending(path: $0)) }
  }

  /// Records a failure at a line of the script.
  package func fail(_ message: String, at line: Line) {
    let module = file.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
    Issue.record(
      "\(testDescription):\(line.number): \(message)",
      sourceLocation: SourceLocation(
        fileID: "\(module)/\(testDescription)", filePath: file.path, line: line.number, column: 1))
  }
}
