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

  /// Returns a variety's values in games where they differ from today's; nil for an unknown id.
  public func pastValues(ofVariety id: Int) -> PastValues? {
    guard let variety = Varieties.variety(id) else { return nil }
    var values = PastValues(firstGeneration: variety.generation, knowsFigures: true)
    guard let row = Tables.pokemonByGame.row(of: id) else { return values }
    values.types = row[.types].pastValues { $0.types }
    values.abilities = row[.abilities].pastValues { $0.abilities }
    values.stats = row[.stats].pastValues { $0.stats }
    values.effort = row[.effort].pastValues { $0.stats }
    values.baseExperience = row[.baseExperience].pastValues { $0.integer }
    values.baseHappiness = row[.baseHappiness].pastValues { $0.integer }
    values.captureRate = row[.captureRate].pastValues { $0.integer }
    values.hatchCounter = row[.hatchCounter].pastValues { $0.integer }
    values.growthRate = row[.growthRate].pastValues { $0.text }
    values.genderRate = row[.genderRate].pastValues { GenderRate(eighths: $0.integer) }
    values.eggGroups = row[.eggGroups].pastValues { $0.list { $0.text } }
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
    Self.change(&move, to: edition)
    move.damageClass = move.damageClass(in: edition.generation)
    return move
  }

  /// Returns a move as it was in a game; nil for an unknown move or version group.
  public func move(_ slug: String, in versionGroup: String) -> Move? {
    edition(of: versionGroup).flatMap { move(slug, in: $0) }
  }

  package func changes(of move: Move) -> [MoveChange] {
    guard let row = Tables.movesByGame.row(of: move.id) else { return [] }
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

  private static func change(_ move: inout Move, to edition: Edition) {
    guard let row = Tables.movesByGame.row(of: move.id) else { return }
    if let type = row[.type].value(in: edition) { move.type = type.type }
    if let power = row[.power].value(in: edition) { move.power = power.optionalInteger }
    if let accuracy = row[.accuracy].value(in: edition) { move.accuracy = accuracy.optionalInteger }
    if let points = row[.pp].value(in: edition) { move.powerPoints = points.optionalInteger }
    if let kind = row[.damageClass].value(in: edition) { move.damageClass = kind.text }
    if let priority = row[.priority].value(in: edition) { move.priority = priority.integer }
    if let target = row[.target].value(in: edition) { move.target = target.text }
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

  /// Returns the value in an edition, or today if it is nil. Nil if it is the value of the thing's own
  /// table.
  func value(in edition: Edition?) -> TableCell? {
    if isNone { return nil }
    let exceptions = exceptions
    let past = edition.flatMap { edition in exceptions.first { $0.isValid(at: edition.release) } }
    return (past ?? exceptions.first(where: \.isToday))?.value
  }

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
  static let pokemonByGame = Table<PokemonByGameColumn>()
  static let movesByGame = Table<MoveByGameColumn>()
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
