import Foundation
import SQLite
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that the program runs without its cache if the cache fails, and reports the failure once.
@Suite(.timeLimit(.minutes(5)))
struct CacheFailureTests {
  /// A kind of cache failure.
  enum Trouble: CaseIterable {
    case noHome, folderAtPath, parentIsAFile, notADatabase, damagedHeader, damagedPages, newer
    case lockedWhenOpened, lockedForWriting, readOnly, otherTable
  }

  private let folder: CacheFolder
  private let failures = Recorder<CacheFailure>()

  init() throws {
    folder = try CacheFolder()
  }

  /// Causes a cache failure.
  ///
  /// - Returns: The cache's path, the expected failure, and the connection that locks the file, if
  ///   any.
  private func make(
    _ trouble: Trouble
  ) throws -> (path: String?, failure: CacheFailure, holder: Database?) {
    let path = folder.path
    var holder: Database?
    var failure = CacheFailure.setAside(path: path + ".damaged")
    switch trouble {
    case .noHome: return (nil, .noHome, nil)
    case .folderAtPath:
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      failure = .cannotOpen(path: path)
    case .parentIsAFile:
      try Data("x".utf8).write(to: URL(filePath: path))
      return (path + "/sub/cache.sqlite", .cannotOpen(path: path + "/sub/cache.sqlite"), nil)
    case .notADatabase:
      try Data(repeating: 65, count: 9000).write(to: URL(filePath: path))
      failure = .foreign(path: path)
    case .damagedHeader:
      try fill()
      try folder.overwrite(with: 0xFF, count: 16, at: 0)
    case .damagedPages:
      try fill()
      try folder.overwrite(with: 0xFF, count: 8192, at: 4096)
    case .newer:
      try fill()
      try Database(path: path).run("PRAGMA user_version = 99")
      failure = .newer
    case .lockedWhenOpened, .lockedForWriting:
      if trouble == .lockedForWriting { try fill() }
      holder = try Database(path: path)
      try holder?.run("BEGIN EXCLUSIVE")
      failure = .locked
    case .readOnly:
      try fill()
      // The byte at offset 18 is the file's write version. Current versions of SQLite can only read
      // a file whose write version is 3.
      try folder.overwrite(with: 3, count: 1, at: 18)
      failure = .readOnly
    case .otherTable:
      try Database(path: path).run("CREATE TABLE response (id INTEGER)")
      failure = .foreign(path: path)
    }
    return (path, failure, holder)
  }

  /// Creates a cache that contains responses.
  private func fill() throws {
    let database = try CacheDatabase(path: folder.path)
    for index in 0..<50 { try database.store(.ofSize(500), for: "\(index)") }
  }

  @Test(arguments: Trouble.allCases)
  func failedCacheIsReportedOnceAndBypassed(trouble: Trouble) async throws {
    let (path, failure, holder) = try make(trouble)
    let cache = ResponseCache(path: path) { failures.record($0) }
    let server = StubServer(Fixture.answers)
    let api = try server.client(cache: cache)
    // A damaged cache is replaced with a new one, so later lists come from that cache.
    let isReplaced = failure == .setAside(path: folder.path + ".damaged")

    for number in 1...3 {
      let list = try await api.fetchPokemonList(offset: 0, limit: 2)
      #expect(list.origin == (isReplaced && number > 1 ? .cached(age: .zero) : .live))
      #expect(list.value.count == 3)
    }

    #expect(failures.all == [failure])
    _ = holder
  }

  @Test func intactCacheReportsNoFailure() async throws {
    let cache = ResponseCache(path: folder.path) { failures.record($0) }
    let api = try StubServer(Fixture.answers).client(cache: cache)

    _ = try await api.fetchPokemonList(offset: 0, limit: 2)

    #expect(failures.all == [])
  }

  @Test func cacheFileIsNotCreatedBeforeFirstUse() throws {
    _ = ResponseCache(path: folder.path(of: "sub/cache.sqlite")) { failures.record($0) }

    #expect(try folder.files == [])
  }

  @Test func missingFoldersAreCreated() async throws {
    let path = folder.path(of: "one/two/cache.sqlite")
    let cache = ResponseCache(path: path) { failures.record($0) }

    await cache.store(.text("kept"), for: "a")

    #expect(await cache.answer(for: "a", now: 0) == .text("kept"))
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(failures.all == [])
  }

  @Test func cacheWorksAgainAfterLockIsReleased() async throws {
    let (path, _, holder) = try make(.lockedForWriting)
    let cache = ResponseCache(path: path) { failures.record($0) }
    await cache.store(.text("lost"), for: "a")
    await cache.store(.text("lost, too"), for: "b")

    try holder?.run("COMMIT")
    await cache.store(.text("kept"), for: "a")

    #expect(await cache.answer(for: "a", now: 0) == .text("kept"))
    #expect(await cache.answer(for: "b", now: 0) == nil)
    #expect(failures.all == [.locked], "said once")
  }

  @Test func cacheIsReadableWhileAnotherProgramWrites() async throws {
    let (path, _, holder) = try make(.lockedForWriting)
    let cache = ResponseCache(path: path) { failures.record($0) }

    #expect(await cache.answer(for: "1", now: 30) == .ofSize(500))

    #expect(failures.all == [])
    _ = holder
  }

  @Test func newerFileIsLeftUnchanged() async throws {
    let (path, _, _) = try make(.newer)
    let cache = ResponseCache(path: path) { failures.record($0) }

    await cache.store(.text("kept"), for: "a")

    #expect(try folder.version() == 99)
    let answers = try Database(path: folder.path)
      .row("SELECT count(*) FROM response") { $0.integer(0) }
    #expect(answers == 50)
  }
}
