/// How far a fetch has come.
package enum Phase {
  case idle
  case loading
  case loaded
  case failed(any Error)

  package var isIdle: Bool {
    if case .idle = self { true } else { false }
  }

  package var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Why it failed.
  package var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }
}
