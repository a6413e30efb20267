package import PokedexModel

/// A page that was opened, of an entry or of another subject, with what is selected on it.
@MainActor
package protocol PageViewModel: AnyObject {
  /// What it is about; nil before that is known.
  var subject: Subject? { get }
  /// The selected link, from 0.
  var selectedLink: Int { get set }
  /// How many lines it is scrolled by, which the screen keeps within its lines.
  var scroll: Int { get set }
  /// How its table is shown.
  var table: TableView { get set }
  /// How far the fetch of what the page needs has come.
  var phase: Phase { get }

  /// Fetches what is missing.
  func resume()
  /// Asks again for what failed.
  func retry()
  /// Drops what is under way; what is there stays.
  func cancel()
}
