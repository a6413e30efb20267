import Foundation
import PokedexModel
import PokedexQuery
import TerminalUI
import Testing

@testable import pokedex

@Suite("The topics of help")
struct HelpTopicTests {
  @Test func everyFileOfTheFolderIsATopicAndTheOtherWayRound() throws {
    let folder = Repository.root.appending(path: "Resources/Help")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }

    #expect(Set(HelpTopic.all.map(\.name)) == Set(files))
    for name in files {
      let text = try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8)
      #expect(text.hasPrefix("\(name) - "), "\(name) says at its top what it is about")
    }
  }

  @Test(arguments: HelpTopic.all.map(\.name), [Language.english, .japanese])
  func noLineIsWiderThan80ColumnsOrEndsWithASpace(name: String, language: Language) throws {
    let text = try #require(HelpTopic(name)).text(in: language)

    #expect(!text.contains("\n@"), "no table is left out")
    for line in text.split(separator: "\n") {
      #expect(TextWidth.of(String(line)) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func everyTermAndTraitOfTheQueryLanguageIsInItsTopic() throws {
    let text = try #require(HelpTopic("query")).text(in: .english)

    for term in TermTable.pokemon.all { #expect(text.contains("  \(term.example)")) }
    for trait in PokedexQuery.Trait.allCases {
      #expect(text.contains("  is:\(trait.rawValue) "))
    }
  }

  @Test func optionsOfListsAndPartsOfEntriesAreInTheirTopics() throws {
    let lists = try #require(HelpTopic("lists")).text(in: .english)
    let json = try #require(HelpTopic("json")).text(in: .english)

    for row in OptionTable.options where row.commands.contains(.moves) {
      #expect(lists.contains(row.names[0]), "\(row.names[0])")
    }
    for part in EntryDetails.Part.allCases { #expect(json.contains("\n  \(part.rawValue) ")) }
  }

  @Test(arguments: SubjectShell.Kind.allCases)
  func everyKeyOfAReferenceIsInTheTopicOnJSON(kind: SubjectShell.Kind) throws {
    let names: [SubjectShell.Kind: String] = [
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
}
