import Testing

@testable import TerminalUI

/// Tests of the buffer that collects bytes for the terminal.
struct ByteBufferTests {
  @Test(arguments: [1, 2, 5, 64])
  func appendedBytesKeepTheirOrderForAnyCapacity(capacity: Int) {
    let buffer = ByteBuffer(capacity: capacity)
    let cells = "Pikachu".unicodeScalars.map { Cell(scalar: $0, style: .plain) }

    buffer.append(0x1B)
    buffer.append(Array("[1m".utf8))
    cells.withUnsafeBufferPointer { buffer.append(ascii: $0) }

    #expect(String(decoding: buffer.take(), as: UTF8.self) == "\u{1B}[1mPikachu")
  }

  @Test func takenBytesAreRemoved() {
    let buffer = ByteBuffer(capacity: 1)
    buffer.append([1, 2, 3])

    #expect(buffer.take() == [1, 2, 3])
    #expect(buffer.take() == [])
    buffer.append(4)

    #expect(buffer.take() == [4])
  }
}
