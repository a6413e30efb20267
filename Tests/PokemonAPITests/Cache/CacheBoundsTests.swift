import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that a full cache removes the responses that haven't been used for the longest time.
@Suite struct CacheBoundsTests {
  private let folder: CacheFolder

  init() throws {
    folder = try CacheFolder()
  }

  /// Opens a cache with room for three responses of 100 bytes, whose URLs have one letter each.
  private func open() throws -> CacheDatabase {
    try CacheDatabase(path: folder.path, limit: 3 * (100 + 1 + 128))
  }

  private func fill(_ database: CacheDatabase, first: Int = 0) throws {
    for (index, url) in ["a", "b", "c"].enumerated() {
      try database.store(.ofSize(100, storedAt: first + 100 * index), for: url)
    }
  }

  private func urls(_ database: CacheDatabase) throws -> [String] {
    var urls: [String] = []
    try database.forEach { url, _ in urls.append(url) }
    return urls.sorted()
  }

  @Test func answersWithinTheLimitStay() throws {
    let database = try open()

    try fill(database)

    #expect(try urls(database) == ["a", "b", "c"])
  }

  @Test func leastRecentlyUsedAnswerIsRemovedFirst() throws {
    let database = try open()
    try fill(database)

    try database.store(.ofSize(100, storedAt: 1000), for: "d")
    #expect(try urls(database) == ["b", "c", "d"])

    try database.store(.ofSize(100, storedAt: 1100), for: "e")
    #expect(try urls(database) == ["c", "d", "e"])
  }

  @Test func readingCountsAsUse() throws {
    let database = try open()
    try fill(database)

    _ = try database.answer(for: "a", now: 900)
    try database.store(.ofSize(100, storedAt: 1000), for: "d")

    #expect(try urls(database) == ["a", "c", "d"])
  }

  @Test func inspectingDoesNotCountAsUse() throws {
    let database = try open()
    try fill(database)

    _ = try database.answer(for: "a", now: 900, recordsUse: false)
    try database.store(.ofSize(100, storedAt: 1000), for: "d")

    #expect(try urls(database) == ["b", "c", "d"])
  }

  /// The time of the last use is saved at most once a minute. A is used 59 seconds after its
  /// arrival, B 60 seconds after its arrival.
  @Test func useWithinAMinuteIsNotSaved() throws {
    let database = try open()
    try database.store(.ofSize(100, storedAt: 0), for: "a")
    try database.store(.ofSize(100, storedAt: 1), for: "b")
    try database.store(.ofSize(100, storedAt: 2), for: "c")

    _ = try database.answer(for: "a", now: 59)
    _ = try database.answer(for: "b", now: 61)
    try database.store(.ofSize(100, storedAt: 100), for: "d")
    try database.store(.ofSize(100, storedAt: 101), for: "e")

    #expect(try urls(database) == ["b", "d", "e"])
  }

  @Test func useIsSavedWhenTheClockWasSetBack() throws {
    let database = try open()
    try fill(database, first: 1000)

    for url in ["b", "c"] { _ = try database.answer(for: url, now: 200) }
    try database.store(.ofSize(100, storedAt: 300), for: "d")

    #expect(try urls(database) == ["a", "c", "d"])
  }

  @Test func fewestPossibleAnswersAreRemoved() throws {
    let database = try CacheDatabase(path: folder.path, limit: 20_000)
    for index in 0..<100 {
      try database.store(.ofSize(10, storedAt: index), for: String(1000 + index))
    }

    try database.store(.ofSize(19_000, storedAt: 200), for: "large")

    let size = try database.status().bytes
    #expect(size <= 20_000)
    #expect(size > 20_000 - 142)
    #expect(try urls(database).prefix(2) == ["1094", "1095"])
  }

  @Test func answerLargerThanTheLimitIsNotStored() throws {
    let database = try open()
    try fill(database)

    try database.store(.ofSize(1000, storedAt: 1000), for: "d")

    #expect(try urls(database) == [])
  }

  @Test func replacedAnswerIsNotCountedTwice() throws {
    let database = try open()
    try fill(database)

    for time in 1000..<1010 { try database.store(.ofSize(100, storedAt: time), for: "b") }

    #expect(try urls(database) == ["a", "b", "c"])
  }

  @Test func smallerLimitAppliesFromTheNextStore() throws {
    try fill(open())
    let database = try CacheDatabase(path: folder.path, limit: 300)

    try database.store(.ofSize(10, storedAt: 1000), for: "d")

    #expect(try urls(database) == ["d"])
  }
}
