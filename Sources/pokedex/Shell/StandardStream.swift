internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexText

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A standard stream of the program. Output is written in full, and input is read to its end.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Opens /dev/null for each standard stream that is closed. Otherwise a file that is opened later
  /// would get the stream's file descriptor. Call this before opening any file.
  static func prepare() {
    for file: Int32 in 0...2 where fcntl(file, F_GETFD) < 0 {
      // `open` takes the lowest free number, which is this one.
      _ = open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
    }
    // End silently if the reader closes the pipe. The default must be restored explicitly, because
    // the parent process may have set the signal to be ignored.
    signal(SIGPIPE, SIG_DFL)
    // If this signal is ignored, exceeding the file size limit is an ordinary write error.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes a whole text. Returns false on failure.
  @discardableResult
  func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        #if canImport(Glibc)
          let written = Glibc.write(rawValue, start, rest.count)
        #else
          let written = Darwin.write(rawValue, start, rest.count)
        #endif
        if written < 0, !canRetry() { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, written)))
      }
      return true
    }
  }

  /// Whether to retry a failed write: after a signal, or after waiting for room in a non-blocking
  /// stream.
  private func canRetry() -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var wanted = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    return poll(&wanted, 1, -1) > 0 || errno == EINTR
  }
}

/// An input file that the user names, or standard input.
enum InputFile {
  /// Maximum size in bytes.
  static let maximumSize = 8 << 20

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: `-` for standard input.
  ///   - limit: maximum size in bytes.
  /// - Throws: `Shell.Failure` if it can't be read or is too large.
  static func read(
    _ path: String, atMost limit: Int = maximumSize, in language: Language
  ) throws(Shell.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(path, atMost: limit, in: language) { bytes += $0 }
    return bytes
  }

  /// Reads a file in parts.
  ///
  /// - Parameter limit: maximum size in bytes.
  static func read(
    _ path: String, atMost limit: Int, in language: Language,
    _ consume: (ArraySlice<UInt8>) throws(Shell.Failure) -> Void
  ) throws(Shell.Failure) {
    let file = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw failure(.cannotRead, path, limit, language) }
    defer { close(file) }
    var rest = limit
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(file, &part, part.count)
      #else
        let count = Darwin.read(file, &part, part.count)
      #endif
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(.cannotRead, path, limit, language)
      }
      rest -= count
      if rest < 0 { throw failure(.inputTooLarge, path, limit, language) }
      try consume(part[..<count])
    }
  }

  private static func failure(
    _ sentence: Sentence, _ path: String, _ limit: Int, _ language: Language
  ) -> Shell.Failure {
    Shell.Failure(
      sentence: sentence.text(
        in: language, Quote.path(path), ByteText.text(of: limit, in: language)))
  }
}
