/// An HTTP library that makes requests. A transport follows no redirects, stores no cookies and
/// caches nothing: the client interprets the answer.
public protocol HTTPTransport: Sendable {
  /// Makes a request, and reads the answer with a `BodyReader` as it arrives.
  ///
  /// - Throws: `HTTPError`: `.tooLarge` as soon as the head or the body exceeds its limit, or the server
  ///   announces a body that would; `.cancelled` as soon as the task is cancelled.
  func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// A GET request.
public struct HTTPRequest: Sendable, Equatable {
  /// An http or https URL.
  public let url: String
  /// Headers in the order in which they are sent.
  public let headers: [HTTPHeader]
  /// Maximum size of the decompressed body in bytes.
  public let largestBody: Int
  /// Filter for the members of a JSON body to keep; nil to keep the whole body.
  let members: JSONMembers?

  /// Creates a request that keeps the whole body.
  public init(url: String, headers: [HTTPHeader], largestBody: Int) {
    self.init(url: url, headers: headers, largestBody: largestBody, members: nil)
  }

  init(url: String, headers: [HTTPHeader], largestBody: Int, members: JSONMembers?) {
    self.url = url
    self.headers = headers
    self.largestBody = largestBody
    self.members = members
  }

  /// Returns the same request for another URL.
  ///
  /// - Parameter isCrossOrigin: whether the URL is on another server, which must not get the `Authorization`
  ///   header.
  func redirected(_ url: String, isCrossOrigin: Bool) -> HTTPRequest {
    HTTPRequest(
      url: url,
      headers: isCrossOrigin ? headers.filter { $0.name != HTTPHeader.authorization } : headers,
      largestBody: largestBody, members: members)
  }
}

/// A server's answer of any status.
public struct HTTPResponse: Sendable, Equatable {
  /// Maximum total size of the header lines in bytes.
  public static let largestHead = 1 << 16

  /// Status code, such as 200.
  public let status: Int
  /// Headers in the order received.
  public let headers: [HTTPHeader]
  /// Decompressed body, reduced by `BodyReader` to the part that the request needs.
  public let body: [UInt8]
  /// Size of the whole decompressed body in bytes.
  public let size: Int

  /// - Parameters:
  ///   - status: status code, such as 200.
  ///   - headers: headers in the order received.
  ///   - body: part of the body that the request needs.
  ///   - size: size of the whole body in bytes; that of `body` by default.
  package init(status: Int, headers: [HTTPHeader], body: [UInt8], size: Int? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.size = size ?? body.count
  }

  /// Returns the value of the first header with a name, ignoring case.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// A header of a request or an answer.
public struct HTTPHeader: Sendable, Equatable {
  /// Name of the header that identifies the user.
  static let authorization = "Authorization"

  /// Name as received; compare it without regard to case.
  public let name: String
  /// Value without surrounding white space.
  public let value: String

  /// Creates a header.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A transport without a network, so that only cached answers are available.
package struct NoTransport: HTTPTransport {
  /// Creates a transport.
  package init() {}

  /// Throws an error that is not retried.
  package func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unexpectedResponse
  }
}
