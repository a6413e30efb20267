package import PokedexModel
package import PokemonAPI

/// A page that was opened, of an entry or of another subject.
@MainActor
package protocol PageViewModel: AnyObject {
  /// What it is about; nil before that is known.
  var subject: Subject? { get }
  /// The page itself where it is an entry's; nil for any other.
  var asEntry: EntryViewModel? { get }
  /// What it holds, as a value.
  var state: PageState { get }
  /// How far the fetch of what the page needs has come.
  var phase: Phase { get }
  /// Whether an answer is awaited for anything on it.
  var isLoading: Bool { get }
  /// Whether it is awaited because the user wants it anew.
  var isAskingAgain: Bool { get }
  /// Where what it shows comes from, the least sure part of it; nil until something is.
  var origin: Origin? { get }
  /// What went wrong: nothing came, or what is shown is old because nothing newer did.
  var problem: (any Error)? { get }

  /// Fetches what is missing.
  func resume()
  /// Asks anew: for what failed or is old, and where nothing is, for all of it.
  func retry()
  /// Drops what is under way; what is there stays.
  func cancel()
}

extension PageViewModel {
  package var asEntry: EntryViewModel? { nil }
  package var isLoading: Bool { phase.isLoading }
  package var isAskingAgain: Bool { phase.isAskingAgain }
}
