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
      text.unicodeScalars.allSatisfy(\.isOfLine)
    else { return nil }
    self.init(known: text)
  }
}

extension Unicode.Scalar {
  /// Whether it can stand in a line: no line end, tab or other control.
  var isOfLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

/// How complete a Pokédex is, species by species: one counts as soon as any of its varieties is marked.
package struct Completeness: Sendable, Equatable {
  package let dex: String
  /// What a query calls the Pokédex.
  package let term: String
  package let seen: Int
  package let caught: Int
  package let shiny: Int
  package let count: Int

  /// - Parameter marks: by the species' national numbers.
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

  /// The query that finds what of it is not caught, or, where all is, what is.
  ///
  /// - Parameter game: the slug of the version that it is about; nil for any.
  package func query(in game: String?) -> String {
    let wanted = caught < count ? "missing" : "caught"
    return "dex:\(term) is:\(wanted)\(game.map { "@\($0)" } ?? "") is:default"
  }

  /// How much is caught, in percent rounded down: 100 is all of it.
  package var percent: Int { count == 0 ? 0 : 100 * caught / count }
}

/// A Pokédex of a region, or the national one.
package struct RegionalDex: Sendable, Equatable {
  package let slug: String
  /// What a query calls it.
  package let term: String
  /// The national numbers of the species in it.
  package let species: [Int]

  /// - Parameter term: nil for its slug.
  package init(slug: String, term: String? = nil, species: [Int]) {
    self.slug = slug
    self.term = term ?? slug
    self.species = species
  }
}

/// What is in which Pokédex.
package protocol RegionalDexes: Sendable {
  /// The national one, then the others in the order of release.
  var regionalDexes: [RegionalDex] { get }
}
