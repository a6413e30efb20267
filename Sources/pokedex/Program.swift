private import CTerminalSignals
internal import CursesTerminal
internal import DexData
private import Dispatch
private import OwnFiles
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import PokemonAPI
internal import PokemonAPIBundle
internal import UserStore

#if canImport(Glibc)
  private import CurlTransport
  private import Glibc
#else
  private import Darwin
  private import URLSessionTransport
#endif

/// The program, from its arguments to its exit code: 0 for success, 1 for failure, 2 for incorrect
/// usage.
@MainActor
enum Program {
  /// Runs the command in the arguments and exits.
  static func run(arguments: [String], environment: Environment) -> Never {
    shortage_watch("pokedex: ")
    StandardStream.prepare()
    let config = Config.read(Paths(environment: environment).config)
    let invocation: Invocation
    do {
      invocation = try CommandLineParser.parse(
        arguments, environment: environment, config: config)
    } catch {
      fail(error)
    }
    let language = invocation.language.interface
    shortage_watch("pokedex: \(Sentence.refused.text(in: language)) ")
    terminal_rescue_explain(
      "\(Sentence.crashedCommand.text(in: language))\npokedex \(Version.program), ")
    switch invocation.action {
    case .browse(.entry(_, let name)) where isatty(StandardStream.output.rawValue) == 0:
      run(ShowCommand(name, invocation), invocation)
    // If standard output isn't a terminal, print the answer to the question as text.
    case .browse(.question(let question)) where isatty(StandardStream.output.rawValue) == 0:
      run(question.command(invocation), invocation)
    case .browse(.query(let text)) where isatty(StandardStream.output.rawValue) == 0:
      run(ListRequest(.pokemon, text, invocation), invocation)
    case .browse(.rows(let kind, let text)) where isatty(StandardStream.output.rawValue) == 0:
      run(ListRequest(kind, text, invocation), invocation)
    case .browse(let opening): browse(invocation, at: opening)
    case .run(let command): run(command, invocation)
    }
  }

  private static func run(_ command: any ShellCommand, _ invocation: Invocation) -> Never {
    if command.reportsMistakes { invocation.mistakesInOneLine(path: true).map(complain) }
    invocation.gameNote.map(complain)
    // The task starts at once, so a command that doesn't suspend ends before the main loop starts.
    Task.immediate {
      do {
        finish(try await command.run(invocation), invocation)
      } catch {
        end(error, invocation)
      }
    }
    dispatchMain()
  }

  private static func browse(_ invocation: Invocation, at opening: StartScreen) -> Never {
    let (cacheFailures, cacheFailed) = AsyncStream<CacheFailure>.makeStream()
    do {
      let api = try invocation.makeAPI { cacheFailed.yield($0) }
      let browser = try Browser(
        api: api, store: FileUserStore(path: invocation.paths.userData), invocation: invocation)
      invocation.mistakesInOneLine(path: false).map(browser.report)
      if invocation.source.usesNetwork { browser.report(cacheFailures) }
      browser.run(at: opening)
      if browser.hasMarks {
        Task {
          let sentence = await browser.finishWriting()
          if sentence.isEmpty { exitImmediately(0) }
          fail(sentence, code: 1)
        }
        dispatchMain()
      }
    } catch let error as TerminalError {
      fail(error.sentence(in: invocation.language.interface), code: 1)
    } catch {
      end(error, invocation)
    }
    exitImmediately(0)
  }

  /// Prints the output, then its error sentences on standard error, and exits.
  private static func finish(_ output: Output, _ invocation: Invocation) -> Never {
    let isWritten = StandardStream.output.write(output.text)
    for complaint in output.complaints { complain(complaint) }
    if isWritten { exitImmediately(output.code) }
    let sentence = output.changedUserData ? Sentence.cannotWriteKept : .cannotWrite
    fail(sentence.text(in: invocation.language.interface), code: 1)
  }

  private static func end(_ error: any Error, _ invocation: Invocation) -> Never {
    switch error {
    case let error as UsageError: fail(error)
    case let failure as Shell.Failure:
      let output = Output(text: failure.output, code: 1, complaints: failure.sentences)
      finish(output, invocation)
    default: fail(ErrorSentence.text(of: error, in: invocation.language.interface), code: 1)
    }
  }

  static func fail(_ sentence: String, code: Int32) -> Never {
    complain(sentence)
    exitImmediately(code)
  }

  private static func fail(_ error: UsageError) -> Never {
    complain(error.sentence)
    StandardStream.error.write(error.marker)
    exitImmediately(2)
  }

  nonisolated static func complain(_ sentence: String) {
    StandardStream.error.write("pokedex: \(sentence)\n")
  }

  /// Exits without running the libraries' cleanup, which would crash while another thread transfers
  /// data. All output must already have been written.
  nonisolated static func exitImmediately(_ code: Int32) -> Never {
    _exit(code)
  }
}

extension Invocation {
  /// Creates the API that provides the entries.
  ///
  /// - Parameter cacheDidFail: a function to call when the cache fails. It is called once for each
  ///   different failure, from any thread.
  /// - Throws: `UsageError` for an invalid server address; `Shell.Failure` if the log can't be
  ///   written or the limit on open files is too low.
  func makeAPI(
    cacheDidFail: @escaping @Sendable (CacheFailure) -> Void
  ) throws -> any PokemonAPIProtocol {
    if source == .demo { return BundledPokemonAPI() }
    guard Self.canOpenFiles else {
      throw Shell.Failure(sentence: Sentence.tooFewFiles.text(in: language.interface))
    }
    #if canImport(Glibc)
      CurlTransport.limitHeap()
    #endif
    let log = try openLog()
    do {
      let live = try LivePokemonAPI(
        baseURL: api ?? LivePokemonAPI.publicBaseURL, version: Version.program,
        transport: makeTransport(),
        cache: usesCache ? ResponseCache(path: paths.cache, didFail: cacheDidFail) : nil,
        log: log)
      return source == .live
        ? live : LayeredPokemonAPI(bundled: BundledPokemonAPI(), network: live)
    } catch {
      throw UsageError(sentence: ErrorSentence.text(of: error, in: language.interface))
    }
  }

  /// Whether the limit on open files is high enough for the runtime, the cache and all connections.
  /// The runtime aborts the program if it can't open a file.
  private static var canOpenFiles: Bool {
    let last = fcntl(2, F_DUPFD_CLOEXEC, 31)
    close(last)
    return last >= 0
  }

  private func makeTransport() -> any HTTPTransport {
    #if canImport(Glibc)
      CurlTransport(trusting: CertificateAuthorities(file: caFile, folder: caFolder))
    #else
      URLSessionTransport()
    #endif
  }

  private func openLog() throws(Shell.Failure) -> RequestLog? {
    guard let path = log else { return nil }
    guard let log = LogFile.open(path) else {
      throw Shell.Failure(
        sentence: Sentence.cannotLog.text(in: language.interface, Quote.path(path)))
    }
    return log
  }
}

/// A log file to which lines are appended. Each line is written with a single call, so that lines
/// of several programs don't mix.
enum LogFile {
  /// Opens a file, or creates one that only the user can access. Existing content is kept. A pipe
  /// or terminal also works.
  ///
  /// - Returns: a log that appends to the file. Nil if the file can't be written, belongs to
  ///   somebody else, or has content that isn't a log.
  static func open(_ path: String) -> RequestLog? {
    guard let file = PrivateFile.openToAppend(path, ifStartSatisfies: RequestLog.isLogStart) else {
      return nil
    }
    return RequestLog { line in
      var line = line
      // A failure to log, for example because the disk is full, doesn't stop the program.
      _ = line.withUTF8 { write(file, $0.baseAddress, $0.count) }
    }
  }
}
