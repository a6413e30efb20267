internal import DexData
internal import EmbeddedTables
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// A topic of `pokedex help`. `Resources/Help` has its text in each interface language. The first
/// line is the title.
///
/// A line such as `@keys` is replaced by a table that is generated from the program's own data.
struct HelpTopic {
  let name: String

  /// Creates a topic. Nil if the name is unknown.
  init?(_ name: String) {
    guard EmbeddedTopics.names.contains(name) else { return nil }
    self.name = name
  }

  static var all: [HelpTopic] { EmbeddedTopics.names.compactMap(HelpTopic.init) }

  /// Returns the title: the first line without the topic's name.
  func title(in language: Language) -> String {
    let line = source(in: language).first.map(String.init) ?? ""
    return line.hasPrefix(name + " - ") ? String(line.dropFirst(name.count + 3)) : line
  }

  /// Returns the whole text with its tables.
  func text(in language: Language, keys: KeyTable = .defaultKeys) -> String {
    source(in: language).map { line in
      guard line.first == "@", let table = HelpTable(rawValue: String(line.dropFirst())) else {
        return line + "\n"
      }
      return table.text(in: language, keys: keys)
    }.joined()
  }

  /// Returns the whole text as lines.
  func lines(in language: Language) -> [String] {
    text(in: language).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a line is a heading: in capitals, or in `【】` for languages without capitals.
  static func isHeading(_ line: String) -> Bool {
    let letters = line.filter(\.isLetter)
    return line.hasPrefix("【") || !letters.isEmpty && letters.allSatisfy(\.isUppercase)
  }

  /// Returns the lines of the topic's file in this language, or of its English file if there is
  /// none.
  private func source(in language: Language) -> [Substring] {
    let codes = language.interface.fallbacks.map(\.code)
    let text = codes.lazy.compactMap { EmbeddedTopics.text(of: name, in: $0) }.first ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }
}

/// The version of the program and of its JSON output.
enum Version {
  static let program = "0.1.0"
  /// The date on this version's manual pages.
  static let date = "2026-11-22"
  /// The version of the `--json` format. It is increased when a key is removed or changes its
  /// meaning.
  static let json = 1

  static func text(json: Bool) throws -> String {
    if !json { return "pokedex \(program)\n" }
    return try JSONText.text(
      of: JSONValue.object([
        "program": .text("pokedex"), "version": .text(program), "format": .integer(Self.json),
      ]))
  }
}

/// The command `pokedex version` or `--version`.
struct VersionCommand: ShellCommand {
  @MainActor
  func run(_ invocation: Invocation) throws -> Output {
    // Create a shell only to report an invalid server address or log file, as commands that fetch
    // data do.
    _ = try Shell(invocation)
    return Output(text: try Version.text(json: invocation.json))
  }
}

extension VersionCommand {
  init(_ line: CommandLineParser) throws(UsageError) { try line.refuseOperands(after: 1) }
}

/// A table in a help topic, generated from the program's own data.
enum HelpTable: String, CaseIterable {
  case keys, terms, traits, settings
  case keyNames = "key-names"
  case moveTerms = "move-terms"
  case abilityTerms = "ability-terms"
  case itemTerms = "item-terms"
  case natureTerms = "nature-terms"

  private static let columns = 76

  /// Returns the table as text.
  ///
  /// - Parameter keys: the key table to describe.
  func text(in language: Language, keys: KeyTable = .defaultKeys) -> String {
    let interface = language.interface
    switch self {
    case .keys: return Self.text(of: keys, in: interface)
    case .terms:
      return Self.rows(TermTable.pokemon.all.map { ($0.example, $0.label(in: interface)) })
    case .traits:
      return Self.rows(
        PokedexQuery.Trait.allCases.map { ("is:\($0.rawValue)", $0.about.text(in: interface)) })
    case .settings:
      return Self.rows(SettingTable.settings.map { ($0.key, $0.about.text(in: interface)) })
    case .keyNames: return Self.names(of: keys, in: interface)
    case .moveTerms: return Self.terms(of: .moves, in: interface)
    case .abilityTerms: return Self.terms(of: .abilities, in: interface)
    case .itemTerms: return Self.terms(of: .items, in: interface)
    case .natureTerms: return Self.terms(of: .natures, in: interface)
    }
  }

  /// Formats rows in two columns. If the left text is too wide, the right text starts on the next
  /// line.
  static func rows(_ rows: [(left: String, right: String)]) -> String {
    let width = min(22, rows.map { TextWidth.of($0.left) }.max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { left, right in
      let about = TextFit.wrap(right, to: columns - width - 4)
      let isSideBySide = TextWidth.of(left) <= width
      let first = "  " + (isSideBySide ? TextFit.pad(left, to: width) : left)
      let lines =
        isSideBySide
        ? [first + "  " + (about.first ?? "")] + about.dropFirst().map { indent + $0 }
        : [first] + about.map { indent + $0 }
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func terms(of listed: QueryListKind, in language: Language) -> String {
    rows(listed.terms.all.map { ($0.example, $0.about(in: language)) })
  }

  private static func names(of keys: KeyTable, in language: Language) -> String {
    rows(
      keys.names.map { name in
        let labels = keys.all.filter { $0.name == name }.map { $0.label.text(in: language) }
        return (name, labels.first ?? "")
      })
  }

  private static func text(of keys: KeyTable, in language: Language) -> String {
    KeyContexts.sections.map { context, title in
      let commands = keys.all.filter { $0.works(in: context) && !$0.displayText.isEmpty }
      return title.text(in: language) + "\n"
        + rows(commands.map { ($0.displayText, $0.label.text(in: language)) })
    }.joined(separator: "\n")
  }
}
