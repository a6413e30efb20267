package import TerminalUI

/// The user's changes to a theme: a colour, attributes or both for some of the roles.
package struct UserColors: Sendable, Equatable {
  /// The reason why a setting is invalid.
  package enum Mistake: Error, Equatable {
    /// The key isn't the name of a role.
    case unknownRole(key: String)
    /// A word of the value is neither a colour nor an attribute, or is a second colour.
    case badValue(key: String, value: String)
  }

  /// The user's change to the style of one role.
  struct ColorChange: Sendable, Equatable {
    let role: Role
    /// The new colour; nil to keep the theme's.
    var color: Color?
    /// The new attributes; nil to keep the theme's.
    var attributes: Style.Attributes?

    /// Returns a theme's style with the change applied. Keeps the theme's colour if the new colour
    /// isn't available at the colour depth.
    func changed(_ style: Style, _ depth: ColorDepth) -> Style {
      Style(
        foreground: color?.reduced(to: depth) ?? style.foreground,
        attributes: attributes ?? style.attributes)
    }
  }

  /// The changes in the order in which they apply.
  private(set) var changes: [ColorChange] = []

  /// Reads settings such as `("type-fire", "#ff8800 bold")`.
  ///
  /// A key is a role's `configName`. A value is a list of words: at most one colour (`#rrggbb`, a
  /// palette index from 0 to 255, `default`, `red`, `bright-red` and so on) and attributes (`bold`,
  /// `dim`, `underline`, `reverse`; `plain` for none), which replace those of the theme.
  ///
  /// - Throws: the mistake in the first invalid setting.
  package init(_ settings: some Sequence<(key: String, value: String)>) throws(Mistake) {
    for (key, value) in settings {
      guard let role = Role.all.first(where: { $0.configName == key }) else {
        throw .unknownRole(key: key)
      }
      guard let change = ColorChange(of: role, to: value) else {
        throw .badValue(key: key, value: value)
      }
      changes.append(change)
    }
  }
}

extension UserColors {
  /// Returns the setting that produces a style.
  package static func setting(for style: Style) -> String {
    let attributes = Style.Attributes.names.filter { style.attributes.contains($0.attribute) }
    let names = attributes.isEmpty ? ["plain"] : attributes.map(\.name)
    return ([style.foreground.setting] + names).joined(separator: " ")
  }
}

extension UserColors.ColorChange {
  /// Reads the change to a role from the value of a setting. Returns nil if the value is invalid.
  fileprivate init?(of role: Role, to value: String) {
    self.role = role
    let words = value.split(separator: " ")
    if words.isEmpty { return nil }
    for word in words {
      if let attribute = Style.Attributes(named: word) {
        attributes = (attributes ?? []).union(attribute)
      } else if color == nil, let named = Color(named: word) {
        color = named
      } else {
        return nil
      }
    }
  }
}

extension Style.Attributes {
  fileprivate static let names: [(name: String, attribute: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("underline", .underline), ("reverse", .reverse),
  ]

  fileprivate init?(named name: Substring) {
    if name == "plain" {
      self = []
    } else if let attribute = Self.names.first(where: { $0.name == name })?.attribute {
      self = attribute
    } else {
      return nil
    }
  }
}

extension Color {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  fileprivate init?(named name: Substring) {
    if name == "default" {
      self = .standard
    } else if name.first == "#" {
      let digits = name.dropFirst()
      guard digits.utf8.count == 6, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
        let number = UInt32(digits, radix: 16)
      else { return nil }
      self = Color(exact: number)
    } else if let entry = UInt8(name) {
      self = .palette(entry)
    } else {
      let isBright = name.hasPrefix("bright-")
      guard let index = Self.names.firstIndex(of: String(isBright ? name.dropFirst(7) : name))
      else { return nil }
      self = .palette(UInt8(index + (isBright ? 8 : 0)))
    }
  }

  /// The setting's word for the colour: a name, hexadecimal digits or a palette index.
  fileprivate var setting: String {
    if self == .standard { return "default" }
    guard let exact else {
      let name = Self.names[Int(index) % 8]
      return index < 8 ? name : index < 16 ? "bright-" + name : String(index)
    }
    let digits = [exact.red, exact.green, exact.blue].map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
    return "#" + digits.joined()
  }

  /// Returns the nearest colour that is available at a colour depth; nil if no available colour is
  /// near.
  fileprivate func reduced(to depth: ColorDepth) -> Color? {
    switch depth {
    case _ where self == .standard: self
    case .exact: self
    case .palette: nearestInPalette
    case .sixteen: index < 16 ? self : nil
    // With 8 colours, bright ones exist in bold text only, so the normal colour is used.
    case .eight: index < 16 ? .palette(UInt8(index % 8)) : nil
    case .none: nil
    }
  }
}
