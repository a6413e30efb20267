private import CMainQueue
private import Dispatch

#if canImport(Glibc)
  private import Glibc
#else
  private import CoreFoundation
#endif

/// The program's main loop, which waits on the main thread without polling.
///
/// It waits for input, signals, writable output, work on the main queue, and delayed handlers.
@MainActor
final class MainLoop {
  /// A descriptor, and a handler that is called whenever it is readable.
  struct Input {
    let descriptor: Int32
    /// The handler. Returns whether it must be called again once the other inputs have been
    /// handled, because there may be more input.
    let handle: @MainActor () -> Bool
  }

  /// The purpose of a delay. Each purpose has at most one pending handler.
  enum Delay {
    case work, silence
  }

  private var isRunning = true
  /// The handler to call once the descriptor is writable.
  private var output: (descriptor: Int32, handle: @MainActor () -> Void)?
  /// Pending delayed handlers and the times at which they are due.
  private var delayed:
    [(kind: Delay, time: ContinuousClock.Instant, handle: @MainActor () -> Void)] =
      []

  /// Ends `run` after the current handler.
  func stop() {
    isRunning = false
    #if !canImport(Glibc)
      CFRunLoopStop(CFRunLoopGetMain())
    #endif
  }

  #if canImport(Glibc)
    /// Calls a handler once, as soon as the descriptor is writable.
    func wait(untilWritable descriptor: Int32, then handle: @escaping @MainActor () -> Void) {
      output = (descriptor, handle)
    }

    /// Handles the inputs until `stop` is called.
    func run(_ inputs: [Input]) {
      let descriptors = inputs.map(\.descriptor) + [main_queue_descriptor()]
      var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      polled.append(pollfd(fd: -1, events: Int16(POLLOUT), revents: 0))
      var mayHaveMore = inputs.map { _ in false }
      main_queue_drain()
      while isRunning {
        // `poll` ignores negative descriptors.
        polled[polled.count - 1].fd = output?.descriptor ?? -1
        if poll(&polled, nfds_t(polled.count), mayHaveMore.contains(true) ? 0 : pollTimeout) < 0 {
          guard errno == EINTR else { return }
          continue
        }
        for (index, input) in inputs.enumerated()
        where mayHaveMore[index] || polled[index].revents != 0 {
          mayHaveMore[index] = input.handle()
        }
        if let last = polled.last, last.revents != 0 { handleWritable() }
        handleDelayed()
        main_queue_drain()
      }
    }

    /// Timeout of `poll` in milliseconds; -1 for none.
    private var pollTimeout: Int32 {
      guard let time = delayed.map(\.time).min() else { return -1 }
      let rest = max(.zero, time - .now)
      return Int32(min(60_000, (rest / .milliseconds(1)).rounded(.up)))
    }
  #else
    /// Calls a handler once, as soon as the descriptor is writable.
    func wait(untilWritable descriptor: Int32, then handle: @escaping @MainActor () -> Void) {
      let isAlreadyWaiting = output != nil
      output = (descriptor, handle)
      if isAlreadyWaiting { return }
      let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler {
        source.cancel()
        MainActor.assumeIsolated { self.handleWritable() }
      }
      source.activate()
    }

    /// Handles the inputs until `stop` is called.
    func run(_ inputs: [Input]) {
      let sources = inputs.map { input in
        let source = DispatchSource.makeReadSource(fileDescriptor: input.descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { self.handle(input) } }
        source.activate()
        return source
      }
      if isRunning { CFRunLoopRun() }
      for source in sources { source.cancel() }
    }

    private func handle(_ input: Input) {
      guard isRunning, input.handle() else { return }
      DispatchQueue.main.async { self.handle(input) }
    }
  #endif

  /// Calls a handler once after a delay. Replaces a pending handler of the same kind.
  func wait(for delay: Duration, as kind: Delay, then handle: @escaping @MainActor () -> Void) {
    delayed.removeAll { $0.kind == kind }
    delayed.append((kind, .now + delay, handle))
    #if !canImport(Glibc)
      // One millisecond extra, because a timer that fires too early would find nothing due.
      DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1) + 0.001) {
        MainActor.assumeIsolated { if self.isRunning { self.handleDelayed() } }
      }
    #endif
  }

  private func handleDelayed() {
    guard let index = delayed.firstIndex(where: { $0.time <= .now }) else { return }
    delayed.remove(at: index).handle()
  }

  private func handleWritable() {
    let handle = output?.handle
    output = nil
    handle?()
  }
}
