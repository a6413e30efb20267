internal import TerminalUI

/// What a terminal says of itself when it is asked which pictures it can show, and what its ground is.
enum TerminalAnswer: Equatable {
  /// To a picture in Kitty's protocol; a terminal that does not know it says nothing.
  case kitty(isKnown: Bool)
  /// The size of a cell in pixels.
  case cell(width: Int, height: Int)
  /// The colour behind its text.
  case ground(Color)
  /// What it can do (DA1), which every terminal says, and in the order in which it was asked.
  case attributes([Int])

  /// Asks for some of them, and last for the attributes, as these end the answers.
  static func question(ground: Bool, kitty: Bool, pictures: Bool) -> String {
    (ground ? "\u{1B}]11;?\u{1B}\\" : "")
      + (kitty ? "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" : "")
      + (pictures ? "\u{1B}[16t" : "") + "\u{1B}[c"
  }

  /// Reads what came after `ESC [`, the last character included; nil for no answer.
  init?(sequence: [UInt32]) {
    guard let first = sequence.first, let last = sequence.last else { return nil }
    let text = String(String.UnicodeScalarView(sequence.dropLast().compactMap(Unicode.Scalar.init)))
    let numbers = text.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
    switch (first, last) {
    // `?`, `c`: the first number is the class of the terminal.
    case (0x3F, 0x63): self = .attributes(Array(numbers.dropFirst()))
    // `6`, `t`
    case (0x36, 0x74)
    where numbers.count == 3 && Graphics.isCell(width: numbers[2], height: numbers[1]):
      self = .cell(width: numbers[2], height: numbers[1])
    default: return nil
    }
  }

  /// Reads the content of a string; nil for no answer.
  init?(command: [UInt32]) {
    let text = String(String.UnicodeScalarView(command.compactMap(Unicode.Scalar.init)))
    if text.hasPrefix("Gi=31") {
      self = .kitty(isKnown: text.hasSuffix(";OK"))
    } else if text.hasPrefix("11;"), let color = Color(x11: text.dropFirst(3)) {
      self = .ground(color)
    } else {
      return nil
    }
  }
}

/// What has been answered so far.
struct TerminalAnswers {
  private var knowsKitty = false
  private var cell = (width: 0, height: 0)

  /// - Parameter cell: the size of a cell in pixels so far as the system knows it; else zeros.
  init(cell: (width: Int, height: Int) = (0, 0)) {
    self.cell = cell
  }

  /// Takes an answer.
  ///
  /// - Returns: how the terminal shows pictures, once it has said all; nil for not yet, or not at all.
  mutating func take(_ answer: TerminalAnswer) -> Graphics? {
    switch answer {
    case .kitty(let isKnown): knowsKitty = isKnown
    case .cell(let width, let height):
      if cell.width == 0 { cell = (width, height) }
    case .attributes(let attributes):
      let language: Graphics.Language? =
        knowsKitty ? .kitty : attributes.contains(4) ? .sixel : nil
      return language.map { Graphics($0, cellWidth: cell.width, cellHeight: cell.height) }
    case .ground: break
    }
    return nil
  }
}

extension Color {
  /// Reads a colour as X11 writes it: `rgb:` or `rgba:`, then red, green and blue in one to four
  /// hexadecimal digits each.
  init?(x11 text: Substring) {
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else {
      return nil
    }
    let channels = text[text.index(after: colon)...].split(separator: "/").compactMap(Self.channel)
    guard channels.count >= 3 else { return nil }
    self = .rgb(red: channels[0], green: channels[1], blue: channels[2])
  }

  private static func channel(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.utf8.count, digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
      let value = Int(digits, radix: 16)
    else { return nil }
    return UInt8(value * 255 / (1 << (4 * digits.utf8.count) - 1))
  }
}
