/// Games that share their learnsets, such as Red and Blue.
public struct VersionGroup: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// The generation, from 1.
  public let generation: Int
  /// The slugs of its versions.
  public let versions: [String]
  /// Whether the source has any places for one of its versions. Where it has none, nobody knows where
  /// a Pokémon is met in them: that is not recorded, and not "nowhere".
  public let recordsEncounters: Bool
  /// The slug of the version group that it is downloadable content of; nil for a game of its own.
  package let addedTo: String?
  /// Whether nothing is caught in it.
  package let isBattlesOnly: Bool
  /// The last generation whose varieties are all in it if their species is; nil unless one learnset stands
  /// for all varieties of a species.
  package let varietiesUntil: Int?
  /// The regional dexes by the names that queries have for them, the game's first one first.
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

  /// Whether another is downloadable content of it, or of the same game as it.
  package func isBase(of other: VersionGroup) -> Bool {
    other.addedTo.map { slug == $0 || addedTo == $0 } ?? false
  }

  /// Whether every variety of a generation is in it if its species is.
  package func hasVarieties(ofGeneration generation: Int) -> Bool {
    varietiesUntil.map { generation <= $0 } ?? false
  }
}

/// A game as of which something is said: games that share their learnsets, and one of them where it
/// matters which.
package struct Game: Sendable, Hashable {
  /// The slug of the version group.
  package let group: String
  /// The slug of one of its versions; nil for any.
  package let version: String?

  package init(_ group: String, version: String? = nil) {
    self.group = group
    self.version = version
  }
}

extension [VersionGroup] {
  /// The versions that a person can play, in the order of release: neither downloadable content nor a game in
  /// which nothing is caught.
  package var playable: [String] {
    filter { $0.addedTo == nil && !$0.isBattlesOnly }.flatMap(\.versions)
  }

  /// A version with its group; nil for a version of none of these.
  package func game(ofVersion version: String) -> Game? {
    first { $0.versions.contains(version) }.map { Game($0.slug, version: version) }
  }
}

/// What a game says of a species.
public struct GameDescription: Sendable, Equatable {
  /// The slug of the version.
  public let version: String
  /// What the game says, by language.
  public let texts: LocalizedText

  package init(version: String, texts: LocalizedText) {
    self.version = version
    self.texts = texts
  }
}

extension [GameDescription] {
  /// What the first game says that has this language, else the first that has one that stands in for
  /// it.
  public subscript(language: Language) -> String? {
    language.fallbacks.lazy.compactMap { self[exactly: $0] }.first
  }

  /// What the first game says that has exactly this language.
  public subscript(exactly language: Language) -> String? {
    lazy.compactMap { $0.texts[exactly: language] }.first
  }

  /// What came last first: by the release of the games, before them those that came out since.
  public func newestFirst(among games: [VersionGroup]) -> [GameDescription] {
    let versions = games.flatMap(\.versions)
    let places = Dictionary(zip(versions, versions.indices)) { first, _ in first }
    return enumerated().map { (place: places[$1.version] ?? .max, index: $0, description: $1) }
      .sorted { ($1.place, $0.index) < ($0.place, $1.index) }.map(\.description)
  }
}
