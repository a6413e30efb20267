/// Converts frames to text with ECMA-48 style sequences, for output outside the full-screen
/// browser.
///
/// The text contains no sequences that move the cursor. Every line begins and ends in the
/// terminal's default style.
package struct SequenceText: Sendable {
  /// The colour depth of the output. If it is `none`, no sequences are written.
  private let depth: ColorDepth
  private let symbols: CharacterLimits

  package init(depth: ColorDepth, symbols: CharacterLimits) {
    self.depth = depth
    self.symbols = symbols
  }

  /// Returns the text of all rows. Blank cells at the end of a row are omitted, and each row ends
  /// with a newline.
  package func text(of frame: Frame) -> String {
    var bytes: [UInt8] = []
    for row in 0..<frame.size.rows { add(Array(frame[row]), to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func add(_ cells: [Cell], to bytes: inout [UInt8]) {
    let end = cells.lastIndex { !$0.isSpace || !isInvisibleOnBlanks($0.style) }.map { $0 + 1 } ?? 0
    var style = Style.plain
    for index in 0..<end where !cells[index].isContinuation {
      let cell = cells[index]
      let look = displayable(cell.style)
      if look != style {
        addSequence(of: look, to: &bytes)
        style = look
      }
      let isWide = index + 1 < end && cells[index + 1].isContinuation
      add(cell, isWide: isWide, to: &bytes)
    }
    if style != .plain { addSequence(of: .plain, to: &bytes) }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func add(_ cell: Cell, isWide: Bool, to bytes: inout [UInt8]) {
    let scalars = cell.scalars
    if scalars.0 >= 0x80, let byte = symbols.substitute(for: scalars.0, isWide: isWide) {
      bytes.append(byte)
      if isWide { bytes.append(UInt8(ascii: " ")) }
    } else {
      bytes += cell.text.utf8
    }
  }

  // MARK: Styles

  /// Whether a space in this style looks like a space in the terminal's default style.
  private func isInvisibleOnBlanks(_ style: Style) -> Bool {
    let style = displayable(style)
    return style.background == .standard
      && style.attributes.isDisjoint(with: [.underline, .reverse])
  }

  /// Returns a style with its colours reduced to the output's colour depth. If the depth is `none`,
  /// returns the plain style.
  private func displayable(_ style: Style) -> Style {
    if depth == .none { return .plain }
    return Style(
      foreground: displayable(style.foreground), background: displayable(style.background),
      attributes: style.attributes)
  }

  private func displayable(_ color: Color) -> Color {
    let color = depth < .exact ? color.nearestInPalette : color
    let entries: Int32 =
      switch depth {
      case .none: 0
      case .eight: 8
      case .sixteen: 16
      case .palette: 256
      case .exact: .max
      }
    return color.index < entries ? color : .standard
  }

  private func addSequence(of style: Style, to bytes: inout [UInt8]) {
    var numbers: [Int] = []
    let attributes: [(Style.Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7),
    ]
    for (attribute, number) in attributes where style.attributes.contains(attribute) {
      numbers.append(number)
    }
    numbers += Self.numbers(of: style.foreground, sgrBase: 38)
    numbers += Self.numbers(of: style.background, sgrBase: 48)
    // The parameter 0 resets the previous style.
    let text = (numbers.isEmpty ? [] : [0] + numbers).map(String.init).joined(separator: ";")
    bytes += "\u{1B}[\(text)m".utf8
  }

  /// - Parameter sgrBase: The first SGR parameter: 38 for the text colour, 48 for the background
  ///   colour.
  private static func numbers(of color: Color, sgrBase: Int) -> [Int] {
    if color == .standard { return [] }
    if let exact = color.exact {
      return [sgrBase, 2, Int(exact.red), Int(exact.green), Int(exact.blue)]
    }
    let entry = Int(color.index)
    return switch entry {
    case ..<8: [sgrBase - 8 + entry]
    case ..<16: [sgrBase + 52 + entry - 8]
    default: [sgrBase, 5, entry]
    }
  }
}
