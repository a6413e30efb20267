internal import EmbeddedTables
internal import PokedexApp
internal import PokedexModel

/// A topic of `pokedex help`: a text under `Resources/Help`, whose first line says what it is about.
///
/// A line such as `@keys` stands for a table, which is made from the one that the program goes by.
struct HelpTopic {
  let name: String
  private let lines: [Substring]

  /// Nil where there is no such topic.
  init?(_ name: String) {
    guard let text = EmbeddedTopics.text(of: name) else { return nil }
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  static var all: [HelpTopic] { EmbeddedTopics.names.compactMap(HelpTopic.init) }

  /// What it is about, from its first line, without its name.
  var title: String {
    let line = lines.first.map(String.init) ?? ""
    return line.hasPrefix(name + " - ") ? String(line.dropFirst(name.count + 3)) : line
  }

  /// The whole text, its tables in the chosen language.
  func text(in language: Language, keys: KeyTable = .usual) -> String {
    lines.map { line in
      guard line.first == "@", let table = HelpTable(rawValue: String(line.dropFirst())) else {
        return line + "\n"
      }
      return table.text(in: language, keys: keys)
    }.joined()
  }

  /// The same, line by line.
  func lines(in language: Language) -> [String] {
    text(in: language).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The program's version, and that of its output.
enum Version {
  /// That of the program.
  static let program = "0.1.0"
  /// The day that the manual's pages of this version bear.
  static let date = "2026-11-22"
  /// That of what `--json` prints: rises when a key changes its meaning or goes.
  static let json = 1

  static func text(json: Bool) throws -> String {
    if !json { return "pokedex \(program)\n" }
    return try JSONText.text(
      of: JSONValue.object([
        "program": .text("pokedex"), "version": .text(program), "format": .integer(Self.json),
      ]))
  }
}

/// `pokedex version` and `--version`.
struct VersionCommand: ShellCommand {
  func run(_ invocation: Invocation) throws -> Output {
    Output(text: try Version.text(json: invocation.json))
  }
}

extension VersionCommand {
  init(_ line: CommandLineParser) throws(UsageError) { try line.refuseOperands(after: 1) }
}
