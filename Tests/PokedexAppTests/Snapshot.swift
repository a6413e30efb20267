import Foundation
import TerminalUI
import Testing

/// A comparison of frames, as text, with files in the folder Snapshots.
///
/// If `RECORD_SNAPSHOTS=1` is set in the environment, writes the file instead, and the test fails.
enum Snapshot {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots")

  static func verify(
    _ frame: Frame, _ name: String, withStyles: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try verify(
      text(of: frame, withStyles: withStyles), name, sourceLocation: sourceLocation)
  }

  /// Compares a text with its snapshot file.
  static func verify(
    _ screen: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(screen.utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    guard let data = FileManager.default.contents(atPath: file.path()) else {
      Issue.record(
        "no snapshot \(name); RECORD_SNAPSHOTS=1 writes it", sourceLocation: sourceLocation)
      return
    }
    let recorded = String(decoding: data, as: UTF8.self)
    if screen == recorded { return }
    Issue.record(
      "\(name) was\n\(quoted(recorded))\nand is\n\(quoted(screen))", sourceLocation: sourceLocation)
  }

  private static func quoted(_ screen: String) -> String {
    screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "“\($0)”" }.joined(separator: "\n")
  }

  private static func text(of frame: Frame, withStyles: Bool) -> String {
    let lines = withStyles ? frame.rows + styleMap(of: frame) : frame.rows
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns lines in which a letter stands for each cell's style, or a dot for the plain style,
  /// followed by a legend of the letters.
  private static func styleMap(of frame: Frame) -> [String] {
    var styles: [Style] = []
    let map = (0..<frame.size.rows).map { row in
      frame[row].map { cell in
        if cell.style == .plain { return "." }
        if !styles.contains(cell.style) { styles.append(cell.style) }
        return letter(styles.firstIndex(of: cell.style) ?? 0)
      }.joined()
    }
    let legend = styles.enumerated().map { letter($0) + " " + description(of: $1) }
    return ["", "styles"] + map + [""] + legend
  }

  /// Returns, row by row, the column ranges of each style except the plain one, followed by a
  /// legend of the styles.
  static func runs(of frames: [Frame]) -> String {
    var styles: [Style] = []
    let lines = frames.map { frame in
      (0..<frame.size.rows).map { row in
        let cells = Array(frame[row])
        let starts = cells.indices.filter { $0 == 0 || cells[$0].style != cells[$0 - 1].style }
        let runs = zip(starts, starts.dropFirst() + [cells.count]).compactMap { start, end in
          let style = cells[start].style
          if style == .plain { return String?.none }
          if !styles.contains(style) { styles.append(style) }
          return letter(styles.firstIndex(of: style) ?? 0) + "\(start)-\(end - 1)"
        }
        return "\(row): " + runs.joined(separator: " ")
      }
    }
    let legend = styles.enumerated().map { letter($0) + " " + description(of: $1) }
    return (lines + [legend]).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func letter(_ index: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    return String(letters[index % letters.count])
  }

  private static func description(of style: Style) -> String {
    let attributes: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    let colors = [("foreground", style.foreground), ("background", style.background)]
      .filter { $0.1 != .standard }.map { "\($0.0) \(name(of: $0.1))" }
    let words = attributes.filter { style.attributes.contains($0.0) }.map(\.1)
    return (colors + words).joined(separator: ", ")
  }

  /// Returns the index of a palette colour, or the hexadecimal value of an exact colour.
  private static func name(of color: Color) -> String {
    guard color.exact != nil else { return String(color.index) }
    return "#" + String(color.index, radix: 16).dropFirst()
  }
}
