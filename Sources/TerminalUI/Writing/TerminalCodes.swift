/// The entry of a terminal in the terminfo database, as its driver reads it.
package protocol TerminfoEntry {
  /// The text of a capability, without delays; nil where the terminal lacks it.
  func text(_ name: String) -> String?
  /// A number; nil where the terminal lacks it.
  func number(_ name: String) -> Int?
  func flag(_ name: String) -> Bool
  /// A text with numbers put in, in terminfo's own language of parameters.
  func format(_ text: String, _ first: Int, _ second: Int) -> [UInt8]
}

/// What a terminal understands, in the words of its terminfo entry.
package struct TerminalCodes {
  /// An attribute, and what switches it on.
  struct Switch {
    let attribute: Style.Attributes
    let code: [UInt8]
  }

  /// To a row and a column.
  let move: NumberedCode
  /// To the right by some columns.
  let right: NumberedCode?
  /// Makes some cells blank, and stays.
  let erase: NumberedCode?
  /// Makes the rest of the row blank, and stays.
  let eraseToEnd: [UInt8]?
  /// Makes the whole screen blank.
  let clear: [UInt8]
  /// To the terminal's own look.
  let plain: [UInt8]
  /// To its own two colours, attributes kept.
  private let ownColors: [UInt8]?
  let switches: [Switch]
  /// What it can't show together with a colour.
  let withoutColor: Style.Attributes
  private let foreground, background: ColorCode
  /// How many colours there may be: as many as the terminal has, unless something else is wanted. What
  /// terminfo has no code for is said in xterm's way.
  package var depth: ColorDepth
  /// Whether text can be written into the last cell of the last row without moving all up by one.
  let canFillCorner: Bool
  /// The characters that it takes, as UTF-8.
  package let symbols: Symbols

  /// - Parameter takesExactColors: what its environment says.
  /// - Returns: nil where the entry has nothing that places the cursor or clears the screen.
  package init?(of entry: some TerminfoEntry, takesExactColors: Bool, symbols: Symbols) {
    guard let move = entry.text("cup") else { return nil }
    func code(_ name: String) -> [UInt8]? { entry.text(name).map { Array($0.utf8) } }
    func numbered(_ text: String) -> NumberedCode {
      NumberedCode(text) { entry.format(text, $0, $1) }
    }
    guard let clear = code("clear") else { return nil }
    self.move = numbered(move)
    right = entry.text("cuf").map(numbered)
    erase = entry.text("ech").map(numbered)
    eraseToEnd = code("el")
    self.clear = clear
    let plain = code("sgr0") ?? []
    let off = Array("\u{1B}[m".utf8)
    // The rest of it leaves a drawing mode that is never entered.
    self.plain = plain.indices.contains { plain[$0...].starts(with: off) } ? off : plain
    ownColors = code("op")
    let names: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "smul"), (.reverse, "rev"),
    ]
    switches = names.compactMap { attribute, name in
      code(name).map { Switch(attribute: attribute, code: $0) }
    }
    withoutColor = Style.Attributes(noColorVideo: entry.number("ncv") ?? 0)
    let count = entry.text("setaf") == nil ? 0 : max(0, entry.number("colors") ?? 0)
    foreground = ColorCode("setaf", colorCount: count, ground: 38, of: entry)
    background = ColorCode("setab", colorCount: count, ground: 48, of: entry)
    let hasExactColors = takesExactColors && count >= 256
    depth = hasExactColors ? .exact : ColorDepth(colorCount: count > 256 ? 256 : count)
    canFillCorner = !entry.flag("am") || entry.flag("xenl")
    self.symbols = symbols
  }

  /// What a style looks like here.
  func seen(_ style: Style) -> Style {
    var style = style
    style.foreground = seen(style.foreground)
    style.background = seen(style.background)
    if style.foreground != .standard || style.background != .standard {
      style.attributes.subtract(withoutColor)
    }
    return style
  }

  private func seen(_ color: Color) -> Color {
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

  /// The least that changes one style to another; both as seen here.
  func change(from old: Style, to new: Style) -> [UInt8] {
    let losesColor =
      new.foreground == .standard && old.foreground != .standard
      || new.background == .standard && old.background != .standard
    guard new.attributes.isSuperset(of: old.attributes), !losesColor || ownColors != nil else {
      return anew(new)
    }
    var kept = old
    var looks = Looks()
    if losesColor, let ownColors {
      looks.add(ownColors)
      (kept.foreground, kept.background) = (.standard, .standard)
    }
    add(new, besides: kept, to: &looks)
    guard losesColor, case let anew = anew(new), anew.count <= looks.bytes.count else {
      return looks.bytes
    }
    return anew
  }

  /// A style, whatever the one before it was.
  private func anew(_ new: Style) -> [UInt8] {
    var looks = Looks()
    looks.add(plain)
    add(new, besides: .plain, to: &looks)
    return looks.bytes
  }

  /// Adds what a style has that the style before it has not.
  private func add(_ new: Style, besides old: Style, to looks: inout Looks) {
    let added = new.attributes.subtracting(old.attributes)
    for item in switches where added.contains(item.attribute) { looks.add(item.code) }
    if new.foreground != old.foreground { looks.add(foreground.code(of: new.foreground)) }
    if new.background != old.background { looks.add(background.code(of: new.background)) }
  }
}

/// Codes of looks, as one sequence where each is an ANSI one: `ESC [ 1 m`, `ESC [ 31 m` is `ESC [ 1;31 m`.
private struct Looks {
  private(set) var bytes: [UInt8] = []
  /// Whether all is one sequence so far.
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
  /// - Parameter noColorVideo: terminfo's `ncv`, a bit for each attribute in the order of `sgr`.
  fileprivate init(noColorVideo: Int) {
    self = []
    if noColorVideo & 2 != 0 { insert(.underline) }
    if noColorVideo & 4 != 0 { insert(.reverse) }
    if noColorVideo & 16 != 0 { insert(.dim) }
    if noColorVideo & 32 != 0 { insert(.bold) }
  }
}
