package import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileHandle {
  /// What there is to read, as soon as there is something; empty at the end. Foundation's own way ends
  /// the program where a signal comes meanwhile.
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

  /// All there is to read until the end.
  package func readWhole() -> Data {
    var data = Data()
    while case let more = readAvailable(), !more.isEmpty { data += more }
    return data
  }
}
