private import CNcurses
internal import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

// What the terminal says of itself; and pictures that it shows itself, over cells that are blank.
extension CursesTerminal {
  /// Asks the terminal for the colour of its ground, which `.ground` tells, and which pictures it can
  /// show, which `.graphics` tells. Nothing waits for the answers, and one that does not answer costs
  /// nothing. To be called after the first frame.
  ///
  /// Behind a multiplexer nothing is asked of pictures: it answers for itself, or takes the question for
  /// a title. GNU Screen and the Linux console are not asked at all, as what they make of it differs.
  package func ask(forGround asksForGround: Bool, forPictures asksForPictures: Bool) {
    let isInTmux = !Self.variable("TMUX").isEmpty || Self.termName.hasPrefix("tmux")
    let isStrange = ["screen", "linux"].contains(where: Self.termName.hasPrefix) && !isInTmux
    let asksForPictures = asksForPictures && !isInTmux
    guard asksForGround || asksForPictures, !isStrange, !awaitsAnswers,
      Self.capability("cup")?.hasPrefix("\u{1B}[") == true
    else { return }
    awaitsAnswers = true
    answers = TerminalAnswers(cell: Self.cellSize)
    // The oldest terminals, which have no colours, would show a question in Kitty's protocol as text.
    let question = TerminalAnswer.question(
      ground: asksForGround, kitty: asksForPictures && depth > .none, pictures: asksForPictures)
    send(Array(question.utf8))
  }

  func take(_ answer: TerminalAnswer) {
    guard awaitsAnswers else { return }
    if case .ground(let color) = answer { handle(.ground(color)) }
    let graphics = answers.take(answer)
    if case .attributes = answer { awaitsAnswers = false }
    if let graphics { use(graphics) }
  }

  func use(_ graphics: Graphics) {
    if graphics == self.graphics { return }
    self.graphics = graphics
    handle(.graphics(graphics))
  }

  /// The size of a cell in pixels; zeros where the system does not know it.
  private static var cellSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    return shim_cell_size(&width, &height) == 0
      && Graphics.isCell(width: Int(width), height: Int(height))
      ? (Int(width), Int(height)) : (0, 0)
  }

  /// Takes the size of a cell anew, as the font may be another. Where the system does not know it, the
  /// terminal is asked again.
  func measureCell() {
    guard let graphics else { return }
    let cell = Self.cellSize
    if cell.width == 0 { return ask(forGround: false, forPictures: true) }
    use(Graphics(graphics.language, cellWidth: cell.width, cellHeight: cell.height))
  }

  /// Writes the rows anew over which stood what is gone, where only that takes it away.
  ///
  /// - Returns: what takes away the other graphics that are gone, and shows those that are new.
  func changeGraphics(to frame: Frame) -> [UInt8] {
    let before = writer.shown.graphics
    if before.isEmpty, frame.graphics.isEmpty { return [] }
    var bytes: [UInt8] = []
    var rewritten: [Int] = []
    for placed in before where !frame.graphics.contains(placed) {
      bytes += placed.graphic.removal
      guard placed.graphic.removal.isEmpty else { continue }
      let rows = placed.rect.row..<min(placed.rect.endRow, frame.size.rows)
      rewritten += rows.filter { !rewritten.contains($0) }
    }
    for placed in frame.graphics {
      let isErased =
        placed.graphic.removal.isEmpty
        && rewritten.contains { placed.rect.row..<placed.rect.endRow ~= $0 }
      if isErased || !before.contains(placed) { bytes += Self.bytes(of: placed) }
    }
    writer.rewrite(rows: rewritten, of: frame)
    writer.takeGraphics(of: frame)
    return bytes
  }

  /// Takes away all graphics, as nothing stays where it is.
  func removeGraphics() {
    send(writer.shown.graphics.flatMap(\.graphic.removal))
  }

  /// What shows a graphic, and brings the cursor back.
  static func bytes(of placed: PlacedGraphic) -> [UInt8] {
    let covered = placed.graphic.covered
    let (row, column) = (placed.rect.row + covered.row, placed.rect.column + covered.column)
    return Array("\u{1B}7\u{1B}[\(row + 1);\(column + 1)H".utf8) + placed.graphic.bytes
      + Array("\u{1B}8".utf8)
  }
}
