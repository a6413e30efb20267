package import TerminalUI

/// A theme by its name, as options, the config file and the menu have it.
package enum ThemeChoice: String, Sendable, CaseIterable {
  /// Dark or light, as the terminal's ground is.
  case auto
  case dark, light
  /// Few colours, of a contrast of 7 at least, for a dark ground or a light one.
  case highContrast = "high-contrast"
  /// Bold, underlined and reversed text in the terminal's own colours.
  case mono

  /// All names with commas between.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// What text stands on.
package enum Ground: Sendable, CaseIterable {
  case dark, light
  /// Neither the terminal nor its environment has said.
  case unknown

  /// Of a background, by which of black and white has the greater contrast with it.
  ///
  /// - Parameter luminance: WCAG's relative luminance, 0 to 1.
  package init(luminance: Double) {
    // Where both contrasts are alike: (x + 0.05) / 0.05 = 1.05 / (x + 0.05).
    self = luminance < 0.1791 ? .dark : .light
  }

  /// That of a colour; unknown for one that is not exact.
  package init(of color: Color) {
    guard let (red, green, blue) = color.exact else {
      self = .unknown
      return
    }
    self.init(
      luminance: 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722
        * Self.linear(blue))
  }

  /// A channel of sRGB as a part of its light, by a polynomial that is right to 0.01.
  private static func linear(_ channel: UInt8) -> Double {
    let part = Double(channel) / 255
    return part * (part * (part * 0.305306011 + 0.682171111) + 0.012522878)
  }
}
