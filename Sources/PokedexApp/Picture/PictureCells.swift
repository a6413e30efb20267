package import Pictures
package import PokedexModel
package import TerminalUI

/// A picture ready to show: rows of cells, and an image that covers them if the terminal supports
/// graphics.
package struct ShownPicture: Sendable, Equatable {
  package let rows: [[Cell]]
  package let graphic: EncodedGraphic?

  /// Creates a picture from cells.
  ///
  /// - Parameter rows: rows of equal width. Empty for no picture.
  package init(rows: [[Cell]] = [], graphic: EncodedGraphic? = nil) {
    self.rows = rows
    self.graphic = graphic
  }

  /// Returns a picture of blank cells, for use while a picture is loading.
  package static func blank(_ box: Size) -> ShownPicture {
    ShownPicture(
      rows: Array(repeating: Array(repeating: .blank, count: box.columns), count: box.rows))
  }

  package var isEmpty: Bool { rows.isEmpty }
}

/// Renders pictures as cells, and also as graphics if the terminal supports them.
package enum PictureCells {
  /// The parameters for showing a picture.
  package struct PictureBox: Equatable {
    let box: Size
    let isFilled: Bool
    let graphics: GraphicsSupport?
    /// Number that distinguishes this picture from other copies of the same file on the screen.
    let number: Int

    /// Creates the parameters.
    ///
    /// - Parameters:
    ///   - isFilled: whether the picture is enlarged to fill the box.
    ///   - graphics: graphics that the terminal supports. Nil to use only cells.
    package init(
      box: Size, isFilled: Bool = false, graphics: GraphicsSupport? = nil, number: Int = 0
    ) {
      self.box = box
      self.number = number
      self.isFilled = isFilled
      self.graphics = graphics
    }
  }

  /// Returns rows that fill the box, with the picture centred in them. If there is no file, uses a
  /// drawing that matches the species' body shape.
  package static func picture(
    of file: PictureFile?, or species: Species, at target: PictureBox,
    drawing: (_ shape: String?) -> [String]
  ) -> ShownPicture {
    if let file { return picture(of: file, at: target) }
    let picture = Drawing.picture(of: drawing(species.shape), color: species.color)
    return ShownPicture(rows: rows(of: picture, at: target))
  }

  /// Returns rows that fill the box, with a loaded picture centred in them. If the terminal
  /// supports graphics, the picture is also included as an image.
  package static func picture(of file: PictureFile, at target: PictureBox) -> ShownPicture {
    ShownPicture(
      rows: rows(of: file.picture, at: target),
      graphic: target.graphics?.graphic(of: file, in: target.box, id: id(of: file, at: target)))
  }

  /// Returns a 31-bit number that distinguishes a picture from all others on the screen.
  private static func id(of file: PictureFile, at target: PictureBox) -> Int {
    var hash = FNV1a()
    for byte in file.png { hash.add(UInt64(byte)) }
    let cell = (target.graphics?.cellWidth ?? 0, target.graphics?.cellHeight ?? 0)
    for number in [target.number, target.box.columns, target.box.rows, cell.0, cell.1] {
      hash.add(UInt64(truncatingIfNeeded: number))
    }
    return Int(hash.value >> 33) | 1
  }

  private static func rows(of picture: Picture, at target: PictureBox) -> [[Cell]] {
    let box = target.box
    if target.graphics?.supportsHalfBlocks == false { return ShownPicture.blank(box).rows }
    let blocks = HalfBlocks(
      picture, columns: box.columns, rows: box.rows, isFilled: target.isFilled)
    let blank = Array(repeating: Cell.blank, count: box.columns)
    let left = Array(repeating: Cell.blank, count: (box.columns - blocks.columns) / 2)
    let top = (box.rows - blocks.rows) / 2
    return (0..<box.rows).map { row in
      guard top..<top + blocks.rows ~= row else { return blank }
      return left + blocks[row - top].map(cell) + blank.dropFirst(left.count + blocks.columns)
    }
  }

  private static func cell(_ block: HalfBlocks.BlockCell) -> Cell {
    switch (block.upper, block.lower) {
    case (nil, nil): .blank
    case (nil, let lower?): Cell(scalar: "▄", style: Style(foreground: color(lower)))
    case (let upper?, let lower):
      Cell(
        scalar: "▀",
        style: Style(foreground: color(upper), background: lower.map(color) ?? .standard))
    }
  }

  private static func color(_ color: HalfBlocks.RGB) -> Color {
    .rgb(red: color.red, green: color.green, blue: color.blue)
  }
}

extension GraphicsSupport {
  /// Returns an encoded picture that is as large as possible within a box of cells and centred in
  /// it.
  fileprivate func graphic(of file: PictureFile, in box: Size, id: Int) -> EncodedGraphic {
    let (width, height) = (box.columns * cellWidth, box.rows * cellHeight)
    let (columns, rows): (Int, Int)
    let (bytes, removal): ([UInt8], [UInt8])
    switch graphicsProtocol {
    case .kitty:
      let (ownWidth, ownHeight) = (file.picture.width, file.picture.height)
      columns = Self.cells(ownWidth * height, of: ownHeight * cellWidth, limit: box.columns)
      rows = Self.cells(ownHeight * width, of: ownWidth * cellHeight, limit: box.rows)
      bytes = Kitty.bytes(of: file, id: id, columns: columns, rows: rows)
      removal = Kitty.removal(ofID: id)
    case .sixel:
      let scaled = file.picture.scaled(
        toFill: min(width, Sixel.largestSide), min(height, Sixel.largestSide))
      columns = (scaled.width + cellWidth - 1) / cellWidth
      rows = (scaled.height + cellHeight - 1) / cellHeight
      bytes = Sixel.bytes(of: scaled)
      removal = []
    }
    let covered = Rect(
      column: (box.columns - columns) / 2, row: (box.rows - rows) / 2, columns: columns, rows: rows)
    return EncodedGraphic(id: id, box: box, covered: covered, bytes: bytes, removal: removal)
  }

  /// Returns a length in pixels as a number of cells, rounded to the nearest integer and limited to
  /// `1...limit`.
  private static func cells(_ length: Int, of cell: Int, limit: Int) -> Int {
    min(limit, max(1, (2 * length + cell) / (2 * cell)))
  }
}

extension Line {
  /// Returns the lines of a picture.
  static func lines(of picture: ShownPicture) -> [Line] {
    var lines = picture.rows.map(Line.init(cells:))
    if let graphic = picture.graphic { lines[0].graphics = [(0, graphic)] }
    return lines
  }

  /// Returns the lines of several pictures side by side, with `gap` blank columns between them. All
  /// pictures have the same height.
  static func lines(of pictures: [ShownPicture], apart gap: Int) -> [Line] {
    let blank = Array(repeating: Cell.blank, count: gap)
    let height = pictures.map(\.rows.count).max() ?? 0
    var lines = (0..<height).map { row in
      Line(cells: Array(pictures.map { $0.rows[row] }.joined(separator: blank)))
    }
    var column = 0
    for picture in pictures {
      if let graphic = picture.graphic { lines[0].graphics.append((column, graphic)) }
      column += (picture.rows.first?.count ?? 0) + gap
    }
    return lines
  }
}

extension PictureInput {
  /// Returns the picture in a box of cells. Until it is loaded, returns a drawing instead.
  func shown(
    in box: Size, isFilled: Bool = false, of species: Species, _ words: Words
  ) -> ShownPicture {
    PictureCells.picture(
      of: file, or: species,
      at: PictureCells.PictureBox(box: box, isFilled: isFilled, graphics: graphics),
      drawing: words.vocabulary.drawing)
  }
}
