#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Time that a processor has worked: whatever else runs meanwhile does not count.
package enum ProcessorTime {
  /// That of the thread that asks.
  package static var ofThread: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
