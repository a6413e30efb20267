internal import EmbeddedTables
internal import PokedexModel

// Varieties that can be had in a version.
extension Dex {
  /// Whether a variety, by its id, can be had in a version, by its slug, without another game: met there, or
  /// evolved, bred or changed from one that is. False for unknown ones. Downloadable content counts to its game.
  ///
  /// ```swift
  /// Dex().isObtainable(variety: 246, in: "scarlet")  // Larvitar: true
  /// Dex().isObtainable(variety: 246, in: "violet")  // false
  /// ```
  public func isObtainable(variety id: Int, in version: String) -> Bool {
    Obtainable.has(Tables.obtainable.rows(of: id).first, version)
  }

  /// Whether a variety can be had in a version and in none that shares a version group with it. A game without
  /// such a partner has none that are only in it.
  public func isExclusive(variety id: Int, to version: String) -> Bool {
    Obtainable.has(Tables.obtainable.rows(of: id).first, version, isExclusive: true)
  }

  /// The versions in which a variety can be had, in the order of release, by the rule of `ways(toGet:in:)`: the
  /// row that `obtainable` has for it.
  package func versionsByRule(toGet id: Int) -> [String] {
    let games = versionGroups.filter { $0.addedTo == nil && !$0.isBattlesOnly }
    return games.flatMap(\.versions).filter {
      ways(toGet: id, in: $0).first?.isThere ?? false
    }
  }

  /// The newest version groups that a variety is on record to be in, by their slugs.
  static func gamesOnRecord(ofVariety id: Int) -> [String] { records(ofVariety: id).map(\.group) }
}

extension Dex {
  private typealias Record = (group: String, onlyIn: String?)

  private static func records(ofVariety id: Int) -> [Record] {
    Tables.available.rows(of: id).flatMap { row in
      var row = row
      return row[.games].list { game in
        var parts = game.parts()
        return (parts.next().text, parts.next().optionalText)
      }
    }
  }

  /// The versions, each without its partner, that a variety is on record to be only in, in the base game and in
  /// all downloadable content.
  static func versionsOnRecord(havingOnly id: Int) -> [String] {
    let games = Dictionary(grouping: records(ofVariety: id)) { record in
      VersionGroups.all.first { $0.slug == record.group }.map { $0.addedTo ?? $0.slug }
    }
    return games.values.compactMap { records in
      let versions = Set(records.map { $0.onlyIn.flatMap(VersionGroups.played)?.version })
      return versions.count == 1 ? versions.first ?? nil : nil
    }
  }
}

/// Varieties that can be had in a version, as the table `obtainable` has them.
enum Obtainable {
  /// Whether a row has a version, or it and none of its partners.
  static func has(
    _ row: Row<ObtainableColumn>?, _ version: String, isExclusive: Bool = false
  ) -> Bool {
    guard var row, let game = VersionGroups.played(version) else { return false }
    let versions = row[.versions]
    guard versions.contains(part: game.version) else { return false }
    let partners = game.group.versions.filter { $0 != game.version }
    return !isExclusive || !partners.isEmpty && !partners.contains(where: versions.contains(part:))
  }
}

extension VersionGroups {
  /// The version that a version is played as, and its version group: those of the game that downloadable content
  /// was added to, else its own. Nil for an unknown version.
  static func played(_ version: String) -> (version: String, group: VersionGroup)? {
    guard let own = all.first(where: { $0.versions.contains(version) }),
      let index = own.versions.firstIndex(of: version)
    else { return nil }
    // Downloadable content has its versions in the order of its game's.
    let base = all.first { $0.slug == own.addedTo } ?? own
    return base.versions.indices.contains(index) ? (base.versions[index], base) : nil
  }
}

extension Tables {
  static let available = SortedTable<AvailableColumn>()
  static let obtainable = SortedTable<ObtainableColumn>()
}

enum AvailableColumn: Int, TableColumns {
  case pokemon, games

  static var table: TableName { .available }
}

enum ObtainableColumn: Int, TableColumns {
  case pokemon, versions

  static var table: TableName { .obtainable }
}
