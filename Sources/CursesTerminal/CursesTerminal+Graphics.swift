private import CNcurses
internal import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

// Queries to the terminal, and pictures that the terminal itself draws over blank cells.
extension CursesTerminal {
  /// Asks the terminal for its background colour and for its picture support.
  ///
  /// The answers are reported as `.background` and `.graphics`. The program does not wait for them,
  /// so a silent terminal causes no delay. Call this after the first frame.
  ///
  /// Picture support is not queried inside tmux, which would answer in the terminal's place or use
  /// the query as a window title. GNU Screen and the Linux console are not queried at all, because
  /// their reactions vary.
  package func ask(forBackground asksForBackground: Bool, forPictures asksForPictures: Bool) {
    let isInTmux = !Self.variable("TMUX").isEmpty || Self.termName.hasPrefix("tmux")
    let isUnreliable = ["screen", "linux"].contains(where: Self.termName.hasPrefix) && !isInTmux
    let asksForPictures = asksForPictures && !isInTmux
    guard asksForBackground || asksForPictures, !isUnreliable, !awaitsAnswers,
      Self.capability("cup")?.hasPrefix("\u{1B}[") == true
    else { return }
    awaitsAnswers = true
    answers = TerminalAnswers(cell: Self.cellSize)
    // The oldest terminals, which have no colours, would print a query in Kitty's protocol as text.
    let queryCodes = TerminalAnswer.queryCodes(
      background: asksForBackground, kitty: asksForPictures && depth > .none,
      pictures: asksForPictures)
    linkDelay.begin()
    send(Array(queryCodes.utf8))
  }

  func take(_ answer: TerminalAnswer) {
    guard awaitsAnswers else { return }
    if case .background(let color) = answer { handle(.background(color)) }
    let graphics = answers.take(answer)
    if case .attributes = answer { awaitsAnswers = false }
    if let graphics { use(graphics) }
  }

  func use(_ graphics: GraphicsSupport) {
    if graphics == self.graphics { return }
    self.graphics = graphics
    handle(.graphics(graphics))
  }

  /// Size of a cell in pixels; zeros if the system does not know it.
  private static var cellSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    return shim_cell_size(&width, &height) == 0
      && GraphicsSupport.isValidCellSize(width: Int(width), height: Int(height))
      ? (Int(width), Int(height)) : (0, 0)
  }

  /// Measures a cell again, because the font may have changed. If the system does not know the
  /// size, the terminal is queried again.
  func measureCell() {
    guard let graphics else { return }
    let cell = Self.cellSize
    if cell.width == 0 { return ask(forBackground: false, forPictures: true) }
    use(GraphicsSupport(graphics.graphicsProtocol, cellWidth: cell.width, cellHeight: cell.height))
  }

  /// Replaces the graphics on the screen. If a graphic can't be removed with codes, the rows that
  /// it covers are rewritten.
  ///
  /// - Returns: Codes that remove the other old graphics and draw the new ones.
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
    writer.copyGraphics(of: frame)
    return bytes
  }

  /// Removes all graphics before the screen is redrawn at a new size.
  func removeGraphics() {
    send(writer.shown.graphics.flatMap(\.graphic.removal))
  }

  /// Returns the codes that draw a graphic and restore the cursor's position.
  static func bytes(of placed: PlacedGraphic) -> [UInt8] {
    let covered = placed.graphic.covered
    let (row, column) = (placed.rect.row + covered.row, placed.rect.column + covered.column)
    return Array("\u{1B}7\u{1B}[\(row + 1);\(column + 1)H".utf8) + placed.graphic.bytes
      + Array("\u{1B}8".utf8)
  }
}
