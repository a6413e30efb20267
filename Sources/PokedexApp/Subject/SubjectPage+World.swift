internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Pages of items, egg groups and places.
extension SubjectPage {
  func itemPage(_ slug: String) -> Page {
    let games = games(ofItem: slug)
    let shown = table.ownGame(among: games) ?? table.game ?? game
    let facts = subjectFacts(in: shown)
    let today =
      TypeChart.isPast(generation)
      ? [.blank] + Line.wrapped(words(.itemToday), .secondary, columns: columns) : []
    let head = lines(of: rules.item(slug).map(facts.facts) ?? [], effect: effect) + today
    let name = facts.gameName.map { [$0] } ?? []
    let title = title((([words(.nounItem)] + name).joined(separator: " · ")))
    let holders = holders(of: slug, facts)
    let isShown = shown.map(games.contains) ?? false
    return page(
      title, head, .heldBy, (holders, 0), note: .columnChance, isDetailed: true,
      game: isShown ? shown : nil, of: games)
  }

  /// Returns the games in which an item is known to be found, sold, held by wild Pokémon, or used to
  /// teach a move.
  private func games(ofItem slug: String) -> [Game] {
    let versions = Set(
      subjectFacts(in: nil).places(of: slug, in: nil).flatMap(\.versions)
        + rules.holders(of: slug).map(\.held.version))
    let groups = Set(
      rules.prices(of: slug).map(\.versionGroup) + rules.moves(taughtBy: slug).map(\.versionGroup))
    return ofGeneration(rules.versionGroups).filter { group in
      groups.contains(group.slug) || group.versions.contains(where: versions.contains)
    }.map { Game($0.slug) }
  }

  /// Returns the Pokémon that hold an item in the wild, with the chance in each version.
  private func holders(
    of slug: String, _ facts: SubjectFacts
  ) -> [PokemonTable.PokemonTableRow] {
    facts.wildHolders(of: slug).grouped(by: \.pokemon).map { pokemon, holders in
      let held = holders.map(\.held).grouped(by: \.chance).sorted { $0.key > $1.key }
      let note = held.map { chance, held in
        "\(chance) % "
          + words.joined(held.map { words.name(ofVersion: $0.version) }, by: .listPair)
      }
      return PokemonTable.PokemonTableRow(
        pokemon: pokemon, note: note.joined(separator: " · "), rank: held.first.map { -$0.key })
    }
  }

  func eggGroupPage(_ slug: String) -> Page {
    let all = rules.members(ofEggGroup: slug).map { PokemonTable.PokemonTableRow(pokemon: $0) }
    let members = rows(all.filter { !isLater($0.pokemon) }, today: all)
    return page(.nounEggGroup, [], .pokemonLabel, members)
  }

  func placePage(_ slug: String) -> Page {
    let encounters = rules.encounters(in: slug)
    let (items, trainers) = (rules.items(in: slug), rules.trainers(in: slug))
    let recorded = Set(
      encounters.keys + items.flatMap(\.versions) + trainers.flatMap(\.versions))
    let groups = ofGeneration(rules.versionGroups).filter { group in
      group.versions.contains(where: recorded.contains)
    }
    let games = groups.map { Game($0.slug) }
    let region = rules.region(of: slug).map { words.label("region", $0) }
    guard let shown = table.game(among: games, of: rules.versionGroups) ?? games.last,
      let group = groups.first(where: { $0.slug == shown.group })
    else {
      // The data source lacks the encounters of some games, so a missing record doesn't mean that
      // no Pokémon can be encountered here.
      let sentence =
        generation.map { words(.noOneHereThen, words.generation($0)) } ?? words(.noOneHere)
      return Page(
        title: title(region ?? words(.nounPlace)),
        panes: [LazyLines([.blank] + Line.wrapped(sentence, .secondary, columns: columns))])
    }
    let version = version(of: group)
    let versions = version.map { [$0] } ?? group.versions
    let local = LocalTable(
      place: slug, encounters: versions.flatMap { encounters[$0] ?? [] },
      versions: versions.count, game: shown, words: words, columns: columns, settings: table)
    let sorting = local.sortColumns.map(\.title)
    let name = version.map(words.name(ofVersion:)) ?? words.name(ofGame: group.slug)
    let setting = title([region, name].compactMap(\.self).joined(separator: " · "))
    // The game's name gets a line of its own if it doesn't fit into the title, or if the table is
    // filtered or sorted.
    let isTitled =
      !table.isPlain || table.isFiltering || setting.left.columns + setting.right.columns >= columns
    let heading = Line.title(name, sorted: sortedTitle(sorting), table, columns: columns)
    let isEmpty = versions.allSatisfy { encounters[$0] == nil }
    let more =
      table.isPlain
      ? itemLines(items, in: shown) + trainerLines(trainers, in: shown) : []
    return Page(
      title: isTitled ? title(region ?? words(.nounPlace)) : setting,
      head: (isTitled ? [heading] : []) + (isEmpty ? [] : local.header),
      panes: [LazyLines((isEmpty ? [] : local.lines) + more)], games: games, game: shown,
      columns: isEmpty ? [] : sorting.map { words($0) })
  }

  /// Returns the items of a place in a game, the hidden ones apart. Empty if there are none.
  private func itemLines(_ items: [ItemPlace], in game: Game) -> [Line] {
    let versions = subjectFacts.versionSlugs(of: game)
    let own = items.filter { $0.versions.contains(where: versions.contains) }
    let (hidden, others) = own.divided { $0.how == .hidden }
    return section(.placeItems, others, game) + section(.placeHidden, hidden, game)
  }

  /// Returns a heading, then a line for each way to get an item, with the items.
  private func section(_ title: Sentence, _ items: [ItemPlace], _ game: Game) -> [Line] {
    if items.isEmpty { return [] }
    let order = ItemPlace.How.allCases
    let ways = items.mergingWeekdays.grouped { [$0.part ?? "", words.way(to: $0)] }.sorted {
      let (one, other) = ($0.elements[0], $1.elements[0])
      return (order.firstIndex(of: one.how) ?? 0, one.part ?? "", one.price ?? 0)
        < (order.firstIndex(of: other.how) ?? 0, other.part ?? "", other.price ?? 0)
    }
    let lines = ways.flatMap { _, items in
      let names = items.map { (words.name(ofItem: $0.item), Subject.item($0.item)) }
      let texts = zip(names, items).map { name, place in
        place.spots > 1 ? words(.placeTimes, name.0, String(place.spots)) : name.0
      }
      let part = items[0].part.map { [words.name(ofPart: $0)] } ?? []
      let way =
        items[0].how == .hidden && items[0].conditions.isEmpty ? [] : [words.way(to: items[0])]
      let label = words.joined(part + way, by: .listPair)
      let text = texts.unique.joined(separator: " · ")
      return Line.wrapped(
        label.isEmpty ? text : words(.itemWay, label, text), names: names, game: game,
        columns: columns)
    }
    return [.blank, heading(words(title))] + lines
  }

  /// Returns the trainers of a place in a game, in the order of the story. Empty if there are none.
  private func trainerLines(_ trainers: [Trainer], in game: Game) -> [Line] {
    let versions = subjectFacts.versionSlugs(of: game)
    let own = trainers.filter { $0.versions.contains(where: versions.contains) }
    if own.isEmpty { return [] }
    let list = TrainersTable(
      rows: TrainerRow.rows(of: own), game: game, words: words, columns: columns)
    return [.blank, heading(words(.placeTrainers))] + list.rows.flatMap(list.lines)
  }

  /// Returns the version that a group's encounters are limited to. Nil if the encounters of all its
  /// versions are shown.
  ///
  /// Usually, this is the page's version. If the group is downloadable content for the page's game,
  /// it is the version of that content that belongs to the page's version.
  private func version(of group: VersionGroup) -> String? {
    guard let version = table.game?.version,
      let base = rules.versionGroups.first(where: { $0.slug == table.game?.group }),
      let index = base.versions.firstIndex(of: version), base == group || base.isBase(of: group),
      group.versions.indices.contains(index)
    else { return nil }
    return group.versions[index]
  }
}

// Pages with reference tables.
extension SubjectPage {
  /// Returns a page with a table of all natures by raised and lowered stat, preceded by the facts
  /// of one nature.
  ///
  /// - Parameter slug: slug of the nature whose facts are shown; nil for the table alone.
  func naturesPage(_ slug: String?) -> Page {
    if let page = notYet(.nounNature, Nature.firstGeneration) { return page }
    let facts = rules.natures.first { $0.slug == slug }.map(subjectFacts.facts)
    let head = facts.map { lines(of: $0) + [.blank, heading(words(.naturesTitle))] } ?? []
    let natures = NatureLines(words: words, columns: columns).lines
    return Page(title: title(.nounNature), panes: [LazyLines(head + natures)])
  }

  /// Page with the experience needed for selected levels at every growth rate, the fastest rate
  /// first.
  var growthRatesPage: Page {
    let rates = GrowthRate.all(in: generation).map { slug in
      (words.growthRate(slug), rules.experience(ofGrowthRate: slug) ?? [])
    }
    let layout = Columns(
      rates.count, of: Self.rateColumns..., maximum: Self.rateColumns, in: columns,
      after: Self.levelColumns + 1, gap: 1)
    let tables = layout.groups.map { table(of: Array(rates[$0])) }
    return Page(title: title(.growth), panes: [LazyLines(tables.joined(by: .blank) + [.blank])])
  }

  private static let levelColumns = 8
  private static let rateColumns = 11

  private func table(of rates: [(name: String, experience: [Int])]) -> [Line] {
    let table = Table(
      [Table.Column("", minimum: Self.levelColumns)]
        + rates.map { Table.Column($0.name, .right, minimum: Self.rateColumns) },
      in: columns, gap: 1)
    let levels = [1, 2, 3, 4] + stride(from: 5, through: 100, by: 5)
    return [table.header]
      + levels.map { level in
        table.line(
          [Span(words(.levels, String(level)), .secondary)]
            + rates.map { _, experience in
              Span(experience.indices ~= level - 1 ? String(experience[level - 1]) : "—")
            })
      }
  }
}

/// Table of a place's encounters in a game, grouped by area and then by method, the most common
/// encounters first.
private struct LocalTable {
  /// Slug of the place.
  let place: String
  let encounters: [LocalEncounter]
  /// Number of versions whose encounters are shown.
  let versions: Int
  let game: Game
  let words: Words
  let columns: Int
  let settings: TableSettings

  private var table: EncounterTable {
    EncounterTable(
      words: words, columns: columns, firstColumn: .pokemon, versions: versions, game: game)
  }

  var sortColumns: [TableSortColumn<EncounterRow>] {
    [
      TableSortColumn(.columnChance),
      TableSortColumn(.columnName) { .text(name(of: $0)) },
      TableSortColumn(.columnLevel) { .figure($0.maxLevel) },
    ]
  }

  /// Column titles; empty if the screen is too narrow for columns.
  var header: [Line] { table.isWide ? [Line(table.header)] : [] }

  var lines: [Line] {
    let shown = settings.arranged(rows, by: sortColumns, texts: texts(of:))
    if shown.isEmpty { return [.blank, Line([Span(words(.noMatch), .secondary)])] }
    var table = table
    table.laterLevels = laterLevelsOfAll
    let areas = shown.grouped(by: \.area).sorted { $0.key < $1.key }
    return table.laterLevelsNote
      + areas.flatMap { area, rows in lines(of: rows, in: area, table) }
  }

  /// The levels that all ordinary encounters (those without a `rarity`) have after the player has
  /// entered the Hall of Fame. Nil if the levels aren't the same for all, or if there are fewer
  /// than two such encounters.
  private var laterLevelsOfAll: ClosedRange<Int>? {
    let levels = rows.filter { $0.rarity == nil }.map(\.laterLevels)
    return levels.count > 1 && levels.allSatisfy { $0 == levels[0] } ? levels[0] : nil
  }

  /// Returns the lines of an area: its name, a heading and rows for each method, then a line for
  /// each kind of rare encounter.
  private func lines(
    of rows: [EncounterRow], in area: String, _ table: EncounterTable
  ) -> [Line] {
    // While a filter is active, show rare encounters as rows of their own instead of one line for
    // each kind, so that the filter finds them too.
    let (shown, rare) = settings.filter.isEmpty ? EncounterRow.folded(rows) : (rows, [])
    let methods = shown.grouped(by: \.method).sorted { order(of: $0.key) < order(of: $1.key) }
    let folds = rare.flatMap { table.lines(of: $0, area, settings) }
    let areaName = words.name(ofLocationArea: area)
    let isNamed = areaName != words.name(ofLocation: place)
    return (isNamed ? [.blank] + Line.wrapped(areaName, .heading, columns: columns) : [])
      + methods.enumerated().flatMap { index, group in
        (isNamed && index == 0 ? [] : [.blank])
          + Line.wrapped(words.briefly(method: group.key), .name, columns: columns)
          + table.lines(of: group.elements)
      } + (folds.isEmpty || isNamed && methods.isEmpty ? folds : [.blank] + folds)
  }

  /// Returns a method's sort key. Common methods come first, in a fixed order, then the others.
  /// One-time encounters come last.
  private func order(of method: String) -> Int {
    Self.methods.firstIndex(of: method)
      ?? Self.methods.count + (Encounter.singleMethods.contains(method) ? 1 : 0)
  }

  private static let methods = [
    "walk", "overworld", "dark-grass", "surf", "overworld-water", "old-rod", "good-rod",
    "super-rod",
  ]

  /// Rows in order of chance, the most common first and those of unknown chance last. Rows with the
  /// same chance are in order of Pokémon id.
  private var rows: [EncounterRow] {
    let rows = encounters.grouped(by: \.pokemon).sorted { $0.key.id < $1.key.id }
      .flatMap { EncounterRow.merged($0.elements.map(\.encounter), of: $0.key) }
    return rows.enumerated().sorted {
      ($1.element.chance ?? 0, $0.offset) < ($0.element.chance ?? 0, $1.offset)
    }.map(\.element)
  }

  private func texts(of row: EncounterRow) -> [String] {
    [name(of: row), words.briefly(method: row.method), words.label("method", row.method)]
      + words.texts(ofConditions: row.conditions)
  }

  private func name(of row: EncounterRow) -> String {
    row.pokemon.map { words.name(ofPokemon: $0.id, slug: $0.slug) } ?? "—"
  }
}
