/// Where entries come from.
package enum Source: Sendable, CaseIterable {
  /// The bundle at once, the network for what it lacks.
  case layered
  /// The bundle only; no socket is ever opened.
  case demo
  /// Everything from the server.
  case live

  /// Whether the network is used at all.
  package var usesNetwork: Bool { self != .demo }

  /// How many items of the list to ask for at once: the bundle gives all.
  var pageSize: Int { self == .live ? 100 : 1 << 20 }

  /// How long the selection rests on a row before a preview is asked for: a list that is being
  /// scrolled asks a server for nothing.
  var restBeforePreview: Duration { self == .live ? .milliseconds(150) : .zero }
}
