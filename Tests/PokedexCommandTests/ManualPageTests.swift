import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import pokedex

@Suite("Pages of the manual")
struct ManualPageTests {
  static let commands = [nil] + CommandTable.names

  private static func text(_ command: String?, _ language: Language = .english) -> String {
    ManualPage(command: command.flatMap(CommandTable.row(named:)), language: language).text
  }

  /// Returns the warnings that a manual page formatter prints about a page.
  private func diagnostics(of program: String, _ options: [String], _ text: String) throws -> String
  {
    let folder = try CacheFolder()
    let file = folder.path(of: "page.1")
    try Data(text.utf8).write(to: URL(filePath: file))
    let output = Pipe()
    let process = try ChildProcess(
      "/usr/bin/" + program, options + [file],
      output: output.fileHandleForWriting, errors: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let report = String(decoding: output.fileHandleForReading.readWhole(), as: UTF8.self)
    process.wait()
    return report
  }

  @Test(.needs(program: "mandoc"), arguments: commands)
  func mandocReportsNoWarnings(command: String?) throws {
    #expect(try diagnostics(of: "mandoc", ["-T", "lint"], Self.text(command)) == "")
  }

  @Test(.needs(program: "groff"), arguments: commands, [Language.english, .japanese])
  func groffReportsNoWarnings(command: String?, language: Language) throws {
    let report = try diagnostics(
      of: "groff", ["-ww", "-man", "-Tutf8", "-z"], Self.text(command, language))

    #expect(report == "")
  }

  @Test(arguments: CommandTable.names)
  func commandPageListsItsOptionsTopicsAndExamples(name: String) throws {
    let row = try #require(CommandTable.row(named: name))
    let text = Self.text(name)

    #expect(text.contains("\npokedex\\-\(name) \\- "))
    for option in row.options + OptionTable.options.filter(\.commands.isEmpty) {
      for name in option.names { #expect(text.contains(Roff.bold(name))) }
    }
    for topic in row.topics { #expect(text.contains("\n.SH \"\(topic.uppercased())\"\n")) }
    for example in row.examples { #expect(text.contains("\n\(Roff.code(example))\n")) }
  }

  @Test func mainPageListsCommandsAndEveryTopicIsOnAPage() {
    let text = Self.text(nil)
    let pages = Self.commands.map { Self.text($0) }

    for name in CommandTable.names {
      #expect(text.contains(".TP\n\(Roff.bold(name))"))
      #expect(text.contains(Roff.bold("pokedex-" + name) + "(1)"))
    }
    for topic in HelpTopic.all {
      #expect(pages.contains { $0.contains("\n.SH \"\(topic.name.uppercased())\"\n") })
    }
  }

  @Test(arguments: [
    ("a-b 'c' \\ ~", "a-b \\[aq]c\\[aq] \\e \\[ti]"), ("Pokédex", "Pok\\[u00E9]dex"),
    ("give --json or -j", "give \\-\\-json or \\-j"), ("“x”", "\\[u201C]x\\[u201D]"),
  ])
  func textIsEscapedForRoff(words: String, expected: String) {
    #expect(Roff.prose(words) == expected)
  }

  @Test func textLineIsNotReadAsAMacro() {
    var roff = Roff(page: "x", date: "2026-01-01", source: "x", manual: "x")

    roff.fill(Roff.prose(".PP is text"))
    roff.example([".SH", "'br"])

    #expect(roff.text.hasSuffix("\n\\&.PP is text\n.PP\n.EX\n\\&.SH\n\\[aq]br\n.EE\n"))
  }
}
