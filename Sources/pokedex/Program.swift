internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI
internal import PokemonAPIMock
internal import UserStore
private import Dispatch

#if canImport(Glibc)
  private import CurlTransport
  private import Glibc
#else
  private import Darwin
  private import URLSessionTransport
#endif

/// The program from its arguments to its exit code: 0, 1 for what can't be done, 2 for bad usage.
@MainActor
enum Program {
  /// Carries out what the arguments ask for. Never returns.
  static func run(arguments: [String], environment: Environment) -> Never {
    StandardStream.prepare()
    let config = Config.read(Paths(environment: environment).config)
    let invocation: Invocation
    do {
      invocation = try CommandLineParser.parse(
        arguments, environment: environment, config: config)
    } catch {
      fail(error)
    }
    switch invocation.action {
    case .browse, .config: break
    default: invocation.mistakesInOneLine(path: true).map(complain)
    }
    switch invocation.action {
    case .help(let subject):
      let help = HelpText(language: invocation.language, keys: invocation.keys)
      succeed(help.text(on: subject), invocation)
    case .man(let command):
      let row = command.flatMap { CommandTable.row(named: $0.rawValue) }
      succeed(ManualPage(command: row, language: invocation.language).text, invocation)
    case .completions(let script): succeed(script.text, invocation)
    case .complete(let words):
      succeed(Completion(words, language: invocation.language).text, invocation)
    case .version: shell(invocation) { _ in try Version.text(json: invocation.json) }
    case .browse(let opening): browse(invocation, at: opening)
    case .list: shell(invocation) { try await $0.list() }
    case .find(let request): list(request, invocation)
    case .show(let given, let details):
      let names = names(given, invocation)
      shell(invocation, showing: details) { try await $0.show(names, details) }
    case .random(let draw, let details): random(draw, details, invocation)
    case .team(var request):
      request.names = names(request.names, invocation)
      do {
        try request.checkCount(in: invocation.language.interface)
      } catch {
        fail(error)
      }
      let columns = TerminalSize.columns ?? 80
      shell(invocation) { [request] in try await $0.show(request, columns: columns) }
    case .typeChart(let generation):
      shell(invocation) { _ in
        try TypeChartShell(
          generation: generation, language: invocation.language, json: invocation.json
        ).output()
      }
    case .subject(let kind, let name, let generation):
      shell(invocation) { shell in
        let subject = SubjectShell(
          kind: kind, language: invocation.language, json: invocation.json,
          generation: generation)
        // Else a script that asks for a thousand would make as many requests.
        return invocation.source == .live
          ? try await subject.show(name, effectFrom: shell.api) : try subject.show(name)
      }
    case .marks(let request): marks(request, invocation)
    case .cache(let command): cache(command, invocation)
    case .fillCache(let request): fillCache(request, invocation)
    case .config(let command): self.config(command, config, invocation)
    case .paths: cache(nil, invocation)
    }
  }

  /// The names that are meant, with those on standard input.
  private static func names(_ names: [String], _ invocation: Invocation) -> [String] {
    do {
      return try NameList.expanded(
        names, language: invocation.language.interface, standardInput: StandardStream.readInput)
    } catch {
      fail(error)
    }
  }

  private static func browse(_ invocation: Invocation, at opening: Opening) -> Never {
    let (cacheFailures, cacheFailed) = AsyncStream<CacheFailure>.makeStream()
    let api = makeAPI(invocation) { cacheFailed.yield($0) }
    do {
      let browser = try Browser(
        api: api, store: FileUserStore(path: invocation.paths.userData), invocation: invocation)
      invocation.mistakesInOneLine(path: false).map(browser.tell)
      if invocation.source.usesNetwork { browser.tell(cacheFailures) }
      browser.run(at: opening)
      if browser.hasMarks {
        Task {
          let sentence = await browser.finishWriting()
          if sentence.isEmpty { leave(0) }
          fail(sentence, code: 1)
        }
        dispatchMain()
      }
    } catch {
      fail(error.sentence(in: invocation.language.interface), code: 1)
    }
    leave(0)
  }

  /// A list that a query finds: exit code 1 where it is empty, 2 where the query is no good.
  private static func list(_ request: ListRequest, _ invocation: Invocation) -> Never {
    do {
      let outcome = try request.outcome(
        in: invocation.language, seed: .random(in: 0 ... .max),
        userData: invocation.paths.userData)
      finish(outcome.text, invocation, code: outcome.isEmpty ? 1 : 0)
    } catch let failure as ListFailure {
      fail(failure)
    } catch {
      fail(ErrorSentence.text(of: error, in: invocation.language.interface), code: 1)
    }
  }

  /// Entries that are drawn: exit code 1 where there is none, 2 where the query is no good.
  private static func random(
    _ draw: RandomDraw, _ details: EntryDetails.Request, _ invocation: Invocation
  ) -> Never {
    let names: [String]
    do {
      names = try draw.names(in: invocation.language, userData: invocation.paths.userData)
    } catch let failure as ListFailure {
      fail(failure)
    } catch {
      fail(ErrorSentence.text(of: error, in: invocation.language.interface), code: 1)
    }
    if names.isEmpty {
      fail(Sentence.nothingFound.text(in: invocation.language.interface), code: 1)
    }
    shell(invocation, showing: details) { try await $0.show(names, details) }
  }

  /// Marks and notes: exit code 1 where there are none to list.
  private static func marks(_ request: MarksRequest, _ invocation: Invocation) -> Never {
    let language = invocation.language
    let shell = MarksShell(
      path: invocation.paths.userData, language: language, format: request.format)
    do {
      let outcome = try shell.run(request)
      finish(outcome.text, invocation, code: outcome.isEmpty ? 1 : 0)
    } catch let failure as Shell.Failure {
      fail(failure.sentence, code: 1)
    } catch {
      fail(ErrorSentence.text(of: error, in: language.interface), code: 1)
    }
  }

  private static func shell(
    _ invocation: Invocation, showing details: EntryDetails.Request? = nil,
    _ command: @escaping @MainActor (Shell) async throws -> String
  ) -> Never {
    let language = invocation.language.interface
    let api = makeAPI(invocation) { failure in
      complain(ErrorSentence.notice(of: failure, in: language))
    }
    let shell = Shell(
      api: api, source: invocation.source, language: invocation.language,
      json: invocation.json, units: invocation.units,
      display: details.map { display(of: $0, invocation, api) } ?? .pipe)
    Task {
      do {
        succeed(try await command(shell), invocation)
      } catch let failure as Shell.Failure {
        finish(failure.output, invocation, code: 1, complaints: failure.sentences)
      } catch {
        fail(ErrorSentence.text(of: error, in: invocation.language.interface), code: 1)
      }
    }
    dispatchMain()
  }

  /// - Parameter command: nil for `pokedex paths`.
  private static func cache(_ command: CacheCommand?, _ invocation: Invocation) -> Never {
    let language = invocation.language
    let shell = CacheShell(
      paths: invocation.paths, log: invocation.log,
      words: Words(language: language, vocabulary: DexVocabulary()), json: invocation.json,
      now: time(nil))
    do {
      guard let command else { succeed(try shell.listPaths(), invocation) }
      let outcome = try shell.run(command)
      finish(outcome.text, invocation, code: outcome.isSound ? 0 : 1)
    } catch let failure as CacheFailure {
      let reason = ErrorSentence.text(of: failure, in: language.interface)
      fail(Sentence.cacheFailed.text(in: language.interface, reason), code: 1)
    } catch {
      fail(ErrorSentence.text(of: error, in: language.interface), code: 1)
    }
  }

  private static func config(
    _ command: ConfigCommand, _ config: Config, _ invocation: Invocation
  ) -> Never {
    do throws(ConfigShell.Failure) {
      let outcome = try ConfigShell(config: config, invocation: invocation).run(command)
      finish(outcome.text, invocation, code: outcome.code)
    } catch {
      fail(error.sentence, code: error.code)
    }
  }

  /// - Parameter cacheDidFail: told once, from any thread, when there is no cache.
  static func makeAPI(
    _ invocation: Invocation, cacheDidFail: @escaping @Sendable (CacheFailure) -> Void
  ) -> any PokemonAPIProtocol {
    if invocation.source == .demo { return MockPokemonAPI() }
    #if canImport(Glibc)
      CurlTransport.limitHeap()
    #endif
    do {
      let live = try LivePokemonAPI(
        baseURL: invocation.api ?? LivePokemonAPI.publicBaseURL, version: Version.program,
        transport: makeTransport(),
        cache: ResponseCache(path: invocation.paths.cache, didFail: cacheDidFail),
        log: openLog(invocation))
      return invocation.source == .live
        ? live : LayeredPokemonAPI(bundled: MockPokemonAPI(), network: live)
    } catch {
      fail(ErrorSentence.text(of: error, in: invocation.language.interface), code: 2)
    }
  }

  private static func makeTransport() -> any HTTPTransport {
    #if canImport(Glibc)
      CurlTransport()
    #else
      URLSessionTransport()
    #endif
  }

  private static func openLog(_ invocation: Invocation) -> RequestLog? {
    guard let path = invocation.log else { return nil }
    guard let log = LogFile.open(path) else {
      fail(Sentence.cannotLog.text(in: invocation.language.interface, Quote.path(path)), code: 1)
    }
    return log
  }

  private static func succeed(_ text: String, _ invocation: Invocation) -> Never {
    finish(text, invocation, code: 0)
  }

  /// Ends with what there is to say, and what went wrong besides.
  static func finish(
    _ text: String, _ invocation: Invocation, code: Int32, complaints: [String] = []
  ) -> Never {
    let isWritten = StandardStream.output.write(text)
    for complaint in complaints { complain(complaint) }
    if isWritten { leave(code) }
    fail(Sentence.cannotWrite.text(in: invocation.language.interface), code: 1)
  }

  static func fail(_ sentence: String, code: Int32) -> Never {
    complain(sentence)
    leave(code)
  }

  private static func fail(_ error: UsageError) -> Never {
    complain(error.sentence)
    StandardStream.error.write(error.place)
    leave(2)
  }

  private static func fail(_ failure: ListFailure) -> Never {
    complain(failure.sentence)
    StandardStream.error.write(failure.place)
    leave(2)
  }

  nonisolated static func complain(_ sentence: String) {
    StandardStream.error.write("pokedex: \(sentence)\n")
  }

  /// Ends the program without the cleaning up of its libraries, which a transfer under way on another
  /// thread does not survive. All that is to be written has been.
  private static func leave(_ code: Int32) -> Never {
    _exit(code)
  }
}
