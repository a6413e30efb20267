/// How a terminal shows pictures by itself, of pixels and not of characters.
package struct Graphics: Sendable, Equatable {
  package enum Language: Sendable {
    /// Kitty's graphics protocol.
    case kitty
    case sixel
  }

  package let language: Language
  /// The pixels of a cell.
  package let cellWidth, cellHeight: Int
  /// Whether the terminal has colours enough for pictures in half blocks, too.
  package var hasBlocks = true

  /// - Parameters:
  ///   - cellWidth: pixels of a cell; those of the first terminals with sixels where there is no such cell.
  package init(_ language: Language, cellWidth: Int = 0, cellHeight: Int = 0) {
    self.language = language
    (self.cellWidth, self.cellHeight) =
      Self.isCell(width: cellWidth, height: cellHeight) ? (cellWidth, cellHeight) : (10, 20)
  }

  /// Whether a cell may have so many pixels. Other figures are mistaken or forged, and would ask for
  /// memory without bound.
  package static func isCell(width: Int, height: Int) -> Bool {
    1...512 ~= width && 1...512 ~= height
  }
}

/// A picture as a terminal takes it, which stands in the middle of some blank cells.
///
/// A class, because a line that has one is as small as any other then.
package final class Graphic: Sendable, Equatable {
  /// No other that is on the screen at the same time has it.
  package let id: Int
  /// The blank cells, and the part of them that it covers.
  package let box: Size
  package let covered: Rect
  /// What shows it where the cursor is, and what takes it away; none where other text over it does.
  package let bytes, removal: [UInt8]

  package init(id: Int, box: Size, covered: Rect, bytes: [UInt8], removal: [UInt8]) {
    self.id = id
    self.box = box
    self.covered = covered
    self.bytes = bytes
    self.removal = removal
  }

  package static func == (a: Graphic, b: Graphic) -> Bool { a === b || a.id == b.id }
}

/// A graphic and where its cells are.
package struct PlacedGraphic: Sendable, Equatable {
  package let graphic: Graphic
  package let rect: Rect
}
