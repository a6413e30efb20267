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

  @Test func everyCommandIsOfferedAndNothingElse() {
    #expect(Self.words("") == CommandTable.names)
    #expect(Self.words("--demo ") == CommandTable.names)
    #expect(Self.words("-l ja mo") == ["moves", "move"])
    #expect(Self.words("xyzzy ") == [])
  }

  @Test(arguments: CommandTable.names)
  func everyOptionOfACommandIsOffered(name: String) throws {
    let row = try #require(CommandTable.row(named: name))

    let words = Self.words("\(name) --")

    let general = OptionTable.options.filter(\.commands.isEmpty)
    #expect(Set(words) == Set((row.options + general).map { $0.names[0] }))
  }

  @Test(arguments: [
    ("--j", []), ("list --js", ["--json"]), ("list --json --js", []), ("list -j --js", []),
    ("--off", ["--offline"]), ("show --g", ["--game", "--generation"]), ("list -- --j", []),
  ])
  func completionOffersUnusedOptionsOfTheCommand(line: String, expected: [String]) {
    #expect(Self.words(line) == expected)
  }

  @Test(arguments: [
    ("--language d", ["de"]), ("-l ko", ["ko"]), ("-dl ko", ["ko"]),
    ("--generation ", (1...9).map(String.init)),
    ("show --game gold", ["gold", "gold-silver"]), ("matchup -g gold", ["gold", "gold-silver"]),
    ("show --with mo", ["moves"]),
    ("show --with moves,e", ["moves,evolution", "moves,encounters"]),
    ("list --sort -hei", ["-height"]), ("list -s -spe,nam", ["-spe,name"]),
    ("moves --sort pow", ["power"]), ("moves --columns name,cl", ["name,class"]),
    ("abilities -c ge", ["gen"]), ("list --limit ", []), ("list --log ", []),
  ])
  func completionOffersValuesOfTheOption(line: String, expected: [String]) {
    #expect(Self.words(line) == expected)
  }

  @Test func attachedValueIsCompletedWithItsOption() {
    #expect(
      Completion(["--language=d"], language: .english).text == "--language=de\tDeutsch\n")
  }

  @Test(
    arguments: [
      ("show ditt", .english, ["ditto"]), ("show pikachu DITT", .english, ["ditto"]),
      ("show ditt", .japanese, ["ditto"]), ("show メタモ", .japanese, ["メタモン"]),
      ("show めたも", .japanese, ["メタモン"]), ("--language ja show メタモ", .english, ["メタモン"]),
      ("move thunderb", .english, ["thunderbolt"]), ("move donnerb", .german, ["Donnerblitz"]),
      ("ability levitate", .french, ["levitate"]), ("ability lév", .french, ["Lévitation"]),
      ("type fai", .english, ["fairy"]), ("item light-b", .english, ["light-ball"]),
      ("nature adam", .english, ["adamant"]), ("move surf thunderb", .english, []),
      ("matchup ditt", .english, ["ditto"]), ("matchup mew ditt", .english, ["ditto"]),
      ("matchup mew ditto ditt", .english, []),
      ("compare mew ditto mewtwo ditt", .english, ["ditto"]),
      ("cache v", .english, ["verify"]), ("completions ", .english, ["bash", "zsh", "fish"]),
      ("help quer", .english, ["query"]), ("help vers", .english, ["version"]),
    ] as [(String, Language, [String])])
  func completionOffersOperandsOfTheCommand(line: String, language: Language, expected: [String]) {
    #expect(Self.words(line, language) == expected)
  }

  @Test(arguments: [
    ("list ty", ["type:"]), ("list bulb", ["bulbasaur"]),
    ("list fire charizard-g", ["charizard-gmax"]),
    ("list learns:earthq", ["learns:earthquake"]),
    ("list fire learns:earthq", ["learns:earthquake"]), ("list learns earthq", ["earthquake"]),
    ("moves cla", ["class:"]), ("moves learnt-by:ditt", ["learnt-by:ditto"]),
    ("moves learnt-by:pikachu@tut", ["learnt-by:pikachu@tutor"]),
    ("moves sort:-acc", ["sort:-accuracy"]),
    ("moves sort:acc", ["sort:accuracy"]), ("abilities had-by:ditt", ["had-by:ditto"]),
    ("abilities hidden:ditt", ["hidden:ditto"]),
    ("moves learnt-by:pikachu@plati", ["learnt-by:pikachu@platinum"]),
  ])
  func queryTermsAndValuesAreCompleted(line: String, expected: [String]) {
    #expect(Self.words(line) == expected)
  }

  @Test func quotedWordIsCompletedAsAWholeQuery() {
    let completion = Completion(["list", "fire learns:earthq"], language: .english)

    #expect(completion.choices.map(\.text) == ["fire learns:earthquake"])
  }

  @Test func namesWithSpacesAreCompletedWithHyphens() {
    #expect(Self.words("list learns:danza-esp", .spanish) == ["learns:Danza-Espada"])
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
