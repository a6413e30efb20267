internal import PokemonAPI

/// The pictures that can be on the screen at the same time. They share what is kept in memory.
@MainActor
package final class PictureViewModels {
  /// Of the entry that is open, or as large as the window.
  package let entry: PictureViewModel
  /// Of the entry that is selected in the list.
  package let preview: PictureViewModel
  /// Of the family of the entry that is open.
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

  /// Drops what is under way.
  func quit() {
    hasQuit = true
    entry.cancel()
    preview.cancel()
    family.cancel()
  }
}
