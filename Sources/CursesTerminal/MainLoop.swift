private import CMainQueue
private import Dispatch

#if canImport(Glibc)
  private import Glibc
#else
  private import CoreFoundation
#endif

/// Waits on the main thread for input, signals and the main queue's work, and for nothing else: no
/// timer, no polling.
@MainActor
final class MainLoop {
  /// What to do whenever a descriptor can be read.
  struct Input {
    let descriptor: Int32
    let handle: @MainActor () -> Void
  }

  private var isRunning = true

  /// Ends `run` after what is being handled.
  func stop() {
    isRunning = false
    #if !canImport(Glibc)
      CFRunLoopStop(CFRunLoopGetMain())
    #endif
  }

  #if canImport(Glibc)
    /// Handles the inputs until `stop`.
    func run(_ inputs: [Input]) {
      let descriptors = inputs.map(\.descriptor) + [main_queue_descriptor()]
      var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      main_queue_drain()
      while isRunning {
        guard poll(&polled, nfds_t(polled.count), -1) > 0 || errno == EINTR else { return }
        for (ready, input) in zip(polled, inputs) where ready.revents != 0 { input.handle() }
        main_queue_drain()
      }
    }
  #else
    /// Handles the inputs until `stop`.
    func run(_ inputs: [Input]) {
      let sources = inputs.map { input in
        let source = DispatchSource.makeReadSource(fileDescriptor: input.descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(input.handle) }
        source.activate()
        return source
      }
      if isRunning { CFRunLoopRun() }
      for source in sources { source.cancel() }
    }
  #endif
}
