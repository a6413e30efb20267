internal import Foundation

#if canImport(FoundationNetworking)
  internal import CLibcurl
  internal import FoundationNetworking
#endif

/// Sends any request: makes its URL, asks within the deadline, checks the status, decodes the body.
struct RequestSender: Sendable {
  let baseURL: URL
  let session: HTTPSession
  let deadline: Duration
  let clock: any Clock<Duration>

  /// - Throws: `HTTPError`, `PokemonAPIError.decodingFailed`.
  func send<Request: APIRequest>(_ request: Request) async throws -> Request.Response {
    let urlRequest = try urlRequest(for: request)
    let body = try await withDeadline { try await answer(to: urlRequest) }
    return try await Self.decode(request, body)
  }

  private func urlRequest(for request: some APIRequest) throws(HTTPError) -> URLRequest {
    #if canImport(FoundationNetworking)
      guard libcurl_open() == 1 else { throw .libraryMissing }
    #endif
    var components = URLComponents(
      url: baseURL.appendingPathComponent(request.path), resolvingAgainstBaseURL: false)
    if !request.query.isEmpty {
      components?.queryItems = request.query.map { URLQueryItem(name: $0.name, value: $0.value) }
    }
    guard let url = components?.url else { throw .invalidRequest }
    var urlRequest = URLRequest(url: url)
    urlRequest.setValue("application/json", forHTTPHeaderField: "Accept")
    return urlRequest
  }

  private func answer(to request: URLRequest) async throws -> Data {
    let (body, response) = try await session.data(for: request, host: baseURL.host)
    guard let response = response as? HTTPURLResponse else { throw HTTPError.unexpectedResponse }
    guard 200..<300 ~= response.statusCode else {
      let text = NetworkText.line(String(decoding: body.prefix(400), as: UTF8.self))
      throw HTTPError.status(code: response.statusCode, body: text)
    }
    return body
  }

  /// Decodes off the caller's actor: a large body takes longer than a frame may.
  @concurrent
  private static func decode<Request: APIRequest>(
    _ request: Request, _ body: Data
  ) async throws -> Request.Response {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      return try decoder.decode(Request.Response.self, from: body)
    } catch let error as DecodingError {
      throw PokemonAPIError.decodingFailed(resource: request.path, codingPath: error.codingPath)
    }
  }

  /// Runs a request against the clock, because `timeoutInterval` does not end one whose server stays
  /// silent on Linux. The loser is cancelled.
  private func withDeadline(_ operation: @escaping @Sendable () async throws -> Data) async throws
    -> Data
  {
    try await withThrowingTaskGroup(of: Data.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await operation() }
      group.addTask {
        do { try await clock.sleep(for: deadline) } catch { throw HTTPError.cancelled }
        throw HTTPError.timedOut
      }
      guard let body = try await group.next() else { throw HTTPError.cancelled }
      return body
    }
  }
}

extension DecodingError {
  /// Where in the body it failed, keys apart by dots.
  fileprivate var codingPath: String {
    let context =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      case .keyNotFound(let key, let context): context.codingPath + [key]
      @unknown default: [any CodingKey]()
      }
    return context.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
