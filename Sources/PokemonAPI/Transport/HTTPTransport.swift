/// Gets things by HTTP. A transport follows no redirect, keeps no cookie and caches nothing: what an
/// answer means is the client's to say.
public protocol HTTPTransport: Sendable {
  /// Makes a request and takes its answer in as it arrives, by a `BodyReader`.
  ///
  /// - Throws: `HTTPError`: `.tooLarge` as soon as the head or the body is, or the server says that the
  ///   body will be; `.cancelled` as soon as the task is.
  func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// What a transport is asked for, by GET.
public struct HTTPRequest: Sendable, Equatable {
  /// By http or https.
  public let url: String
  /// In the order in which they stand.
  public let headers: [HTTPHeader]
  /// The most bytes that the body may have, decompressed.
  public let largestBody: Int
  /// What is kept of a body of JSON; nil for the body as it comes.
  let members: JSONMembers?

  /// A request for an address, for the body as it comes.
  public init(url: String, headers: [HTTPHeader], largestBody: Int) {
    self.init(url: url, headers: headers, largestBody: largestBody, members: nil)
  }

  init(url: String, headers: [HTTPHeader], largestBody: Int, members: JSONMembers?) {
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
public struct HTTPResponse: Sendable, Equatable {
  /// The most bytes that the lines of a head may have together.
  public static let largestHead = 1 << 16

  /// The code, such as 200.
  public let status: Int
  /// In the order in which they stand.
  public let headers: [HTTPHeader]
  /// Decompressed, as `BodyReader` gives it: what the request wants of it.
  public let body: [UInt8]
  /// How many bytes the body had, decompressed.
  public let size: Int

  /// - Parameters:
  ///   - status: the code, such as 200.
  ///   - headers: in the order in which they stand.
  ///   - body: what the request wants of it.
  ///   - size: that of what is given of the body, unless given.
  package init(status: Int, headers: [HTTPHeader], body: [UInt8], size: Int? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.size = size ?? body.count
  }

  /// The value of the first header of a name, in capitals or not.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// A line of a head.
public struct HTTPHeader: Sendable, Equatable {
  /// The name of the one that says who asks.
  static let authorization = "Authorization"

  /// In capitals as it came; compare without them.
  public let name: String
  /// Without space around it.
  public let value: String

  /// A line of a head.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Reaches no server: what is kept is all there is.
package struct NoTransport: HTTPTransport {
  /// Makes one.
  package init() {}

  /// Fails at once, and for good.
  package func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unexpectedResponse
  }
}
