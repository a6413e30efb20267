internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

// What stands after `pokedex marks`.
extension CommandLineParser {
  func marks() throws(UsageError) -> MarksRequest {
    let names = MarksRequest.Command.allCases.map(\.rawValue).joined(separator: ", ")
    let word = operands.count > 1 ? operands[1] : MarksRequest.Command.list.rawValue
    guard let command = MarksRequest.Command(rawValue: word) else {
      throw error(.unknownMarksCommand, quoted(word), names)
    }
    var request = MarksRequest(action: try action(command, Array(operands.dropFirst(2))))
    request.game = try value(.game).flatMap(GameNames.version)
    request.format = try format()
    // What is exported is to be imported.
    if command == .export, request.format == .text { request.format = .tsv }
    return request
  }

  private func action(
    _ command: MarksRequest.Command, _ rest: [String]
  ) throws(UsageError) -> MarksRequest.Action {
    let isEnough =
      switch command {
      case .list: true
      case .set, .clear: rest.count > 1
      case .note: rest.count == 2
      case .progress, .undo, .redo, .export: rest.isEmpty
      case .import: rest.count == 1
      }
    if !isEnough {
      throw error(.marksUsage, "pokedex marks \(command.rawValue) \(command.operands)".trimmed)
    }
    switch command {
    case .list: return .list(rest)
    case .progress: return .progress
    case .set: return .set(try mark(rest[0]), Array(rest.dropFirst()))
    case .clear:
      return .clear(rest[0] == "all" ? nil : try mark(rest[0]), Array(rest.dropFirst()))
    case .note:
      guard let note = Note(rest[1]) else { throw error(.badNote, String(Note.longest)) }
      return .note(rest[0], note)
    case .undo: return .undo
    case .redo: return .redo
    case .export: return .export
    case .import: return .read(rest[0])
    }
  }

  private func mark(_ word: String) throws(UsageError) -> Mark {
    if let mark = Mark(slug: word) { return mark }
    throw error(.unknownMark, quoted(word), Mark.allCases.map(\.slug).joined(separator: ", "))
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
