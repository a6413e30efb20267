/// What a person has said of a Pokémon in a game.
package struct MarkRecord: Sendable, Hashable {
  /// PokeAPI's id of the variety.
  package let pokemon: Int
  /// The slug of a version; nil for no game in particular.
  package let game: String?
  package var marks: Marks
  package var note: Note

  package init(pokemon: Int, game: String?, marks: Marks = .none, note: Note = .none) {
    self.pokemon = pokemon
    self.game = game
    self.marks = marks
    self.note = note
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { marks.isEmpty && note.text.isEmpty }
}

/// A line that a person has written.
package struct Note: Sendable, Hashable {
  /// In Unicode scalars, as many as fit a box that is typed in.
  package static let longest = 256

  package let text: String

  package static let none = Note(known: "")

  private init(known text: String) { self.text = text }

  /// Nil for what is longer than a note may be, or no line: with tabs, line ends or other controls in it.
  package init?(_ text: String) {
    guard text.utf8.count <= 4 * Self.longest, text.unicodeScalars.count <= Self.longest,
      text.unicodeScalars.allSatisfy(Self.isText)
    else { return nil }
    self.init(known: text)
  }

  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
