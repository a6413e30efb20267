/// Terminals that understand nearly the same codes, for machines whose terminfo database is older than
/// the terminal.
enum TerminalFamily {
  private static let families: [(beginnings: [String], descriptions: [String])] = [
    (["tmux", "screen"], ["screen-256color", "screen"]),
    (["rxvt", "urxvt", "mrxvt"], ["rxvt-unicode-256color", "rxvt-256color", "rxvt", "xterm"]),
    (["linux", "fbterm"], ["linux"]),
    (["vt"], ["vt220", "vt100"]),
    (
      [
        "xterm", "alacritty", "contour", "eterm", "foot", "ghostty", "gnome", "iterm", "kitty",
        "konsole", "mintty", "mlterm", "ms-terminal", "putty", "rio", "st", "terminator", "vte",
        "vscode", "warp", "wezterm", "zutty",
      ], ["xterm-256color", "xterm"]
    ),
  ]

  /// Returns the names of descriptions to try in place of one that the database does not have, the
  /// closest first. Empty for a terminal of which nothing is known.
  static func similar(to term: String) -> [String] {
    let name = term.lowercased()
    let family = families.first { family in
      family.beginnings.contains { name == $0 || name.hasPrefix($0 + "-") || isNumbered(name, $0) }
    }
    return family?.descriptions.filter { $0 != term } ?? []
  }

  /// Whether a name is a beginning and then a number, as in "vt320" and "iterm2".
  private static func isNumbered(_ name: String, _ beginning: String) -> Bool {
    name.hasPrefix(beginning) && name.dropFirst(beginning.count).first?.isNumber == true
  }
}
