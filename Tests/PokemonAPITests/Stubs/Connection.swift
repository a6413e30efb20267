#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The server's end of one connection; every call blocks.
struct Connection: Sendable {
  let descriptor: Int32

  /// Reads up to the end of the request's head; nil when the client left before.
  func readPath() -> String? {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard recv(descriptor, &byte, 1, 0) == 1 else { return nil }
      head.append(byte)
    }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? String(words[1]) : nil
  }

  /// - Parameter length: of the body; nil for one that ends when the connection does.
  func sendHead(_ status: Int, length: Int?, location: String? = nil) {
    let length = length.map { "Content-Length: \($0)\r\n" } ?? ""
    let location = location.map { "Location: \($0)\r\n" } ?? ""
    send("HTTP/1.1 \(status) X\r\n\(length)\(location)Connection: close\r\n\r\n")
  }

  /// False when the client has left.
  @discardableResult
  func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { sendBytes($0, flags: flags) }
      if sent <= 0 { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  func waitForTheOtherEnd() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) > 0 {}
  }

  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  private func sendBytes(_ bytes: UnsafeRawBufferPointer, flags: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags)
    #else
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, flags)
    #endif
  }
}
