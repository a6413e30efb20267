internal import EmbeddedTables
public import PokedexModel
internal import PokedexQuery

extension Dex {
  /// How a variety comes to be in a version; nil where it does not, or the version is unknown.
  ///
  /// Of the newest games it is recorded. Of the others it follows from encounters: a variety is in a version
  /// that knows it if it is met there, if one that leads to it by evolving or hatching is met there, or if it
  /// is a form that such a one turns into. Trades and transfers between games do not count there.
  ///
  /// ```swift
  /// Dex().availability(ofVariety: 246, in: "scarlet")  // .met
  /// Dex().availability(ofVariety: 246, in: "violet")  // nil
  /// ```
  public func availability(ofVariety id: Int, in version: String) -> Availability? {
    GamePresence(of: version)?.availability(of: id)
  }

  /// Whether a variety is in a version and in none that shares a version group with it. A game without such
  /// a partner has none that are only in it.
  public func isExclusive(variety id: Int, to version: String) -> Bool {
    GamePresence(of: version)?.isExclusive(id) ?? false
  }
}

/// The varieties that are in a version.
struct GamePresence {
  private let group: VersionGroup
  private let version: String
  /// The place, in the order of release, of the version group whose learnsets tell which varieties it knows.
  private let learnsets: Int

  /// Nil for an unknown version.
  init?(of version: String) {
    guard let group = VersionGroups.all.first(where: { $0.versions.contains(version) }) else {
      return nil
    }
    self.group = group
    self.version = version
    learnsets = VersionGroups.places[group.addedTo ?? group.slug] ?? 0
  }

  func availability(of id: Int) -> Availability? {
    if isRecorded {
      guard let record = record(of: id) else { return nil }
      return record.exclusive.map { $0 == version } ?? true ? record.how : nil
    }
    if isMet(id) { return .met }
    guard isKnown(id), isOfThisVersion(id) else { return nil }
    switch FormOrigins.origin(of: id) {
    case .given: return nil
    case .changed: return Dex.number(ofVariety: id).flatMap(availability).map { _ in .change }
    case .grown: return grown(id)
    }
  }

  /// The partner version that a variety is on record to be only in; nil for any other variety.
  func exclusiveElsewhere(_ id: Int) -> String? {
    guard isRecorded, let exclusive = record(of: id)?.exclusive, exclusive != version else {
      return nil
    }
    return exclusive
  }

  func isExclusive(_ id: Int) -> Bool {
    if isRecorded { return record(of: id)?.exclusive == version }
    return group.versions.count > 1 && availability(of: id) != nil
      && group.versions.allSatisfy {
        $0 == version || GamePresence(of: $0)?.availability(of: id) == nil
      }
  }
}

// MARK: - What is recorded

extension GamePresence {
  private typealias Record = (how: Availability, exclusive: String?)

  private var isRecorded: Bool { Self.recorded.contains(group.slug) }

  /// The slugs of the version groups that the table is about.
  private static let recorded: Set<String> = {
    var groups: Set<String> = []
    Tables.available.forEachRow { row in
      var row = row
      groups.formUnion(row[.games].list { $0.firstPart })
    }
    return groups
  }()

  private func record(of id: Int) -> Record? {
    for row in Tables.available.rows(of: id) {
      var row = row
      var games = row[.games].parts(by: ",")
      while let game = games.optionalNext() {
        var parts = game.parts()
        guard parts.next().isText(group.slug),
          let how = Availability(rawValue: parts.next().text)
        else { continue }
        return (how, parts.next().optionalText)
      }
    }
    return nil
  }
}

extension Dex {
  /// The slugs of the version groups that a variety is on record to be in.
  static func gamesOnRecord(ofVariety id: Int) -> [String] {
    Tables.available.rows(of: id).flatMap { row in
      var row = row
      return row[.games].list { $0.firstPart }
    }
  }
}

extension Cell {
  fileprivate var firstPart: String {
    var parts = parts()
    return parts.next().text
  }
}

// MARK: - What follows from encounters

extension GamePresence {
  private func isMet(_ id: Int) -> Bool {
    Tables.encounters.rows(of: id).contains { row in
      var row = row
      return row[.versions].contains(part: version)
    }
  }

  /// Whether the game has a learnset of it.
  private func isKnown(_ id: Int) -> Bool { Tables.learnsets.row(of: learnsets, id) != nil }

  /// False for one that another becomes in other versions only, such as Lunala in Sun.
  private func isOfThisVersion(_ id: Int) -> Bool {
    Dex().values(of: .comesInVersions, forVariety: id)?.contains(version) ?? true
  }

  /// A variety and what it evolves from in the game, the first of the line last.
  private func line(to id: Int) -> [Int] {
    var line = [id]
    while let last = line.last, isReached(last), let parent = Dex.parent(ofVariety: last),
      isKnown(parent)
    {
      line.append(parent)
    }
    return line
  }

  /// Whether what leads to a variety becomes it in the game: Pikachu becomes the Raichu of Alola there and
  /// there only.
  private func isReached(_ id: Int) -> Bool {
    guard let number = Dex.number(ofVariety: id), let end = Self.regionalEnds[number] else {
      return true
    }
    return (end.region == region)
      == (end.slug == QueryRows.row(ofID: id).map { QueryRows.slugs[$0] })
  }

  /// The regions with forms that others become there, and the games that are played in them.
  private var region: String? {
    switch group.addedTo ?? group.slug {
    case "sun-moon", "ultra-sun-ultra-moon": "alola"
    case "sword-shield": "galar"
    default: nil
    }
  }

  /// The slug of the variety that one becomes in a region, by the number of its species.
  private static let regionalEnds: [Int: (region: String, slug: String)] = {
    var ends: [Int: (region: String, slug: String)] = [:]
    Tables.evolutions.forEachRow { row in
      let conditions = EvolutionConditions(row)
      guard let region = conditions.region, let slug = conditions.evolvedForm else { return }
      var row = row
      ends[row[.toSpecies].integer] = (region, slug)
    }
    return ends
  }()

  /// How one that is not met itself comes from others of its family that are.
  private func grown(_ id: Int) -> Availability? {
    let line = line(to: id)
    if line.dropFirst().contains(where: isMet) { return .evolve }
    guard group.hasEggs, let first = line.last, hatches(first) else { return nil }
    return first == id ? .breed : .evolve
  }

  /// Whether one of those that grow from a variety is met and has eggs. From the eggs of Nidoran♀ and Illumise
  /// hatch their partners, too.
  private func hatches(_ first: Int) -> Bool {
    [first, Self.mothers[first]].compactMap { $0 }.contains { mother in
      Dex.family(ofVariety: mother).contains {
        isMet($0) && Dex.hasEggs($0) && line(to: $0).last == mother
      }
    }
  }

  private static let mothers = [32: 29, 313: 314]
}

/// How varieties come to be that nobody meets.
private enum FormOrigins {
  enum Origin {
    /// It evolves or hatches.
    case grown
    /// Another of its species turns into it.
    case changed
    /// It comes from an event or with a game only.
    case given
  }

  static func origin(of id: Int) -> Origin { others[id] ?? .grown }

  /// Those of the varieties that are not the default one.
  private static let others: [Int: Origin] = {
    let ends = Set(Tables.evolutions.targetForms)
    var origins: [Int: Origin] = [:]
    for row in 0..<QueryRows.count where !QueryRows.defaults.contains(row) {
      let form = QueryForms.all[row]
      let words = form.form.split(separator: "-").map(String.init)
      let isGrown = QueryForms.region(ofForm: row) != nil || ends.contains(QueryRows.slugs[row])
      let origin: Origin =
        if !given.isDisjoint(with: words) {
          .given
        } else if form.isMega || form.isBattleOnly || !isGrown {
          .changed
        } else {
          .grown
        }
      origins[Int(QueryRows.ids[row])] = origin
    }
    return origins
  }()

  /// Words that the names of such forms have.
  private static let given: Set = [
    "battle", "cap", "cosplay", "eternal", "own", "starter", "totem",
  ]
}

extension SortedTable<EvolutionColumn> {
  /// The slugs of the varieties that ways to evolve name.
  fileprivate var targetForms: [String] {
    var slugs: [String] = []
    forEachRow { row in
      if let slug = EvolutionConditions(row).evolvedForm { slugs.append(slug) }
    }
    return slugs
  }
}

extension Tables {
  static let available = SortedTable<AvailableColumn>()
}

enum AvailableColumn: Int, TableColumns {
  case pokemon, games

  static var table: TableName { .available }
}
