internal import PokedexScreens
internal import TerminalUI

/// How the screen is to look, from options and the environment.
struct Appearance: Equatable {
  var theme = ThemeChoice.auto
  var color = ColorWish.auto
  /// What the environment says of the terminal's ground.
  var ground = Ground.unknown
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

  /// What the environment asks for: `NO_COLOR` for none, else `CLICOLOR_FORCE` for some.
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

extension Ground {
  /// What the environment says: `COLORFGBG` ends with the palette's entry of the ground; the Linux
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
