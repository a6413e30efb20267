/// Games that share their learnsets, such as Red and Blue.
public struct VersionGroup: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// The generation, from 1.
  public let generation: Int
  /// Slugs of the versions in the group.
  public let versions: [String]
  /// Whether the data source has encounters for any of the versions.
  ///
  /// If it has none, the locations of a Pokémon in these versions are shown as "not recorded"
  /// rather than "nowhere".
  public let recordsEncounters: Bool
  /// If the group is downloadable content, the slug of the version group of its base game. Nil
  /// otherwise.
  package let addedTo: String?
  /// Whether the game consists only of battles, so that nothing can be caught.
  package let isBattlesOnly: Bool
  /// Last generation from which the game has varieties. It has all varieties of its species that
  /// were introduced up to then.
  ///
  /// Nil if the data has a separate learnset for each variety in the game. The game then has
  /// exactly the varieties with such a learnset.
  package let varietiesUntil: Int?
  /// How a game relates to the others of its generation. The raw value is the one in the tables.
  package enum Standing: String, Sendable {
    /// The game has the battle rules and values of its generation, and may stand for it.
    case main
    /// The game is one of the main series, but another stands for the generation, as Sword and
    /// Shield do for Brilliant Diamond and Shining Pearl.
    case second
    /// The game has rules and values of its own.
    case apart
  }

  package let standing: Standing
  /// Number of steps in an egg cycle. Nil for a game without eggs.
  package let eggCycleSteps: Int?
  /// Slug of the region that the game introduced. Nil if it is set in a known region.
  package let region: String?
  /// Players' abbreviations for the game's name.
  package let nicknames: [String]
  /// Features of its generation's main games that this game lacks.
  package let lacks: GameFeatures
  /// The names that queries use for the game's regional dexes, the main dex first.
  package let dexes: [String]

  package init(
    slug: String, generation: Int, versions: [String], recordsEncounters: Bool = true,
    addedTo: String? = nil, isBattlesOnly: Bool = false, varietiesUntil: Int? = nil,
    standing: Standing = .main, eggCycleSteps: Int? = nil, region: String? = nil,
    nicknames: [String] = [], dexes: [String] = [], lacks: GameFeatures = []
  ) {
    self.slug = slug
    self.generation = generation
    self.versions = versions
    self.recordsEncounters = recordsEncounters
    self.addedTo = addedTo
    self.isBattlesOnly = isBattlesOnly
    self.varietiesUntil = varietiesUntil
    self.standing = standing
    self.eggCycleSteps = eggCycleSteps
    self.region = region
    self.nicknames = nicknames
    self.dexes = dexes
    self.lacks = lacks
  }

  /// Whether another group is downloadable content of this game, or both groups are downloadable
  /// content of the same game.
  package func isBase(of other: VersionGroup) -> Bool {
    other.addedTo.map { slug == $0 || addedTo == $0 } ?? false
  }

  /// Whether the game has, for each of its species, all varieties that a generation introduced.
  package func hasVarieties(ofGeneration generation: Int) -> Bool {
    varietiesUntil.map { generation <= $0 } ?? false
  }
}

/// The game that a page or link is about: a version group, or a single version where its versions
/// differ.
package struct Game: Sendable, Hashable {
  /// Slug of the version group.
  package let group: String
  /// Slug of one of the group's versions. Nil for the group as a whole.
  package let version: String?

  package init(_ group: String, version: String? = nil) {
    self.group = group
    self.version = version
  }
}

extension [VersionGroup] {
  /// The slugs of the versions in which Pokémon can be caught, in the order of release.
  /// Downloadable content is left out.
  package var playable: [String] {
    filter { $0.addedTo == nil && !$0.isBattlesOnly }.flatMap(\.versions)
  }

  /// Returns a version together with its group. Nil if none of the groups contains the version.
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
  /// The first description in the language. If none exists, the first in one of its fallback
  /// languages.
  public subscript(language: Language) -> String? {
    language.fallbacks.lazy.compactMap { self[exactly: $0] }.first
  }

  /// The first description in the language, without using fallback languages.
  public subscript(exactly language: Language) -> String? {
    lazy.compactMap { $0.texts[exactly: language] }.first
  }

  /// Returns the descriptions in the order in which their games were released, the newest first.
  ///
  /// Versions missing from `games` are treated as the newest.
  public func newestFirst(among games: [VersionGroup]) -> [GameDescription] {
    let versions = games.flatMap(\.versions)
    let ranks = Dictionary(zip(versions, versions.indices)) { first, _ in first }
    return enumerated().map { (rank: ranks[$1.version] ?? .max, index: $0, description: $1) }
      .sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.map(\.description)
  }
}
