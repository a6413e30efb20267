package import PokedexModel
package import PokemonAPI

/// The page of an ability, a move, a type, an item, an egg group, a nature, a place or a table
/// of reference.
@MainActor
package final class SubjectViewModel: PageViewModel {
  package let subject: Subject?

  private let api: any PokemonAPIProtocol
  private let connectivity: Connectivity
  private let loader: Loader<LocalizedText?>

  package init(
    _ subject: Subject, api: any PokemonAPIProtocol,
    clock: any Clock<Duration> = ContinuousClock(), connectivity: Connectivity = Connectivity()
  ) {
    self.subject = subject
    self.api = api
    self.connectivity = connectivity
    loader = Loader(clock: clock, connectivity: connectivity)
    resume()
  }

  package var phase: Phase { loader.phase }

  package var state: PageState { .subject(effect: effect) }

  /// What the source says it does; nil until that has come, and where there is nothing to say.
  package var effect: LocalizedText? { loader.loaded?.value }

  /// Where that comes from; nil where there is none.
  package var origin: Origin? { effect == nil ? nil : loader.loaded?.origin }

  package var problem: (any Error)? { loader.problem }

  package func resume() {
    if phase.isIdle { load() } else { loader.resume() }
  }

  package func retry() {
    if phase.isIdle { load() } else { loader.retry() }
  }

  package func cancel() {
    loader.cancel()
  }

  /// Waits until what is under way has come or failed.
  package func settle() async {
    await loader.settle()
  }

  private func load() {
    guard let subject = effectSubject else {
      return loader.take(Fetched(nil, .bundled)) { _ in Fetched(nil, .bundled) }
    }
    loader.load { [api, connectivity] urgency in
      do {
        let effect = try await api.serving(urgency).fetch(.effect(of: subject))
        connectivity.note(effect.origin)
        return effect
      } catch let error as HTTPError where error.isNotFound {
        // The page has its facts; that there is no more to say is no failure.
        return Fetched(nil, .live)
      }
    }
  }

  /// Nil for what no source describes.
  private var effectSubject: EffectSubject? {
    switch subject {
    case .ability(let slug): .ability(slug)
    case .move(let slug): .move(slug)
    case .item(let slug): .item(slug)
    case .pokemon, .type, .eggGroup, .nature, .place, .typeChart, .natures, .growthRates, .team,
      .completeness, nil:
      nil
    }
  }
}
