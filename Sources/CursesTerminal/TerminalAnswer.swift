internal import TerminalUI

/// A terminal's answer to a query about itself: the pictures it supports, or its background colour.
enum TerminalAnswer: Equatable {
  /// Answer to a test picture in Kitty's protocol. Terminals without the protocol stay silent.
  case kitty(isSupported: Bool)
  /// The size of a cell in pixels.
  case cell(width: Int, height: Int)
  /// The background colour.
  case background(Color)
  /// The terminal's capabilities (DA1). Every terminal answers this query, and a terminal answers
  /// queries in the order in which they were sent.
  case attributes([Int])

  /// The query for the attributes, which every terminal answers.
  static let attributesQuery = "\u{1B}[c"

  /// Returns the queries for the requested answers. The last one asks for the attributes. Every
  /// terminal answers it, so its answer shows that no other answers will follow.
  static func queryCodes(background: Bool, kitty: Bool, pictures: Bool) -> String {
    (background ? "\u{1B}]11;?\u{1B}\\" : "")
      + (kitty ? "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" : "")
      + (pictures ? "\u{1B}[16t" : "") + attributesQuery
  }

  /// Parses the characters after `ESC [`, including the final one; nil if they are not an answer.
  init?(sequence: [UInt32]) {
    guard let first = sequence.first, let last = sequence.last else { return nil }
    let text = String(String.UnicodeScalarView(sequence.dropLast().compactMap(Unicode.Scalar.init)))
    let numbers = text.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
    switch (first, last) {
    // `ESC [ ? … c` lists the attributes after the terminal's class.
    case (0x3F, 0x63): self = .attributes(Array(numbers.dropFirst()))
    // `ESC [ 6 ; … t` contains the size of a cell: height, then width.
    case (0x36, 0x74)
    where numbers.count == 3
      && GraphicsSupport.isValidCellSize(width: numbers[2], height: numbers[1]):
      self = .cell(width: numbers[2], height: numbers[1])
    default: return nil
    }
  }

  /// Parses the content of a control string; nil if it is not an answer.
  init?(command: [UInt32]) {
    let text = String(String.UnicodeScalarView(command.compactMap(Unicode.Scalar.init)))
    if text.hasPrefix("Gi=31") {
      self = .kitty(isSupported: text.hasSuffix(";OK"))
    } else if text.hasPrefix("11;"), let color = Color(x11: text.dropFirst(3)) {
      self = .background(color)
    } else {
      return nil
    }
  }
}

/// The answers received so far.
struct TerminalAnswers {
  private var supportsKitty = false
  private var cell = (width: 0, height: 0)

  /// - Parameter cell: Size of a cell in pixels if the system knows it, else zeros.
  init(cell: (width: Int, height: Int) = (0, 0)) {
    self.cell = cell
  }

  /// Stores an answer.
  ///
  /// - Returns: The terminal's picture support, once the last answer has arrived. Nil until then,
  ///   and for a terminal that does not support pictures.
  mutating func take(_ answer: TerminalAnswer) -> GraphicsSupport? {
    switch answer {
    case .kitty(let isSupported): supportsKitty = isSupported
    case .cell(let width, let height):
      if cell.width == 0 { cell = (width, height) }
    case .attributes(let attributes):
      let graphicsProtocol: GraphicsSupport.GraphicsProtocol? =
        supportsKitty ? .kitty : attributes.contains(4) ? .sixel : nil
      return graphicsProtocol.map {
        GraphicsSupport($0, cellWidth: cell.width, cellHeight: cell.height)
      }
    case .background: break
    }
    return nil
  }
}

extension Color {
  /// Parses an X11 colour: `rgb:` or `rgba:`, then red, green and blue as one to four hexadecimal
  /// digits each.
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
