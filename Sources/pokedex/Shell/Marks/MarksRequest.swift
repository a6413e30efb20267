internal import PokedexModel

/// What `pokedex marks` is asked for.
struct MarksRequest: Equatable {
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
