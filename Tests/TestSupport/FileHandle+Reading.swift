package import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileHandle {
  /// Reads the available bytes. Waits until there is at least one byte. Empty at the end of the
  /// file. Foundation's own method crashes if a signal arrives meanwhile.
  package func readAvailable() -> Data {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(fileDescriptor, &bytes, bytes.count)
      #else
        let count = Darwin.read(fileDescriptor, &bytes, bytes.count)
      #endif
      if count < 0, errno == EINTR { continue }
      return Data(bytes.prefix(max(0, count)))
    }
  }

  /// Reads everything up to the end.
  package func readWhole() -> Data {
    var data = Data()
    while case let more = readAvailable(), !more.isEmpty { data += more }
    return data
  }
}
