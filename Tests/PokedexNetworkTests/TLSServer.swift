import Foundation
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server on 127.0.0.1 with a certificate of an authority that no system knows. It responds to
/// every request with 404. It needs python3, and ends by itself after two minutes.
final class TLSServer: Sendable {
  /// The name under which OpenSSL looks the authority up in a folder.
  static let authorityName = "d0f61594.0"

  let baseURL: String
  let folder: CacheFolder
  private let process: ChildProcess

  init() throws {
    folder = try CacheFolder()
    try Data(Self.authority.utf8).write(to: URL(filePath: folder.path(of: "authority.pem")))
    try Data((Self.certificate + Self.key).utf8)
      .write(to: URL(filePath: folder.path(of: "server.pem")))
    let output = Pipe()
    process = try ChildProcess(
      "/usr/bin/python3", ["-c", Self.script, folder.path(of: "server.pem")],
      output: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let port = String(decoding: output.fileHandleForReading.readWhole(), as: UTF8.self)
    baseURL = "https://127.0.0.1:\(port)/api/v2"
  }

  /// The path of the authority's file.
  var authorityFile: String { folder.path(of: "authority.pem") }

  func stop() {
    kill(process.id, SIGKILL)
    process.wait()
  }

  private static let script = """
    import http.server, os, signal, ssl, sys
    signal.alarm(120)
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self): self.send_error(404)
        def log_message(self, *arguments): pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1])
    server.socket = context.wrap_socket(server.socket, server_side=True)
    print(server.server_port, end="", flush=True)
    os.close(1)
    server.serve_forever()
    """

  // The authority, and the certificate of 127.0.0.1 that it signed. They are valid from 2020 to
  // 2120. The key protects nothing.
  private static let authority = """
    -----BEGIN CERTIFICATE-----
    MIIBazCCARGgAwIBAgIBATAKBggqhkjOPQQDAjAkMSIwIAYDVQQDDBlUZXN0IGF1
    dGhvcml0eSBvZiBwb2tlZGV4MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAw
    MDAwWjAkMSIwIAYDVQQDDBlUZXN0IGF1dGhvcml0eSBvZiBwb2tlZGV4MFkwEwYH
    KoZIzj0CAQYIKoZIzj0DAQcDQgAEKEdIE8QL4yCLnP0VPjyo0BgDEe0ae9copQML
    EwXmOHE0YPqCvuthFExw8IxAVBydDxc1P+p6wEKlVbyyFWhNfqMyMDAwDwYDVR0T
    AQH/BAUwAwEB/zAdBgNVHQ4EFgQUNBnwOXuLvXm+jOT5DgnkqMyARbcwCgYIKoZI
    zj0EAwIDSAAwRQIhAO0TCtyvzRaHQ27Ri7BO/5Rz90ylc+ZkkBsmOFT5JQzVAiAY
    NVti6s+71oJgRl4n0I3imcVTeeowG9aIm5QNmT64BQ==
    -----END CERTIFICATE-----

    """
  private static let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBhzCCAS2gAwIBAgIBAjAKBggqhkjOPQQDAjAkMSIwIAYDVQQDDBlUZXN0IGF1
    dGhvcml0eSBvZiBwb2tlZGV4MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAw
    MDAwWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjOPQMB
    BwNCAATtnLFjZqnSjjhFr4Kj76rhtwLOh4hjNrMDlNdI+iyd8Mk1ja3AE0cb8o/h
    xnXlvnRdqkqDXn/9aWMgUURYHucmo14wXDAPBgNVHREECDAGhwR/AAABMAkGA1Ud
    EwQCMAAwHQYDVR0OBBYEFLp8fGuhK4Nalfc1z7Iq2/ADJKrXMB8GA1UdIwQYMBaA
    FDQZ8Dl7i715vozk+Q4J5KjMgEW3MAoGCCqGSM49BAMCA0gAMEUCIQCRfYnoaZEe
    kFTJkJ2Fe2mQnfM9l8myHK0K5Kq6k6+mWwIgUG+v9XU8fxxzjQIySVRRjHKfYZW1
    XurK1qnoCTs8wG0=
    -----END CERTIFICATE-----

    """
  private static let key = """
    -----BEGIN EC PRIVATE KEY-----
    MHcCAQEEIGjBAZ9/nQgpNAUXB17+b4bwJYmANwheb8d/gLz+6oA+oAoGCCqGSM49
    AwEHoUQDQgAE7ZyxY2ap0o44Ra+Co++q4bcCzoeIYzazA5TXSPosnfDJNY2twBNH
    G/KP4cZ15b50XapKg15//WljIFFEWB7nJg==
    -----END EC PRIVATE KEY-----

    """
}
