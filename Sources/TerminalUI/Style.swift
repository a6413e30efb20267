/// A colour as a terminal may have it.
package struct Color: Sendable, Equatable, Hashable {
  /// -1 the terminal's own, 0 to 255 its palette's entry.
  package let index: Int16

  /// The terminal's own colour.
  package static let standard = Color(index: -1)

  /// An entry of the palette, 0 to 255.
  package static func palette(_ index: UInt8) -> Color { Color(index: Int16(index)) }

  private init(index: Int16) {
    self.index = index
  }
}

/// What a cell looks like besides its text. One word, so that frames are compared fast.
package struct Style: Sendable, Equatable, Hashable {
  package struct Attributes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
  }

  package var foreground: Color
  package var background: Color
  package var attributes: Attributes

  package init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own look.
  package static let plain = Style()
}
