internal import CCurl
internal import PokemonAPI

/// One request, and its answer as it arrives. Of one thread, and ended when nobody holds it any more.
final class CurlTransfer {
  let id: Int
  private(set) var handle: OpaquePointer?
  private let lines: HeaderLines
  private let request: HTTPRequest
  private var headers: [HTTPHeader] = []
  private var headSize = 0
  /// Whether the head has come to its end, which libcurl doesn't mind where the connection ends first.
  private var isHeadWhole = false
  /// Nil before the first of the body is there.
  private var body: BodyReader?
  private var failure: HTTPError?

  /// Nil where libcurl takes none of that.
  init?(_ request: HTTPRequest, id: Int) {
    guard let lines = HeaderLines(request.headers) else { return nil }
    self.id = id
    self.lines = lines
    self.request = request
    handle = ccurl_easy_get(
      request.url, lines.list, request.largestBody, takeHead, takeBody,
      Unmanaged.passUnretained(self).toOpaque())
    if handle == nil { return nil }
  }

  deinit {
    ccurl_easy_cleanup(handle)
  }

  /// The transfer that a handle is of.
  static func of(_ easy: OpaquePointer) -> CurlTransfer? {
    ccurl_easy_context(easy).map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What has come, once the transfer has ended.
  func answer(after result: CURLcode) -> Result<HTTPResponse, HTTPError> {
    if let failure { return .failure(failure) }
    if result == CURLE_ABORTED_BY_CALLBACK {
      return .failure(.tooLarge(limit: request.largestBody))
    }
    if result != CURLE_OK { return .failure(HTTPError(result)) }
    guard isHeadWhole else { return .failure(.noNetwork) }
    let body = body ?? BodyReader(for: request, status: status)
    return .success(body.response(headers: headers))
  }

  /// Whether the server's name has been looked up.
  var hasAddress: Bool { ccurl_easy_has_address(handle) != 0 }

  private var status: Int { Int(ccurl_easy_status(handle)) }

  /// Takes in a line of the head. False where it is not wanted.
  fileprivate func receiveHead(_ line: UnsafeRawBufferPointer) -> Bool {
    let line = String(decoding: line, as: UTF8.self)
    // Another head: the one before was that of an interim answer. All count together, or there could be
    // interim answers without end.
    if line.hasPrefix("HTTP/") { (headers, isHeadWhole) = ([], false) }
    if ["\r\n", "\n"].contains(line) { isHeadWhole = true }
    headSize += line.utf8.count
    guard headSize <= HTTPResponse.largestHead else {
      return refuse(.tooLarge(limit: HTTPResponse.largestHead))
    }
    guard let header = HTTPHeader(line: line) else { return true }
    headers.append(header)
    guard header.name.lowercased() == "content-length", let length = Int(header.value) else {
      return true
    }
    return length <= request.largestBody || refuse(.tooLarge(limit: request.largestBody))
  }

  /// Takes in a part of the body. False where that is too much.
  fileprivate func receiveBody(_ part: UnsafeRawBufferPointer) -> Bool {
    if body == nil { body = BodyReader(for: request, status: status) }
    do throws(HTTPError) {
      try body?.take(part)
      return true
    } catch {
      return refuse(error)
    }
  }

  private func refuse(_ failure: HTTPError) -> Bool {
    self.failure = failure
    body = nil
    return false
  }
}

private func takeHead(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
  return transfer.receiveHead(line) ? line.count : 0
}

private func takeBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
  return transfer.receiveBody(part) ? part.count : 0
}

/// The headers of a request as libcurl takes them.
private final class HeaderLines {
  let list: UnsafeMutablePointer<curl_slist>?

  /// Nil where there is no memory.
  init?(_ headers: [HTTPHeader]) {
    var list: UnsafeMutablePointer<curl_slist>?
    for header in headers {
      guard let longer = ccurl_slist_append(list, "\(header.name): \(header.value)") else {
        ccurl_slist_free_all(list)
        return nil
      }
      list = longer
    }
    self.list = list
  }

  deinit {
    ccurl_slist_free_all(list)
  }
}

extension HTTPHeader {
  /// Nil for a line that is no header, as the first and the last of a head are.
  fileprivate init?(line: String) {
    guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("HTTP/") else { return nil }
    let value = line[line.index(after: colon)...]
    guard let start = value.firstIndex(where: { !$0.isWhitespace }),
      let end = value.lastIndex(where: { !$0.isWhitespace })
    else {
      self.init(String(line[..<colon]), "")
      return
    }
    self.init(String(line[..<colon]), String(value[start...end]))
  }
}

extension HTTPError {
  /// Why a transfer failed.
  fileprivate init(_ code: CURLcode) {
    self =
      switch code {
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_URL_MALFORMAT: .invalidRequest
      // The latter is what a server is told to speak that knows no HTTP of this century.
      case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL: .unexpectedResponse
      case CURLE_BAD_CONTENT_ENCODING: .brokenBody
      default: .noNetwork
      }
  }
}
