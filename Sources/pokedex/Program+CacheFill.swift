internal import DexData
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import PokemonAPI
private import Dispatch

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension Program {
  /// Fetches what is missing: exit code 1 where not all of it came, 130 where Ctrl-C ended it.
  static func fillCache(_ request: CacheFill.Request, _ invocation: Invocation) -> Never {
    let language = invocation.language.interface
    let bar = ProgressLine(symbols: invocation.appearance.symbols)
    let interrupt = Interrupt {
      bar?.end()
      fail(Sentence.fillStopped.text(in: language), code: 130)
    }
    let api = makeAPI(invocation) { failure in
      DispatchQueue.main.sync {
        bar?.end()
        complain(ErrorSentence.notice(of: failure, in: language))
        // Without a cache there is nothing to fill.
        if failure.endsTheCache { _exit(1) }
      }
    }
    let fill = CacheFill(
      api: api, source: invocation.source,
      words: Words(language: invocation.language, vocabulary: DexVocabulary()),
      json: invocation.json, bar: bar)
    Task {
      defer { withExtendedLifetime(interrupt) {} }
      do {
        let outcome = try await fill.run(request)
        finish(
          outcome.text, invocation, code: outcome.complaint == nil ? 0 : 1,
          complaints: outcome.complaint.map { [$0] } ?? [])
      } catch {
        bar?.end()
        fail(ErrorSentence.text(of: error, in: language), code: 1)
      }
    }
    dispatchMain()
  }
}
