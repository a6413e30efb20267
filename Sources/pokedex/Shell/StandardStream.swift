#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Standard output and standard error, written whole.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all of a text. False when it can't be.
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
        if written < 0, errno != EINTR { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, written)))
      }
      return true
    }
  }
}
