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
