internal import PokedexApp
internal import TerminalUI

/// The appearance of the screen, from options and the environment.
struct Appearance: Equatable {
  var theme = ThemeChoice.auto
  var color = ColorOption.auto
  /// The terminal's background according to the environment.
  var background = TerminalBackground.unknown
  var symbols = CharacterLimits.all
  /// The config file's colours, which apply to every theme.
  var colors: UserColors?
  /// Whether the screen is suitable for reading aloud. A suitable screen is one column of text
  /// without colours, rules or bars, with the cursor at the selection.
  var isPlain: Bool { symbols.contains(.plain) }
}

/// Values of `--color`, which sets the use and the number of colours.
enum ColorOption: String, CaseIterable {
  /// All colours that the terminal has.
  case auto
  /// At least eight colours, even if the terminal claims to have fewer.
  case always
  case never
  case sixteen = "16"
  case palette = "256"
  case truecolor

  /// Reads the environment: `NO_COLOR` turns colours off, otherwise `CLICOLOR_FORCE` turns them on.
  init(environment: Environment) {
    let force = environment["CLICOLOR_FORCE"] ?? ""
    self =
      environment["NO_COLOR"]?.isEmpty == false
      ? .never : force.isEmpty || force == "0" ? .auto : .always
  }

  /// Returns the number of colours to use on a terminal.
  ///
  /// - Parameter terminal: the number of colours that the terminal claims to have.
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

/// Values of `--ambiguous-width`: number of columns that the terminal uses for characters of ambiguous width.
enum AmbiguousWidth: String, CaseIterable {
  case one = "1"
  case two = "2"
}

extension CharacterLimits {
  /// Reads the character set from the locale variables, in POSIX's order. Without a locale or a
  /// character set, all symbols are allowed, as today's terminals use UTF-8.
  init(environment: Environment) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let set = locale.prefix { $0 != "@" }.split(separator: ".").dropFirst().first?.lowercased()
    let isASCII =
      ["C", "POSIX"].contains(locale) || set.map { !["utf-8", "utf8"].contains($0) } ?? false
    self = isASCII ? .ascii : .all
  }
}

extension TerminalBackground {
  /// Reads the background from the environment. `COLORFGBG` ends with its palette entry. The Linux
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
