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
  private var pokemon: Pokemon?
  @ObservationIgnored private var kept: [Key: Picture] = [:]
  @ObservationIgnored private var fetch: Task<Void, Never>?
  @ObservationIgnored private var ticket = 0
  @ObservationIgnored private let api: any PokemonAPIProtocol
  @ObservationIgnored private let usesNetwork: Bool
  @ObservationIgnored private let didMiss: () -> Void

  /// - Parameters:
  ///   - usesNetwork: whether the source has pictures at all.
  ///   - didMiss: told when a picture that was chosen can't be had.
  init(api: any PokemonAPIProtocol, usesNetwork: Bool, didMiss: @escaping () -> Void) {
    self.api = api
    self.usesNetwork = usesNetwork
    self.didMiss = didMiss
  }

  /// The picture of a variety by PokeAPI's id; nil until it is here.
  package func picture(of id: Int) -> Picture? {
    shown.flatMap { $0.key.id == id ? $0.picture : nil }
  }

  /// Shows a variety from the front, unless it is shown already; nil for none.
  package func show(_ pokemon: Pokemon?) {
    guard pokemon?.id != self.pokemon?.id else { return }
    cancel()
    self.pokemon = pokemon
    kind = PictureKind()
    shown = nil
    if pokemon != nil { startFetching(orGoBackTo: nil) }
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
    if pokemon != nil, shown == nil, fetch == nil { startFetching(orGoBackTo: nil) }
  }

  /// Drops what is under way; what is there stays.
  package func cancel() {
    ticket += 1
    fetch?.cancel()
    fetch = nil
  }

  /// Waits until the picture has come, or can't be had.
  package func settle() async {
    await fetch?.value
  }

  private func choose(_ other: PictureKind) {
    guard pokemon != nil else { return }
    let before = shown?.key.kind ?? PictureKind()
    kind = other
    startFetching(orGoBackTo: before)
  }

  /// - Parameter before: what is shown if this picture can't be had; nil where nothing is.
  private func startFetching(orGoBackTo before: PictureKind?) {
    cancel()
    guard let pokemon else { return }
    let key = Key(id: pokemon.id, kind: kind)
    if let picture = kept[key] {
      shown = (key, picture)
      return
    }
    guard usesNetwork else { return miss(before) }
    let mine = ticket
    fetch = Task {
      let picture = await fetchPicture(of: pokemon, key.kind)
      guard mine == ticket else { return }
      fetch = nil
      guard let picture else { return miss(before) }
      if kept.count >= Self.mostKept { kept = [:] }
      kept[key] = picture
      shown = (key, picture)
    }
  }

  private func miss(_ before: PictureKind?) {
    guard let before else { return }
    kind = before
    didMiss()
  }

  /// Nil for whatever reason; which one it is, the entry's own fetches tell.
  private func fetchPicture(of pokemon: Pokemon, _ kind: PictureKind) async -> Picture? {
    let fetched = try? await api.serving(.wanted).fetchPicture(of: pokemon, kind)
    guard let png = fetched?.value else { return nil }
    return await Self.decoded(png)
  }

  /// Runs off the main actor: to decode a picture takes longer than a key may.
  @concurrent
  private static func decoded(_ png: [UInt8]) async -> Picture? {
    // A damaged picture is as good as none.
    try? Picture(png: png).cropped
  }
}
