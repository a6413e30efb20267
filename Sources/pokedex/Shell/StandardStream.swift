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

  /// Reads all of standard input as text, with invalid UTF-8 replaced. Nil if there is more than a
  /// mebibyte.
  static func readInput() -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      // A closed or unreadable input is treated as the end of the input.
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
      if bytes.count > 1 << 20 { return nil }
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
  /// - Parameter path: `-` for standard input.
  /// - Throws: `Shell.Failure` if it can't be read or is too large.
  static func read(_ path: String, in language: Language) throws(Shell.Failure) -> [UInt8] {
    let file = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw failure(.cannotRead, path, language) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(file, &part, part.count)
      #else
        let count = Darwin.read(file, &part, part.count)
      #endif
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(.cannotRead, path, language)
      }
      bytes += part[..<count]
      if bytes.count > maximumSize { throw failure(.inputTooLarge, path, language) }
    }
  }

  private static func failure(
    _ sentence: Sentence, _ path: String, _ language: Language
  ) -> Shell.Failure {
    Shell.Failure(
      sentence: sentence.text(
        in: language, Quote.path(path), ByteText.text(of: maximumSize, in: language)))
  }
}
