private import Dispatch

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Ctrl-C while something goes on that may be stopped at any time.
@MainActor
final class Interrupt {
  private let source: any DispatchSourceSignal

  /// - Parameter action: carried out on the main queue.
  init(_ action: @escaping @MainActor () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.activate()
  }
}
