import TestSupport
import Testing

@testable import pokedex

@Suite("Invalid command lines")
struct UsageErrorTests {
  @Test func controlCharactersAreEscaped() {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(["help", "a\nb\u{1B}[2J"], environment: [:])
    }

    #expect(error?.sentence.hasPrefix("no command or topic “a\\u{A}b\\u{1B}[2J”; choose") == true)
  }

  /// The transcript has the English sentences.
  @Test func everyErrorIsOneLineInJapanese() throws {
    let script = try #require(
      Script.all(in: "Transcripts").first { $0.testDescription == "Usage errors.txt" })
    let steps = script.blocks.flatMap { Transcript($0).steps }
    #expect(steps.count > 100)
    for step in steps {
      guard case .run(let command) = step.action, command.hasPrefix("pokedex ") else { continue }
      let error = #expect(throws: UsageError.self, "\(command)") {
        try CommandLineParser.parse(
          Array(ShellWords.split(command).dropFirst()), environment: ["LC_ALL": "ja_JP.UTF-8"])
      }
      let sentence = error?.sentence ?? ""
      #expect(!sentence.isEmpty && !sentence.contains { $0.isNewline })
      #expect(step.text.first != "! pokedex: " + sentence)
      if !command.contains("{") { #expect(!sentence.contains("{"), "no place is left unfilled") }
    }
  }
}
