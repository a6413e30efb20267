package import PokedexModel
package import PokemonAPI

/// An open page: the requests for what it shows.
@MainActor
package final class PageViewModel {
  /// Facts and parts that every page of an entry shows. Nil if the page is about another subject.
  package let detail: PokemonDetailViewModel?

  private let opened: Subject
  /// The edition whose facts are shown; nil for today's.
  private var edition: Edition?
  /// Parts that the current page of an entry shows in addition to those shown on every page.
  private var pageParts: [EntryPart] = []
  private let api: any PokemonAPIProtocol
  private let entryCache: EntryCache
  /// Loader of what `needed` describes. For an effect, it holds the text.
  private let loader: Loader<LocalizedText?>

  /// Data that a page needs apart from `detail`.
  private enum Needed {
    /// Parts of the entries of these varieties.
    case parts([EntryPart], of: [Int])
    /// The data source's text about the subject's effect.
    case effect(of: EffectSubject)
    case nothing
  }

  /// - Parameter detail: view model of the entry that the page is about, if any.
  package init(
    _ subject: Subject, asOf edition: Edition? = nil, detail: PokemonDetailViewModel? = nil,
    api: any PokemonAPIProtocol, entryCache: EntryCache = EntryCache(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    opened = subject
    self.edition = edition
    self.detail = detail
    self.api = api
    self.entryCache = entryCache
    loader = Loader(clock: clock, connectivity: entryCache.connectivity)
    if detail == nil { load() }
  }

  /// Subject of the page.
  package var subject: Subject { detail?.id.map(Subject.pokemon) ?? opened }

  /// Progress of the request for what the page needs apart from `detail`.
  package var phase: Phase { loader.phase }

  /// Whether any response for the page is pending.
  package var isLoading: Bool { detail?.phase.isLoading == true || phase.isLoading }

  /// Whether a reload that the user asked for is pending.
  package var isReloading: Bool { detail?.phase.isReloading == true || phase.isReloading }

  /// Current content of the page, as a value.
  package var state: PageState {
    if let detail {
      var state = detail.state
      if pageParts.contains(.varieties) { state.parts.varieties = varieties(of: state) }
      return .entry(state)
    }
    guard case .team(let ids) = opened else { return .subject(effect: effect) }
    let team = ids.compactMap { entryCache.pokemon($0, asOf: edition) }
    return .team(team.count == ids.count ? team : nil)
  }

  /// The data source's description of what the ability, move or item does. Nil until it is fetched,
  /// or if there is no description.
  package var effect: LocalizedText? { loader.loaded?.value }

  /// Most outdated origin of the content; nil until there is content.
  package var origin: Origin? {
    guard let own = ownOrigin else { return detail?.origin }
    return detail?.origin?.joined(with: own) ?? own
  }

  /// The error if content is missing, or if it is outdated because it couldn't be updated.
  package var problem: (any Error)? { detail?.problem ?? phase.error ?? ownOrigin?.staleCause }

  /// The most outdated origin of what the page needs apart from `detail`. Nil until there is any.
  private var ownOrigin: Origin? {
    switch needed {
    case .parts(let parts, let ids): parts.isEmpty ? nil : entryCache.origin(of: parts, ids)
    case .effect: effect == nil ? nil : loader.loaded?.origin
    case .nothing: nil
    }
  }

  /// Returns the facts of the species' varieties fetched so far, keyed by PokeAPI's id. A variety's
  /// facts are today's until its past values are fetched, and from then on those in the edition.
  /// Varieties introduced later are then left out.
  private func varieties(of state: EntryState) -> [Int: Pokemon] {
    var varieties: [Int: Pokemon] = [:]
    for variety in state.pokemon?.species.varieties ?? [] {
      guard let known = entryCache[variety.id] else { continue }
      if let edition = state.edition, let past = known.parts.pastValues {
        varieties[variety.id] = known.pokemon.asOf(edition, past)
      } else {
        varieties[variety.id] = known.pokemon
      }
    }
    return varieties
  }
}

// MARK: - Requests

extension PageViewModel {
  /// Shows a variety, and fetches the parts that its page needs.
  ///
  /// - Parameters:
  ///   - id: PokeAPI's id of the variety.
  ///   - parts: parts that the page needs in addition to those shown on every page.
  package func show(id: Int, parts: [EntryPart]) {
    if id == detail?.id, parts == pageParts { return }
    pageParts = parts
    detail?.show(id: id)
    load()
  }

  /// Shows the page as it is in an edition; nil for today.
  func show(asOf edition: Edition?) {
    if edition == self.edition { return }
    self.edition = edition
    detail?.show(asOf: edition)
    // A hidden page fetches its data when it is shown again. An effect is the same in all editions.
    if case .parts = needed, !(detail?.phase ?? phase).isIdle { load() }
  }

  /// Fetches missing content.
  package func resume() {
    if let detail {
      if let id = detail.id { detail.show(id: id) }
      load()
    } else if phase.isIdle {
      load()
    } else {
      loader.resume()
    }
  }

  /// Reloads parts that failed or are outdated. If there are none, reloads all parts.
  package func retry() {
    detail?.retry()
    if phase.isIdle { load() } else { loader.retry() }
  }

  /// Cancels pending requests, but keeps the content.
  package func cancel() {
    detail?.cancel()
    // Entries are in the cache, an effect is only here.
    if case .effect = needed { loader.cancel() } else { loader.reset() }
  }

  /// Waits until everything is fetched or has failed.
  package func settle() async {
    await detail?.fetchPokemon()
    await loader.settle()
  }

  private var needed: Needed {
    switch opened {
    case .pokemon, .form:
      // A page that shows the varieties as of an earlier generation needs their past values.
      let past = edition != nil && pageParts.contains(.varieties)
      return .parts(pageParts + (past ? [.pastVarieties] : []), of: detail?.id.map { [$0] } ?? [])
    case .team(let ids): return .parts(edition == nil ? [.facts] : [.facts, .pastValues], of: ids)
    case .ability(let slug): return .effect(of: .ability(slug))
    case .move(let slug): return .effect(of: .move(slug))
    case .item(let slug): return .effect(of: .item(slug))
    case .type, .eggGroup, .nature, .place, .typeChart, .natures, .growthRates, .completeness,
      .trainer, .trainers, .effortSpots:
      return .nothing
    }
  }

  private func load() {
    switch needed {
    case .parts(let parts, let ids):
      // Entries that were previewed in the list are cached already.
      loader.load(ids, with: parts, from: api, to: entryCache, giving: nil) {
        [entryCache, detail] in
        // Without the facts, no part can be requested. If they can't be fetched, the page fails with
        // their error.
        guard let detail, let id = detail.id else { return }
        if entryCache[id] == nil { await detail.settleFacts() }
        guard entryCache[id] != nil else { throw detail.phase.error ?? HTTPError.cancelled }
      }
    case .effect(let subject):
      loader.load { [api, entryCache] urgency in
        do {
          let effect = try await api.withUrgency(urgency).fetch(.effect(of: subject))
          entryCache.connectivity.note(effect.origin)
          return effect
        } catch let error as HTTPError where error.isNotFound {
          // A missing description is not a failure: the page still shows its other facts.
          return Fetched(nil, .live)
        }
      }
    case .nothing: loader.take(Fetched(nil, .bundled)) { _ in Fetched(nil, .bundled) }
    }
  }
}
