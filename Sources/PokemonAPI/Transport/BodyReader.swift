/// Takes in a body as it arrives, and holds no more of it than the request wants.
public struct BodyReader: Sendable {
  /// How much is held of a body that only says what went wrong.
  private static let longestComplaint = 1 << 10

  private let status: Int
  private let largest: Int
  private let room: Int
  private var members: JSONMembers?
  private var failure: JSONMembers.Failure?
  private var size = 0
  private var held: [UInt8] = []

  /// - Parameters:
  ///   - request: the request that is answered.
  ///   - status: the answer's status code.
  public init(for request: HTTPRequest, status: Int) {
    self.status = status
    let isWanted = 200..<300 ~= status
    largest = request.largestBody
    room = isWanted ? largest : Self.longestComplaint
    members = isWanted ? request.members : nil
  }

  /// Takes the next part of the body.
  ///
  /// - Parameter part: bytes of any number.
  /// - Throws: `HTTPError.tooLarge`.
  public mutating func take(_ part: UnsafeRawBufferPointer) throws(HTTPError) {
    size += part.count
    if size > largest { throw .tooLarge(limit: largest) }
    guard members != nil else {
      held += part.prefix(room - held.count)
      return
    }
    if failure != nil { return }
    do throws(JSONMembers.Failure) {
      try members?.take(part)
    } catch {
      if error == .tooMuch { throw .tooLarge(limit: members?.largest ?? largest) }
      failure = error
    }
  }

  /// The answer once all of the body is there.
  ///
  /// - Parameter headers: those of the answer.
  public consuming func response(headers: [HTTPHeader]) -> HTTPResponse {
    let size = size
    return HTTPResponse(status: status, headers: headers, body: body(), size: size)
  }

  /// Where members of an object are wanted, an object that has only these; or nothing for what is no JSON
  /// to its end, and `null` for any other that is no such object.
  private consuming func body() -> [UInt8] {
    guard members != nil else { return held }
    do throws(JSONMembers.Failure) {
      if let failure { throw failure }
      return try members?.finish() ?? []
    } catch {
      if case .malformed = error { return [] }
      return Array("null".utf8)
    }
  }
}
