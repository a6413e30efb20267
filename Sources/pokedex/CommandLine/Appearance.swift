internal import PokedexApp
internal import TerminalUI

/// The appearance of the screen, as set by options, the config and the environment.
struct Appearance: Equatable {
  var theme = ThemeChoice.auto
  var color = ColorOption.auto
  /// The brightness of the terminal's background according to environment variables.
  var background = TerminalBackground.unknown
  var symbols = CharacterLimits.all
  /// The colours that the config file sets. They apply to every theme. Nil if it sets none.
  var colors: UserColors?
  /// Whether the screen is in plain mode, which is suitable for screen readers: one column of text
  /// without colours, lines or bars, with the cursor at the selection.
  var isPlain: Bool { symbols.contains(.plain) }
}

/// Values of `--color`, which determines whether colours are used, and how many.
enum ColorOption: String, CaseIterable {
  /// Uses all colours that the terminal says it has.
  case auto
  /// Uses at least eight colours, even if the terminal says it has fewer.
  case always
  case never
  case sixteen = "16"
  case palette = "256"
  case truecolor

  /// Creates the option from environment variables. `NO_COLOR` turns colours off; otherwise
  /// `CLICOLOR_FORCE` turns them on, unless it is 0.
  init(environment: Environment) {
    let force = environment["CLICOLOR_FORCE"] ?? ""
    self =
      environment["NO_COLOR"]?.isEmpty == false
      ? .never : force.isEmpty || force == "0" ? .auto : .always
  }

  /// Returns the number of colours to use on a terminal.
  ///
  /// - Parameter terminal: the number of colours that the terminal says it has.
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

/// Values of `--ambiguous-width`: the number of columns that characters of ambiguous width take on
/// the terminal.
enum AmbiguousWidth: String, CaseIterable {
  case one = "1"
  case two = "2"
}

extension CharacterLimits {
  /// Reads the character set from the first locale variable that isn't empty, in the order that
  /// POSIX defines. If there is no locale, or if it has no character set, all characters are
  /// allowed, because today's terminals use UTF-8. The locales "C" and "POSIX" and all character
  /// sets other than UTF-8 allow only ASCII.
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
  /// Reads the brightness of the background from environment variables. The last number in
  /// `COLORFGBG` is the background's palette entry. The Linux console has a black background.
  init(environment: Environment) {
    let entry = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { UInt8($0) }
    switch entry {
    case .some(7), .some(9...15): self = .light
    case .some(0...8): self = .dark
    default: self = environment["TERM"]?.hasPrefix("linux") == true ? .dark : .unknown
    }
  }
}
