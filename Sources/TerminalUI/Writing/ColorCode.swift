/// What sets the colour of text, or of its ground.
struct ColorCode {
  /// What comes before the number of a colour and behind it, in xterm's form: for exact colours, and for
  /// those of its palette's cube where the terminal has the same form for these.
  private let ground: String
  private let hasUsualForm: Bool
  private let isDirect: Bool
  private let format: (Int) -> [UInt8]

  /// - Parameters:
  ///   - name: of the capability in a terminfo entry.
  ///   - isDirect: whether a number is a colour's red, green and blue.
  ///   - ground: 38 for text, 48 for its ground.
  init(_ name: String, isDirect: Bool, ground: Int, of entry: some TerminfoEntry) {
    self.isDirect = isDirect
    self.ground = "\u{1B}[\(ground)"
    let text = entry.text(name)
    format = { number in text.map { entry.format($0, number, 0) } ?? [] }
    hasUsualForm = !isDirect && format(255) == Array("\u{1B}[\(ground);5;255m".utf8)
  }

  func code(of color: Color) -> [UInt8] {
    if let exact = color.exact {
      return sequence(2, [exact.red, exact.green, exact.blue])
    }
    if isDirect, let exact = color.inPaletteCube {
      return format(Int(exact.red) << 16 | Int(exact.green) << 8 | Int(exact.blue))
    }
    // Terminfo's interpreter takes some thousand instructions; a picture has hundreds of colours.
    return hasUsualForm && color.index >= 16
      ? sequence(5, [UInt8(truncatingIfNeeded: color.index)]) : format(Int(color.index))
  }

  private func sequence(_ kind: UInt8, _ numbers: [UInt8]) -> [UInt8] {
    var bytes = Array(ground.utf8)
    for number in [kind] + numbers {
      bytes.append(UInt8(ascii: ";"))
      NumberedCode.append(Int(number), to: &bytes)
    }
    bytes.append(UInt8(ascii: "m"))
    return bytes
  }
}
