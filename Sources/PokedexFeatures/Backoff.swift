/// The pauses before retries. They become longer, and end early when the network is back.
@MainActor
final class Backoff {
  private static let shortestPause = Duration.seconds(5)
  private static let longestPause = Duration.seconds(60)

  private let clock: any Clock<Duration>
  private let connectivity: Connectivity
  private var pause = shortestPause
  private var timer: Task<Void, Never>?

  init(clock: any Clock<Duration>, connectivity: Connectivity) {
    self.clock = clock
    self.connectivity = connectivity
  }

  /// Calls `tryAgain` after a pause, or when the network is back. Each pause is twice as long as
  /// the previous one, up to `longestPause`.
  func wait(then tryAgain: @escaping @MainActor () -> Void) {
    stop()
    let pause = pause
    self.pause = min(pause * 2, Self.longestPause)
    let resume: @MainActor () -> Void = { [weak self] in
      self?.stop()
      tryAgain()
    }
    timer = Task { [clock] in
      do { try await clock.sleep(for: pause) } catch { return }
      resume()
    }
    connectivity.whenOnline(for: self, resume)
  }

  /// Stops waiting.
  func stop() {
    guard let timer else { return }
    timer.cancel()
    self.timer = nil
    connectivity.forget(self)
  }

  /// Stops waiting. The next pause is the shortest one again.
  func reset() {
    stop()
    pause = Self.shortestPause
  }
}
