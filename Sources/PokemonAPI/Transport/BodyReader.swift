/// Reads a response's body as it arrives. It stores only the members that the request's filter
/// keeps, or the whole body if there is no filter.
public struct BodyReader: Sendable {
  /// Maximum number of bytes to store of an error response's body.
  private static let maxErrorBodyBytes = 1 << 10

  private let status: Int
  private let maxBytes: Int
  private let room: Int
  private var members: JSONMembers?
  private var failure: JSONMembers.Failure?
  private var size = 0
  private var buffer: [UInt8] = []

  /// - Parameters:
  ///   - request: the request to which the body belongs.
  ///   - status: the response's status code.
  public init(for request: HTTPRequest, status: Int) {
    self.status = status
    let isWanted = 200..<300 ~= status
    maxBytes = request.largestBody
    room = isWanted ? maxBytes : Self.maxErrorBodyBytes
    members = isWanted ? request.members : nil
  }

  /// Reads the next part of the body.
  ///
  /// - Parameter part: any number of bytes.
  /// - Throws: `HTTPError.tooLarge` if the body or its kept members exceed their limits.
  public mutating func take(_ part: UnsafeRawBufferPointer) throws(HTTPError) {
    size += part.count
    if size > maxBytes { throw .tooLarge(limit: maxBytes) }
    guard members != nil else {
      buffer += part.prefix(room - buffer.count)
      return
    }
    if failure != nil { return }
    do throws(JSONMembers.Failure) {
      try members?.take(part)
    } catch {
      if error == .tooMuch { throw .tooLarge(limit: members?.maxBytes ?? maxBytes) }
      failure = error
    }
  }

  /// Returns the response. Call it after the whole body was read.
  ///
  /// - Parameter headers: the response's headers.
  public consuming func response(headers: [HTTPHeader]) -> HTTPResponse {
    let size = size
    return HTTPResponse(status: status, headers: headers, body: body(), size: size)
  }

  /// Returns the stored body. Without a filter for JSON members, this is the whole body. With a
  /// filter, it is an object with the kept members. If such an object can't be made, the result is
  /// empty (if the JSON is invalid or incomplete) or `null` (if it is not an object or is nested
  /// too deeply).
  private consuming func body() -> [UInt8] {
    guard members != nil else { return buffer }
    do throws(JSONMembers.Failure) {
      if let failure { throw failure }
      return try members?.finish() ?? []
    } catch {
      if case .malformed = error { return [] }
      return Array("null".utf8)
    }
  }
}
