package import PokedexModel
package import PokemonAPI

/// An open page of an entry or another subject.
@MainActor
package protocol PageViewModel: AnyObject {
  /// Subject of the page; nil until it is known.
  var subject: Subject? { get }
  /// The page as an entry; nil if it is about another subject.
  var asEntry: EntryViewModel? { get }
  /// Current content of the page, as a value.
  var state: PageState { get }
  /// Progress of the page's fetch.
  var phase: Phase { get }
  /// Whether any response for the page is pending.
  var isLoading: Bool { get }
  /// Whether a reload that the user asked for is pending.
  var isReloading: Bool { get }
  /// Most outdated origin of the content; nil until there is content.
  var origin: Origin? { get }
  /// The error if the content is missing, or if it is outdated because it couldn't be updated.
  var problem: (any Error)? { get }

  /// Fetches missing content.
  func resume()
  /// Reloads parts that failed or are outdated. If there are none, reloads all parts.
  func retry()
  /// Cancels pending requests, but keeps the content.
  func cancel()
}

extension PageViewModel {
  package var asEntry: EntryViewModel? { nil }
  package var isLoading: Bool { phase.isLoading }
  package var isReloading: Bool { phase.isReloading }
}
