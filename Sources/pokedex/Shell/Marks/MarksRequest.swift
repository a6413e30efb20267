internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// What `pokedex marks` is asked for.
struct MarksRequest: ShellCommand {
  /// The word after `marks`.
  enum Command: String, CaseIterable {
    case list, progress, set, clear, note, undo, redo, export, `import`

    /// What stands after it.
    var operands: String {
      switch self {
      case .list: "[NAME…]"
      case .set: "MARK NAME…"
      case .clear: "MARK|all NAME…"
      case .note: "NAME TEXT"
      case .progress, .undo, .redo, .export: ""
      case .import: "FILE"
      }
    }
  }

  /// What may stand after `marks`.
  static var usage: String { "[\(Command.allCases.map(\.rawValue).joined(separator: "|"))]" }

  enum Action: Equatable {
    /// Of some Pokémon; none for all.
    case list([String])
    /// How complete each regional dex is.
    case progress
    case set(Mark, [String])
    /// Nil for every mark, and the note.
    case clear(Mark?, [String])
    case note(String, Note)
    case undo, redo, export
    /// From a file; `-` for standard input.
    case read(String)
  }

  let action: Action
  /// The slug of a version; nil for no game in particular, in a list for all.
  var game: String?
  var format = ListRequest.Format.text
}

extension MarksRequest {
  init(_ line: CommandLineParser) throws(UsageError) {
    let names = Command.allCases.map(\.rawValue).joined(separator: ", ")
    let word = line.arguments.first ?? Command.list.rawValue
    guard let command = Command(rawValue: word) else {
      throw line.error(.unknownMarksCommand, line.quoted(word), names)
    }
    action = try Self.action(command, Array(line.arguments.dropFirst()), line)
    game = try line.value(.game).flatMap(GameNames.version)
    format = try line.format()
    // What is exported is to be imported.
    if command == .export, format == .text { format = .tsv }
  }

  private static func action(
    _ command: Command, _ rest: [String], _ line: CommandLineParser
  ) throws(UsageError) -> Action {
    let isEnough =
      switch command {
      case .list: true
      case .set, .clear: rest.count > 1
      case .note: rest.count == 2
      case .progress, .undo, .redo, .export: rest.isEmpty
      case .import: rest.count == 1
      }
    if !isEnough {
      throw line.error(.marksUsage, "pokedex marks \(command.rawValue) \(command.operands)".trimmed)
    }
    switch command {
    case .list: return .list(rest)
    case .progress: return .progress
    case .set: return .set(try mark(rest[0], line), Array(rest.dropFirst()))
    case .clear:
      return .clear(rest[0] == "all" ? nil : try mark(rest[0], line), Array(rest.dropFirst()))
    case .note:
      guard let note = Note(rest[1]) else { throw line.error(.badNote, String(Note.longest)) }
      return .note(rest[0], note)
    case .undo: return .undo
    case .redo: return .redo
    case .export: return .export
    case .import: return .read(rest[0])
    }
  }

  private static func mark(
    _ word: String, _ line: CommandLineParser
  ) throws(UsageError) -> Mark {
    if let mark = Mark(slug: word) { return mark }
    let all = Mark.allCases.map(\.slug).joined(separator: ", ")
    throw line.error(.unknownMark, line.quoted(word), all)
  }

  func run(_ invocation: Invocation) throws -> Output {
    try MarksShell(
      path: invocation.paths.userData, language: invocation.language, format: format
    ).run(self)
  }
}

/// The games that marks are made in.
enum GameNames {
  /// The slugs of all versions, in the order of release.
  static var versions: [String] { Dex().versionGroups.flatMap(\.versions) }

  /// The version that a slug, a name in any language or another word for it means.
  static func version(named name: String) -> String? {
    let versions = versions
    if versions.contains(name) { return name }
    let found = QueryWords(DexQuerySource()).values(.game, named: name).map(\.slug)
    return found.count == 1 && versions.contains(found[0]) ? found[0] : nil
  }
}

extension String {
  /// Without spaces at its end.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
