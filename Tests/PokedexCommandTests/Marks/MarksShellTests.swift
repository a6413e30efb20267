import Foundation
import PokedexModel
import TestSupport
import Testing
import UserStore

@testable import pokedex

@Suite("The commands of marks")
struct MarksShellTests {
  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  private func run(
    _ action: MarksRequest.Action, game: String? = nil, as format: ListRequest.Format = .text,
    in language: Language = .english
  ) throws -> Output {
    try MarksShell(path: folder.userFile, language: language, format: format)
      .run(MarksRequest(action: action, game: game, format: format))
  }

  private func read(_ text: String) throws -> Output {
    let file = folder.path(of: "marks.txt")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return try run(.read(file))
  }

  private func fill() throws {
    _ = try run(.set(.shiny, ["glurak", "10034"]), game: "sword")
    _ = try run(.set(.wanted, ["mew"]))
    _ = try run(.note("mew", try #require(Note("下 \"the\" truck, ☃"))))
    _ = try run(.set(.seen, ["mew"]), game: "red")
  }

  @Test(arguments: [
    "\n \r\n\nname\tmarks\nmew\tseen\n", "\u{FEFF}\nname\tmarks\nmew\tseen",
    "\u{FEFF} \n[{\"name\":\"mew\",\"marks\":[\"seen\"]} ]\n",
  ])
  func leadingBlankLinesAndByteOrderMarkAreAccepted(text: String) throws {
    #expect(try read(text).text == "Entries read: 1, changed: 1.\n")
    #expect(try run(.list([]), as: .tsv).text.contains("mew\tMew\t\tseen\t"))
  }

  @Test(arguments: [[0xEF], [0xBF, 0xBB], [0xEF, 0xBB], [0xBB, 0xBF, 0xEF, 0xEF]] as [[UInt8]])
  func partialByteOrderMarkIsRejected(start: [UInt8]) throws {
    let file = folder.path(of: "marks.txt")
    for rest in ["name\nmew\n", "[{\"name\":\"mew\"}]"] {
      try Data(start + Array(rest.utf8)).write(to: URL(fileURLWithPath: file))
      #expect(throws: Shell.Failure.self) { try run(.read(file)) }
    }
  }

  static let malformed: [(text: String, sentence: String)] = [
    ("", "line 1: it has neither a column “name” nor “id”"),
    ("name\tgame\nmew\t\u{1B}[2J\n", "line 2: there is no game “\\u{1B}[2J”"),
    ("name\tnote\nmew\t\(String(repeating: "x", count: 257))\n", "line 2: a note is one line"),
    ("name\tnote\nmew\ta\u{9B}b\n", "line 2: a note is one line"),
    ("[", "this is not a JSON array of objects"), ("{}", "this is not a JSON array"),
    (String(repeating: "[", count: 100_000), "this is not a JSON array"),
    ("[{\"id\":4}] [", "this is not a JSON array"), ("[{\"id\":4}", "this is not a JSON array"),
    ("{\"id\":4,\"name\":\"mew\"}", "this is not a JSON array"),
    ("[{\"name\":\"mew\"},{\"name\":1}]", "entry 2: it must be an object with id"),
    ("[{\"name\":\"mew\",\"marks\":\"seen\"}]", "entry 1: it must be an object"),
    ("[{\"id\":25,\"marks\":[\"seen\"]}}", "this is not a JSON array"),
    ("[{\"id\":25]}", "this is not a JSON array"), ("[] [{\"id\":4}]", "this is not a JSON array"),
    ("[{\"id\":25},]", "entry 2: it must be an object"), ("[,]", "entry 1: it must be an object"),
    ("\n\n[{\"id\":4},{}]", "entry 2: it has neither a name nor an id"),
    ("\u{FEFF}\u{FEFF}name\nmew\n", "line 1: it has neither a column"),
    ("\n \r\n", "line 2: it has neither a column"),
    ("\nname\n\nfoo\n", "line 4: there is no Pokémon"),
    ("[{\"id\":1e99}]", "entry 1: it must be an object"),
    ("[\n  {\"id\":4}, []]", "entry 2: it must be an object"),
    ("[{\"note\":\"],\\\\\"},{\"note\":\"\\\"}]\"}]", "entry 1: it has neither a name nor an id"),
    ("[\"" + String(repeating: "\\n", count: 200_000), "entry 1 is larger than 256 kB"),
    ("name\n" + String(repeating: "\t", count: 300_000), "line 2 is larger than 256 kB"),
    (String(repeating: "name\t", count: 60_000), "line 1 is larger than 256 kB"),
    ("[{\"id\":4},{\"id\":4}]", "entry 2: it repeats entry 1"),
    (
      "id\n" + (1...100_001).map { "\($0)\n" }.joined(),
      "line 100002: there are more than 100000"
    ),
    (
      "id\tnote\n"
        + (1...18_433).map { "\($0)\t\(String(repeating: "😀", count: 256))\n" }.joined(),
      "line 18434: the notes and teams up to here are larger than 18 MB"
    ),
  ]

  @Test(arguments: malformed)
  func malformedFileIsRejectedEntirely(text: String, sentence: String) throws {
    _ = try run(.set(.seen, ["1"]))
    let before = try run(.export, as: .tsv).text

    let failure = #expect(throws: Shell.Failure.self) { try read(text) }

    let message = failure?.sentence ?? ""
    #expect(message.hasPrefix(sentence), "\(message.prefix(200))")
    #expect(message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(try run(.export, as: .tsv).text == before)
  }

  @Test func tooLargeFileIsNotReadToTheEnd() throws {
    let failure = #expect(throws: Shell.Failure.self) { try run(.read("/dev/zero")) }

    #expect(failure?.sentence == "line 1 is larger than 256 kB")
  }

  @Test(arguments: [ListRequest.Format.text, .tsv, .csv, .json])
  func exportInPartsEqualsExportAtOnce(format: ListRequest.Format) throws {
    let games = (0..<1_234).map { "151\tgame-\($0)\tseen\n" }.joined()
    let others = [6, 999_999, 3, 10_034].map { "\($0)\t\tcaught\n" }.joined()
    _ = try read("id\tgame\tmarks\n" + games + others)
    _ = try read("team\tpaste\nRain\tPelipper\n")
    var parts: [String] = []

    let output = try MarksShell(
      path: folder.userFile, language: .english, format: format,
      write: {
        parts.append($0); return true
      }
    ).run(MarksRequest(action: .export, format: format))

    let text = parts.joined()
    #expect(parts.count > 2 && output.text.isEmpty)
    #expect(try run(.export, as: format).text == text)
    switch format {
    case .json:
      let rows = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
      #expect(rows.count == 1_239 && rows.last?["team"] as? String == "Rain")
      #expect(rows.compactMap { $0["id"] as? Int }.prefix(4) == [3, 6, 10_034, 151])
    case .text: #expect(text.split(separator: "\n").count == 1_239)
    case .tsv: #expect(text.split(separator: "\n").count == 1_240)
    case .csv: #expect(text.split(separator: "\r\n").count == 1_240)
    }
  }

  @Test func failedWriteOfAnExportIsAnError() throws {
    try fill()

    let failure = #expect(throws: Shell.Failure.self) {
      try MarksShell(
        path: folder.userFile, language: .english, format: .tsv, write: { _ in false }
      ).run(MarksRequest(action: .export, format: .tsv))
    }

    #expect(failure?.sentence == "can't write the output")
  }

  @Test func savedChangesAreFlaggedInTheOutput() throws {
    #expect(
      try run(.set(.seen, ["mew"])).changedUserData && run(.undo).changedUserData
        && read("id\n4\n").changedUserData == false)
    #expect(try !run(.list([])).changedUserData)
  }
}
