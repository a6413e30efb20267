/// The source of entries.
package enum DataSource: Sendable, CaseIterable {
  /// The bundle, and the network for data that the bundle lacks.
  case layered
  /// The bundle only; no socket is ever opened.
  case demo
  /// The server only.
  case live

  /// Whether the network is used at all.
  package var usesNetwork: Bool { self != .demo }

  /// Number of list items per request. The bundle returns all items at once.
  var pageSize: Int { self == .live ? 100 : 1 << 20 }

  /// Delay before a preview is requested, so that scrolling through the list sends no requests to a server.
  var previewDebounce: Duration { self == .live ? .milliseconds(150) : .zero }
}
