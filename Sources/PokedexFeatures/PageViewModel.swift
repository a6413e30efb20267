package import PokedexModel
package import PokemonAPI

/// An open page of an entry or another subject.
@MainActor
package protocol PageViewModel: AnyObject {
  /// Subject of the page; nil until it is known.
  var subject: Subject? { get }
  /// This page if it is an entry's; else nil.
  var asEntry: EntryViewModel? { get }
  /// Current content as a value.
  var state: PageState { get }
  /// Progress of the page's fetch.
  var phase: Phase { get }
  /// Whether any answer for the page is pending.
  var isLoading: Bool { get }
  /// Whether a reload by the user is pending.
  var isReloading: Bool { get }
  /// Least current origin of the content; nil until there is some.
  var origin: Origin? { get }
  /// The error, if the content is missing, or is outdated because it could not be updated.
  var problem: (any Error)? { get }

  /// Fetches missing content.
  func resume()
  /// Reloads parts that failed or are outdated; if there are none, all parts.
  func retry()
  /// Cancels pending requests, and keeps the content.
  func cancel()
}

extension PageViewModel {
  package var asEntry: EntryViewModel? { nil }
  package var isLoading: Bool { phase.isLoading }
  package var isReloading: Bool { phase.isReloading }
}
