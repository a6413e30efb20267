internal import DexData
internal import EmbeddedTables
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// A topic of `pokedex help`: a text under `Resources/Help` for each language of the interface, whose
/// first line says what it is about.
///
/// A line such as `@keys` stands for a table, which is made from the one that the program goes by.
struct HelpTopic {
  let name: String

  /// Nil where there is no such topic.
  init?(_ name: String) {
    guard EmbeddedTopics.names.contains(name) else { return nil }
    self.name = name
  }

  static var all: [HelpTopic] { EmbeddedTopics.names.compactMap(HelpTopic.init) }

  /// The subject, from the first line, without the name.
  func title(in language: Language) -> String {
    let line = source(in: language).first.map(String.init) ?? ""
    return line.hasPrefix(name + " - ") ? String(line.dropFirst(name.count + 3)) : line
  }

  /// The whole text, with its tables.
  func text(in language: Language, keys: KeyTable = .usual) -> String {
    source(in: language).map { line in
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

  /// Whether a line is a heading: in capitals, or in `【】` where a language has none.
  static func isHeading(_ line: String) -> Bool {
    let letters = line.filter(\.isLetter)
    return line.hasPrefix("【") || !letters.isEmpty && letters.allSatisfy(\.isUppercase)
  }

  /// The lines of the file, in English where the language has none.
  private func source(in language: Language) -> [Substring] {
    let codes = language.interface.fallbacks.map(\.code)
    let text = codes.lazy.compactMap { EmbeddedTopics.text(of: name, in: $0) }.first ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
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
  @MainActor
  func run(_ invocation: Invocation) throws -> Output {
    // Refuses a bad address or log, as the commands that fetch do.
    _ = try Shell(invocation)
    return Output(text: try Version.text(json: invocation.json))
  }
}

extension VersionCommand {
  init(_ line: CommandLineParser) throws(UsageError) { try line.refuseOperands(after: 1) }
}

/// A table that a topic of help shows, made from the one that the program goes by.
enum HelpTable: String, CaseIterable {
  case keys, terms, traits, settings
  case keyNames = "key-names"
  case moveTerms = "move-terms"
  case abilityTerms = "ability-terms"

  private static let columns = 76

  /// - Parameter keys: what they do.
  func text(in language: Language, keys: KeyTable = .usual) -> String {
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
    }
  }

  /// Two columns: what does not fit beside stands below.
  static func rows(_ rows: [(left: String, right: String)]) -> String {
    let width = min(22, rows.map { TextWidth.of($0.left) }.max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { left, right in
      let about = TextFit.wrap(right, to: columns - width - 4)
      let isBeside = TextWidth.of(left) <= width
      let first = "  " + (isBeside ? TextFit.pad(left, to: width) : left)
      let lines =
        isBeside
        ? [first + "  " + (about.first ?? "")] + about.dropFirst().map { indent + $0 }
        : [first] + about.map { indent + $0 }
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func terms(of listed: Listed, in language: Language) -> String {
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
    let places: [(place: KeyBinding.Places, title: Sentence)] = [
      (.list, .helpInList), (.entry, .helpInEntry), (.subject, .helpInPage),
      (.sets, .helpInSets),
      (.duel, .helpInDuel), (.menu, .helpInMenu),
      (.box, .helpInBox), (.note, .helpInNote), (.palette, .helpInPalette), (.picture, .keyPicture),
    ]
    return places.map { place, title in
      let bindings = keys.all.filter { $0.places.contains(place) && !$0.written.isEmpty }
      return title.text(in: language) + "\n"
        + rows(bindings.map { ($0.written, $0.label.text(in: language)) })
    }.joined(separator: "\n")
  }
}
