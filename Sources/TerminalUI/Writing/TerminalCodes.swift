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
  /// Which colours it takes.
  package enum ColorDepth: Equatable, Sendable {
    /// Entries of its palette, as many; 0 for none.
    case palette(Int)
    /// Red, green and blue as one number.
    case direct
  }

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
  private let foreground, background: String?
  private let format: (String, Int, Int) -> [UInt8]
  package let colors: ColorDepth
  /// Whether exact colours are taken in xterm's form, although terminfo may not say so.
  package let takesExactColors: Bool
  /// Whether text can be written into the last cell of the last row without moving all up by one.
  let canFillCorner: Bool
  /// Whether it takes characters beyond ASCII, as UTF-8.
  package let isUTF8: Bool

  /// - Parameter takesExactColors: what its environment says.
  /// - Returns: nil where the entry has nothing that places the cursor or clears the screen.
  package init?(of entry: some TerminfoEntry, takesExactColors: Bool, isUTF8: Bool) {
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
    let plain = entry.text("sgr0") ?? ""
    // The rest of it leaves a drawing mode that is never entered.
    self.plain = Array((plain.contains("\u{1B}[m") ? "\u{1B}[m" : plain).utf8)
    ownColors = code("op")
    let names: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "smul"), (.reverse, "rev"),
    ]
    switches = names.compactMap { attribute, name in
      code(name).map { Switch(attribute: attribute, code: $0) }
    }
    withoutColor = Style.Attributes(noColorVideo: entry.number("ncv") ?? 0)
    foreground = entry.text("setaf")
    background = entry.text("setab")
    format = entry.format
    let count = foreground == nil ? 0 : max(0, entry.number("colors") ?? 0)
    colors = count > 256 ? .direct : .palette(count)
    self.takesExactColors = takesExactColors
    canFillCorner = !entry.flag("am") || entry.flag("xenl")
    self.isUTF8 = isUTF8
  }

  /// How many colours it has: 0, 8, 16, 88, 256 or more.
  package var colorCount: Int {
    if case .palette(let count) = colors { count } else { 1 << 24 }
  }

  /// What a style looks like here.
  func seen(_ style: Style) -> Style {
    var style = style
    if !isAvailable(style.foreground) { style.foreground = style.foreground.nearestInPalette }
    if !isAvailable(style.background) { style.background = style.background.nearestInPalette }
    if !isAvailable(style.foreground) { style.foreground = .standard }
    if !isAvailable(style.background) { style.background = .standard }
    if style.foreground != .standard || style.background != .standard {
      style.attributes.subtract(withoutColor)
    }
    return style
  }

  private func isAvailable(_ color: Color) -> Bool {
    if color.exact != nil { return takesExactColors }
    guard case .palette(let count) = colors else { return true }
    return color.index < count
  }

  /// The least that changes one style to another; both as seen here.
  func change(from old: Style, to new: Style) -> [UInt8] {
    let anew = plain.joined(with: additions(to: .plain, for: new))
    guard new.attributes.isSuperset(of: old.attributes) else { return anew }
    var kept = old
    var start: [UInt8] = []
    let losesColor =
      new.foreground == .standard && old.foreground != .standard
      || new.background == .standard && old.background != .standard
    if losesColor {
      guard let ownColors else { return anew }
      start = ownColors
      (kept.foreground, kept.background) = (.standard, .standard)
    }
    let added = start.joined(with: additions(to: kept, for: new))
    return added.count < anew.count ? added : anew
  }

  /// What is said of a style besides what the style before it has too.
  private func additions(to old: Style, for new: Style) -> [UInt8] {
    var bytes: [UInt8] = []
    let added = new.attributes.subtracting(old.attributes)
    for item in switches where added.contains(item.attribute) {
      bytes = bytes.joined(with: item.code)
    }
    if new.foreground != old.foreground {
      bytes = bytes.joined(with: code(of: new.foreground, foreground, ground: 38))
    }
    if new.background != old.background {
      bytes = bytes.joined(with: code(of: new.background, background, ground: 48))
    }
    return bytes
  }

  private func code(of color: Color, _ text: String?, ground: Int) -> [UInt8] {
    if takesExactColors, let exact = color.exact {
      return Array("\u{1B}[\(ground);2;\(exact.red);\(exact.green);\(exact.blue)m".utf8)
    }
    guard let text else { return [] }
    var number = Int(color.index)
    if colors == .direct, let exact = color.inPaletteCube {
      number = Int(exact.red) << 16 | Int(exact.green) << 8 | Int(exact.blue)
    }
    return format(text, number, 0)
  }
}

extension [UInt8] {
  /// Both, as one sequence where each is an ANSI one of looks: `ESC [ 1 m`, `ESC [ 31 m` is `ESC [ 1;31 m`.
  fileprivate func joined(with next: [UInt8]) -> [UInt8] {
    let (escape, bracket, end): (UInt8, UInt8, UInt8) = (0x1B, 0x5B, 0x6D)
    guard starts(with: [escape, bracket]), last == end, lastIndex(of: escape) == 0,
      next.starts(with: [escape, bracket]), next.last == end
    else { return self + next }
    return dropLast() + [0x3B] + next.dropFirst(2)
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
