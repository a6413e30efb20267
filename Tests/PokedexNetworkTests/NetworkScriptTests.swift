import PokedexTestSupport
import TestSupport
import Testing

/// Tests of the executable's requests to a server, without a terminal.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct NetworkScriptTests {
  /// Fills the cache with an entry that is outdated at once, because the server says `no-cache`.
  private func cacheStaleEntry(in folder: CacheFolder) async throws -> LoopbackServer {
    let headers = ["Cache-Control": "no-cache"]
    let server = try LoopbackServer([
      "/api/v2/pokemon/1": .json(Fixture.pokemon, headers: headers),
      "/api/v2/pokemon-species/1": .json(Fixture.species, headers: headers),
      "/api/v2/evolution-chain/5": .json(Fixture.chain, headers: headers),
    ])
    let filled = try await Executable.run(
      ["show", "1", "--live", "--api", server.baseURL], in: folder)
    #expect(filled.errors.isEmpty && filled.code == 0)
    return server
  }

  @Test(arguments: [
    ("en", "From the cache, 1 min old: PokéAPI answered with error 403."),
    ("ja", "キャッシュの内容（1分前）：PokéAPIがエラー 403 を返しました。"),
    ("de", "Aus dem Cache, 1 min alt: PokéAPI antwortet mit Fehler 403."),
  ])
  func staleEntryIsReportedOnceWithAgeAndReason(language: String, sentence: String) async throws {
    let folder = try CacheFolder()
    let server = try await cacheStaleEntry(in: folder)
    defer { server.stop() }
    server.script(all: [:])
    for path in server.paths { server.script(path, .status(403)) }

    let outcome = try await Executable.run(
      ["show", "1", "--live", "--language", language, "--api", server.baseURL], in: folder)

    #expect(outcome.errors == "pokedex: \(sentence)\n")
    #expect(outcome.output.contains("#0001"))
    #expect(outcome.code == 0)
  }

  @Test func eachReasonOfStaleAnswersIsReported() async throws {
    let folder = try CacheFolder()
    let server = try await cacheStaleEntry(in: folder)
    defer { server.stop() }
    server.script("/api/v2/pokemon/1", .status(403))
    server.script("/api/v2/pokemon-species/1", .status(403))
    server.script("/api/v2/evolution-chain/5", .status(410))

    let outcome = try await Executable.run(
      ["show", "1", "--live", "--json", "--with", "evolution", "--api", server.baseURL],
      in: folder)

    #expect(
      outcome.errors == """
        pokedex: From the cache, 1 min old: PokéAPI answered with error 403.
        pokedex: From the cache, 1 min old: PokéAPI answered with error 410.

        """)
    #expect(outcome.code == 0)
  }

  /// Returns a page of a list of 1,351 varieties.
  private static func page(ids: Range<Int>, next: String?) -> String {
    let rows = ids.map { #"{"name": "species-\#($0)", "url": "/api/v2/pokemon/\#($0)/"}"# }
    return """
      {"count": 1351, "next": \(next.map { "\"\($0)\"" } ?? "null"), "previous": null,
       "results": [\(rows.joined(separator: ", "))]}
      """
  }

  private static let first = page(ids: 1..<21, next: "/api/v2/pokemon?offset=20&limit=20")

  /// The first response is the first page; then come only pages without new varieties.
  @Test(arguments: [
    first, page(ids: 1..<21, next: "/api/v2/pokemon?offset=0&limit=20"),
    page(ids: 0..<0, next: "/api/v2/pokemon?offset=40&limit=20"), page(ids: 0..<0, next: nil),
  ])
  func listThatEndsEarlyIsAnError(page: String) async throws {
    let server = try LoopbackServer { request in
      let key = request.path.split(separator: "/").last ?? ""
      if request.path.hasPrefix("/api/v2/type/") {
        return .json(Fixture.noMembers(of: String(key)))
      }
      if key.hasPrefix("pokemon-species?") { return .json(Fixture.noResults) }
      return .json(request.path.contains("?offset=0&") ? Self.first : page)
    }
    defer { server.stop() }

    let outcome = try await Executable.run(["list", "--live", "--api", server.baseURL])

    #expect(outcome.errors == "pokedex: The list ended early: 20 of 1,351\n")
    #expect(outcome.output.isEmpty && outcome.code == 1)
  }

  @Test(arguments: ["", "/", "/api", "/api/v2", "/api/v2/"])
  func addressIsCompleted(path: String) async throws {
    let server = try RecordedServer()
    defer { server.stop() }
    let base = server.baseURL.replacing("/api/v2", with: path)

    let outcome = try await Executable.run(["show", "25", "--live", "--api", base])

    #expect(outcome.output.hasPrefix("#0025  Pikachu"))
    #expect(outcome.errors.isEmpty && outcome.code == 0)
  }

  @Test func missingEntryAtCompletedAddressIsNotCalledAMissingServer() async throws {
    let server = try RecordedServer()
    defer { server.stop() }
    let base = server.baseURL.replacing("/api/v2", with: "")

    let outcome = try await Executable.run(["show", "20001", "--live", "--api", base])

    #expect(outcome.errors.contains("there is no Pokémon number 20001"))
    #expect(outcome.code == 1)
  }

  @Test(arguments: ["", "/", "/mirror"])
  func addressWithoutAPIIsAnError(path: String) async throws {
    let server = try LoopbackServer()
    defer { server.stop() }
    let base = server.baseURL.replacing("/api/v2", with: path)

    let outcome = try await Executable.run(["show", "25", "--live", "--api", base])

    let shown = base.hasSuffix("/") ? String(base.dropLast()) : base
    #expect(
      outcome.errors == "pokedex: There is no PokéAPI at \(shown), nor at \(shown)/api/v2.\n")
    #expect(outcome.output.isEmpty && outcome.code == 1)
  }

  @Test func noCacheNeitherReadsNorWritesTheCache() async throws {
    let (server, folder) = (try RecordedServer(), try CacheFolder())
    defer { server.stop() }
    let arguments = ["show", "25", "--live", "--api", server.baseURL]

    let first = try await Executable.run(arguments + ["--no-cache"], in: folder)
    #expect(first.code == 0)
    #expect(try folder.contents == [])

    _ = try await Executable.run(arguments, in: folder)
    server.forgetRequests()
    let again = try await Executable.run(arguments + ["--no-cache"], in: folder)
    #expect(again == first)
    #expect(server.paths.contains("/api/v2/pokemon/25"))
  }

  @Test func cacheCannotBeFilledWithoutCache() async throws {
    let outcome = try await Executable.run(["cache", "fill", "--no-cache"])

    #expect(
      outcome.errors
        == "pokedex: cache fill and --no-cache can't be combined; give only one\n")
    #expect(outcome.code == 2)
  }
}
