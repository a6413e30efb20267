internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI
private import Synchronization

/// A data source that reports when an outdated answer from the cache is used, with the answer's age
/// and the reason. Each reason is reported once.
struct StaleReportingAPI: PokemonAPIProtocol {
  private let api: any PokemonAPIProtocol
  private let reporter: StaleReporter

  /// - Parameter report: a function that receives each sentence, from any thread.
  init(
    _ api: any PokemonAPIProtocol, language: Language,
    report: @escaping @Sendable (String) -> Void = Program.complain
  ) {
    self.api = api
    reporter = StaleReporter(language: language, report: report)
  }

  private init(_ api: any PokemonAPIProtocol, _ reporter: StaleReporter) {
    (self.api, self.reporter) = (api, reporter)
  }

  func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol {
    StaleReportingAPI(api.withUrgency(urgency), reporter)
  }

  func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    let fetched = try await api.fetch(request)
    reporter.note(fetched.origin)
    return fetched
  }
}

/// The reasons that were reported so far.
private final class StaleReporter: Sendable {
  private let language: Language
  private let report: @Sendable (String) -> Void
  private let reasons = Mutex<Set<String>>([])

  init(language: Language, report: @escaping @Sendable (String) -> Void) {
    (self.language, self.report) = (language, report)
  }

  func note(_ origin: Origin) {
    guard case .stale(let age, because: let cause) = origin else { return }
    let words = Words(language: language, vocabulary: DexVocabulary())
    let reason = ErrorSentence.text(of: cause, in: language.interface)
    guard reasons.withLock({ $0.insert(reason).inserted }) else { return }
    report(words(.staleAnswer, words.text(ofAge: age), reason))
  }
}
