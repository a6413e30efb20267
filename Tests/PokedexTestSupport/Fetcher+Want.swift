package import PokedexFeatures

extension Fetcher {
  /// Fetches what was wanted last, with a change.
  package func want(_ change: (inout FetchNeeds) -> Void) {
    var needs = needs
    change(&needs)
    want(needs)
  }
}
