/// Asks again by itself for what failed, ever less often, so that nobody has to press a key when the
/// network is back.
@MainActor
final class Mender {
  private static let shortestPause = Duration.seconds(5)
  private static let longestPause = Duration.seconds(60)

  private let clock: any Clock<Duration>
  private var pause = shortestPause
  private var wait: Task<Void, Never>?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Calls `mend` after a pause, twice as long as the last one was.
  func mend(_ mend: @escaping @MainActor () -> Void) {
    stop()
    let pause = pause
    self.pause = min(pause * 2, Self.longestPause)
    wait = Task { [clock] in
      do { try await clock.sleep(for: pause) } catch { return }
      mend()
    }
  }

  /// Forgets what was to be mended.
  func stop() {
    wait?.cancel()
    wait = nil
  }

  /// Forgets it, and begins with a short pause the next time.
  func reset() {
    stop()
    pause = Self.shortestPause
  }
}
