private import CSQLite

/// How long to wait for others who hold a file, in all: what one statement has waited, the next has not,
/// until it is renewed.
package final class Patience {
  private let whole: Int
  private var milliseconds: Int

  package init(_ duration: Duration) {
    whole = Int(duration / .milliseconds(1))
    milliseconds = whole
  }

  /// Has all of it again.
  package func renew() { milliseconds = whole }

  /// Waits a moment. False where there is no patience left.
  ///
  /// - Parameter attempt: how often it has waited for the same thing.
  func wait(attempt: Int) -> Bool {
    guard milliseconds > 0 else { return false }
    let moment = min(1 << min(attempt, 5), milliseconds)
    milliseconds -= moment
    sqlite3_sleep(Int32(moment))
    return true
  }
}
