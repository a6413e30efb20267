import Foundation
import SQLite
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the cache file's contents, and of how long it keeps them.
@Suite struct CacheDatabaseTests {
  private let folder: CacheFolder

  init() throws {
    folder = try CacheFolder()
  }

  private func open(limit: Int = 1 << 20) throws -> CacheDatabase {
    try CacheDatabase(path: folder.path, limit: limit)
  }

  @Test(arguments: [
    StoredAnswer(
      content: .body([0, 255, 123, 39]), validator: "W/\"e'\"", storedAt: 10, freshUntil: 20),
    StoredAnswer(content: .body([]), validator: nil, storedAt: 10, freshUntil: 10),
    StoredAnswer(content: .missingResource, validator: nil, storedAt: 5, freshUntil: 605),
  ])
  func storedAnswerIsReadUnchanged(answer: StoredAnswer) throws {
    let database = try open()

    try database.store(answer, for: "http://dex.test/'?a=1&b=ピ")

    #expect(try database.answer(for: "http://dex.test/'?a=1&b=ピ", now: 15) == answer)
    #expect(try database.answer(for: "http://dex.test/", now: 15) == nil)
  }

  @Test func laterAnswerReplacesTheEarlier() throws {
    let database = try open()
    try database.store(.text("old", validator: "\"1\""), for: "a")

    try database.store(.text("new"), for: "a")

    #expect(try database.answer(for: "a", now: 0) == .text("new"))
    #expect(try database.status().answers == 1)
  }

  @Test func dataSurvivesReopening() throws {
    try open().store(.text("kept", storedAt: 7), for: "a")

    #expect(try open().answer(for: "a", now: 8) == .text("kept", storedAt: 7))
  }

  @Test func twoConnectionsSeeEachOthersAnswers() throws {
    let (first, second) = (try open(), try open())

    try first.store(.text("from the first"), for: "a")
    #expect(try second.answer(for: "a", now: 0) == .text("from the first"))

    try second.store(.text("from the second"), for: "a")
    #expect(try first.answer(for: "a", now: 0) == .text("from the second"))
  }

  @Test func sizeCountsBodiesURLsAndRows() throws {
    let database = try open()

    try database.store(.ofSize(1000, storedAt: 3), for: "four")
    try database.store(.ofSize(10, storedAt: 9), for: "é")
    try database.store(
      StoredAnswer(content: .missingResource, validator: nil, storedAt: 5, freshUntil: 6),
      for: "gone")

    #expect(
      try database.status()
        == CacheInspector.Status(
          answers: 3, bytes: 1004 + 12 + 4 + 3 * 128, oldest: 3, newest: 9))
  }
}
