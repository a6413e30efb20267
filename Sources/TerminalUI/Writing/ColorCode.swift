/// What sets the colour of text, or of its ground.
struct ColorCode {
  /// 38 for text, 48 for its ground: what begins xterm's codes.
  private let ground: Int
  /// How many entries of its palette terminfo has codes for.
  private let entryCount: Int
  /// Whether those of its palette's cube are as in xterm, where terminfo has codes for them.
  private let hasUsualForm: Bool
  /// Whether terminfo's code takes red, green and blue as one number.
  private let isDirect: Bool
  private let format: (Int) -> [UInt8]

  /// - Parameters:
  ///   - name: of the capability in a terminfo entry.
  ///   - colorCount: how many colours that has; more than 256 are direct ones.
  ///   - ground: 38 for text, 48 for its ground.
  init(_ name: String, colorCount: Int, ground: Int, of entry: some TerminfoEntry) {
    self.ground = ground
    let text = entry.text(name)
    isDirect = colorCount > 256 && text != nil
    // The first 8 of direct colours are those of the palette.
    entryCount = text == nil ? 0 : colorCount > 256 ? 8 : colorCount
    format = { number in text.map { entry.format($0, number, 0) } ?? [] }
    hasUsualForm = entryCount < 256 || format(255) == Self.sequence([ground, 5, 255])
  }

  func code(of color: Color) -> [UInt8] {
    if let exact = color.exact {
      return Self.sequence([ground, 2, Int(exact.red), Int(exact.green), Int(exact.blue)])
    }
    let entry = Int(color.index)
    if isDirect, entry >= entryCount, let exact = color.inPaletteCube {
      return format(Int(exact.red) << 16 | Int(exact.green) << 8 | Int(exact.blue))
    }
    // Terminfo's interpreter takes some thousand instructions; a picture has hundreds of colours.
    if entry < entryCount, entry < 16 || !hasUsualForm { return format(entry) }
    return switch entry {
    case ..<8: Self.sequence([ground - 8 + entry])
    case ..<16: Self.sequence([ground + 52 + entry - 8])
    default: Self.sequence([ground, 5, entry])
    }
  }

  private static func sequence(_ numbers: [Int]) -> [UInt8] {
    var bytes: [UInt8] = [0x1B]
    for (place, number) in numbers.enumerated() {
      bytes.append(UInt8(ascii: place == 0 ? "[" : ";"))
      NumberedCode.append(number, to: &bytes)
    }
    return bytes + [UInt8(ascii: "m")]
  }
}
