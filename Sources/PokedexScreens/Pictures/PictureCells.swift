package import Pictures
package import PokedexModel
package import TerminalUI

/// The picture of an entry in cells, scaled once for a picture and a size, and not for every frame.
package struct PictureCells {
  private var drawn: (shape: String?, color: String?, picture: Picture)?
  private var scaled: (picture: Picture, box: Size, rows: [[Cell]])?

  /// As many rows as the box has, each as wide as the box: the picture in their middle, or the drawing
  /// of the Pokémon's body shape where there is none.
  package init() {}

  package mutating func rows(
    of picture: Picture?, or species: Species, in box: Size,
    drawing: (_ shape: String?) -> [String]
  ) -> [[Cell]] {
    let picture = picture ?? drawn(species, drawing)
    // One and the same array is equal to itself without a look at its pixels.
    if let scaled, scaled.box == box, scaled.picture == picture { return scaled.rows }
    let rows = Self.rows(of: picture, in: box)
    scaled = (picture, box, rows)
    return rows
  }

  private mutating func drawn(
    _ species: Species, _ drawing: (_ shape: String?) -> [String]
  ) -> Picture {
    if let drawn, (drawn.shape, drawn.color) == (species.shape, species.color) {
      return drawn.picture
    }
    let picture = Drawing.picture(of: drawing(species.shape), color: species.color)
    drawn = (species.shape, species.color, picture)
    return picture
  }

  private static func rows(of picture: Picture, in box: Size) -> [[Cell]] {
    let blocks = HalfBlocks(picture, columns: box.columns, rows: box.rows)
    let blank = Array(repeating: Cell.blank, count: box.columns)
    let left = Array(repeating: Cell.blank, count: (box.columns - blocks.columns) / 2)
    let top = (box.rows - blocks.rows) / 2
    return (0..<box.rows).map { row in
      guard top..<top + blocks.rows ~= row else { return blank }
      return left + blocks[row - top].map(cell) + blank.dropFirst(left.count + blocks.columns)
    }
  }

  private static func cell(_ block: HalfBlocks.Cell) -> Cell {
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
