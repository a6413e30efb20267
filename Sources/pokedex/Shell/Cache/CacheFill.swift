private import CTerminalSignals
internal import DexData
private import Dispatch
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The implementation of `pokedex cache fill`, which fetches missing data for use without a
/// network.
@MainActor
struct CacheFill {
  /// The parsed words and options of the command.
  struct Request: ShellCommand {
    var withPictures = false
    /// Maximum number of prefetch tasks. Nil for no limit.
    var limit: Int?
  }

  let api: any PokemonAPIProtocol
  let source: DataSource
  let words: Words
  let json: Bool
  /// The progress line. Nil if the progress isn't shown.
  let bar: ProgressLine?

  func run(_ request: Request) async throws -> Output {
    bar?.show(words(.loading))
    let tasks = try await tasks(request)
    bar?.show(0, of: tasks.count, words)
    do {
      let progress = try await CacheFiller(api: api).run(tasks) {
        bar?.show($0.done, of: $0.total, words)
      }
      bar?.end()
      if progress.failed == 0 { return Output(text: try text(of: progress)) }
      return Output(
        text: try text(of: progress), code: 1,
        complaints: [words(.fillFailed, String(progress.failed))])
    } catch let stop as CacheFiller.Stop {
      bar?.end()
      let cause = ErrorSentence.text(of: stop.cause, in: words.language)
      return Output(
        text: try text(of: stop.progress), code: 1, complaints: [words(.fillEnded, cause)])
    }
  }

  /// Returns the prefetch tasks. The data that users are most likely to need comes first. Bundled
  /// data isn't fetched.
  private func tasks(_ request: Request) async throws -> [CacheFiller.PrefetchTask] {
    let isLive = source == .live
    let listed = try await api.fetch(.catalogue).value
    let items = listed + (isLive ? [] : try await api.fetch(.newcomers).value)
    let dex = Dex()
    var tasks: [CacheFiller.PrefetchTask] = items.flatMap { item -> [CacheFiller.PrefetchTask] in
      let picture = request.withPictures ? [CacheFiller.PrefetchTask.picture(item.id)] : []
      if isLive { return [.entry(item.id)] + picture }
      return (item.id == item.number ? [.descriptions(item.id)] : []) + picture
    }
    tasks += dex.moveSlugs.map { .effect(.move($0)) }
    tasks += dex.abilitySlugs.map { .effect(.ability($0)) }
    tasks += dex.itemSlugs.map { .effect(.item($0)) }
    return Array(tasks.prefix(request.limit ?? tasks.count))
  }

  private func text(of progress: CacheFiller.Progress) throws -> String {
    if json {
      return try JSONText.text(
        of: JSONValue.object([
          "total": .integer(progress.total), "fetched": .integer(progress.fetched),
          "kept": .integer(progress.kept), "absent": .integer(progress.absent),
          "failed": .integer(progress.failed),
        ]))
    }
    let kept = words(
      .cacheFilled, String(progress.fetched + progress.kept), String(progress.total),
      String(progress.fetched))
    let absent = progress.absent > 0 ? [words(.fillAbsent, String(progress.absent))] : []
    return Sentence.sentencePair.joining([kept] + absent, in: words.language) + "\n"
  }
}

extension CacheFill.Request {
  init(_ line: CommandLineParser) throws(UsageError) {
    if let demo = line.given.value(of: .source), demo.value == "demo" {
      throw line.error(.sourcesConflict, "cache fill", demo.name)
    }
    if let option = line.given[.noCache] {
      throw line.error(.sourcesConflict, "cache fill", option.name)
    }
    self.init(withPictures: try line.isOn(.pictures), limit: try line.limit())
  }

  /// Fills the cache. The exit code is 1 if some data could not be fetched, and 130 after Ctrl-C.
  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    let language = invocation.language.interface
    let bar = ProgressLine(symbols: invocation.appearance.symbols)
    let interrupt = InterruptHandler {
      bar?.end()
      Program.fail(Sentence.fillStopped.text(in: language), code: 130)
    }
    defer {
      bar?.end()
      withExtendedLifetime(interrupt) {}
    }
    let api = try invocation.makeAPI { failure in
      DispatchQueue.main.sync {
        bar?.end()
        Program.complain(ErrorSentence.notice(of: failure, in: language))
        // Without a cache there is nothing to fill.
        if failure.disablesCache { Program.exitImmediately(1) }
      }
    }
    return try await CacheFill(
      api: api, source: invocation.source,
      words: Words(language: invocation.language, vocabulary: DexVocabulary()),
      json: invocation.json, bar: bar
    ).run(self)
  }
}

/// A handler for Ctrl-C during work that can stop at any time.
@MainActor
final class InterruptHandler {
  /// The dispatch source that reads signals from a pipe. Nil if the pipe can't be created; Ctrl-C
  /// then ends the program, which is the default.
  private let source: (any DispatchSourceRead)?

  /// Starts catching Ctrl-C. Signals are read from a pipe, because a dispatch source for signals
  /// would miss any signal that arrives before it is activated.
  ///
  /// - Parameter action: a function that runs on the main queue at each Ctrl-C.
  init(_ action: @escaping @MainActor () -> Void) {
    let signals = terminal_signals_pass([SIGINT], 1)
    source =
      signals < 0 ? nil : DispatchSource.makeReadSource(fileDescriptor: signals, queue: .main)
    source?.setEventHandler { MainActor.assumeIsolated(action) }
    source?.activate()
  }
}
