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

  /// - Parameters:
  ///   - cellWidth: what the terminal says; that of the first terminals with sixels where it is 0.
  package init(_ language: Language, cellWidth: Int = 0, cellHeight: Int = 0) {
    self.language = language
    let isKnown = cellWidth > 0 && cellHeight > 0
    self.cellWidth = isKnown ? cellWidth : 10
    self.cellHeight = isKnown ? cellHeight : 20
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
