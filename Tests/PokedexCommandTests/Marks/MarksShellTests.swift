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

  @Test func listShowsNamesInTheLanguage() throws {
    try fill()

    #expect(
      try run(.list([])).text == """
           6  charizard         Charizard         caught shiny  Sword  —
           6  charizard-mega-x  Mega Charizard X  caught shiny  Sword  —
         151  mew               Mew               wanted        —      下 "the" truck, ☃
         151  mew               Mew               seen          Red    —

        """)
    #expect(
      try run(.list(["ミュウ"]), game: "red", in: .japanese).text
        == " 151  mew  ミュウ  見た  赤  —\n")
  }

  @Test func progressCoversEveryDexPerGameOrOverall() throws {
    try fill()
    _ = try run(.set(.caught, ["pikachu", "raichu-alola"]), game: "red")

    let all = try run(.progress, as: .tsv).text.split(separator: "\n")
    let red = try run(.progress, game: "red", as: .tsv).text.split(separator: "\n")

    #expect(all[0] == "dex\tdisplay_name\tcaught\tseen\tshiny\tspecies\tpercent")
    #expect(all[1] == "national\tNational\t3\t4\t1\t1025\t0")
    #expect(all[2] == "kanto\tKanto\t3\t4\t1\t151\t1")
    #expect(red[2] == "kanto\tKanto\t2\t3\t0\t151\t1")
    #expect(all.contains { $0.hasPrefix("original-hoenn\tOriginal Hoenn\t2\t") })
    #expect(
      try run(.progress, in: .german).text.contains("3 von 151 gefangen   1 %  4 gesehen\n"))
  }

  @Test func readingEmptyMarksCreatesNoFile() throws {
    #expect(try run(.list([])).code == 1)
    #expect(try run(.export, as: .json).text == "[\n\n]\n")
    #expect(!FileManager.default.fileExists(atPath: folder.userFile))
  }

  @Test(arguments: [ListRequest.Format.tsv, .json])
  func importRestoresExportedMarks(format: ListRequest.Format) throws {
    try fill()
    let exported = try run(.export, as: format).text
    _ = try run(.clear(nil, ["6", "10034"]), game: "sword")
    _ = try run(.clear(nil, ["mew"]))
    _ = try run(.clear(nil, ["mew"]), game: "red")
    #expect(try run(.list([])).code == 1)

    let outcome = try read(exported)

    #expect(outcome.text == "Entries read: 4, changed: 4.\n")
    #expect(try run(.export, as: format).text == exported)
    #expect(try run(.undo).text.contains("—"))
    #expect(try run(.list([])).code == 1, "an import is one step")
  }

  @Test func importNeedsOnlyNamesOrIDs() throws {
    _ = try read("\u{FEFF}name\tmarks\textra\r\nBisaflor\tcaught wanted\tx\r\n\r\n10143\tseen\r\n")

    let text = try run(.list([]), as: .tsv).text
    #expect(text.contains("3\t3\tvenusaur\tVenusaur\t\tcaught wanted\t\n"))
    #expect(text.contains("\t10143\t"))
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

  @Test func setPrintsEachNamedPokemonOnce() throws {
    _ = try run(.set(.seen, ["mew"]))

    let text = try run(.set(.seen, ["pikachu", "mew", "151"]), as: .tsv).text

    #expect(text.split(separator: "\n").count == 3)
    #expect(text.contains("pikachu\tPikachu\t\tseen\t") && text.contains("mew\tMew\t\tseen\t"))
  }

  @Test func unknownPokemonIsStoredByID() throws {
    let row = "id\tname\tgame\tmarks\n99999\tnewmon\tnew-version\tcaught\n"
    _ = try read(row)

    #expect(try run(.export, as: .tsv).text.contains("\t99999\t\t\tnew-version\tcaught\t\t\t\n"))
    _ = try read(try run(.export, as: .json).text)
    #expect(try run(.list([])).text.contains("New Version"))
  }

  static let malformed: [(text: String, sentence: String)] = [
    ("", "line 1: it has neither a column “name” nor “id”"),
    ("number\tmarks\n25\tcaught\n", "line 1: it has neither"),
    ("name\nfoo\n", "line 2: there is no Pokémon “foo”"),
    ("name\n\nmew\n151\n", "line 4: it repeats line 3"),
    ("name\tmarks\nmew\tseen\nabra\tsene\n", "line 3: there is no mark “sene”"),
    ("name\tgame\nmew\t\u{1B}[2J\n", "line 2: there is no game “\\u{1B}[2J”"),
    ("name\tnote\nmew\t\(String(repeating: "x", count: 257))\n", "line 2: a note is one line"),
    ("name\tnote\nmew\ta\u{9B}b\n", "line 2: a note is one line"),
    ("name\nmew\tseen\n", "line 2: it has more cells"), ("id\n-1\n", "line 2: “-1” is not an id"),
    ("id\n99999999999999999999\n", "line 2: “99999999999999999999” is not an id"),
    ("id\tname\n4\tmew\n", "line 2: id 4 is charmander, not “mew”"),
    ("marks\tid\nseen\n", "line 2: it has neither a name nor an id"),
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
        + (1...24_577).map { "\($0)\t\(String(repeating: "😀", count: 256))\n" }.joined(),
      "line 24578: the notes and teams up to here are larger than 24 MB"
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

  @Test func unknownNameChangesNothing() throws {
    let failure = #expect(throws: Shell.Failure.self) { try run(.set(.seen, ["mew", "meww"])) }

    #expect(failure?.sentence == "there is no Pokémon “meww”; closest: mew")
    #expect(try run(.list([])).code == 1)
  }

  @Test func undoWithoutChangesIsAnError() throws {
    #expect(throws: Shell.Failure.self) { try run(.undo) }
    #expect(!FileManager.default.fileExists(atPath: folder.userFile))
  }
}
