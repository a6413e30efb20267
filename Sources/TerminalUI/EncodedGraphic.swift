/// The protocol with which the terminal can show pictures made of pixels, and the size of its
/// cells.
package struct GraphicsSupport: Sendable, Equatable {
  package enum GraphicsProtocol: Sendable {
    /// Kitty's graphics protocol.
    case kitty
    case sixel
  }

  package let graphicsProtocol: GraphicsProtocol
  /// Size of a cell in pixels.
  package let cellWidth, cellHeight: Int
  /// Whether the terminal has enough colours to show pictures made of half-block characters, too.
  package var supportsHalfBlocks = true

  /// Creates a description of the terminal's support.
  ///
  /// - Parameters:
  ///   - cellWidth: Width of a cell in pixels. If `isValidCellSize(width:height:)` rejects the
  ///     size, 10×20 is used, the cell size of the first terminals with sixels.
  package init(_ graphicsProtocol: GraphicsProtocol, cellWidth: Int = 0, cellHeight: Int = 0) {
    self.graphicsProtocol = graphicsProtocol
    (self.cellWidth, self.cellHeight) =
      Self.isValidCellSize(width: cellWidth, height: cellHeight)
      ? (cellWidth, cellHeight) : (10, 20)
  }

  /// Whether a cell can have this size in pixels.
  ///
  /// The terminal reports the size. A size outside the accepted range is wrong or forged, and could
  /// make pictures take unlimited memory.
  package static func isValidCellSize(width: Int, height: Int) -> Bool {
    1...512 ~= width && 1...512 ~= height
  }
}

/// A picture encoded for the terminal, centred in a box of blank cells.
///
/// It is a class, so that lines that have a graphic take no more memory than other lines.
package final class EncodedGraphic: Sendable, Equatable {
  /// An identifier that is unique among the graphics on the screen.
  package let id: Int
  /// The size of the box of blank cells, and the cells of the box that the picture covers.
  package let box: Size
  package let covered: Rect
  /// Codes that draw the picture at the cursor, and codes that remove it.
  ///
  /// `removal` is empty if the terminal removes a picture when text is written over it.
  package let bytes, removal: [UInt8]

  package init(id: Int, box: Size, covered: Rect, bytes: [UInt8], removal: [UInt8]) {
    self.id = id
    self.box = box
    self.covered = covered
    self.bytes = bytes
    self.removal = removal
  }

  package static func == (a: EncodedGraphic, b: EncodedGraphic) -> Bool { a === b || a.id == b.id }
}

/// A graphic and the cells that it occupies.
package struct PlacedGraphic: Sendable, Equatable {
  package let graphic: EncodedGraphic
  package let rect: Rect
}
