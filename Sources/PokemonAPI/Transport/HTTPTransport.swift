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
  /// The names of those members of a JSON object that are wanted; nil for the body as it comes.
  package let members: [String]?

  package init(
    url: String, headers: [HTTPHeader], largestBody: Int, members: [String]? = nil
  ) {
    self.url = url
    self.headers = headers
    self.largestBody = largestBody
    self.members = members
  }

  /// The same of another address.
  ///
  /// - Parameter isElsewhere: whether another server gets it, which need not know who asks.
  func at(_ url: String, isElsewhere: Bool) -> HTTPRequest {
    HTTPRequest(
      url: url,
      headers: isElsewhere ? headers.filter { $0.name != HTTPHeader.authorization } : headers,
      largestBody: largestBody, members: members)
  }
}

/// What a server said, whatever that was.
package struct HTTPResponse: Sendable, Equatable {
  /// The most bytes that the lines of a head may have together.
  package static let largestHead = 1 << 16

  package let status: Int
  package let headers: [HTTPHeader]
  /// Decompressed, as `BodyReader` gives it: what the request wants of it.
  package let body: [UInt8]
  /// How many bytes the body had, decompressed.
  package let size: Int

  /// - Parameter size: that of what is given of the body, unless given.
  package init(status: Int, headers: [HTTPHeader], body: [UInt8], size: Int? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.size = size ?? body.count
  }

  /// The value of the first header of a name, in capitals or not.
  package func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// A line of a head.
package struct HTTPHeader: Sendable, Equatable {
  /// The name of the one that says who asks.
  static let authorization = "Authorization"

  package let name: String
  /// Without space around it.
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
