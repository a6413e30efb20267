/// Gets things by HTTP. A transport follows no redirect, keeps no cookie and caches nothing: what an
/// answer means is the client's to say.
package protocol HTTPTransport: Sendable {
  /// Makes a request and takes its answer in as it arrives.
  ///
  /// - Throws: `HTTPError`: `.tooLarge` as soon as the head or the body is, or the server says that the
  ///   body will be; `.cancelled` as soon as the task is.
  func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// What a transport is asked for, by GET.
package struct HTTPRequest: Sendable, Equatable {
  /// By http or https.
  package let url: String
  package let headers: [HTTPHeader]
  /// The most bytes that the body may have, decompressed.
  package let largestBody: Int

  package init(url: String, headers: [HTTPHeader], largestBody: Int) {
    self.url = url
    self.headers = headers
    self.largestBody = largestBody
  }
}

/// What a server said, whatever that was.
package struct HTTPResponse: Sendable, Equatable {
  /// The most bytes that the lines of a head may have together.
  package static let largestHead = 1 << 16

  package let status: Int
  package let headers: [HTTPHeader]
  /// Decompressed.
  package let body: [UInt8]

  package init(status: Int, headers: [HTTPHeader], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of the first header of a name, in capitals or not.
  package func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// A line of a head.
package struct HTTPHeader: Sendable, Equatable {
  package let name: String
  /// Without space around it.
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
