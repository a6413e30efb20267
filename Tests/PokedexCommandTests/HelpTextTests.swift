import Foundation
import PokedexModel
import PokedexText
import TerminalUI
import Testing

@testable import pokedex

@Suite("The text of help")
struct HelpTextTests {
  private static func text(_ language: Language, on subject: String? = nil) -> String {
    HelpText(language: language).text(on: subject)
  }

  @Test(arguments: [Language.english, .japanese])
  func overviewListsEveryCommandTopicAndGeneralOption(language: Language) {
    let text = Self.text(language)

    for row in OptionTable.options where row.commands.isEmpty {
      for name in row.names { #expect(text.contains(name)) }
      if let short = row.short { #expect(text.contains("  -\(short), --")) }
      #expect(text.contains(row.about.text(in: language.interface) + "\n"))
    }
    for row in CommandTable.rows where !row.name.isEmpty {
      #expect(text.contains("\n  \(row.name) "))
      #expect(text.contains(row.about.text(in: language.interface) + "\n"))
    }
    for topic in HelpTopic.all { #expect(text.contains("\n  \(topic.name) ")) }
  }

  @Test(arguments: CommandTable.names, [Language.english, .japanese])
  func commandHelpListsUsageOptionsAndExamples(name: String, language: Language) throws {
    let row = try #require(CommandTable.row(named: name))

    let text = Self.text(language, on: name)

    #expect(text.contains("\n  \(row.usage)\n"))
    for example in row.examples { #expect(text.contains("\n  \(example)\n")) }
    for option in row.options { #expect(text.contains(option.names[0])) }
    for topic in row.topics { #expect(HelpTopic(topic) != nil, "\(topic)") }
  }

  @Test(arguments: [nil] + CommandTable.names, [Language.english, .japanese])
  func noLineIsWiderThan80ColumnsOrEndsWithASpace(subject: String?, language: Language) {
    for line in Self.text(language, on: subject).split(separator: "\n") {
      #expect(TextWidth.of(String(line)) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test(arguments: CommandTable.rows.flatMap(\.examples))
  func everyExampleIsAValidCommandLine(example: String) {
    let words = ShellWords.split(example)

    #expect(words.first == "pokedex")
    #expect(throws: Never.self) {
      try CommandLineParser.parse(Array(words.dropFirst()), environment: [:])
    }
  }

  @Test func optionNamesAndLettersAreUnique() {
    let names = OptionTable.options.flatMap(\.names)
    let letters = OptionTable.options.compactMap(\.short)

    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }
}
