internal import PokedexModel
internal import PokemonAPI

/// The source that entries are fetched from.
package enum DataSource: Sendable, CaseIterable {
  /// The bundled data, and the network for data that isn't bundled.
  case layered
  /// The bundled data only. No socket is ever opened.
  case demo
  /// The server only.
  case live

  /// Whether the network is used at all.
  package var usesNetwork: Bool { self != .demo }

  /// Number of list items per request. All bundled items fit into one request.
  var pageSize: Int { self == .live ? PokemonList.pageSize : 1 << 20 }

  /// Delay before a preview is requested, so that scrolling through the list doesn't send a request
  /// for every row.
  var previewDebounce: Duration { self == .live ? .milliseconds(150) : .zero }
}
