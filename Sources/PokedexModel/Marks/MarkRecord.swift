/// A person's marks and note on a Pokémon in a game.
package struct MarkRecord: Sendable, Hashable {
  /// PokeAPI's id of the variety.
  package let pokemon: Int
  /// Slug of a version; nil for no particular game.
  package let game: String?
  package var marks: Marks
  package var note: Note

  package init(pokemon: Int, game: String?, marks: Marks = .none, note: Note = .none) {
    self.pokemon = pokemon
    self.game = game
    self.marks = marks
    self.note = note
  }

  /// Whether it has neither marks nor a note.
  package var isEmpty: Bool { marks.isEmpty && note.text.isEmpty }
}

/// A one-line note that a person has written.
package struct Note: Sendable, Hashable {
  /// Maximum length in Unicode scalars, the same as in a text box.
  package static let maximumLength = 256

  package let text: String

  package static let none = Note(known: "")

  private init(known text: String) { self.text = text }

  /// Creates a note; nil for a text that is too long or has tabs, line ends or other controls.
  package init?(_ text: String) {
    guard text.utf8.count <= 4 * Self.maximumLength,
      text.unicodeScalars.count <= Self.maximumLength,
      text.unicodeScalars.allSatisfy(\.isAllowedInLine)
    else { return nil }
    self.init(known: text)
  }
}

extension Unicode.Scalar {
  /// Whether it can appear in a line: it is no line end, tab or other control.
  var isAllowedInLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

/// Completeness of a Pokédex. A species counts as soon as any of its varieties is marked.
package struct PokedexProgress: Sendable, Equatable {
  package let dex: String
  /// Name of the Pokédex in a query.
  package let term: String
  package let seen: Int
  package let caught: Int
  package let shiny: Int
  package let count: Int

  /// - Parameter marks: the marks by the species' national numbers.
  package init(of dex: RegionalDex, marks: [Int: Marks]) {
    self.dex = dex.slug
    term = dex.term
    count = dex.species.count
    func number(_ mark: Mark) -> Int {
      dex.species.count { marks[$0]?.contains(mark) == true }
    }
    seen = number(.seen)
    caught = number(.caught)
    shiny = number(.shiny)
  }

  /// Returns a query for the species that are not caught or, if all are caught, for all of them.
  ///
  /// - Parameter game: slug of the version; nil for any.
  package func query(in game: String?) -> String {
    let wanted = caught < count ? "missing" : "caught"
    return "dex:\(term) is:\(wanted)\(game.map { "@\($0)" } ?? "") is:default"
  }

  /// Caught species in percent, rounded down: 100 means complete.
  package var percent: Int { count == 0 ? 0 : 100 * caught / count }
}

/// A regional Pokédex, or the national one.
package struct RegionalDex: Sendable, Equatable {
  package let slug: String
  /// Name in a query.
  package let term: String
  /// National numbers of its species.
  package let species: [Int]

  /// - Parameter term: nil for the slug.
  package init(slug: String, term: String? = nil, species: [Int]) {
    self.slug = slug
    self.term = term ?? slug
    self.species = species
  }
}

/// The species of each Pokédex.
package protocol RegionalDexes: Sendable {
  /// The national Pokédex, then the others in the order of release.
  var regionalDexes: [RegionalDex] { get }
}
