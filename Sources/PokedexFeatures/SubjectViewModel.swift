internal import Observation
package import PokedexModel
package import PokemonAPI

/// The page of an ability, a move, a type, an item, an egg group or a place.
@MainActor @Observable
package final class SubjectViewModel: PageViewModel {
  package let subject: Subject?
  package var selectedLink = 0
  package var scroll = 0
  package var table = TableView()
  package private(set) var phase = Phase.idle
  /// What the source says it does; nil until that has come, and where there is nothing to say.
  package private(set) var effect: LocalizedText?
  /// Where that comes from; nil where there is none.
  package private(set) var origin: Origin?

  @ObservationIgnored private var fetch: Task<Void, Never>?
  @ObservationIgnored private var ticket = 0
  private let api: any PokemonAPIProtocol
  private let mender: Mender

  package init(
    _ subject: Subject, api: any PokemonAPIProtocol,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.subject = subject
    self.api = api
    mender = Mender(clock: clock)
    resume()
  }

  package func resume() {
    guard phase.isIdle else { return }
    phase = .loading
    startFetching()
  }

  private func startFetching() {
    guard let subject = effectSubject else {
      phase = .loaded
      return
    }
    ticket += 1
    let mine = ticket
    // Runs at once up to its first real wait, so bundled data is there when this returns.
    fetch = Task.immediate { await fetchEffect(of: subject, ticket: mine) }
  }

  /// What went wrong: nothing came, or what is shown is old because nothing newer did.
  package var problem: (any Error)? {
    if case .stale(age: _, because: let cause) = origin { return phase.error ?? cause }
    return phase.error
  }

  package func retry() {
    guard problem != nil else { return }
    mender.reset()
    phase = .idle
    resume()
  }

  package func cancel() {
    ticket += 1
    fetch?.cancel()
    fetch = nil
    mender.stop()
    if phase.isLoading { phase = .idle }
  }

  /// Waits until what is under way has come or failed.
  package func settle() async {
    await fetch?.value
  }

  /// Nil for what no source describes.
  private var effectSubject: EffectSubject? {
    switch subject {
    case .ability(let slug): .ability(slug)
    case .move(let slug): .move(slug)
    case .item(let slug): .item(slug)
    case .pokemon, .type, .eggGroup, .place, nil: nil
    }
  }

  private func fetchEffect(of subject: EffectSubject, ticket mine: Int) async {
    do {
      let effect = try await api.serving(.wanted).fetchEffect(of: subject)
      guard mine == ticket else { return }
      self.effect = effect.value
      origin = effect.value == nil ? nil : effect.origin
      phase = .loaded
    } catch let error as HTTPError where error.isNotFound {
      // The page has its facts; that there is no more to say is no failure.
      if mine == ticket { phase = .loaded }
    } catch {
      guard mine == ticket else { return }
      phase = HTTPError.isCancellation(error) ? .idle : .failed(error)
      // What is said to be wrong stays said until it is mended.
      if ErrorSentence.mayPass(error) { mender.mend { [weak self] in self?.startFetching() } }
    }
  }
}
