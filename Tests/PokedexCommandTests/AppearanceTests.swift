import PokedexApp
import TerminalUI
import Testing

@testable import pokedex

@Suite("Appearance options")
struct AppearanceTests {
  private func appearance(
    _ arguments: [String] = [], _ environment: Environment = [:]
  ) throws -> Appearance {
    try CommandLineParser.parse(arguments, environment: environment).appearance
  }

  @Test(arguments: ThemeChoice.allCases)
  func optionSetsTheTheme(choice: ThemeChoice) throws {
    #expect(try appearance(["--theme", choice.rawValue]).theme == choice)
    #expect(try appearance().theme == .auto)
  }

  static let colorCases:
    [(arguments: [String], environment: Environment, colorOption: ColorOption)] = [
      ([], [:], .auto), ([], ["NO_COLOR": "1"], .never), ([], ["NO_COLOR": ""], .auto),
      ([], ["CLICOLOR_FORCE": "1"], .always), ([], ["CLICOLOR_FORCE": "0"], .auto),
      ([], ["CLICOLOR_FORCE": ""], .auto),
      ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .never),
      (["--color", "auto"], ["NO_COLOR": "1"], .auto),
      (["--color=always"], ["NO_COLOR": "1"], .always),
      (["--color=never"], ["CLICOLOR_FORCE": "1"], .never), (["--color=16"], [:], .sixteen),
      (["--color=256"], [:], .palette), (["--color=truecolor"], [:], .truecolor),
    ]

  @Test(arguments: colorCases)
  func colorOptionOverridesTheEnvironment(
    arguments: [String], environment: Environment, colorOption: ColorOption
  ) throws {
    #expect(try appearance(arguments, environment).color == colorOption)
  }

  @Test(arguments: [
    (ColorOption.auto, ColorDepth.none, ColorDepth.none), (.auto, .exact, .exact),
    (.always, .none, .eight), (.always, .palette, .palette), (.never, .exact, .none),
    (.sixteen, .exact, .sixteen), (.palette, .eight, .palette), (.truecolor, .none, .exact),
  ])
  func colorOptionOverridesTheTerminalDepth(
    colorOption: ColorOption, terminal: ColorDepth, depth: ColorDepth
  ) {
    #expect(colorOption.depth(of: terminal) == depth)
  }

  static let symbols: [(arguments: [String], environment: Environment, symbols: CharacterLimits)] =
    [
      ([], [:], .all), ([], ["LANG": "C"], .ascii), ([], ["LANG": "POSIX"], .ascii),
      ([], ["LANG": "C.UTF-8"], .all), ([], ["LANG": "ja_JP.utf8"], .all),
      ([], ["LANG": "ja_JP.eucJP"], .ascii), ([], ["LANG": "de_DE.ISO-8859-1@euro"], .ascii),
      ([], ["LANG": "xx_YY"], .all), ([], ["LANG": ""], .all),
      ([], ["LC_ALL": "C", "LANG": "C.UTF-8"], .ascii),
      ([], ["LC_CTYPE": "C.UTF-8", "LANG": "C"], .all), (["--ascii"], ["LANG": "C.UTF-8"], .ascii),
      (["--ambiguous-width", "2"], [:], .unambiguousWidth), (["--ambiguous-width=1"], [:], .all),
      (["--plain"], [:], .plain), (["--plain", "--ascii"], [:], [.plain, .ascii]),
    ]

  @Test(arguments: symbols)
  func localeAndOptionsSelectTheSymbols(
    row: (arguments: [String], environment: Environment, symbols: CharacterLimits)
  ) throws {
    #expect(try appearance(row.arguments, row.environment).symbols == row.symbols)
  }

  @Test func plainHasNoColours() throws {
    let plain = try appearance(["--plain", "--theme", "dark", "--color=always"])

    #expect(plain.isPlain && plain.theme == .mono && plain.color == .never)
  }

  static let backgroundCases: [(environment: Environment, background: TerminalBackground)] = [
    ([:], TerminalBackground.unknown), (["COLORFGBG": "15;0"], .dark),
    (["COLORFGBG": "0;15"], .light),
    (["COLORFGBG": "0;default;15"], .light), (["COLORFGBG": "12;8"], .dark),
    (["COLORFGBG": "0;7"], .light), (["COLORFGBG": "15;default"], .unknown),
    (["COLORFGBG": "x"], .unknown), (["COLORFGBG": "300"], .unknown), (["TERM": "linux"], .dark),
    (["TERM": "xterm"], .unknown), (["TERM": "linux", "COLORFGBG": "0;15"], .light),
  ]

  @Test(arguments: backgroundCases)
  func environmentSetsTheBackground(environment: Environment, background: TerminalBackground) throws
  {
    #expect(try appearance([], environment).background == background)
  }
}
