internal import PokemonAPI

/// The pictures that can be on the screen at the same time. They share a cache in memory.
@MainActor
package final class PictureViewModels {
  /// Picture of the open entry, also in full size.
  package let entry: PictureViewModel
  /// Picture of the entry selected in the list.
  package let preview: PictureViewModel
  /// Pictures of the open entry's family.
  package let family: FamilyPictures
  private var hasQuit = false

  init(
    api: any PokemonAPIProtocol, usesNetwork: Bool, clock: any Clock<Duration>,
    connectivity: Connectivity
  ) {
    let store = PictureStore()
    entry = PictureViewModel(
      api: api, usesNetwork: usesNetwork, store: store, clock: clock, connectivity: connectivity)
    preview = PictureViewModel(
      api: api, usesNetwork: usesNetwork, store: store, clock: clock, connectivity: connectivity)
    family = FamilyPictures(api: api, store: store, clock: clock, connectivity: connectivity)
  }

  package var state: PictureState {
    PictureState(entry: entry.state, preview: preview.state, family: family.files)
  }

  func retry() {
    if hasQuit { return }
    entry.retry()
    preview.retry()
  }

  func quit() {
    hasQuit = true
    entry.cancel()
    preview.cancel()
    family.cancel()
  }
}
