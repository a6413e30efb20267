/// The user's marks and note on a Pokémon in a game.
package struct MarkRecord: Sendable, Hashable {
  /// Maximum number of records that a user can keep.
  package static let maximumCount = 100_000

  /// PokeAPI's id of the variety.
  package let pokemon: Int
  /// Slug of the version. Nil if the record is not for a particular game.
  package let game: String?
  package var marks: Marks
  package var note: Note

  package init(pokemon: Int, game: String?, marks: Marks = .none, note: Note = .none) {
    self.pokemon = pokemon
    self.game = game
    self.marks = marks
    self.note = note
  }

  /// Whether the record has neither marks nor a note.
  package var isEmpty: Bool { marks.isEmpty && note.text.isEmpty }
}

/// A one-line note that the user has written.
package struct Note: Sendable, Hashable {
  /// Maximum length in Unicode scalars. Text boxes have the same limit.
  package static let maximumLength = 256

  package let text: String

  package static let none = Note(known: "")

  private init(known text: String) { self.text = text }

  /// Creates a note. Returns nil if the text is too long or contains tabs, line breaks or other
  /// control characters.
  package init?(_ text: String) {
    guard text.utf8.count <= 4 * Self.maximumLength,
      text.unicodeScalars.count <= Self.maximumLength,
      text.unicodeScalars.allSatisfy(\.isAllowedInLine)
    else { return nil }
    self.init(known: text)
  }
}

extension Unicode.Scalar {
  /// Whether the character is allowed in a single line of text. Line breaks, tabs and other control
  /// characters are not.
  var isAllowedInLine: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
    default: true
    }
  }
}

/// How much of a Pokédex the user has completed. A species is counted if any of its varieties is
/// marked.
package struct PokedexProgress: Sendable, Equatable {
  package let dex: String
  /// The Pokédex's name in queries.
  package let term: String
  package let seen: Int
  package let caught: Int
  package let shiny: Int
  package let count: Int

  /// - Parameters:
  ///   - dex: the Pokédex.
  ///   - marks: the marks of each species, keyed by national number.
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

  /// Returns a query for the species that are not caught yet. If all are caught, the query finds
  /// the caught ones.
  ///
  /// - Parameter game: the slug of the version, or nil for any.
  package func query(in game: String?) -> String {
    let wanted = caught < count ? "missing" : "caught"
    // With a game, the National Pokédex stands for all species that are in the game.
    let scope = dex == RegionalDex.national ? game.map { "game:\($0)" } : nil
    return "\(scope ?? "dex:\(term)") is:\(wanted)\(game.map { "@\($0)" } ?? "") is:default"
  }

  /// Percentage of the species that are caught, rounded down, so that 100 means complete.
  package var percent: Int { count == 0 ? 0 : 100 * caught / count }
}

/// A regional Pokédex or the National Pokédex.
package struct RegionalDex: Sendable, Equatable {
  /// Slug of the National Pokédex.
  package static let national = "national"

  package let slug: String
  /// The Pokédex's name in queries.
  package let term: String
  /// National numbers of the species in the Pokédex.
  package let species: [Int]

  /// - Parameters:
  ///   - slug: the Pokédex's slug.
  ///   - term: the Pokédex's name in queries, or nil if it is the same as the slug.
  ///   - species: the national numbers of the species.
  package init(slug: String, term: String? = nil, species: [Int]) {
    self.slug = slug
    self.term = term ?? slug
    self.species = species
  }
}

extension RegionalDex {
  /// Whether a name used in a query's `dex:` term means this dex, or a group that includes it, such
  /// as "kalos".
  fileprivate func matches(_ name: String) -> Bool {
    term == name || slug.hasPrefix(name + "-")
  }
}

extension GameData {
  /// Returns the Pokédexes of a game: its regional ones, and one of all species that are in the game,
  /// if some of them are in no regional one.
  package func dexes(of group: VersionGroup) -> [RegionalDex] {
    let own = regionalDexes.filter { dex in group.dexes.contains { dex.matches($0) } }
    let regional = Set(own.flatMap(\.species))
    let known = regionalDexes.first { $0.slug == RegionalDex.national }?.species.filter {
      games(ofVariety: $0).contains(group.slug)
    }
    guard let known, !regional.isSuperset(of: known) else { return own }
    return own + [RegionalDex(slug: RegionalDex.national, species: known)]
  }
}

/// Lists the species of each Pokédex.
package protocol RegionalDexes: Sendable {
  /// The National Pokédex, followed by the regional ones in the order of release.
  var regionalDexes: [RegionalDex] { get }
}
