#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The server's end of a connection. Every call blocks.
package struct Connection: Sendable {
  /// A received request.
  package struct Request: Sendable, Equatable {
    /// The path, including the query.
    package let path: String
    /// The header values by lower-case name.
    package let headers: [String: String]
  }

  let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
    // Turn off Nagle's algorithm. Otherwise the body is sent only when the client has acknowledged
    // the head, which takes 40 ms.
    var isOn: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Reads the head of a request. Nil if the client closes the connection before the head is
  /// complete.
  func readRequest() -> Request? {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard recv(descriptor, &byte, 1, 0) == 1 else { return nil }
      head.append(byte)
    }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count > 1 else { return nil }
    let headers = lines.dropFirst().map { line -> (String, String) in
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
      return (String(parts[0]).lowercased(), String(value))
    }
    return Request(path: String(words[1]), headers: Dictionary(headers) { _, last in last })
  }

  /// Sends the head of a response.
  ///
  /// - Parameter length: The size of the body in bytes. Nil for a body that ends when the
  ///   connection does.
  func sendHead(_ status: Int, length: Int?, headers: [String: String] = [:]) {
    let length = length.map { "Content-Length: \($0)\r\n" } ?? ""
    let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
    send("HTTP/1.1 \(status) X\r\n\(length)\(lines)\r\n")
  }

  /// Sends text. Returns false if the client has closed the connection.
  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends bytes. Returns false if the client has closed the connection.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
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

  func waitForClientToClose() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) > 0 {}
  }

  /// Makes closing this connection reset it, so that data in transit is lost.
  func resetOnClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  func end() {
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
