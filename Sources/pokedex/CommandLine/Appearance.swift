internal import PokedexApp
internal import TerminalUI

/// How the screen is to look, from options and the environment.
struct Appearance: Equatable {
  var theme = ThemeChoice.auto
  var color = ColorWish.auto
  /// The terminal's background, as far as the environment says.
  var ground = Ground.unknown
  var symbols = Symbols.all
  /// The config file's changes to any theme; nil for none.
  var colors: UserColors?
  /// Whether it reads well aloud: one column of text without colours, rules and bars, and the cursor at
  /// what is selected.
  var isPlain: Bool { symbols.contains(.plain) }
}

/// Whether there are colours, and how many: the values of `--color`.
enum ColorWish: String, CaseIterable {
  /// As many as the terminal has.
  case auto
  /// Some, whatever is said of the terminal.
  case always
  case never
  case sixteen = "16"
  case palette = "256"
  case truecolor

  /// The environment's wish: `NO_COLOR` for none, else `CLICOLOR_FORCE` for some.
  init(environment: Environment) {
    let force = environment["CLICOLOR_FORCE"] ?? ""
    self =
      environment["NO_COLOR"]?.isEmpty == false
      ? .never : force.isEmpty || force == "0" ? .auto : .always
  }

  /// How many colours are used on a terminal that says it has some.
  func depth(of terminal: ColorDepth) -> ColorDepth {
    switch self {
    case .auto: terminal
    case .always: max(terminal, .eight)
    case .never: .none
    case .sixteen: .sixteen
    case .palette: .palette
    case .truecolor: .exact
    }
  }
}

/// How many columns a terminal takes for characters of ambiguous width: the values of
/// `--ambiguous-width`.
enum AmbiguousWidth: String, CaseIterable {
  case one = "1"
  case two = "2"
}

extension Symbols {
  /// The environment's character set, by POSIX' order of its variables. If it names no locale, or none of a
  /// character set, any, as terminals of our day speak UTF-8.
  init(environment: Environment) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let set = locale.prefix { $0 != "@" }.split(separator: ".").dropFirst().first?.lowercased()
    let isASCII =
      ["C", "POSIX"].contains(locale) || set.map { !["utf-8", "utf8"].contains($0) } ?? false
    self = isASCII ? .ascii : .all
  }
}

extension Ground {
  /// The environment's background: `COLORFGBG` ends with its entry in the palette; the Linux
  /// console is black.
  init(environment: Environment) {
    let entry = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { UInt8($0) }
    switch entry {
    case .some(7), .some(9...15): self = .light
    case .some(0...8): self = .dark
    default: self = environment["TERM"]?.hasPrefix("linux") == true ? .dark : .unknown
    }
  }
}
