/// How far a fetch has come.
package enum Phase {
  case idle
  case loading
  /// Under way once more, because the user wants it anew.
  case askingAgain
  case loaded
  case failed(any Error)

  package var isIdle: Bool {
    if case .idle = self { true } else { false }
  }

  /// Whether an answer is awaited, for the first time or again.
  package var isLoading: Bool {
    switch self {
    case .loading, .askingAgain: true
    case .idle, .loaded, .failed: false
    }
  }

  package var isAskingAgain: Bool {
    if case .askingAgain = self { true } else { false }
  }

  /// Why it failed.
  package var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }
}
