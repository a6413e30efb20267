internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Table of encounters. Its columns are the place or the Pokémon, then method, levels, chance and
/// conditions. A narrow window has no columns: these facts follow each other on wrapped lines.
struct EncounterTable: Sendable {
  /// Content of the first column.
  enum FirstColumn: Sendable {
    case place, pokemon
  }

  let words: Words
  let columns: Int
  let firstColumn: FirstColumn
  /// Number of versions that the table covers.
  let versions: Int
  /// Game shown on the pages that rows link to. If a row applies only to some of the game's
  /// versions, the linked page shows the first of them. Nil for the game of the page that contains
  /// the table.
  let game: Game?
  /// Levels of the wild Pokémon after the player has entered the Hall of Fame. Set only if they are
  /// the same for all rows, which then don't repeat them.
  var laterLevels: ClosedRange<Int>?

  /// Whether the window is wide enough for columns.
  var isWide: Bool { columns >= 77 }

  private let table: Table

  init(words: Words, columns: Int, firstColumn: FirstColumn, versions: Int, game: Game?) {
    (self.words, self.columns, self.firstColumn, self.versions) = (
      words, columns, firstColumn, versions
    )
    self.game = game
    let way = Table.Column(words(.columnWay), minimum: 16, ideal: 20, fit: .wrap)
    table = Table(
      [
        Table.Column(
          words(firstColumn == .place ? .columnPlace : .columnName), minimum: 24, ideal: 32)
      ] + (firstColumn == .place ? [way] : []) + [
        Table.Column(words(.columnLevel), .right, minimum: 6),
        Table.Column(words(.columnChance), .right, minimum: 6),
        Table.Column(words(.columnCondition), minimum: 20, ideal: columns, fit: .wrap, gap: 2),
      ], in: columns, gap: 1)
  }

  /// Column titles.
  var header: [Span] { table.header.left }

  /// Line with the levels of the wild Pokémon after the player has entered the Hall of Fame. Empty
  /// if they aren't the same for all rows.
  var laterLevelsNote: [Line] {
    laterLevels.map { Line.wrapped(text(ofLater: $0), .secondary, columns: columns) } ?? []
  }

  /// Returns the lines of rows. Consecutive rows for the same place or Pokémon name it only once.
  func lines(of rows: [EncounterRow]) -> [Line] {
    rows.enumerated().flatMap { index, row in
      let isFirst =
        index == 0 || rows[index - 1].area != row.area || rows[index - 1].pokemon != row.pokemon
      return isWide ? wide(row, isFirst: isFirst) : narrow(row, isFirst: isFirst)
    }
  }

  /// Returns a line that summarizes the rare encounters of one kind. If the user has opened it, the
  /// rows of these encounters follow.
  ///
  /// - Parameters:
  ///   - start: prefix of the line's key in `settings.opened`.
  ///   - settings: settings of the page. In printed text, which has no keys, the rows are always
  ///     shown.
  func lines(
    of rare: (rarity: EncounterRarity, rows: [EncounterRow]), _ start: String,
    _ settings: TableSettings
  ) -> [Line] {
    let key = "\(start)/\(rare.rarity.rawValue)"
    let isOpen = settings.isReadOnly || settings.opened.contains(key)
    var heading = Line.wrapped(count(of: rare), .secondary, columns: columns - 2)
    if !settings.isReadOnly {
      heading[heading.count - 1].left += [Span(" "), Span(isOpen ? "▾" : "▸", fold: key)]
    }
    return heading + (isOpen ? lines(of: rare.rows) : [])
  }

  /// Returns a row in columns. A name that is too wide for its column is on a separate line above.
  private func wide(_ row: EncounterRow, isFirst: Bool) -> [Line] {
    let name = isFirst ? self.name(of: row) : ""
    let isLong = TextWidth.of(name) > table.width(of: 0)
    let cells =
      [
        Flow(isLong || name.isEmpty ? [] : [Span(name, link: link(of: row))])
      ] + (firstColumn == .place ? [Flow([Span(words.briefly(method: row.method))])] : []) + [
        Flow([Span(text(of: row.levels))]), Flow([Span(chance(of: row))]), conditions(of: row),
      ]
    return (isLong ? lines(of: name, row) : []) + table.lines(cells)
  }

  private func narrow(_ row: EncounterRow, isFirst: Bool) -> [Line] {
    let chance = chance(of: row)
    let facts = [words(.levels, text(of: row.levels))] + (chance.isEmpty ? [] : [chance])
    var flow = conditions(of: row)
    flow.label = [.spaces(2)]
    let way = firstColumn == .place ? [words.briefly(method: row.method)] : []
    flow.pieces.insert(contentsOf: (facts + way).map { [Span($0)] }, at: 0)
    return (isFirst ? names(of: row) : []) + flow.lines(columns: columns)
  }

  /// Returns the lines of a row's name. If a place's name and the name of its part don't fit on one
  /// line, the part is on a separate line.
  private func names(of row: EncounterRow) -> [Line] {
    let name = name(of: row)
    guard TextWidth.of(name) > columns, let part = AreaName.start(ofPartIn: name)
    else { return lines(of: name, row) }
    var place = name[..<part]
    while place.last == " " { place.removeLast() }
    return lines(of: String(place), row) + Line.wrapped(String(name[part...]), columns: columns)
  }

  /// Returns lines that contain only a name.
  private func lines(of name: String, _ row: EncounterRow) -> [Line] {
    let link = link(of: row)
    return Line.wrapped(
      name, names: link.map { [(name, $0.subject)] } ?? [], game: link?.game, columns: columns)
  }

  /// Returns the page that a row links to. If a row applies only to some versions, the page is
  /// shown for the first of them.
  private func link(of row: EncounterRow) -> Destination? {
    let isInAllVersions = row.versions.count >= versions
    let game = isInAllVersions ? game : game.map { Game($0.group, version: row.versions.first) }
    return subject(of: row).map { Destination($0, game: game) }
  }

  private func subject(of row: EncounterRow) -> Subject? {
    switch firstColumn {
    case .place: words.location(ofArea: row.area).map(Subject.place)
    case .pokemon: row.pokemon.map { .pokemon($0.id) }
    }
  }

  private func name(of row: EncounterRow) -> String {
    switch firstColumn {
    case .place: placeName(of: row)
    case .pokemon: row.pokemon.map { words.name(ofPokemon: $0.id, slug: $0.slug) } ?? "—"
    }
  }
}

// MARK: - Words

extension EncounterTable {
  private func placeName(of row: EncounterRow) -> String {
    let name = words.name(ofLocationArea: row.area)
    let others = row.otherAreas.compactMap { AreaName(words.name(ofLocationArea: $0)) }
    return others.isEmpty
      ? name : AreaName(name)?.joined(with: others) { words.joined($0, by: .listPair) } ?? name
  }

  /// Returns a sentence with the number of places or Pokémon that have rare encounters of one kind.
  private func count(of rare: (rarity: EncounterRarity, rows: [EncounterRow])) -> String {
    let title = words.title(of: rare.rarity)
    switch firstColumn {
    case .place:
      let places = Set(rare.rows.flatMap { [$0.area] + $0.otherAreas }).count
      return places == 1 ? words(.rarePlace, title) : words(.rarePlaces, title, String(places))
    case .pokemon:
      return words(.rarePokemon, title, String(Set(rare.rows.compactMap(\.pokemon?.id)).count))
    }
  }

  private func text(of levels: ClosedRange<Int>) -> String {
    levels.count == 1 ? "\(levels.lowerBound)" : "\(levels.lowerBound)–\(levels.upperBound)"
  }

  private func text(ofLater levels: ClosedRange<Int>) -> String {
    words(.laterLevels, words(.levels, text(of: levels)))
  }

  /// Returns the chance as text. Empty if the chance is unknown, and for a one-time encounter that
  /// always happens (100 %).
  private func chance(of row: EncounterRow) -> String {
    guard let chance = row.chance else { return "" }
    return chance == 100 && Encounter.singleMethods.contains(row.method) ? "" : "\(chance) %"
  }

  /// Returns a version's name without the name of its expansion, which the heading already shows.
  private func briefly(_ version: String) -> String {
    let name = words.name(ofVersion: version)
    return String(name.prefix { $0 != ":" && $0 != "：" })
  }

  /// Returns notes on an encounter: the versions that have it, unless all versions of the game do;
  /// then special conditions; then the chances under other conditions.
  private func conditions(of row: EncounterRow) -> Flow {
    var notes: [String] = []
    if row.versions.count < versions {
      notes.append(words(.onlyIn, row.versions.map(briefly).joined(separator: " / ")))
    }
    if firstColumn == .pokemon, row.rarity != nil {
      notes.append(words.briefly(method: row.method))
    }
    notes += words.texts(ofConditions: row.conditions)
    for other in row.alternatives {
      let when = words.joined(words.texts(ofConditions: other.conditions), by: .listPair)
      notes.append(words(.chanceWhen, when, "\(other.chance) %"))
    }
    if let later = row.laterLevels, later != laterLevels { notes.append(text(ofLater: later)) }
    let comma = Span(words.joined(["", ""], by: .listPair), .secondary)
    return Flow(notes.map { Span($0, .secondary) }, separator: comma)
  }
}

extension Words {
  /// Returns a short name for an encounter method.
  func briefly(method slug: String) -> String {
    PlaceWords.method(slug, in: language.interface) ?? label("method", slug)
  }

  /// Returns the heading for rare encounters of one kind.
  func title(of rarity: EncounterRarity) -> String {
    PlaceWords.rarity(rarity, in: language.interface) ?? SlugWords.title(rarity.rawValue)
  }

  /// Returns short texts for conditions, one for each group of alternatives.
  func texts(ofConditions conditions: [[String]]) -> [String] {
    conditions.compactMap(text(ofConditions:))
  }

  /// Returns a short text for a condition. Empty for the normal condition.
  func briefly(condition slug: String) -> String {
    PlaceWords.condition(slug, in: language.interface) { kind, rest in
      switch kind {
      case "item": name(ofItem: rest)
      case "trade", "starter", "other-caught": name(ofVariety: rest)
      default: rest
      }
    } ?? label("condition", slug)
  }
}
