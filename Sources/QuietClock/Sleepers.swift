#if os(Linux)
  private import CThread
  private import Synchronization

  /// All who sleep by one clock. Its thread ends with it.
  final class Sleepers: Sendable {
    private let bedroom = Bedroom()

    deinit {
      bedroom.close()
    }

    func makeID() -> Int { bedroom.makeID() }

    func add(_ id: Int, until deadline: ContinuousClock.Instant, _ waiter: Bedroom.Waiter) {
      bedroom.add(id, Bedroom.Sleeper(deadline: deadline, waiter: waiter))
    }

    /// Wakes one before its time.
    func wake(_ id: Int) {
      bedroom.remove(id)?.waiter.resume(returning: false)
    }
  }

  /// What sleepers share with the thread that wakes them.
  final class Bedroom: Sendable {
    /// Told whether its time has come.
    typealias Waiter = CheckedContinuation<Bool, Never>

    struct Sleeper {
      let deadline: ContinuousClock.Instant
      let waiter: Waiter
    }

    private struct State {
      var nextID = 0
      var sleepers: [Int: Sleeper] = [:]
      /// What wakes the thread; nil before there is one.
      var bell: Int32?
      /// When the thread wakes if it is not woken; nil for never.
      var alarm: ContinuousClock.Instant?
      var isClosed = false
    }

    private let state = Mutex(State())

    func makeID() -> Int {
      state.withLock { state in
        state.nextID += 1
        return state.nextID
      }
    }

    func add(_ id: Int, _ sleeper: Sleeper) {
      let needsThread = state.withLock { state in
        state.sleepers[id] = sleeper
        guard let bell = state.bell else {
          state.bell = thread_bell_make()
          return true
        }
        if state.alarm.map({ sleeper.deadline < $0 }) ?? true { thread_bell_ring(bell) }
        return false
      }
      if needsThread { start() }
    }

    func remove(_ id: Int) -> Sleeper? {
      // The thread finds out when it wakes: to wake it for that would cost more.
      state.withLock { $0.sleepers.removeValue(forKey: id) }
    }

    func close() {
      state.withLock { state in
        state.isClosed = true
        if let bell = state.bell { thread_bell_ring(bell) }
      }
    }

    private func start() {
      let context = Unmanaged.passRetained(self)
      let isStarted = thread_start(
        { context in
          guard let context else { return }
          Unmanaged<Bedroom>.fromOpaque(context).takeRetainedValue().keepWatch()
        }, context.toOpaque())
      if isStarted == 0 {
        context.release()
        // With neither memory nor threads left, to sleep too short is the lesser evil.
        for sleeper in takeDue(before: nil) { sleeper.waiter.resume(returning: true) }
      }
    }

    /// Wakes each when its time has come, until the room is closed.
    private func keepWatch() {
      guard let bell = state.withLock({ $0.bell }) else { return }
      while !state.withLock({ $0.isClosed }) {
        for sleeper in takeDue(before: .now) { sleeper.waiter.resume(returning: true) }
        thread_bell_wait(bell, millisecondsToNext())
      }
      thread_bell_close(bell)
    }

    /// - Parameter time: nil for all.
    private func takeDue(before time: ContinuousClock.Instant?) -> [Sleeper] {
      state.withLock { state in
        let due = state.sleepers.filter { sleeper in
          time.map { sleeper.value.deadline <= $0 } ?? true
        }
        for id in due.keys { state.sleepers[id] = nil }
        return Array(due.values)
      }
    }

    /// Rounded up; -1 where nobody sleeps.
    private func millisecondsToNext() -> Int32 {
      let next = state.withLock { state in
        state.alarm = state.sleepers.values.map { $0.deadline }.min()
        return state.alarm
      }
      guard let next else { return -1 }
      let left = next - .now
      return left <= .zero ? 0 : Int32(clamping: Int((left / .milliseconds(1)).rounded(.up)))
    }
  }
#endif
