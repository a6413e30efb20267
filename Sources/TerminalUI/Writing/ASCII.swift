/// What stands for characters where only ASCII can be written.
enum ASCII {
  /// What looks most like a scalar.
  static func substitute(for scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x2502: UInt8(ascii: "|")
    case 0x2503: UInt8(ascii: "#")
    case 0x2500: UInt8(ascii: "-")
    // Half blocks: of their two colours the lower one is seen, which is the background.
    case 0x2580, 0x2584: UInt8(ascii: " ")
    case 0x2588...0x258F: UInt8(ascii: "#")
    case 0x25B8, 0x2192: UInt8(ascii: ">")
    case 0x00B7, 0x2026: UInt8(ascii: ".")
    case 0x2019: UInt8(ascii: "'")
    case 0x00D7: UInt8(ascii: "x")
    default: UInt8(ascii: "?")
    }
  }
}
