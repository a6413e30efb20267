import TerminalUI

/// A terminal emulator. It receives the bytes that `FrameWriter` writes, and holds the screen that
/// results.
struct TestTerminal {
  private(set) var frame: Frame
  /// The escape sequences that the emulator has received but doesn't support.
  private(set) var unknown: [String] = []
  private(set) var cursor: (row: Int, column: Int) = (0, 0)
  private var style = Style.plain

  /// Creates a terminal whose screen is filled with `#`.
  init(size: Size) {
    frame = Frame(size: size)
    for row in 0..<size.rows {
      frame.write(String(repeating: "#", count: size.columns), column: 0, row: row)
    }
  }

  mutating func take(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        take(sequence: &rest)
      } else {
        let text = String(character)
        frame.write(text, column: cursor.column, row: cursor.row, style: style)
        cursor.column += TextWidth.of(text)
      }
    }
  }

  private mutating func take(sequence rest: inout Substring) {
    guard rest.popFirst() == "[", let end = rest.firstIndex(where: \.isLetter) else {
      return unknown.append(String(rest.prefix(10)))
    }
    let text = String(rest[...end])
    let numbers = rest[..<end].split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    rest = rest[rest.index(after: end)...]
    switch text.last {
    case "H": cursor = (max(1, numbers.first ?? 1) - 1, max(1, numbers.dropFirst().first ?? 1) - 1)
    case "C": cursor.column += numbers.first ?? 1
    case "K": erase(frame.size.columns - cursor.column)
    case "X": erase(numbers.first ?? 1)
    case "J":
      for row in 0..<frame.size.rows {
        cursor = (row, 0)
        erase(frame.size.columns)
      }
    case "m": applyAttributes(numbers.isEmpty ? [0] : numbers)
    default: unknown.append(text)
    }
  }

  /// Replaces `count` cells from the cursor on with blanks in the current background colour.
  private mutating func erase(_ count: Int) {
    let blank = Style(background: style.background)
    frame.write(
      String(repeating: " ", count: count), column: cursor.column, row: cursor.row, style: blank)
  }

  private mutating func applyAttributes(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 38: style.foreground = color(&rest)
      case 39: style.foreground = .standard
      case 48: style.background = color(&rest)
      case 49: style.background = .standard
      default: unknown.append("\(number)m")
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> Color {
    if rest.popFirst() == 5 { return .palette(UInt8(rest.popFirst() ?? 0)) }
    let channels = rest.prefix(3).map(UInt8.init)
    rest.removeFirst(3)
    return .rgb(red: channels[0], green: channels[1], blue: channels[2])
  }
}

/// A terminfo entry whose capabilities a test can set.
struct TestEntry: TerminfoEntry {
  var texts = [
    "cup": "\u{1B}[%i%p1%d;%p2%dH", "cuf": "\u{1B}[%p1%dC", "ech": "\u{1B}[%p1%dX",
    "el": "\u{1B}[K", "clear": "\u{1B}[H\u{1B}[2J", "sgr0": "\u{1B}(B\u{1B}[m",
    "op": "\u{1B}[39;49m", "bold": "\u{1B}[1m", "dim": "\u{1B}[2m", "smul": "\u{1B}[4m",
    "rev": "\u{1B}[7m", "setaf": "\u{1B}[38;5;%p1%dm", "setab": "\u{1B}[48;5;%p1%dm",
  ]
  var numbers = ["colors": 256]
  var flags: Set = ["am", "xenl", "bce"]

  func text(_ name: String) -> String? { texts[name] }
  func number(_ name: String) -> Int? { numbers[name] }
  func flag(_ name: String) -> Bool { flags.contains(name) }

  /// Returns the text with the first number inserted. The second number isn't used, because colour
  /// codes have only one parameter.
  func format(_ text: String, _ first: Int, _ second: Int) -> [UInt8] {
    let base = text.contains("%i") ? 1 : 0
    let numbers = [("%i", ""), ("%p1%d", "\(first + base)"), ("%p2%d", "\(second + base)")]
    let code = numbers.reduce(text) { $0.replacing($1.0, with: $1.1) }
    return Array(code.utf8)
  }

  func codes(takesExactColors: Bool = true, symbols: CharacterLimits = .all) -> TerminalCodes? {
    TerminalCodes(of: self, takesExactColors: takesExactColors, symbols: symbols)
  }
}
