import Foundation
import TerminalUI

/// Contrast ratio of two colours (0xRRGGBB) as defined by WCAG 2, from 1 to 21.
enum Contrast {
  static func of(_ a: UInt32, with b: UInt32) -> Double {
    let (lighter, darker) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (lighter + 0.05) / (darker + 0.05)
  }

  static func luminance(_ color: UInt32) -> Double {
    let linear = [color >> 16, color >> 8, color].map { channel in
      let part = Double(channel & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

/// The default first 16 colours of a terminal.
enum ReferencePalette: CaseIterable {
  case xterm, linuxConsole

  subscript(entry: Int) -> UInt32 {
    switch self {
    case .xterm:
      [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ][entry]
    case .linuxConsole:
      [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
        0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
      ][entry]
    }
  }
}

extension Color {
  /// Returns the colour (0xRRGGBB) that a terminal with this palette displays. Nil for the
  /// terminal's default colour.
  func seen(with palette: ReferencePalette) -> UInt32? {
    if self == .standard { return nil }
    if let (red, green, blue) = exact ?? paletteRGB {
      return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
    return palette[Int(index)]
  }
}
