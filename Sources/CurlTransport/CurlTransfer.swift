internal import CCurl
internal import PokemonAPI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A request and the part of its response that has arrived.
///
/// Only one thread uses it. Freeing it ends the transfer.
final class CurlTransfer {
  let id: Int
  private(set) var handle: OpaquePointer?
  private let lines: HeaderLines
  private let request: HTTPRequest
  private let authorities: CertificateAuthorities
  private var headers: [HTTPHeader] = []
  private var headSize = 0
  /// Whether the end of the head has arrived. libcurl reports no error if the connection closes
  /// before that.
  private var isHeadComplete = false
  /// The reader of the body; nil until the body's first bytes arrive.
  private var body: BodyReader?
  private var failure: HTTPError?

  /// Creates a transfer; nil if memory is short or libcurl rejects the request.
  init?(_ request: HTTPRequest, trusting authorities: CertificateAuthorities, id: Int) {
    guard let lines = HeaderLines(request.headers) else { return nil }
    self.id = id
    self.lines = lines
    self.request = request
    self.authorities = authorities
    handle = ccurl_easy_get(
      request.url, lines.list, request.largestBody, takeHead, takeBody,
      Unmanaged.passUnretained(self).toOpaque())
    guard handle != nil, ccurl_easy_trust(handle, authorities.file, authorities.folder) != 0 else {
      return nil
    }
  }

  deinit {
    ccurl_easy_cleanup(handle)
  }

  /// Returns the transfer that a handle belongs to.
  static func of(_ easy: OpaquePointer) -> CurlTransfer? {
    ccurl_easy_context(easy).map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns the response or the error after the transfer has ended.
  func answer(after result: CURLcode) -> Result<HTTPResponse, HTTPError> {
    if let failure { return .failure(failure) }
    if result == CURLE_ABORTED_BY_CALLBACK {
      return .failure(.tooLarge(limit: request.largestBody))
    }
    if result != CURLE_OK { return .failure(connectionError(result) ?? HTTPError(result)) }
    guard isHeadComplete else { return .failure(.noNetwork) }
    let body = body ?? BodyReader(for: request, status: status)
    return .success(body.response(headers: headers))
  }

  /// Returns the error for a failure before the request could be sent; nil for another failure.
  private func connectionError(_ code: CURLcode) -> HTTPError? {
    let proxyStatus = ccurl_easy_proxy_status(handle)
    if proxyStatus != 0, !(200..<300 ~= proxyStatus) { return .proxyFailed }
    return switch code {
    case CURLE_COULDNT_RESOLVE_HOST: .unknownHost(of: request.url)
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: .proxyFailed
    case CURLE_COULDNT_CONNECT where usesProxy: .proxyFailed
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      .untrustedCertificate
    case CURLE_SSL_CACERT_BADFILE: .unreadableCertificates(path: certificatesPath)
    default: nil
    }
  }

  private var usesProxy: Bool {
    ProxyRule.usesProxy(request.url) { getenv($0).map { String(cString: $0) } }
  }

  private var certificatesPath: String {
    authorities.file ?? ccurl_easy_system_certificates(handle).map { String(cString: $0) } ?? ""
  }

  /// Whether the server's name has been resolved.
  var hasAddress: Bool { ccurl_easy_has_address(handle) != 0 }

  private var status: Int { Int(ccurl_easy_status(handle)) }

  /// Processes a line of the head. Returns false to end the transfer.
  fileprivate func receiveHead(_ line: UnsafeRawBufferPointer) -> Bool {
    let line = String(decoding: line, as: UTF8.self)
    // This line begins a new head, so the previous head belonged to an interim response. The size
    // limit covers all heads together, because a server could send interim responses forever.
    if line.hasPrefix("HTTP/") { (headers, isHeadComplete) = ([], false) }
    if ["\r\n", "\n"].contains(line) { isHeadComplete = true }
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

  /// Processes a part of the body. Returns false if the body is too large.
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

/// A request's headers in libcurl's format.
private final class HeaderLines {
  let list: UnsafeMutablePointer<curl_slist>?

  /// Creates the list; nil if memory is short.
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
  /// Parses a header line; nil for other lines, such as the first and last of a head.
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
  /// Converts a libcurl error.
  fileprivate init(_ code: CURLcode) {
    self =
      switch code {
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_URL_MALFORMAT: .invalidRequest
      // libcurl reports `CURLE_UNSUPPORTED_PROTOCOL` for servers that speak an obsolete version of
      // HTTP.
      case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL: .unexpectedResponse
      case CURLE_BAD_CONTENT_ENCODING: .brokenBody
      default: .noNetwork
      }
  }
}
