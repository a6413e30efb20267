internal import CursesTerminal
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI
internal import PokemonAPIMock
private import Dispatch

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The program from its arguments to its exit code: 0, 1 for what can't be done, 2 for bad usage.
@MainActor
enum Program {
  static let version = "0.1.0"

  /// Carries out what the arguments ask for. Never returns.
  static func run(arguments: [String], environment: [String: String]) -> Never {
    let invocation: Invocation
    do {
      invocation = try CommandLineParser.parse(arguments, environment: environment)
    } catch {
      fail(error.sentence, code: 2)
    }
    switch invocation.action {
    case .help: succeed(HelpText.text(in: invocation.language.interface), invocation)
    case .version: succeed("pokedex \(version)\n", invocation)
    case .browse: browse(invocation, allowsColor: environment["NO_COLOR"].map(\.isEmpty) ?? true)
    case .list: shell(invocation) { try await $0.list() }
    case .show(let names): shell(invocation) { try await $0.show(names) }
    }
  }

  private static func browse(_ invocation: Invocation, allowsColor: Bool) -> Never {
    let api = makeAPI(invocation)
    do {
      let browser = try Browser(
        api: api, source: invocation.source, language: invocation.language,
        allowsColor: allowsColor)
      browser.run()
    } catch {
      fail(error.sentence(in: invocation.language.interface), code: 1)
    }
    exit(0)
  }

  private static func shell(
    _ invocation: Invocation, _ command: @escaping @MainActor (Shell) async throws -> String
  ) -> Never {
    let shell = Shell(
      api: makeAPI(invocation), source: invocation.source, language: invocation.language,
      json: invocation.json)
    Task {
      do {
        succeed(try await command(shell), invocation)
      } catch let failure as Shell.Failure {
        fail(failure.sentence, code: 1)
      } catch {
        fail(ErrorSentence.text(of: error, in: invocation.language.interface), code: 1)
      }
    }
    dispatchMain()
  }

  private static func makeAPI(_ invocation: Invocation) -> any PokemonAPIProtocol {
    if invocation.source == .demo { return MockPokemonAPI() }
    do {
      let live = try LivePokemonAPI(
        baseURL: invocation.api ?? LivePokemonAPI.publicBaseURL, version: version)
      return invocation.source == .live
        ? live : LayeredPokemonAPI(bundled: MockPokemonAPI(), network: live)
    } catch {
      fail(ErrorSentence.text(of: error, in: invocation.language.interface), code: 2)
    }
  }

  private static func succeed(_ text: String, _ invocation: Invocation) -> Never {
    if StandardStream.output.write(text) { exit(0) }
    fail(Sentence.cannotWrite.text(in: invocation.language.interface), code: 1)
  }

  private static func fail(_ sentence: String, code: Int32) -> Never {
    StandardStream.error.write("pokedex: \(sentence)\n")
    exit(code)
  }
}
