/// Games that share their learnsets, such as Red and Blue.
public struct VersionGroup: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// The generation, from 1.
  public let generation: Int
  /// Slugs of its versions.
  public let versions: [String]
  /// Whether the source has encounters for any of its versions.
  ///
  /// If not, the locations of a Pokémon in these versions are "not recorded" rather than "nowhere".
  public let recordsEncounters: Bool
  /// Slug of the version group that it is downloadable content of; nil for a game of its own.
  package let addedTo: String?
  /// Whether the game has battles only, so that nothing can be caught.
  package let isBattlesOnly: Bool
  /// Last generation whose varieties the game has whenever it has their species.
  ///
  /// Nil unless one learnset applies to all varieties of a species.
  package let varietiesUntil: Int?
  /// Regional dexes by their names in queries, the game's main one first.
  package let dexes: [String]

  package init(
    slug: String, generation: Int, versions: [String], recordsEncounters: Bool = true,
    addedTo: String? = nil, isBattlesOnly: Bool = false, varietiesUntil: Int? = nil,
    dexes: [String] = []
  ) {
    self.slug = slug
    self.generation = generation
    self.versions = versions
    self.recordsEncounters = recordsEncounters
    self.addedTo = addedTo
    self.isBattlesOnly = isBattlesOnly
    self.varietiesUntil = varietiesUntil
    self.dexes = dexes
  }

  /// Whether another group is downloadable content of this one, or of the same game as this one.
  package func isBase(of other: VersionGroup) -> Bool {
    other.addedTo.map { slug == $0 || addedTo == $0 } ?? false
  }

  /// Whether the game has every variety of a generation whose species it has.
  package func hasVarieties(ofGeneration generation: Int) -> Bool {
    varietiesUntil.map { generation <= $0 } ?? false
  }
}

/// The game that an answer is about: a version group, or one version if that makes a difference.
package struct Game: Sendable, Hashable {
  /// Slug of the version group.
  package let group: String
  /// Slug of one of its versions; nil for any.
  package let version: String?

  package init(_ group: String, version: String? = nil) {
    self.group = group
    self.version = version
  }
}

extension [VersionGroup] {
  /// Versions in which Pokémon can be caught, in the order of release, without downloadable content.
  package var playable: [String] {
    filter { $0.addedTo == nil && !$0.isBattlesOnly }.flatMap(\.versions)
  }

  /// Returns a version with its group; nil if none of the groups has the version.
  package func game(ofVersion version: String) -> Game? {
    first { $0.versions.contains(version) }.map { Game($0.slug, version: version) }
  }
}

/// A game's description of a species.
public struct GameDescription: Sendable, Equatable {
  /// Slug of the version.
  public let version: String
  /// The description in each language.
  public let texts: LocalizedText

  package init(version: String, texts: LocalizedText) {
    self.version = version
    self.texts = texts
  }
}

extension [GameDescription] {
  /// The first description in this language, or else the first in a fallback language.
  public subscript(language: Language) -> String? {
    language.fallbacks.lazy.compactMap { self[exactly: $0] }.first
  }

  /// The first description in exactly this language.
  public subscript(exactly language: Language) -> String? {
    lazy.compactMap { $0.texts[exactly: language] }.first
  }

  /// Returns the descriptions by the release of their games, the newest first.
  ///
  /// Versions missing from `games` count as the newest.
  public func newestFirst(among games: [VersionGroup]) -> [GameDescription] {
    let versions = games.flatMap(\.versions)
    let ranks = Dictionary(zip(versions, versions.indices)) { first, _ in first }
    return enumerated().map { (rank: ranks[$1.version] ?? .max, index: $0, description: $1) }
      .sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.map(\.description)
  }
}
