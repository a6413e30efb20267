internal import PokedexModel
internal import PokedexQuery
internal import PokedexApp

/// What `list`, `moves` and `abilities` are asked for.
struct ListRequest: Equatable {
  /// What is listed.
  enum Kind: Equatable {
    case pokemon, moves, abilities
  }

  enum Format: String, Equatable {
    /// For people: names in the chosen language, columns side by side.
    case text
    /// For scripts: PokeAPI's slugs, and keys or a header.
    case json, tsv, csv

    static let tables: [Format] = [.tsv, .csv]
  }

  let kind: Kind
  /// Empty for all.
  var query = ""
  /// What stands before the order in the query, such as `spe` and `-spe`; the first counts most.
  var sort: [String] = []
  /// By name; none for the usual ones.
  var columns: [String] = []
  var limit: Int?
  var format = Format.text
  /// Nil for today.
  var generation: Int?
  /// Of what people read.
  var units = Units.metric
  /// What `random:` draws by; nil for any.
  var seed: UInt64?
}

/// A list as text.
struct ListOutcome: Equatable {
  let text: String
  /// Whether it has no rows.
  let isEmpty: Bool
}

/// Why there is no list.
struct ListFailure: Error, Equatable {
  /// In the interface's language.
  let sentence: String
  /// The query with its place marked, in two lines; empty where it is not about the query.
  var place = ""
}

extension ListRequest {
  /// What is found.
  ///
  /// - Parameters:
  ///   - seed: what `random:` draws by, unless the request says.
  ///   - userData: the file of what the user made; nil where there is no place for it.
  /// - Throws: `ListFailure` for a bad query, order or column; `UserStoreFailure`.
  func outcome(
    in language: Language, seed: UInt64, userData: String? = nil
  ) throws -> ListOutcome {
    let seed = self.seed ?? seed
    return switch kind {
    case .pokemon:
      try PokemonLister(self, language: language, seed: seed, userData: userData).outcome()
    case .moves: try GlossaryLister(self, .moves, language: language, seed: seed).outcome()
    case .abilities: try GlossaryLister(self, .abilities, language: language, seed: seed).outcome()
    }
  }
}
