/// A terminfo text with numbers in it, such as the one that moves the cursor to a row and a column.
///
/// Texts of the usual form are taken apart once, as terminfo's own interpreter takes over a thousand
/// instructions a time; it is asked for all others.
struct NumberedCode {
  /// Bytes, and the number behind them: the first or the second; nil at the end.
  private struct Piece {
    var bytes: [UInt8] = []
    var number: Int?
  }

  private var pieces: [Piece]?
  /// What is added to both numbers.
  private var base = 0
  private let format: (Int, Int) -> [UInt8]

  init(_ text: String, format: @escaping (Int, Int) -> [UInt8]) {
    self.format = format
    var pieces = [Piece()]
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        pieces[pieces.count - 1].bytes.append(byte)
        continue
      }
      if rest.starts(with: "%".utf8) {
        pieces[pieces.count - 1].bytes.append(byte)
        rest.removeFirst()
      } else if rest.starts(with: "i".utf8) {
        base = 1
        rest.removeFirst()
      } else if let number = ["p1%d", "p2%d"].firstIndex(where: { rest.starts(with: $0.utf8) }) {
        pieces[pieces.count - 1].number = number
        pieces.append(Piece())
        rest.removeFirst(4)
      } else {
        return
      }
    }
    self.pieces = pieces
  }

  /// Adds it to bytes.
  func append(_ first: Int, _ second: Int = 0, to bytes: inout [UInt8]) {
    guard let pieces else {
      bytes += format(first, second)
      return
    }
    for piece in pieces {
      bytes += piece.bytes
      if let number = piece.number {
        Self.append((number == 0 ? first : second) + base, to: &bytes)
      }
    }
  }

  /// Adds a number of at least 0 in decimal figures.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
