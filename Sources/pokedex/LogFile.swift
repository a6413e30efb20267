internal import PokemonAPI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A file that lines are added to, each in one write, so that those of several programs don't mix.
enum LogFile {
  /// Opens a file, or makes it; what is in it stays. Nil where it can't be written.
  static func open(_ path: String) -> RequestLog? {
    #if canImport(Glibc)
      let file = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    #else
      let file = Darwin.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    #endif
    guard file >= 0 else { return nil }
    return RequestLog { line in
      var line = line
      // A log that can't be written any more, on a full disk, is no reason to stop.
      _ = line.withUTF8 { write(file, $0.baseAddress, $0.count) }
    }
  }
}
