package import PokedexModel
package import PokemonAPI

/// The page about an ability, a move, a type, an item, an egg group, a nature, a place or a
/// reference table.
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

  /// The data source's description of what the ability, move or item does. Nil until it is fetched,
  /// or if there is no description.
  package var effect: LocalizedText? { loader.loaded?.value }

  /// The origin of `effect`. Nil if `effect` is nil.
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

  /// Waits until the pending request has succeeded or failed.
  package func settle() async {
    await loader.settle()
  }

  private func load() {
    guard let subject = effectSubject else {
      return loader.take(Fetched(nil, .bundled)) { _ in Fetched(nil, .bundled) }
    }
    loader.load { [api, connectivity] urgency in
      do {
        let effect = try await api.withUrgency(urgency).fetch(.effect(of: subject))
        connectivity.note(effect.origin)
        return effect
      } catch let error as HTTPError where error.isNotFound {
        // A missing description is not a failure: the page still shows its other facts.
        return Fetched(nil, .live)
      }
    }
  }

  /// The subject to fetch an effect description for. Nil if this kind of subject has none.
  private var effectSubject: EffectSubject? {
    switch subject {
    case .ability(let slug): .ability(slug)
    case .move(let slug): .move(slug)
    case .item(let slug): .item(slug)
    case .pokemon, .form, .type, .eggGroup, .nature, .place, .typeChart, .natures, .growthRates,
      .team, .completeness, nil:
      nil
    }
  }
}
