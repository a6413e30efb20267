import PokedexModel
import PokedexText
import TerminalUI
import Testing

@testable import pokedex

@Suite("The text of --help")
struct HelpTextTests {
  @Test(arguments: InterfaceLanguage.allCases)
  func everyOptionAndCommandIsNamed(language: InterfaceLanguage) {
    let text = HelpText.text(in: language)

    for row in OptionTable.options {
      for name in row.names { #expect(text.contains(name)) }
      if let short = row.short { #expect(text.contains("  -\(short), --")) }
      #expect(text.contains(row.about.text(in: language) + "\n"))
    }
    for row in OptionTable.commands {
      #expect(text.contains("  " + row.usage + "  "))
      #expect(text.contains("  " + row.example + "\n"))
      #expect(text.contains(row.about.text(in: language) + "\n"))
    }
    for language in Language.allCases { #expect(text.contains(language.code)) }
    for part in EntryDetails.Part.allCases { #expect(text.contains(part.rawValue)) }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func noLineIsWiderThan80ColumnsOrEndsWithASpace(language: InterfaceLanguage) {
    for line in HelpText.text(in: language).split(separator: "\n") {
      #expect(TextWidth.of(String(line)) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func everyExampleCanBeFollowed() throws {
    for row in OptionTable.commands {
      let words = row.example.prefix { $0 != "|" }.split(separator: " ").map(String.init)

      #expect(throws: Never.self) {
        try CommandLineParser.parse(Array(words.dropFirst()), environment: [:])
      }
    }
  }

  @Test func noOptionHasTheNameOrLetterOfAnother() {
    let names = OptionTable.options.flatMap(\.names)
    let letters = OptionTable.options.compactMap(\.short)

    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }
}
