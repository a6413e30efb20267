import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A URL protocol that forwards a session's requests to the `StubServer` with the request's host.
final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    StubServer.of(request) != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  override func startLoading() {
    guard let server = StubServer.of(request), let url = request.url else { return }
    switch server.receive(request) {
    case .reply(let status, let body, let headers):
      reply(status, Data(body.utf8), headers, to: url)
    case .bytes(let bytes, let headers): reply(200, Data(bytes), headers, to: url)
    case .failure(let code):
      client?.urlProtocol(self, didFailWithError: URLError(code))
    // `receive` returns an element of a sequence, never the sequence itself.
    case .silence, .sequence: break
    }
  }

  private func reply(_ status: Int, _ body: Data, _ headers: [String: String], to url: URL) {
    let response = HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    guard let response else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if !body.isEmpty { client?.urlProtocol(self, didLoad: body) }
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {
    StubServer.of(request)?.stop(request)
  }
}
