private import CTerminalSignals
private import Dispatch

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Ctrl-C while something goes on that may be stopped at any time.
@MainActor
final class Interrupt {
  /// Nil where there is no pipe to be had: then it ends the program as it ends any other.
  private let source: (any DispatchSourceRead)?

  /// From now on none is lost: a source for a signal by itself would miss what comes before it listens.
  ///
  /// - Parameter action: carried out on the main queue.
  init(_ action: @escaping @MainActor () -> Void) {
    let signals = terminal_signals_pass([SIGINT], 1)
    source =
      signals < 0 ? nil : DispatchSource.makeReadSource(fileDescriptor: signals, queue: .main)
    source?.setEventHandler { MainActor.assumeIsolated(action) }
    source?.activate()
  }
}
