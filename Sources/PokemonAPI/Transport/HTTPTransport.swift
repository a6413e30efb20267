/// An HTTP library that sends requests. A transport must not follow redirects, store cookies or
/// cache responses, because the client does this itself where needed.
public protocol HTTPTransport: Sendable {
  /// Sends a request, and reads the response with a `BodyReader` as it arrives.
  ///
  /// - Throws: `HTTPError.tooLarge` as soon as the headers or the body exceed their limit, or the
  ///   server announces a body that is too large; `HTTPError.cancelled` as soon as the task is
  ///   cancelled; other cases of `HTTPError` if there is no usable response.
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
  /// A filter for the members of a JSON body to keep. Nil to keep the whole body.
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

  /// Returns a copy of the request with the URL that a redirect leads to.
  ///
  /// - Parameter isCrossOrigin: whether the URL is on another server. If so, the `Authorization`
  ///   header is removed, because that server must not get it.
  func redirected(_ url: String, isCrossOrigin: Bool) -> HTTPRequest {
    HTTPRequest(
      url: url,
      headers: isCrossOrigin ? headers.filter { $0.name != HTTPHeader.authorization } : headers,
      largestBody: largestBody, members: members)
  }
}

/// A server's response with any status code.
public struct HTTPResponse: Sendable, Equatable {
  /// Maximum total size of the header lines in bytes.
  public static let largestHead = 1 << 16

  /// Status code, such as 200.
  public let status: Int
  /// Headers in the order received.
  public let headers: [HTTPHeader]
  /// The decompressed body, reduced by `BodyReader` to the members that the request's filter keeps.
  public let body: [UInt8]
  /// Size of the decompressed body in bytes before it was reduced.
  public let size: Int

  /// - Parameters:
  ///   - status: status code, such as 200.
  ///   - headers: headers in the order received.
  ///   - body: the body, reduced to the members that the request's filter keeps.
  ///   - size: size of the body in bytes before it was reduced; nil if it wasn't reduced.
  package init(status: Int, headers: [HTTPHeader], body: [UInt8], size: Int? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.size = size ?? body.count
  }

  /// Returns the value of the first header with this name, ignoring case. Nil if none exists.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// A header of a request or a response.
public struct HTTPHeader: Sendable, Equatable {
  /// Name of the header that holds the user's credentials.
  static let authorization = "Authorization"

  /// The name as received. Ignore case when you compare it.
  public let name: String
  /// The value without surrounding white space.
  public let value: String

  /// Creates a header.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A transport that fails every request, so that only cached responses are available.
package struct NoTransport: HTTPTransport {
  /// Creates a transport.
  package init() {}

  /// Throws an error after which the client doesn't retry.
  package func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unexpectedResponse
  }
}
