import Foundation
import SQLite
import TestSupport
import Testing

@testable import PokemonAPI

/// Caches that are damaged by chance: nothing ends the program, takes long, or is taken for an answer.
@Suite(.timeLimit(.minutes(20)), .seeded)
struct CacheMutationSweep {
  private static let rounds = Sweep.amount(4000, everyday: 40)
  private static let urls = (1...12).map { "http://dex.test/api/v2/type/\($0)" }

  /// So large that some take pages of their own.
  private static func answer(_ index: Int) -> StoredAnswer {
    StoredAnswer(
      content: index == 3
        ? .nothing : .body(Array(repeating: UInt8(40 + index), count: index * 700)),
      validator: index.isMultiple(of: 2) ? "\"\(index)\"" : nil, storedAt: 1000 + index,
      freshUntil: 5000)
  }

  @Test func anAnswerIsWhatWasStoredOrNone() async throws {
    let folder = try CacheFolder()
    let sound = try soundFile(in: folder)
    var random = SeededGenerator()
    var (hits, misses, asides) = (0, 0, 0)

    for round in 0..<Self.rounds {
      try folder.empty()
      let (bytes, what) = Mutation.random(using: &random).applied(to: sound, using: &random)
      try Data(bytes).write(to: URL(filePath: folder.path))
      let failures = Recorder<CacheFailure>()
      let start = ContinuousClock.now

      _ = try? CacheInspector(path: folder.path).status()
      let report = try? CacheInspector(path: folder.path).verify()
      do {
        let cache = ResponseCache(path: folder.path) { failures.record($0) }
        for (index, url) in Self.urls.enumerated() {
          guard let answer = await cache.answer(for: url, now: 1100) else {
            misses += 1
            continue
          }
          hits += 1
          #expect(answer == Self.answer(index), "round \(round), \(what)")
        }
        await cache.store(.text("new", storedAt: 1100), for: "new")
        let new = await cache.answer(for: "new", now: 1100)
        #expect(new == .text("new", storedAt: 1100) || new == nil, "round \(round), \(what)")
      }
      _ = try? CacheInspector(path: folder.path).clear()

      asides += failures.all.contains(.setAside(path: folder.path + ".damaged")) ? 1 : 0
      #expect(failures.all.count <= 3, "round \(round), \(what): \(failures.all)")
      #expect(report.map { $0.answers < 1000 } ?? true, "round \(round), \(what)")
      #expect(ContinuousClock.now - start < .seconds(20), "round \(round), \(what)")
    }

    #expect(hits > 0 && misses > 0 && asides > 0)
  }

  /// The bytes of a file with an answer for each URL.
  private func soundFile(in folder: CacheFolder) throws -> [UInt8] {
    let database = try CacheDatabase(path: folder.path)
    for (index, url) in Self.urls.enumerated() { try database.store(Self.answer(index), for: url) }
    try Database(path: folder.path).run("PRAGMA wal_checkpoint(TRUNCATE)")
    return Array(try Data(contentsOf: URL(filePath: folder.path)))
  }
}

/// What may have happened to a file.
private enum Mutation: CaseIterable {
  case flip, flips, header, page, swap, truncate, extend, noise, number

  static func random(using random: inout SeededGenerator) -> Mutation {
    allCases.randomElement(using: &random) ?? .flip
  }

  /// - Returns: the bytes, and in words what was done.
  func applied(
    to file: [UInt8], using random: inout SeededGenerator
  ) -> (bytes: [UInt8], what: String) {
    let size = 4096
    var bytes = file
    var place = Int.random(in: 0..<file.count, using: &random)
    let page = place / size * size
    switch self {
    case .flip: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .flips:
      for _ in 0..<Int.random(in: 2...200, using: &random) {
        bytes[Int.random(in: 0..<file.count, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
    case .header:
      place = Int.random(in: 0..<100, using: &random)
      bytes[place] = .random(in: 0...255, using: &random)
    case .page:
      let filling = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(
        using: &random)
      for index in page..<page + size { bytes[index] = filling ?? 0 }
    case .swap:
      let other = Int.random(in: 0..<file.count / size, using: &random) * size
      for index in 0..<size { bytes.swapAt(page + index, other + index) }
    case .truncate: bytes.removeLast(file.count - place)
    case .extend: bytes += bytes.prefix(place)
    case .noise:
      let end = min(file.count, place + .random(in: 1...9000, using: &random))
      for index in place..<end { bytes[index] = .random(in: 0...255, using: &random) }
    case .number:
      // In the first bytes of a page are its kind, its cells and where they lie.
      place = page + (page == 0 ? 100 : 0) + .random(in: 0..<40, using: &random)
      bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
    }
    return (bytes, "\(self) at \(place)")
  }
}
