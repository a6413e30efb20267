import Foundation
import PokedexModel
import PokedexQuery
import TerminalUI
import TestSupport
import Testing

@testable import pokedex

@Suite("The topics of help")
struct HelpTopicTests {
  static let languages: [Language] = [.english, .japanese, .german]

  @Test func helpFilesMatchTopicsAndLanguages() throws {
    let folder = Repository.root.appending(path: "Resources/Help")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }
    let expected = HelpTopic.all.map(\.name).flatMap { name in
      Self.languages.map { $0 == .english ? "\(name).txt" : "\(name).\($0.code).txt" }
    }

    #expect(files.sorted() == expected.sorted())
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(text.hasPrefix("\(file.prefix { $0 != "." }) - "), "\(file) begins with its subject")
      #expect(try Self.topicText(file).hasPrefix(text.prefix { $0 != "\n" }), "\(file) is shown")
    }
  }

  /// Returns the text of the help topic in a file. The file's name may contain a language code.
  private static func topicText(_ file: String) throws -> String {
    let parts = file.split(separator: ".")
    let language = parts.count == 3 ? Language(code: String(parts[1])) : .english
    return try #require(HelpTopic(String(parts[0]))).text(in: try #require(language))
  }

  @Test func topicFallsBackToTheInterfaceLanguage() throws {
    let topic = try #require(HelpTopic("query"))

    #expect(topic.text(in: .korean) == topic.text(in: .english))
    #expect(topic.text(in: .japaneseKana) == topic.text(in: .japanese))
  }

  @Test(arguments: HelpTopic.all.map(\.name), [Language.japanese, .german])
  func topicHasTheSameSectionsAndOptionsInEveryLanguage(name: String, language: Language) throws {
    let topic = try #require(HelpTopic(name))
    let (english, other) = (topic.text(in: .english), topic.text(in: language))

    #expect(Self.sections(of: other) == Self.sections(of: english))
    #expect(Self.options(in: other) == Self.options(in: english))
  }

  private enum Section { case heading, paragraph, row, gap }

  /// Returns the kind of each part of a text, in order. Each line of a table or an example is a
  /// part of its own, called a row. Lines that continue a row or a paragraph are skipped.
  private static func sections(of text: String) -> [Section] {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: []) { all, line in
      let section: Section =
        if line.isEmpty {
          .gap
        } else if line.hasPrefix("  ") {
          .row
        } else {
          HelpTopic.isHeading(String(line)) ? .heading : .paragraph
        }
      let isContinuation = section == .paragraph && all.last == .paragraph || line.hasPrefix("   ")
      if !isContinuation { all.append(section) }
    }
  }

  private static func options(in text: String) -> Set<Substring> {
    Set(text.matches(of: /--[a-z-]+/).map(\.output))
  }

  @Test(arguments: HelpTopic.all.map(\.name), languages)
  func noLineIsWiderThan80ColumnsOrEndsWithASpace(name: String, language: Language) throws {
    let text = try #require(HelpTopic(name)).text(in: language)

    #expect(!text.contains("\n@"), "no table is left out")
    for line in text.split(separator: "\n") {
      #expect(TextWidth.of(String(line)) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func queryTopicListsEveryTermAndTrait() throws {
    let text = try #require(HelpTopic("query")).text(in: .english)

    for term in TermTable.pokemon.all { #expect(text.contains("  \(term.example)")) }
    for trait in PokedexQuery.Trait.allCases {
      #expect(text.contains("  is:\(trait.rawValue) "))
    }
  }

  @Test func topicsListEveryListOptionAndEntryPart() throws {
    let lists = try #require(HelpTopic("lists")).text(in: .english)
    let json = try #require(HelpTopic("json")).text(in: .english)

    for row in OptionTable.options where row.commands.contains(.moves) {
      #expect(lists.contains(row.names[0]), "\(row.names[0])")
    }
    for part in EntryDetails.Part.allCases { #expect(json.contains("\n  \(part.rawValue) ")) }
  }

  @Test(arguments: SubjectShell.SubjectKind.allCases)
  func jsonTopicListsEverySubjectKey(kind: SubjectShell.SubjectKind) throws {
    let names: [SubjectShell.SubjectKind: String] = [
      .move: "surf", .ability: "levitate", .type: "fire", .item: "light-ball", .nature: "timid",
    ]
    let output = try SubjectShell(kind: kind, language: .english, json: true)
      .show(try #require(names[kind]))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])

    let text = try #require(HelpTopic("json")).text(in: .english)
    let row = try #require(text.range(of: "\n  \(kind.rawValue) ")?.upperBound)
    for key in object.keys where !["name", "display_name", "names"].contains(key) {
      #expect(text[row...].contains(key), "\(key)")
    }
  }

  @Test(arguments: [
    ["matchup", "Mew Surf", "Gengar", "--need"], ["compare", "mew", "mewtwo"], ["weak", "mew"],
  ])
  func jsonTopicListsEveryKeyOfSeveralPokemon(arguments: [String]) async throws {
    let output = try await Executable.run(arguments + ["--json", "--demo"]).output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])

    let text = try #require(HelpTopic("json")).text(in: .english)
    let row = try #require(text.range(of: "\n\(arguments[0]) --json")?.upperBound)
    let keys = Self.keys(of: object)
    #expect(keys.count > 10)
    #expect(keys.filter { !text[row...].contains($0) } == [])
  }

  /// Returns the keys of an object, and of the objects in its arrays.
  private static func keys(of object: [String: Any]) -> Set<String> {
    object.values.compactMap { $0 as? [[String: Any]] }.joined()
      .reduce(into: Set(object.keys)) { $0.formUnion(keys(of: $1)) }
  }
}
