/// The terminal's entry in the terminfo database.
package protocol TerminfoEntry {
  /// Returns a string capability, without its delays. Nil if the terminal lacks the capability.
  func text(_ name: String) -> String?
  /// Returns a numeric capability. Nil if the terminal lacks the capability.
  func number(_ name: String) -> Int?
  func flag(_ name: String) -> Bool
  /// Inserts two numbers into a string that is written in terminfo's parameter language.
  func format(_ text: String, _ first: Int, _ second: Int) -> [UInt8]
}

/// The terminal's control codes, taken from its terminfo entry.
package struct TerminalCodes {
  /// An attribute and the code that turns it on.
  struct Switch {
    let attribute: Style.Attributes
    let code: [UInt8]
  }

  /// Code that moves the cursor to a row and a column.
  let move: (_ row: Int, _ column: Int) -> [UInt8]
  /// Code that moves the cursor right by a number of columns.
  let right: ((Int) -> [UInt8])?
  /// Code that blanks a number of cells without moving the cursor.
  let erase: ((Int) -> [UInt8])?
  /// Code that blanks the rest of the row without moving the cursor.
  let eraseToEnd: [UInt8]?
  /// Code that blanks the whole screen.
  let clear: [UInt8]
  /// Code that restores the default style.
  let plain: [UInt8]
  /// Code that restores the default text and background colours but keeps the attributes.
  private let resetColors: [UInt8]?
  let switches: [Switch]
  /// Attributes that the terminal can't show together with a colour.
  let incompatibleWithColor: Style.Attributes
  private let foreground, background: ColorCode
  /// The colour depth: the terminal's depth, unless the user chose a different one.
  ///
  /// If terminfo has no code for a colour, xterm's code is written.
  package var depth: ColorDepth
  /// Whether the last cell of the last row can be written without making the screen scroll.
  let canFillCorner: Bool
  /// Restrictions on the characters that are sent to the terminal. Text is encoded as UTF-8.
  package let symbols: CharacterLimits

  /// Creates the codes from a terminfo entry.
  ///
  /// - Parameter takesExactColors: Whether the terminfo entry or the environment says that the
  ///   terminal supports 24-bit colours.
  /// - Returns: nil if the entry lacks the code to move the cursor or to clear the screen.
  package init?(of entry: some TerminfoEntry, takesExactColors: Bool, symbols: CharacterLimits) {
    guard let move = entry.text("cup") else { return nil }
    func code(_ name: String) -> [UInt8]? { entry.text(name).map { Array($0.utf8) } }
    func numbered(_ name: String) -> ((Int) -> [UInt8])? {
      entry.text(name).map { text in { entry.format(text, $0, 0) } }
    }
    guard let clear = code("clear") else { return nil }
    self.move = { entry.format(move, $0, $1) }
    right = numbered("cuf")
    erase = numbered("ech")
    eraseToEnd = code("el")
    self.clear = clear
    let plain = code("sgr0") ?? []
    let off = Array("\u{1B}[m".utf8)
    // If `sgr0` contains `ESC[m`, use only that. Anything else in `sgr0` turns off line-drawing
    // mode, which the program never turns on.
    self.plain = plain.indices.contains { plain[$0...].starts(with: off) } ? off : plain
    resetColors = code("op")
    let names: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "smul"), (.reverse, "rev"),
    ]
    switches = names.compactMap { attribute, name in
      code(name).map { Switch(attribute: attribute, code: $0) }
    }
    incompatibleWithColor = Style.Attributes(noColorVideo: entry.number("ncv") ?? 0)
    let count = entry.text("setaf") == nil ? 0 : max(0, entry.number("colors") ?? 0)
    foreground = ColorCode("setaf", colorCount: count, sgrBase: 38, of: entry)
    background = ColorCode("setab", colorCount: count, sgrBase: 48, of: entry)
    let hasExactColors = takesExactColors && count >= 256
    depth = hasExactColors ? .exact : ColorDepth(colorCount: count > 256 ? 256 : count)
    canFillCorner = !entry.flag("am") || entry.flag("xenl")
    self.symbols = symbols
  }

  /// Returns a style reduced to what this terminal can show. Colours are reduced to the colour
  /// depth, and attributes that can't be combined with colours are removed from coloured text.
  func displayable(_ style: Style) -> Style {
    var style = style
    style.foreground = displayable(style.foreground)
    style.background = displayable(style.background)
    if style.foreground != .standard || style.background != .standard {
      style.attributes.subtract(incompatibleWithColor)
    }
    return style
  }

  private func displayable(_ color: Color) -> Color {
    let entries =
      switch depth {
      case .none: 0
      case .eight: 8
      case .sixteen: 16
      case .palette: 256
      case .exact: Int.max
      }
    let color = depth < .exact ? color.nearestInPalette : color
    return color.index < entries ? color : .standard
  }

  /// Returns the shortest code that changes the current style from `old` to `new`.
  ///
  /// Both styles must come from `displayable(_:)`.
  func change(from old: Style, to new: Style) -> [UInt8] {
    let losesColor =
      new.foreground == .standard && old.foreground != .standard
      || new.background == .standard && old.background != .standard
    guard new.attributes.isSuperset(of: old.attributes), !losesColor || resetColors != nil else {
      return fullCode(new)
    }
    var remainingStyle = old
    var attributeCodes = AttributeCodes()
    if losesColor, let resetColors {
      attributeCodes.add(resetColors)
      (remainingStyle.foreground, remainingStyle.background) = (.standard, .standard)
    }
    add(new, changedFrom: remainingStyle, to: &attributeCodes)
    guard losesColor, case let fullCode = fullCode(new),
      fullCode.count <= attributeCodes.bytes.count
    else {
      return attributeCodes.bytes
    }
    return fullCode
  }

  /// Returns a code that sets a style, whatever the previous style was.
  private func fullCode(_ new: Style) -> [UInt8] {
    var attributeCodes = AttributeCodes()
    attributeCodes.add(plain)
    add(new, changedFrom: .plain, to: &attributeCodes)
    return attributeCodes.bytes
  }

  /// Appends the codes for the attributes and colours of `new` that `old` doesn't have.
  private func add(_ new: Style, changedFrom old: Style, to attributeCodes: inout AttributeCodes) {
    let added = new.attributes.subtracting(old.attributes)
    for item in switches where added.contains(item.attribute) { attributeCodes.add(item.code) }
    if new.foreground != old.foreground { attributeCodes.add(foreground.code(of: new.foreground)) }
    if new.background != old.background { attributeCodes.add(background.code(of: new.background)) }
  }
}

/// A list of style codes. If all are SGR sequences, they are joined into one: `ESC[1m` and
/// `ESC[31m` become `ESC[1;31m`.
private struct AttributeCodes {
  private(set) var bytes: [UInt8] = []
  /// Whether all codes so far are joined into one sequence.
  private var isJoined = true

  mutating func add(_ code: [UInt8]) {
    let isANSI = code.count > 2 && code[0] == 0x1B && code[1] == 0x5B && code.last == 0x6D
    if bytes.isEmpty {
      bytes = code
      isJoined = isANSI
    } else if isANSI, isJoined {
      bytes[bytes.count - 1] = 0x3B
      bytes += code[2...]
    } else {
      bytes += code
      isJoined = false
    }
  }
}

extension Style.Attributes {
  /// - Parameter noColorVideo: The terminfo capability `ncv`. Each bit represents one attribute, in
  ///   the order of the parameters of `sgr`.
  fileprivate init(noColorVideo: Int) {
    self = []
    if noColorVideo & 2 != 0 { insert(.underline) }
    if noColorVideo & 4 != 0 { insert(.reverse) }
    if noColorVideo & 16 != 0 { insert(.dim) }
    if noColorVideo & 32 != 0 { insert(.bold) }
  }
}
