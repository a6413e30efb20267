import PokedexModel
import Testing

@testable import pokedex

@Suite("Completion")
struct CompletionTests {
  private static func words(_ line: String, _ language: Language = .english) -> [String] {
    choices(line, language).map(\.text)
  }

  /// Returns the choices for completing a line, which is split at each space. A trailing space
  /// begins an empty last word.
  private static func choices(_ line: String, _ language: Language) -> [Completion.Choice] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return Completion(words, language: language).choices
  }

  @Test(arguments: CommandTable.names)
  func everyOptionOfACommandIsOffered(name: String) throws {
    let row = try #require(CommandTable.row(named: name))

    let words = Self.words("\(name) --")

    let general = OptionTable.options.filter(\.commands.isEmpty)
    #expect(Set(words) == Set((row.options + general).map { $0.names[0] }))
  }

  /// A line of completion output can't contain line breaks or tabs, so there are no choices for a
  /// word that contains one.
  @Test(arguments: ["a\nb", "list\t", "x\r\ny"])
  func aWordWithALineBreakHasNoChoices(word: String) {
    #expect(Completion([word], language: .english).text == "")
    #expect(Completion(["list", word], language: .english).text == "")
  }

  /// Every choice that completion offers must parse. The test reads the option table, so it covers
  /// options added later.
  @Test(arguments: CommandTable.rows.filter { $0.command != .browse })
  func everyOfferedValueIsAccepted(row: CommandRow) throws {
    let example = ShellWords.split(row.examples[0]).dropFirst().prefix { $0 != "|" }
    for option in OptionTable.options
    where option.value != nil && (option.commands.isEmpty || option.commands.contains(row.command))
    {
      let values = Completion([row.name, option.names[0], ""], language: .english).choices
        // Leave out choices that end with `=`, because the user still has to type a value after it.
        .filter { !$0.text.hasSuffix("=") }
      for value in values.prefix(30) {
        let words =
          example + [option.names[0], value.text] + (option.option == .with ? ["-j"] : [])
        #expect(throws: Never.self, "\(words)") {
          try CommandLineParser.parse(Array(words), environment: [:])
        }
      }
    }
  }

  @Test func everyOfferedSettingAndValueIsAccepted() throws {
    let keys = Completion(["--set", ""], language: .english).choices
    #expect(keys.map(\.text).contains("units="))
    #expect(Self.words("config g", .english) == ["get"])
    #expect(Self.words("config get unit", .english) == ["units"])
    #expect(Self.words("config set units ", .english) == ["metric", "imperial"])
    #expect(Self.words("config path ", .english) == [])
    for key in keys {
      #expect(key.text.hasSuffix("="))
      for value in Completion(["--set", key.text], language: .english).choices.prefix(30) {
        #expect(throws: Never.self, "\(value.text)") {
          try CommandLineParser.parse(["--set", value.text], environment: [:])
        }
      }
    }
  }

  @Test(
    arguments: SubjectShell.SubjectKind.allCases, [Language.english, .japanese, .german, .french])
  func everyOfferedNameIsFound(kind: SubjectShell.SubjectKind, language: Language) throws {
    let shell = SubjectShell(kind: kind, language: language, json: false)
    let choices = Completion([], language: language).names(of: kind, "")

    #expect(choices.count > 15)
    for choice in choices.prefix(3) + choices.suffix(3) {
      #expect(throws: Never.self) { try shell.show(choice.text) }
    }
  }

  @Test(arguments: ["", "--", "-", "=", "--=", "-l", "--language=", "\u{1B}[2J", "--log="])
  func oddWordsDoNotBreakCompletion(word: String) throws {
    let invocation = try CommandLineParser.parse(["complete", word, word, word], environment: [:])

    #expect(invocation.runs(CompleteCommand(words: [word, word, word])))
    _ = Completion([word, word, word], language: .english).text
  }

  @Test(arguments: CompletionScript.allCases)
  func scriptPlaceholdersAreFilledIn(script: CompletionScript) {
    #expect(!script.text.contains("@FILES@"))
    #expect(script.text.contains("complete"))
    #expect(script.text.hasSuffix("\n"))
  }
}
