internal import Observation
package import Pictures
package import PokedexModel
internal import PokemonAPI

/// The picture of the entry that is open. What can't be had is silence: a drawing stands there.
@MainActor @Observable
package final class PictureViewModel {
  private struct Key: Hashable {
    let id: Int
    let kind: PictureKind
  }

  /// How many pictures are kept in memory; all others are in the cache on disk.
  private static let mostKept = 64

  /// Which picture is shown, or will be as soon as it is here.
  package private(set) var kind = PictureKind()

  private var shown: (key: Key, picture: Picture)?
  @ObservationIgnored private var pokemon: Pokemon?
  @ObservationIgnored private var kept: [Key: Picture] = [:]
  @ObservationIgnored private let api: any PokemonAPIProtocol
  @ObservationIgnored private let usesNetwork: Bool
  @ObservationIgnored private let connectivity: Connectivity
  @ObservationIgnored private let didMiss: () -> Void
  @ObservationIgnored private let loader: Loader<Void>

  /// - Parameters:
  ///   - usesNetwork: whether the source has pictures at all.
  ///   - didMiss: told when a picture that was chosen can't be had.
  init(
    api: any PokemonAPIProtocol, usesNetwork: Bool,
    clock: any Clock<Duration> = ContinuousClock(), connectivity: Connectivity = Connectivity(),
    didMiss: @escaping () -> Void
  ) {
    self.api = api
    self.usesNetwork = usesNetwork
    self.connectivity = connectivity
    self.didMiss = didMiss
    loader = Loader(clock: clock, connectivity: connectivity)
  }

  /// The picture of a variety by PokeAPI's id; nil until it is here.
  package func picture(of id: Int) -> Picture? {
    shown.flatMap { $0.key.id == id ? $0.picture : nil }
  }

  /// Shows a variety from the front, unless it is shown already; nil for none.
  package func show(_ pokemon: Pokemon?) {
    guard pokemon?.id != self.pokemon?.id else { return }
    loader.reset()
    self.pokemon = pokemon
    kind = PictureKind()
    shown = nil
    if pokemon != nil { load(orGoBackTo: nil) }
  }

  /// Shows the rare colours, or the usual ones again.
  package func toggleShiny() {
    choose(PictureKind(isShiny: !kind.isShiny, isBack: kind.isBack))
  }

  /// Shows the other side.
  package func flip() {
    choose(PictureKind(isShiny: kind.isShiny, isBack: !kind.isBack))
  }

  /// Asks again where there is no picture.
  package func retry() {
    guard pokemon != nil, shown == nil else { return }
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

  private func choose(_ other: PictureKind) {
    guard pokemon != nil else { return }
    let before = shown?.key.kind ?? PictureKind()
    kind = other
    load(orGoBackTo: before)
  }

  /// - Parameter before: what is shown if this picture can't be had; nil where nothing is.
  private func load(_ urgency: Urgency = .wanted, orGoBackTo before: PictureKind?) {
    loader.reset()
    guard let pokemon else { return }
    let key = Key(id: pokemon.id, kind: kind)
    if let picture = kept[key] {
      shown = (key, picture)
      return
    }
    guard usesNetwork else { return miss(before) }
    loader.load(asking: urgency) { [weak self] urgency in
      // Nothing is here without a wait, so it is asked for after the frame that wants it.
      await Task.yield()
      return try await self?.fetch(key, of: pokemon, urgency, orGoBackTo: before)
        ?? Fetched((), .bundled)
    }
  }

  private func fetch(
    _ key: Key, of pokemon: Pokemon, _ urgency: Urgency, orGoBackTo before: PictureKind?
  ) async throws -> Fetched<Void> {
    do {
      let png = try await api.serving(urgency).fetchPicture(of: pokemon, key.kind)
      connectivity.note(png.origin)
      let picture = if let png = png.value { await Self.decoded(png) } else { Picture?.none }
      if Task.isCancelled { throw HTTPError.cancelled }
      if let picture { keep(picture, as: key) } else { miss(before) }
    } catch {
      // What can't be read has no picture in it. A chosen one that fails is not wanted any more: the one
      // before stands there again. Only without any is it asked for again.
      guard !Task.isCancelled, before != nil || error is PokemonAPIError else { throw error }
      connectivity.note(failure: error)
      miss(before)
    }
    return Fetched((), .bundled)
  }

  private func keep(_ picture: Picture, as key: Key) {
    if kept.count >= Self.mostKept { kept = [:] }
    kept[key] = picture
    shown = (key, picture)
  }

  private func miss(_ before: PictureKind?) {
    guard let before else { return }
    kind = before
    didMiss()
  }

  /// Runs off the main actor: to decode a picture takes longer than a key may.
  @concurrent
  private static func decoded(_ png: [UInt8]) async -> Picture? {
    // A damaged picture is as good as none.
    try? Picture(png: png).cropped
  }
}
