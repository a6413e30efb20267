private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Makes one write to the terminal of the dozens by which curses sends a frame (one for each move of
/// the cursor), so that a frame arrives whole: faster here, and over a network in one packet.
///
/// While curses writes, standard output is a file in memory; then what is in it goes to the terminal.
/// Where there are no such files, curses writes as it always does.
@MainActor
struct OneWrite {
  private let memory = shim_memory_file()
  private let terminal = dup(STDOUT_FILENO)
  private var bytes: [UInt8] = []

  /// Gathers what `body` writes to standard output.
  mutating func gather(_ body: () -> Void) {
    guard memory >= 0, terminal >= 0 else { return body() }
    dup2(memory, STDOUT_FILENO)
    body()
    dup2(terminal, STDOUT_FILENO)
    let count = Int(lseek(memory, 0, SEEK_CUR))
    lseek(memory, 0, SEEK_SET)
    if bytes.count < count { bytes = Array(repeating: 0, count: count) }
    let held = bytes.withUnsafeMutableBytes { pread(memory, $0.baseAddress, count, 0) }
    Self.send(bytes[..<max(0, held)])
  }

  /// Writes bytes to standard output, wherever that goes.
  static func send(_ bytes: some Collection<UInt8>) {
    _ = bytes.withContiguousStorageIfAvailable { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let written = write(
          STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0, errno != EINTR { return }
        rest = rest.dropFirst(max(0, written))
      }
    }
  }
}
