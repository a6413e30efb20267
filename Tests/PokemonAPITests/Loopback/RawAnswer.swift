import Foundation

/// HTTP responses as raw bytes.
enum RawAnswer {
  static let text = #"{"name": "a", "text": "abababababababababababababababababababab"}"#

  static let gzipped: [UInt8] = {
    let body =
      "H4sIAAAAAAACA6tWykvMTVWyUlBKVNJRUCpJrSgBc5KIg0q1AJApA0lBAAAA"
    return head("Content-Encoding: gzip") + Array(Data(base64Encoded: body) ?? Data())
  }()

  static let chunked: [UInt8] = {
    let chunks = stride(from: 0, to: text.count, by: 7).map { start in
      let chunk = text.dropFirst(start).prefix(7)
      return String(chunk.count, radix: 16) + "\r\n" + chunk + "\r\n"
    }
    return head("Transfer-Encoding: chunked") + Array((chunks.joined() + "0\r\n\r\n").utf8)
  }()

  /// A response that doesn't say how long its body is.
  static let unbounded = head("Connection: close") + Array(text.utf8)

  /// A response of a few kilobytes that decompresses to two megabytes of the same letter.
  static let bomb: [UInt8] = {
    var bits: [Bool] = []
    func append(_ code: Int, _ count: Int) {
      for shift in (0..<count).reversed() { bits.append(code >> shift & 1 == 1) }
    }
    // Begin a final block with fixed codes. Its three header bits are written lowest first. Source:
    // RFC 1951, 3.2.6.
    bits += [true, true, false]
    append(0x30 + 120, 8)
    for _ in 0..<(2 << 20) / 258 {
      // Repeat the previous letter 258 times.
      append(0b1100_0101, 8)
      append(0, 5)
    }
    append(0, 7)
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].enumerated()
        .reduce(UInt8(0)) { $0 | ($1.element ? 1 << UInt8($1.offset) : 0) }
    }
    return head("Content-Encoding: gzip") + [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + bytes
  }()

  private static func head(_ line: String) -> [UInt8] {
    Array("HTTP/1.1 200 OK\r\n\(line)\r\n\r\n".utf8)
  }
}
