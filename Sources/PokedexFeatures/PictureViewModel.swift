package import Pictures
package import PokedexModel
internal import PokemonAPI

/// The picture of an entry that is to be seen. What can't be had is silence: a drawing stands there, or
/// nothing.
@MainActor
package final class PictureViewModel {
  private typealias Key = PictureStore.Key

  /// Which picture is shown, or will be as soon as it is here.
  package private(set) var kind = PictureKind() { didSet { changes.note() } }

  private var shown: (key: Key, file: PictureFile)? { didSet { changes.note() } }
  /// What is shown, by PokeAPI's id; nil for none.
  package private(set) var id: Int?
  private let api: any PokemonAPIProtocol
  private let usesNetwork: Bool
  private let store: PictureStore
  private let connectivity: Connectivity
  private var changes: Changes { connectivity.changes }
  /// Called when a picture that the user chose does not exist.
  package var didMiss: () -> Void
  private let loader: Loader<Void>

  /// - Parameters:
  ///   - usesNetwork: whether the source has pictures at all.
  ///   - store: what several of these share.
  ///   - didMiss: told when a picture that was chosen can't be had.
  init(
    api: any PokemonAPIProtocol, usesNetwork: Bool, store: PictureStore = PictureStore(),
    clock: any Clock<Duration> = ContinuousClock(),
    connectivity: Connectivity = Connectivity(), didMiss: @escaping () -> Void = {}
  ) {
    self.api = api
    self.usesNetwork = usesNetwork
    self.store = store
    self.connectivity = connectivity
    self.didMiss = didMiss
    loader = Loader(clock: clock, connectivity: connectivity)
  }

  package var state: PictureState.Shown {
    PictureState.Shown(id: id, kind: kind, file: id.flatMap(file(of:)))
  }

  /// The picture of a variety by PokeAPI's id; nil until it is here.
  package func picture(of id: Int) -> Picture? { file(of: id)?.picture }

  /// The same with its file.
  package func file(of id: Int) -> PictureFile? {
    shown.flatMap { $0.key.id == id ? $0.file : nil }
  }

  /// Shows a variety by PokeAPI's id from the front, unless it is shown already; nil for none.
  ///
  /// - Parameters:
  ///   - generation: whose sprites are wanted; nil for today's.
  ///   - rest: how long it is shown before its picture is asked for, if that is not here.
  package func show(_ id: Int?, asOf generation: Int? = nil, after rest: Duration = .zero) {
    if id != self.id {
      self.id = id
      kind = PictureKind(generation: generation)
    } else if id != nil, generation != kind.generation {
      kind.generation = generation
      // Females look other than males from the fourth generation on.
      if let generation, generation < 4 { kind.isFemale = false }
    } else {
      return
    }
    loader.reset()
    shown = nil
    if id != nil { load(after: rest, orGoBackTo: nil) }
  }

  /// Shows the rare colours, or the usual ones again.
  package func toggleShiny() { choose { $0.isShiny.toggle() } }

  /// Shows the other side.
  package func flip() {
    choose { kind in
      kind.isBack.toggle()
      kind.isArtwork = false
    }
  }

  /// Shows how females look, or the usual look again.
  package func toggleFemale() { choose { $0.isFemale.toggle() } }

  /// Shows the official artwork, or the sprite again.
  package func toggleArtwork() {
    choose { kind in
      kind.isArtwork.toggle()
      kind.isBack = false
    }
  }

  /// Asks again where there is no picture.
  package func retry() {
    guard id != nil, shown == nil else { return }
    if loader.isUnderWay { loader.retry() } else { load(.anew, orGoBackTo: nil) }
  }

  /// Drops what is under way; what is there stays.
  package func cancel() {
    loader.cancel()
  }

  /// Waits until the picture has come, or can't be had.
  package func settle() async {
    await loader.settle()
  }

  private func choose(_ change: (inout PictureKind) -> Void) {
    guard id != nil else { return }
    let before = shown?.key.kind ?? PictureKind(generation: kind.generation)
    change(&kind)
    load(orGoBackTo: before)
  }

  /// - Parameter before: what is shown if this picture can't be had; nil where nothing is.
  private func load(
    _ urgency: Urgency = .wanted, after rest: Duration = .zero, orGoBackTo before: PictureKind?
  ) {
    loader.reset()
    guard let id else { return }
    let key = Key(id: id, kind: kind)
    if let file = store[key] {
      shown = (key, file)
      return
    }
    guard usesNetwork else { return miss(before) }
    loader.load(asking: urgency, after: rest) { [weak self] urgency in
      // Nothing is here without a wait, so it is asked for after the frame that wants it.
      await Task.yield()
      if Task.isCancelled { throw HTTPError.cancelled }
      return try await self?.fetch(key, urgency, orGoBackTo: before) ?? Fetched((), .bundled)
    }
  }

  private func fetch(
    _ key: Key, _ urgency: Urgency, orGoBackTo before: PictureKind?
  ) async throws -> Fetched<Void> {
    do {
      let file = try await store.fetch(key, from: api.serving(urgency), connectivity)
      if let file { shown = (key, file) } else { miss(before) }
    } catch {
      // What can't be read has no picture in it. A chosen one that fails is not wanted any more: the one
      // before stands there again. Only without any is it asked for again.
      guard !Task.isCancelled, before != nil || error is PokemonAPIError else { throw error }
      connectivity.note(failure: error)
      miss(before)
    }
    return Fetched((), .bundled)
  }

  private func miss(_ before: PictureKind?) {
    guard let before else { return }
    kind = before
    didMiss()
  }
}
