/// Writes control codes and text for a terminal. It keeps track of the cursor position, the current
/// style and the bytes written so far.
struct TerminalWriter {
  let codes: TerminalCodes
  private let bytes = ByteBuffer()
  /// The cursor position. Nil if it is unknown; then only an absolute move is safe.
  private var cursor: (row: Int, column: Int)?
  /// The current style as it was requested. The terminal may show a reduced form of it. Nil if the
  /// style is unknown.
  private var style: Style?

  init(codes: TerminalCodes) {
    self.codes = codes
  }

  /// Forgets the cursor position and the style. Call this if another program may have written to
  /// the terminal.
  mutating func forget() {
    cursor = nil
    style = nil
  }

  /// Returns the bytes written so far and empties the buffer.
  func take() -> [UInt8] { bytes.take() }

  mutating func clear() {
    select(.plain)
    bytes.append(codes.clear)
    cursor = nil
  }

  mutating func move(toColumn column: Int, row: Int) {
    if let cursor, cursor.row == row {
      if cursor.column == column { return }
      if cursor.column < column, let right = codes.right {
        bytes.append(right(column - cursor.column))
        self.cursor = (row, column)
        return
      }
    }
    bytes.append(codes.move(row, column))
    cursor = (row, column)
  }

  /// Writes a cell at the cursor.
  ///
  /// - Parameter edge: The number of columns in the row. After the last column is written, the
  ///   cursor position is unknown, because terminals differ in where they place the cursor.
  mutating func write(_ cell: Cell, in style: Style, width: Int, edge: Int) {
    select(style)
    write(cell, width: width)
    guard let cursor else { return }
    let next = cursor.column + width
    self.cursor = next < edge ? (cursor.row, next) : nil
  }

  /// Writes ASCII cells at the cursor.
  mutating func write(ascii cells: UnsafeBufferPointer<Cell>, in style: Style, edge: Int) {
    select(style)
    bytes.append(ascii: cells)
    guard let cursor else { return }
    let next = cursor.column + cells.count
    self.cursor = next < edge ? (cursor.row, next) : nil
  }

  /// Erases a number of cells, starting at the cursor.
  mutating func erase(_ count: Int, with code: (Int) -> [UInt8]) {
    selectForBlanks()
    bytes.append(code(count))
  }

  /// Erases the cells from the cursor to the end of the row.
  mutating func erase(with code: [UInt8]) {
    selectForBlanks()
    bytes.append(code)
  }

  /// Selects the plain style, unless the current style is invisible on blank cells. Call this
  /// before erasing, because erased cells get the current background colour.
  private mutating func selectForBlanks() {
    if style?.isInvisibleOnBlanks != true { select(.plain) }
  }

  private mutating func select(_ new: Style) {
    if new == style { return }
    defer { style = new }
    guard let style else {
      bytes.append(codes.plain)
      bytes.append(codes.change(from: .plain, to: codes.displayable(new)))
      return
    }
    let before = codes.displayable(style)
    bytes.append(codes.change(from: before, to: codes.displayable(new)))
  }

  private mutating func write(_ cell: Cell, width: Int) {
    let scalars = cell.scalars
    if scalars.0 < 0x80, scalars.1 == 0 {
      bytes.append(UInt8(truncatingIfNeeded: scalars.0))
    } else if let byte = codes.symbols.substitute(for: scalars.0, isWide: width == 2) {
      bytes.append(byte)
      if width == 2 { bytes.append(UInt8(ascii: " ")) }
    } else {
      append(scalars.0)
      if scalars.1 != 0 { append(scalars.1) }
      if scalars.2 != 0 { append(scalars.2) }
    }
  }

  /// Appends a scalar in UTF-8.
  private mutating func append(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? .init() { bytes.append(byte) }
  }
}

/// Produces the codes that set the text colour or the background colour.
struct ColorCode {
  /// The first SGR parameter of xterm's codes: 38 for text, 48 for background.
  private let sgrBase: Int
  /// The number of palette entries for which terminfo has codes.
  private let entryCount: Int
  /// Whether terminfo's codes for the palette entries from 16 on are the same as xterm's.
  private let hasXtermForm: Bool
  /// Whether terminfo's code takes an exact colour, with red, green and blue in one number.
  private let isDirect: Bool
  private let format: (Int) -> [UInt8]

  /// - Parameters:
  ///   - name: Name of the terminfo capability.
  ///   - colorCount: Number of colours in the terminfo entry. More than 256 means direct colours.
  ///   - sgrBase: The first SGR parameter of xterm's codes: 38 for text, 48 for background.
  init(_ name: String, colorCount: Int, sgrBase: Int, of entry: some TerminfoEntry) {
    self.sgrBase = sgrBase
    let text = entry.text(name)
    isDirect = colorCount > 256 && text != nil
    // On terminals with direct colours, numbers below 8 are still palette entries.
    entryCount = text == nil ? 0 : colorCount > 256 ? 8 : colorCount
    format = { number in text.map { entry.format($0, number, 0) } ?? [] }
    hasXtermForm = entryCount < 256 || format(255) == Self.sequence([sgrBase, 5, 255])
  }

  func code(of color: Color) -> [UInt8] {
    if let exact = color.exact {
      return Self.sequence([sgrBase, 2, Int(exact.red), Int(exact.green), Int(exact.blue)])
    }
    let entry = Int(color.index)
    if isDirect, entry >= entryCount, let exact = color.paletteRGB {
      return format(Int(exact.red) << 16 | Int(exact.green) << 8 | Int(exact.blue))
    }
    // Use terminfo's interpreter only where necessary, because it takes over a thousand
    // instructions per call and a picture has many colours. In all other cases, write xterm's codes
    // directly.
    if entry < entryCount, entry < 16 || !hasXtermForm { return format(entry) }
    return switch entry {
    case ..<8: Self.sequence([sgrBase - 8 + entry])
    case ..<16: Self.sequence([sgrBase + 52 + entry - 8])
    default: Self.sequence([sgrBase, 5, entry])
    }
  }

  private static func sequence(_ numbers: [Int]) -> [UInt8] {
    var bytes: [UInt8] = [0x1B]
    for (index, number) in numbers.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "[" : ";"))
      bytes += String(number).utf8
    }
    return bytes + [UInt8(ascii: "m")]
  }
}

/// Restrictions on the characters that are written to a terminal.
package struct CharacterLimits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// No restriction.
  package static let all: CharacterLimits = []
  /// Only ASCII characters are written.
  package static let ascii = CharacterLimits(rawValue: 1)
  /// Non-ASCII characters whose width may differ between terminals are replaced if a similar ASCII
  /// character exists.
  ///
  /// Characters that are two columns wide on every terminal are not replaced.
  package static let unambiguousWidth = CharacterLimits(rawValue: 2)
  /// Lines, bars and geometric symbols are replaced by spaces, because they mean nothing when a
  /// screen reader reads them aloud.
  package static let plain = CharacterLimits(rawValue: 4)

  /// Returns the ASCII character that replaces a scalar.
  ///
  /// - Parameter isWide: Whether the scalar takes two columns.
  /// - Returns: The replacement; nil if the scalar is written unchanged.
  func substitute(for scalar: UInt32, isWide: Bool) -> UInt8? {
    if self == .all { return nil }
    if contains(.plain), 0x2500...0x25FF ~= scalar { return UInt8(ascii: " ") }
    if contains(.ascii) { return ASCII.substitute(for: scalar) }
    guard contains(.unambiguousWidth), !isWide else { return nil }
    let substitute = ASCII.substitute(for: scalar)
    return substitute == UInt8(ascii: "?") ? nil : substitute
  }
}
