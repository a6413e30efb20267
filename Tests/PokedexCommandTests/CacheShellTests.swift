import Foundation
import PokedexModel
import PokedexApp
import PokemonAPI
import TestSupport
import Testing

@testable import pokedex

@Suite("pokedex cache and pokedex paths")
struct CacheShellTests {
  private static let list = #"{"count": 0, "next": null, "previous": null, "results": []}"#
  private static let page = "http://x/api/v2/pokemon?offset=0&limit=100"
  private static let type = "http://x/api/v2/type/12"

  private let cache: CacheFolder

  init() throws {
    cache = try CacheFolder()
  }

  private func fill() throws {
    try cache.save(Self.list, at: Self.page, age: 3 * 86_400)
    try cache.save(#"{"name": "grass", "pokemon": []}"#, at: Self.type, age: 3_600)
  }

  private func run(
    _ command: CacheCommand, _ language: Language = .english
  ) throws -> Output {
    try cache.shell(language).run(command)
  }

  private func json(_ command: CacheCommand) throws -> NSDictionary? {
    let text = try cache.shell(json: true).run(command).text
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
  }

  @Test func statusIsPrintedAsATable() throws {
    try fill()

    #expect(
      try run(.status).text == """
        File     \(cache.file)
        Answers  2
        Size     412 B of at most 256 MB
        Oldest   3 d old
        Newest   1 h old

        """)
    #expect(
      try run(.status, .japanese).text == """
        ファイル    \(cache.file)
        応答        2
        サイズ      412 B（最大256 MB）
        最も古い    3日前
        最も新しい  1時間前

        """)
  }

  @Test func statusIsAvailableInJSON() throws {
    try fill()

    #expect(
      try json(.status) == [
        "path": cache.file, "answers": 2, "bytes": 412, "limit_bytes": 256 << 20,
        "oldest": "2023-11-11T22:13:20Z", "newest": "2023-11-14T21:13:20Z",
      ])
  }

  @Test func emptyCacheInJSONHasNoTimes() throws {
    try fill()
    _ = try run(.clear)

    #expect(
      try json(.status) == [
        "path": cache.file, "answers": 0, "bytes": 0, "limit_bytes": 256 << 20,
        "oldest": NSNull(), "newest": NSNull(),
      ])
  }

  @Test func intactCachePassesVerification() throws {
    try fill()

    #expect(
      try run(.verify) == Output(text: "Answers checked: 2. All are intact.\n"))
    #expect(try run(.verify, .japanese).text == "2件の応答を調べました。問題はありません。\n")
    #expect(
      try json(.verify) == ["answers": 2, "sound": true, "damage": [], "unreadable": []])
  }

  @Test func verifyListsUnreadableAnswersAndFails() throws {
    try fill()
    try cache.save("{}", at: Self.type)

    let outcome = try run(.verify)

    #expect(outcome.code == 1)
    #expect(
      outcome.text
        == "Answers checked: 2. Unreadable, to be fetched again: 1\n  \(Self.type)\n")
    #expect(
      try json(.verify) == [
        "answers": 2, "sound": false, "damage": [], "unreadable": [Self.type],
      ])
    #expect(try cache.shell(json: true).run(.verify).code == 1)
  }

  @Test func clearReportsAndRemovesAllAnswers() throws {
    try fill()

    #expect(try run(.clear).text == "Answers removed: 2 (412 B).\n")

    #expect(try run(.clear, .japanese).text == "0件の応答（0 B）を消しました。\n")
    #expect(try json(.status)?["answers"] as? Int == 0)
  }

  @Test func clearIsAvailableInJSON() throws {
    try fill()

    #expect(try json(.clear) == ["answers": 2, "bytes": 412])
  }

  @Test(arguments: [CacheCommand.status, .verify])
  func statusAndVerifyFailForADamagedFile(command: CacheCommand) throws {
    try cache.damage()

    #expect(throws: CacheFailure.damaged) { try run(command) }
  }

  @Test func damagedFileCanBeCleared() throws {
    try cache.damage()

    #expect(try run(.clear).text == "Answers removed: 0 (1.5 kB).\n")

    #expect(!cache.exists)
    try fill()
    #expect(try json(.status)?["answers"] as? Int == 2)
  }

  @Test func damagedCacheIsListedUntilCleared() throws {
    let damagedPath = cache.file + ".damaged"
    try cache.damage()
    try FileManager.default.moveItem(atPath: cache.file, toPath: damagedPath)

    #expect(
      try cache.shell().listPaths()
        == "Config               —\nState                —\nCache                \(cache.file)\n"
        + "Damaged cache        \(damagedPath)\n"
        + "Marks, notes, teams  /d/pokedex/user.sqlite\nLog                  —\n")
    #expect(try run(.clear).text == "Answers removed: 0 (1.5 kB).\n")
    #expect(try !cache.shell().listPaths().contains(damagedPath))
  }

  @Test func controlCharactersInPathsAreEscaped() throws {
    let shell = cache.shell(log: "/a\u{1B}[2J\n\u{9B}\u{202E}b")

    #expect(
      try shell.listPaths().hasSuffix(
        "\nLog                  /a\\u{1B}[2J\\u{A}\\u{9B}\\u{202E}b\n"))
  }

  @Test func jsonPathsRoundTripControlCharacters() throws {
    let log = "/a\u{1B}[2J\n\u{9B}b"

    let text = try cache.shell(json: true, log: log).listPaths()

    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    let paths = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(paths?["log"] as? String == log)
  }

  static let sizes: [(bytes: Int, text: String)] = [
    (0, "0 B"), (1, "1 B"), (999, "999 B"), (1_000, "1.0 kB"), (1_024, "1.0 kB"),
    (1_536, "1.5 kB"), (10_188, "9.9 kB"), (10_200, "10 kB"), (10_240, "10 kB"),
    (1_023_487, "999 kB"), (1_024_000, "1.0 MB"), (1 << 20, "1.0 MB"), (256 << 20, "256 MB"),
    (1 << 30, "1.0 GB"), (5_000 << 30, "5000 GB"),
  ]

  @Test(arguments: sizes)
  func sizeHasOneDecimalBelowTen(bytes: Int, text: String) {
    #expect(ByteText.text(of: bytes, Figures(decimalMark: ".")) == text)
  }
}
