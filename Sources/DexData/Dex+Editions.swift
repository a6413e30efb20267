internal import EmbeddedTables
public import PokedexModel

// Values that differ between games. `pokemon_by_game` and `moves_by_game` list the exceptions to
// today's values: one row for each Pokémon or move, one column for each field.
extension Dex {
  /// Returns the edition of a version group; nil for an unknown slug.
  package func edition(of game: String) -> Edition? { VersionGroups.editions[game] }

  /// Returns the edition of a generation as a whole.
  package func edition(generation: Int) -> Edition {
    VersionGroups.all.edition(generation: generation)
  }

  /// Returns a variety as it is in an edition. Nil if the id is unknown or the variety was
  /// introduced later.
  package func pokemon(id: Int, in edition: Edition?) -> Pokemon? {
    guard let edition else { return pokemon(id: id) }
    return pastValues(ofVariety: id).flatMap { pokemon(id: id)?.asOf(edition, $0) }
  }

  /// Returns a variety's values in games where they differ from today's; nil for an unknown id.
  public func pastValues(ofVariety id: Int) -> PastValues? {
    guard let first = firstGeneration(ofVariety: id) else { return nil }
    var values = PastValues(firstGeneration: first, knowsFigures: true)
    guard var row = Tables.pokemonByGame.rows(of: id).first else { return values }
    values.types = row[.types].pastValues { $0.list(by: "/") { $0.type } }
    values.abilities = row[.abilities].pastValues { $0.abilities(by: "/") }
    values.stats = row[.stats].pastValues { $0.stats(by: "/") }
    values.effort = row[.effort].pastValues { $0.stats(by: "/") }
    values.baseExperience = row[.baseExperience].pastValues { $0.integer }
    values.baseHappiness = row[.baseHappiness].pastValues { $0.integer }
    values.captureRate = row[.captureRate].pastValues { $0.integer }
    values.hatchCounter = row[.hatchCounter].pastValues { $0.integer }
    values.growthRate = row[.growthRate].pastValues { $0.text }
    values.genderRate = row[.genderRate].pastValues { GenderRate(eighths: $0.integer) }
    values.eggGroups = row[.eggGroups].pastValues { $0.list(by: "/") { $0.text } }
    return values
  }

  /// Returns a move as it is in an edition; nil means today. Nil if the slug is unknown.
  package func move(_ slug: String, in edition: Edition?) -> Move? {
    move(slug).map { inEdition($0, edition) }
  }

  /// Returns a move as it is in an edition, given the move as it is today.
  func inEdition(_ today: Move, _ edition: Edition?) -> Move {
    guard let edition else { return today }
    var move = today
    if MoveIndex.hasChanged(move.id) { Self.change(&move, to: edition.release) }
    move.damageClass = move.damageClass(in: edition.generation)
    return move
  }

  /// Returns a move as it was in a game; nil for an unknown move or version group.
  public func move(_ slug: String, in versionGroup: String) -> Move? {
    edition(of: versionGroup).flatMap { move(slug, in: $0) }
  }

  package func changes(of move: Move) -> [MoveChange] {
    guard var row = Tables.movesByGame.rows(of: move.id).first else { return [] }
    var changes: [(games: TableException, change: MoveChange)] = []
    func add(_ column: MoveByGameColumn, _ set: (inout MoveChange, TableCell) -> Void) {
      for exception in row[column].isNone ? [] : row[column].exceptions {
        let index = changes.firstIndex {
          $0.games.since == exception.since && $0.games.until == exception.until
        }
        if index == nil { changes.append((exception, MoveChange(of: exception))) }
        set(&changes[index ?? changes.count - 1].change, exception.value)
      }
    }
    add(.type) { $0.type = $1.type }
    add(.power) {
      $0.power = $1.optionalInteger.map(MoveChange.Figure.number) ?? MoveChange.Figure.none
    }
    add(.accuracy) {
      $0.accuracy = $1.optionalInteger.map(MoveChange.Figure.number) ?? MoveChange.Figure.none
    }
    add(.pp) { $0.powerPoints = $1.integer }
    add(.damageClass) { $0.damageClass = $1.text }
    add(.priority) { $0.priority = $1.integer }
    add(.target) { $0.target = $1.text }
    return changes.sorted {
      ($0.games.until ?? .end(of: .max), $0.games.since ?? .end(of: 0))
        < ($1.games.until ?? .end(of: .max), $1.games.since ?? .end(of: 0))
    }.map(\.change)
  }

  private static func change(_ move: inout Move, to release: Release) {
    guard var row = Tables.movesByGame.rows(of: move.id).first else { return }
    if let type = row[.type].value(at: release) { move.type = type.type }
    if let power = row[.power].value(at: release) { move.power = power.optionalInteger }
    if let accuracy = row[.accuracy].value(at: release) { move.accuracy = accuracy.optionalInteger }
    if let points = row[.pp].value(at: release) { move.powerPoints = points.optionalInteger }
    if let kind = row[.damageClass].value(at: release) { move.damageClass = kind.text }
    if let priority = row[.priority].value(at: release) { move.priority = priority.integer }
    if let target = row[.target].value(at: release) { move.target = target.text }
  }
}

/// One of a cell's exceptions to today's value.
struct TableException {
  let since: Release?
  let until: Release?
  let value: TableCell

  /// Whether the exception is today's value of a variety that doesn't share its species'.
  var isToday: Bool

  func isValid(at release: Release) -> Bool {
    !isToday && since.map { $0 <= release } ?? true && until.map { release <= $0 } ?? true
  }
}

extension MoveChange {
  /// Creates a change without values for the games of an exception.
  fileprivate init(of games: TableException) {
    let groups = VersionGroups.all
    let isLast = games.until.map { $0.index }
    let later = isLast.map { groups[($0 + 1)...].first { $0.addedTo == nil } }
    let first = games.since.map { groups[$0.index] }
    self.init(
      since: first?.slug, before: later.flatMap { $0?.slug },
      isInOneGame: first.map { group in
        isLast.map { group.slug == groups[$0].slug || group.isBase(of: groups[$0]) } ?? false
      } ?? false)
  }
}

extension TableCell {
  /// Exceptions to today's value, parsed from `since..until=value;…`. Either bound can be empty. An
  /// exception `=value` has no games: it is today's value.
  var exceptions: [TableException] {
    list(by: ";") { cell in
      var parts = cell.parts(by: "=")
      let games = parts.next()
      let value = parts.next()
      var bounds = games.parts(by: ".")
      let since = VersionGroups.release(of: bounds.next())
      _ = bounds.next()
      let until = VersionGroups.release(of: bounds.next())
      return TableException(
        since: since, until: until, value: value, isToday: games.bytes.isEmpty)
    }
  }

  /// Returns the value in a game; nil if it is today's.
  func value(at release: Release) -> TableCell? {
    isNone ? nil : exceptions.first { $0.isValid(at: release) }?.value
  }

  /// Today's value of a variety that doesn't share its species' value; nil if it does.
  var todaysValue: TableCell? { isNone ? nil : exceptions.first(where: \.isToday)?.value }

  fileprivate func pastValues<Content>(
    _ content: (TableCell) -> Content
  ) -> [PastValues.PastValue<Content>] {
    isNone
      ? []
      : exceptions.filter { !$0.isToday }.map {
        .init(since: $0.since, until: $0.until, content: content($0.value))
      }
  }
}

extension VersionGroups {
  static let editions: [String: Edition] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.slug, all.edition(of: $0.slug)) }.compactMap {
      slug, edition in
      edition.map { (slug, $0) }
    })

  /// Returns when the version group with this slug was released; nil for an empty cell.
  fileprivate static func release(of slug: TableCell) -> Release? {
    slug.bytes.isEmpty ? nil : editions[slug.text]?.release
  }
}

extension Tables {
  static let pokemonByGame = SortedTable<PokemonByGameColumn>()
  static let movesByGame = SortedTable<MoveByGameColumn>()
}

enum PokemonByGameColumn: Int, TableColumns {
  case pokemon, types, abilities, stats, effort, baseExperience, baseHappiness, captureRate
  case hatchCounter, growthRate, genderRate, eggGroups

  static var table: TableName { .pokemonByGame }
}

enum MoveByGameColumn: Int, TableColumns {
  case moveId, type, power, accuracy, pp, damageClass, priority, target

  static var table: TableName { .movesByGame }
}
