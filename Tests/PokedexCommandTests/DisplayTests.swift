import PokedexApp
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import Testing

@testable import pokedex

@Suite("Output width and colours")
struct DisplayTests {
  private func display(
    _ arguments: [String] = [], _ environment: Environment = [:], columns: Int?? = .some(100),
    depth: ColorDepth = .palette
  ) throws -> Display {
    let invocation = try CommandLineParser.parse(
      ["show", "25"] + arguments, environment: environment)
    return Display(
      invocation.appearance, terminal: columns.map { ($0, { depth }) }
    ) { MockPokemonAPI() }
  }

  @Test func pipeGetsPlainTextIn80Columns() throws {
    let display = try display(columns: .none)

    #expect(display.columns == 80)
    #expect(display.card == nil)
  }

  @Test(arguments: ["16", "256", "truecolor", "auto", "never"])
  func cardInAPipeNeedsColorAlways(color: String) throws {
    #expect(try display(["--color", color], columns: .none).card == nil)
  }

  @Test(arguments: [(["--color", "always"], [:]), ([], ["CLICOLOR_FORCE": "1"])])
  func colorAlwaysShowsTheCardInAPipe(arguments: [String], environment: [String: String]) throws {
    var variables: Environment = [:]
    for (name, value) in environment { variables[name] = value }

    let display = try display(arguments, variables, columns: .none)

    #expect(display.columns == 80)
    #expect(display.card?.theme.depth == .palette)
    #expect(display.card?.pictures != nil)
  }

  @Test func terminalShowsTheCardInItsWidthAndColors() throws {
    let display = try display()

    #expect(display.columns == 100)
    #expect(display.card?.theme.depth == .palette)
    #expect(display.card?.pictures != nil)
    #expect(try self.display(columns: .some(nil)).columns == 80)
  }

  @Test(
    arguments: [
      (["--color", "never"], [:], .palette), ([], ["NO_COLOR": "1"], .palette),
      (["--color", "16"], [:], .palette), ([], [:], .eight), (["--ascii"], [:], .palette),
      ([], ["LANG": "C"], .palette), (["--ambiguous-width", "2"], [:], .palette),
      (["--theme", "mono"], [:], .palette),
    ] as [([String], [String: String], ColorDepth)])
  func picturesAreOffWhereTheyCannotBeShown(
    arguments: [String], environment: [String: String], depth: ColorDepth
  ) throws {
    var variables: Environment = [:]
    for (name, value) in environment { variables[name] = value }

    let display = try display(arguments, variables, depth: depth)

    #expect(display.card != nil)
    #expect(display.card?.pictures == nil)
  }

  @Test func plainOptionHidesTheCardOnATerminal() throws {
    let display = try display(["--plain"])

    #expect(display.columns == 100)
    #expect(display.card == nil)
  }
}
