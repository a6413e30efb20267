import Foundation
import PokedexModel
import Testing

@testable import pokedex

@Suite("What README says to those who script")
struct ReadmeTests {
  /// The section on scripts.
  private static let section: String = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    // A file that can't be read has no section, so that every test below fails.
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let start = text.range(of: "\n## In scripts\n")?.upperBound ?? text.endIndex
    let end = text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex
    return String(text[start..<end])
  }()

  @Test func everyCommandIsThere() {
    let calls = Self.section.split(separator: "\n").filter { $0.hasPrefix("pokedex ") }
    let named = calls.flatMap { $0.split(separator: " ")[1].split(separator: "|") }

    let commands = OptionTable.commands.map(\.command.rawValue).filter { !$0.isEmpty }
    #expect(Set(named.map(String.init)) == Set(commands))
  }

  @Test func everyOptionOfACommandIsThere() {
    for row in OptionTable.options where !row.commands.isEmpty {
      let name = row.names[0]
      #expect(Self.section.contains(name), "\(name)")
    }
  }

  @Test(arguments: EntryDetails.Part.allCases)
  func everyPartIsThere(part: EntryDetails.Part) {
    #expect(Self.section.contains("\n| `\(part.rawValue)` |"))
  }

  @Test(arguments: SubjectShell.Kind.allCases)
  func everyKeyOfAReferenceIsThere(kind: SubjectShell.Kind) throws {
    let names: [SubjectShell.Kind: String] = [
      .move: "surf", .ability: "levitate", .type: "fire", .item: "light-ball", .nature: "timid",
    ]
    let text = try SubjectShell(kind: kind, language: .english, json: true)
      .show(try #require(names[kind]))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])

    let row = try #require(
      Self.section.split(separator: "\n").first { $0.hasPrefix("| `\(kind.rawValue)` |") })
    for key in object.keys where !["name", "display_name", "names"].contains(key) {
      #expect(row.contains("`\(key)`"), "\(key)")
    }
  }
}
