package import Pictures
package import PokedexModel
internal import PokemonAPI

/// The picture of the visible entry. Failures are not reported. Instead, the screen shows a drawing
/// or nothing.
@MainActor
package final class PictureViewModel {
  private typealias Key = PictureStore.PictureKey

  /// Kind of picture (such as shiny or artwork) that is shown or pending.
  package private(set) var kind = PictureKind() { didSet { changes.note() } }

  private var shown: (key: Key, file: PictureFile)? { didSet { changes.note() } }
  /// PokeAPI's id of the variety whose picture is shown or pending, if any.
  package private(set) var id: Int?
  private let api: any PokemonAPIProtocol
  private let usesNetwork: Bool
  private let store: PictureStore
  private let connectivity: Connectivity
  private var changes: ChangeNotifier { connectivity.changes }
  /// Called when a picture that the user chose does not exist or can't be fetched.
  package var didFindNoPicture: () -> Void
  private let loader: Loader<Void>

  /// - Parameters:
  ///   - usesNetwork: whether pictures may be fetched; they are never bundled.
  ///   - store: cache that several view models share.
  ///   - didFindNoPicture: called when a picture that the user chose does not exist or can't be
  ///     fetched.
  init(
    api: any PokemonAPIProtocol, usesNetwork: Bool, store: PictureStore = PictureStore(),
    clock: any Clock<Duration> = ContinuousClock(),
    connectivity: Connectivity = Connectivity(), didFindNoPicture: @escaping () -> Void = {}
  ) {
    self.api = api
    self.usesNetwork = usesNetwork
    self.store = store
    self.connectivity = connectivity
    self.didFindNoPicture = didFindNoPicture
    loader = Loader(clock: clock, connectivity: connectivity)
  }

  package var state: PictureState.Shown {
    PictureState.Shown(id: id, kind: kind, file: id.flatMap(file(of:)))
  }

  /// Returns the picture of the variety with this PokeAPI id; nil until it is fetched.
  package func picture(of id: Int) -> Picture? { file(of: id)?.picture }

  /// Returns the picture file of the variety with this PokeAPI id; nil until it is fetched.
  package func file(of id: Int) -> PictureFile? {
    shown.flatMap { $0.key.id == id ? $0.file : nil }
  }

  /// Shows the picture of the variety with this PokeAPI id, or no picture if the id is nil. A new
  /// variety is shown from the front. If only the generation changes, the kind of picture stays the
  /// same.
  ///
  /// - Parameters:
  ///   - generation: generation of the sprite; nil for the newest.
  ///   - debounce: delay before a picture that is not cached is requested.
  package func show(_ id: Int?, asOf generation: Int? = nil, after debounce: Duration = .zero) {
    if id != self.id {
      self.id = id
      kind = PictureKind(generation: generation)
    } else if id != nil, generation != kind.generation {
      kind.generation = generation
      // Before generation IV, females have no sprites of their own.
      if let generation, generation < 4 { kind.isFemale = false }
    } else {
      return
    }
    loader.reset()
    shown = nil
    if id != nil { load(after: debounce, orGoBackTo: nil) }
  }

  /// Switches between shiny and normal colours.
  package func toggleShiny() { choose { $0.isShiny.toggle() } }

  /// Switches between front and back.
  package func flip() {
    choose { kind in
      kind.isBack.toggle()
      kind.isArtwork = false
    }
  }

  /// Switches between the female and the default appearance.
  package func toggleFemale() { choose { $0.isFemale.toggle() } }

  /// Switches between the official artwork and the sprite.
  package func toggleArtwork() {
    choose { kind in
      kind.isArtwork.toggle()
      kind.isBack = false
    }
  }

  /// Requests the picture again if it is missing.
  package func retry() {
    guard id != nil, shown == nil else { return }
    if loader.isUnderWay { loader.retry() } else { load(.forceReload, orGoBackTo: nil) }
  }

  /// Cancels pending requests, but keeps the picture.
  package func cancel() {
    loader.cancel()
  }

  /// Waits until the picture is fetched or has failed.
  package func settle() async {
    await loader.settle()
  }

  private func choose(_ change: (inout PictureKind) -> Void) {
    guard id != nil else { return }
    let before = shown?.key.kind ?? PictureKind(generation: kind.generation)
    change(&kind)
    load(orGoBackTo: before)
  }

  /// - Parameter before: the kind of picture to return to if this one can't be fetched; nil to stay
  ///   with this kind.
  private func load(
    _ urgency: Urgency = .wanted, after debounce: Duration = .zero, orGoBackTo before: PictureKind?
  ) {
    loader.reset()
    guard let id else { return }
    let key = Key(id: id, kind: kind)
    if let file = store[key] {
      shown = (key, file)
      return
    }
    guard usesNetwork else { return revert(before) }
    loader.load(asking: urgency, after: debounce) { [weak self] urgency in
      // Start the request after the current frame is drawn. It never finishes in time for that
      // frame.
      await Task.yield()
      if Task.isCancelled { throw HTTPError.cancelled }
      return try await self?.fetch(key, urgency, orGoBackTo: before) ?? Fetched((), .bundled)
    }
  }

  private func fetch(
    _ key: Key, _ urgency: Urgency, orGoBackTo before: PictureKind?
  ) async throws -> Fetched<Void> {
    do {
      let file = try await store.fetch(key, from: api.withUrgency(urgency), connectivity)
      if let file { shown = (key, file) } else { revert(before) }
    } catch {
      // An unreadable file is treated as a missing picture. If a picture that the user chose can't
      // be fetched, the previous one is shown again, without a retry. Other failures are thrown, so
      // that the loader retries.
      guard !Task.isCancelled, before != nil || error is PokemonAPIError else { throw error }
      connectivity.note(failure: error)
      revert(before)
    }
    return Fetched((), .bundled)
  }

  private func revert(_ before: PictureKind?) {
    guard let before else { return }
    kind = before
    didFindNoPicture()
  }
}
