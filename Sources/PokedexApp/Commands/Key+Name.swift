package import TerminalUI

// Names of keys in the help and in the config file.
extension Key {
  /// Name of the key in the help, such as `j`, `Ctrl-d`, `PgDn` or `↓`.
  package var displayText: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character)"
    case .alt(let character): "Alt-\(character)"
    default: (Self.symbols + Self.named).first { $0.key == self }?.name ?? ""
    }
  }

  /// Name of the key without symbols, such as `Down` instead of `↓`.
  package var name: String {
    Self.named.first { $0.key == self }?.name ?? displayText
  }

  /// Creates the key whose `displayText` or `name` is the given name. Case is ignored in names
  /// longer than one character.
  package init?(named name: String) {
    let lower = name.lowercased()
    if let key = Self.symbols.first(where: { $0.name == name })?.key {
      self = key
    } else if name.count == 1, let character = name.first, Self.isTyped(character) {
      self = .character(character)
    } else if let key = Self.named.first(where: { $0.name.lowercased() == lower })?.key {
      self = key
    } else if lower.hasPrefix("ctrl-"), lower.utf8.count == 6, let letter = lower.last,
      "a"..."z" ~= letter, !Self.isReportedAsOtherKey(letter)
    {
      self = .control(letter)
    } else if lower.hasPrefix("alt-"), name.count == 5, let character = name.last,
      Self.isTyped(character)
    {
      self = .alt(character)
    } else {
      return nil
    }
  }

  /// Whether the key is one of `0` to `9`.
  package var isDigit: Bool {
    if case .character(let character) = self { "0"..."9" ~= character } else { false }
  }

  private static let named: [(name: String, key: Key)] = [
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("PgUp", .pageUp),
    ("PgDn", .pageDown), ("Home", .home), ("End", .end), ("Enter", .enter), ("Esc", .escape),
    ("Backspace", .backspace), ("Del", .delete), ("Tab", .tab), ("Shift-Tab", .backTab),
    ("Space", .character(" ")), ("Ctrl-Left", .controlLeft), ("Ctrl-Right", .controlRight),
    ("Alt-Backspace", .altBackspace),
  ]

  /// Names with symbols, for the help.
  private static let symbols: [(name: String, key: Key)] = [
    ("↑", .up), ("↓", .down), ("←", .left), ("→", .right), ("⌫", .backspace),
    ("Ctrl-←", .controlLeft), ("Ctrl-→", .controlRight), ("Alt-⌫", .altBackspace),
  ]

  /// Whether terminals report Ctrl with this letter as another key: Backspace, Tab or Enter.
  private static func isReportedAsOtherKey(_ letter: Character) -> Bool { "hijm".contains(letter) }

  /// Whether the character can be typed as text and is neither a space nor a control character.
  private static func isTyped(_ character: Character) -> Bool {
    !character.isWhitespace
      && character.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .unassigned, .surrogate, .privateUse: false
        default: true
        }
      }
  }
}
