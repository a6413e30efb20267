/// A buffer to which bytes are appended one by one, and which is emptied all at once.
///
/// Appending a byte to this buffer takes a few instructions. An array would take several times as
/// many, and a screen has thousands of bytes.
final class ByteBuffer {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 4096) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  /// Returns the bytes written so far and empties the buffer.
  func take() -> [UInt8] {
    defer { count = 0 }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  @inline(__always)
  func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    bytes[count] = byte
    count &+= 1
  }

  func append(_ more: [UInt8]) {
    if capacity &- count < more.count { grow(by: more.count) }
    for byte in more {
      bytes[count] = byte
      count &+= 1
    }
  }

  /// Appends the characters of cells, which must all be ASCII.
  func append(ascii cells: UnsafeBufferPointer<Cell>) {
    if capacity &- count < cells.count { grow(by: cells.count) }
    let end = bytes + count
    for index in 0..<cells.count { end[index] = cells[index].ascii }
    count &+= cells.count
  }

  private func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }
}
