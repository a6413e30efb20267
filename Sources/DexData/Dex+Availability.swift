internal import EmbeddedTables
internal import PokedexModel

// Varieties that can be obtained in a version.
extension Dex {
  /// Whether a variety (given by id) can be obtained in a version (given by slug) without another
  /// game.
  ///
  /// It must be possible to catch the variety there, or to get it by evolution, breeding or a form
  /// change from a variety that can be obtained there. False for unknown ids and slugs.
  /// Downloadable content is treated as part of its base game.
  ///
  /// ```swift
  /// Dex().isObtainable(variety: 246, in: "scarlet")  // Larvitar: true
  /// Dex().isObtainable(variety: 246, in: "violet")  // false
  /// ```
  public func isObtainable(variety id: Int, in version: String) -> Bool {
    Obtainable.has(Tables.obtainable.row(of: id), version)
  }

  /// Whether a variety can be obtained in a version, but not in any other of the same version
  /// group. False for all varieties if the version is alone in its group.
  public func isExclusive(variety id: Int, to version: String) -> Bool {
    Obtainable.has(Tables.obtainable.row(of: id), version, isExclusive: true)
  }

  /// Returns the versions in which a variety can be obtained, in the order of release. They are
  /// determined with `ways(toGet:in:)`. The table `obtainable` stores this result for each variety.
  package func versionsByRule(toGet id: Int) -> [String] {
    let games = versionGroups.filter { $0.addedTo == nil && !$0.isBattlesOnly }
    let family = familyAcquisition(ofVariety: id)
    return games.flatMap(\.versions).filter {
      ways(toGet: id, in: $0, family: family).first?.isAvailable ?? false
    }
  }

  /// Returns the slugs of the version groups that the table `available` lists for a variety.
  static func gamesOnRecord(ofVariety id: Int) -> [String] { records(ofVariety: id).map(\.group) }
}

extension Dex {
  private typealias Record = (group: String, onlyIn: String?)

  private static func records(ofVariety id: Int) -> [Record] {
    Tables.available.rows(of: id).flatMap { row in
      row[.games].list { game in
        var parts = game.parts()
        return (parts.next().text, parts.next().optionalText)
      }
    }
  }

  /// Returns the versions to which a variety is exclusive according to the table `available`. A
  /// version is included only if the table says so for its base game and for all downloadable
  /// content listed with it.
  static func versionsOnRecord(havingOnly id: Int) -> [String] {
    let games = Dictionary(grouping: records(ofVariety: id)) { record in
      VersionGroups.all.first { $0.slug == record.group }.map { $0.addedTo ?? $0.slug }
    }
    return games.values.compactMap { records in
      let versions = Set(records.map { $0.onlyIn.flatMap(VersionGroups.playedVersion)?.version })
      return versions.count == 1 ? versions.first ?? nil : nil
    }
  }
}

/// Reads the table `obtainable`, which lists the versions in which a variety can be obtained.
enum Obtainable {
  /// Whether a row contains a version and, if `isExclusive`, no other version of the same group.
  static func has(
    _ row: Row<ObtainableColumn>?, _ version: String, isExclusive: Bool = false
  ) -> Bool {
    guard let row, let game = VersionGroups.playedVersion(version) else { return false }
    let versions = row[.versions]
    guard versions.contains(part: game.version) else { return false }
    let partners = game.group.versions.filter { $0 != game.version }
    return !isExclusive || !partners.isEmpty && !partners.contains(where: versions.contains(part:))
  }
}

extension VersionGroups {
  /// Returns the version itself or, for downloadable content, the matching version of its base
  /// game. Also returns the version group that contains the result. Nil if the version is unknown.
  static func playedVersion(_ version: String) -> (version: String, group: VersionGroup)? {
    guard let own = all.first(where: { $0.versions.contains(version) }),
      let index = own.versions.firstIndex(of: version)
    else { return nil }
    // Downloadable content lists its versions in the same order as its base game.
    let base = all.first { $0.slug == own.addedTo } ?? own
    return base.versions.indices.contains(index) ? (base.versions[index], base) : nil
  }
}

extension Tables {
  static let available = Table<AvailableColumn>()
  static let obtainable = Table<ObtainableColumn>()
}

enum AvailableColumn: Int, TableColumns {
  case pokemon, games

  static var table: TableName { .available }
}

enum ObtainableColumn: Int, TableColumns {
  case pokemon, versions

  static var table: TableName { .obtainable }
}
