private import CEmbeddedTables

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// The offset of the first such byte at or after `start`.
  func offset(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return base.distance(to: UnsafeRawPointer(found))
  }

  /// The offset of the first such text at or after `start`.
  func offset(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = baseAddress, let needle = text.baseAddress, start < count,
      let found = embedded_find(base + start, count - start, needle, text.count)
    else { return nil }
    return base.distance(to: UnsafeRawPointer(found))
  }

  /// The bytes of a range of them.
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  /// Their order against others: negative before them, 0 the same.
  func order(against other: UnsafeRawBufferPointer) -> Int {
    for (mine, other) in zip(self, other) where mine != other { return Int(mine) - Int(other) }
    return count - other.count
  }
}
