import CurlTransport
import Foundation
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that the reason why there is no connection is told: the name, the proxy or the certificate.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct ConnectionFailureTests {
  private let folder: CacheFolder

  init() throws {
    folder = try CacheFolder()
  }

  /// Shows an entry of a server. Returns the outcome and the request log.
  private func show(
    _ baseURL: String, _ arguments: [String] = [], environment: [String: String?] = [:]
  ) async throws -> (outcome: Executable.Outcome, log: String) {
    let log = folder.path(of: "log")
    let outcome = try await Executable.run(
      ["show", "25", "--live", "--api", baseURL, "--log", log] + arguments, in: folder,
      environment: environment)
    return (outcome, (try? String(contentsOfFile: log, encoding: .utf8)) ?? "")
  }

  // MARK: - Name and proxy

  @Test func unknownNameIsNotFound() async {
    let request = HTTPRequest(url: "http://nowhere.invalid/", headers: [], largestBody: 1)

    await #expect(throws: HTTPError.unknownHost("nowhere.invalid")) {
      try await CurlTransport().answer(to: request)
    }
  }

  private static let proxySentence =
    "pokedex: Can't get through the proxy that https_proxy or http_proxy names.\n"

  @Test func unreachableProxyIsReported() async throws {
    let server = try LoopbackServer()
    defer { server.stop() }
    let proxy = "http://127.0.0.1:\(try LoopbackServer.deadPort())"

    let (outcome, log) = try await show(server.baseURL, environment: ["http_proxy": proxy])

    #expect(outcome.errors == Self.proxySentence)
    #expect(log.contains("status=proxy-failed") && !log.contains("try=2"))
    #expect(server.paths.isEmpty)
  }

  @Test func unknownProxyIsReported() async throws {
    let (outcome, log) = try await show(
      "http://127.0.0.1:1/api/v2", environment: ["http_proxy": "http://nowhere.invalid:8080"])

    #expect(outcome.errors == Self.proxySentence)
    #expect(log.contains("status=proxy-failed") && !log.contains("try=2"))
  }

  @Test(arguments: ["http_proxy", "https_proxy"])
  func proxyThatWantsCredentialsIsReported(variable: String) async throws {
    let proxy = try LoopbackServer { _ in .status(407) }
    defer { proxy.stop() }
    let scheme = variable.dropLast("_proxy".count)

    let (outcome, _) = try await show(
      "\(scheme)://127.0.0.1:1/api/v2",
      environment: [variable: "http://127.0.0.1:\(proxy.port)"])

    #expect(outcome.errors == Self.proxySentence)
    #expect(!proxy.paths.isEmpty)
  }

  @Test func serverExcludedFromTheProxyIsJustUnreachable() async throws {
    let (outcome, log) = try await show(
      "http://127.0.0.1:1/api/v2",
      environment: ["http_proxy": "http://127.0.0.1:1", "no_proxy": "localhost,127.0.0.1"])

    #expect(outcome.errors == "pokedex: Can't reach PokéAPI.\n")
    #expect(log.contains("status=no-network"))
  }

  // MARK: - Certificate

  @Test(
    .needs(program: "python3"),
    arguments: [
      ("en", "The server's certificate isn't trusted. For your own authority: --ca-file."),
      ("ja", "サーバーの証明書を信頼できません。独自の認証局は --ca-file で指定します。"),
      (
        "de",
        "Dem Zertifikat des Servers fehlt eine bekannte Stelle. Für eine eigene: --ca-file."
      ),
    ])
  func unknownAuthorityIsReportedWithoutRetry(language: String, sentence: String) async throws {
    let server = try TLSServer()
    defer { server.stop() }

    let (outcome, log) = try await show(server.baseURL, ["--language", language])

    #expect(outcome.errors == "pokedex: \(sentence)\n")
    #expect(outcome.code == 1)
    #expect(log.contains("status=untrusted-certificate") && !log.contains("try=2"))
  }

  /// The ways to name the authority's file. `FILE` and `FOLDER` stand for the paths.
  static let ways: [(arguments: [String], environment: [String: String], config: String)] = [
    (["--ca-file", "FILE"], [:], ""), ([], ["SSL_CERT_FILE": "FILE"], ""),
    ([], ["CURL_CA_BUNDLE": "FILE"], ""), ([], ["SSL_CERT_DIR": "FOLDER"], ""),
    ([], [:], "ca_file = 'FILE'\n"), ([], [:], "ca-file = 'FILE'\n"),
    (["--set", "ca_file=FILE"], [:], ""),
    (["--ca-file", "FILE"], ["SSL_CERT_FILE": "/nowhere"], "ca_file = '/nowhere'\n"),
    ([], ["CURL_CA_BUNDLE": "FILE", "SSL_CERT_FILE": "/nowhere"], "ca_file = '/nowhere'\n"),
  ]

  @Test(.needs(program: "python3"), arguments: ways)
  func ownAuthorityIsTrusted(
    arguments: [String], environment: [String: String], config: String
  ) async throws {
    let server = try TLSServer()
    defer { server.stop() }
    try FileManager.default.copyItem(
      atPath: server.authorityFile, toPath: server.folder.path(of: TLSServer.authorityName))
    func filled(_ text: String) -> String {
      text.replacing("FILE", with: server.authorityFile)
        .replacing("FOLDER", with: server.folder.url.path)
    }
    var variables = environment.mapValues(filled)
    variables["POKEDEX_CONFIG"] = folder.path(of: "config.toml")
    try Data(filled(config).utf8).write(to: URL(filePath: folder.path(of: "config.toml")))

    let (outcome, _) = try await show(
      server.baseURL, arguments.map(filled), environment: variables)

    #expect(outcome.errors == "pokedex: PokéAPI has no entry for “25”\n")
  }

  /// Nothing listens at the address, because the file is checked before.
  @Test func missingAuthorityFileIsNamed() async throws {
    let (outcome, log) = try await show(
      "https://127.0.0.1:1/api/v2", ["--ca-file", "/nowhere/own.pem"])

    #expect(outcome.errors == "pokedex: Can't read the certificates in /nowhere/own.pem.\n")
    #expect(log.contains("status=unreadable-certificates") && !log.contains("try=2"))
  }

  @Test(.needs(program: "python3"))
  func fileWithoutCertificatesIsNamed() async throws {
    let server = try TLSServer()
    defer { server.stop() }
    let path = folder.path(of: "own.pem")
    try Data("no certificate\n".utf8).write(to: URL(filePath: path))

    let (outcome, log) = try await show(server.baseURL, environment: ["SSL_CERT_FILE": path])

    #expect(outcome.errors.hasPrefix("pokedex: Can't read the certificates in …"))
    #expect(outcome.errors.hasSuffix("/own.pem.\n"))
    #expect(log.contains("status=unreadable-certificates") && !log.contains("try=2"))
  }
}
