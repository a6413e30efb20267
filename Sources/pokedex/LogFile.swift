private import OwnFiles
internal import PokemonAPI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A file that lines are added to, each in one write, so that those of several programs don't mix.
enum LogFile {
  /// Opens a file, or makes it, for the user alone; what is in it stays. A pipe or a terminal will do as
  /// well. Nil where it can't be written, and for what is somebody else's or no log.
  static func open(_ path: String) -> RequestLog? {
    guard let file = OwnFile.openToAppend(path, ifItsStart: RequestLog.isStart) else { return nil }
    return RequestLog { line in
      var line = line
      // A log that can't be written any more, on a full disk, is no reason to stop.
      _ = line.withUTF8 { write(file, $0.baseAddress, $0.count) }
    }
  }
}
