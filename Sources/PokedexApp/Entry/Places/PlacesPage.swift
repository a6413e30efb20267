internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let places = EntryPage(
    name: "places", title: .tabPlaces, parts: [.encounters, .heldItems],
    hasTable: true
  ) { input in
    PlacesPage(entry: input.entry, words: input.words, layout: input.layout).page
  }
}

/// Page with the places where a Pokémon is found, and the items that it holds in the wild. The
/// chosen game comes first, then the others, starting with the newest. If the Pokémon isn't found
/// anywhere, the page shows its family's places instead.
struct PlacesPage {
  let entry: EntryContent
  let words: Words
  let layout: Layout
  /// Slug of the only game to show. Nil to show all games.
  var onlyGame: String?
  /// Slug of the only version to show. Nil to show all versions.
  var onlyVersion: String?

  private var settings: TableSettings { entry.table }
  private var recordGaps: EncounterRecordGaps {
    EncounterRecordGaps(entry: entry, words: words, onlyGame: onlyGame)
  }

  private static let titles: [Sentence] = [
    .tabPlaces, .columnPlace, .columnLevel, .columnChance,
  ]

  var page: Page {
    guard let encounters = entry.parts.encounters, let held = entry.parts.heldItems else {
      return Page(panes: [LazyLines([])])
    }
    let games = GamesWithEncounters(
      encounters, held, among: words.rules.versionGroups, in: entry.generation)
    let wanted = settings.game(
      among: games.released.map { Game($0.slug) }, of: words.rules.versionGroups)
    let columns = layout.pagePane.columns
    guard let shown = wanted.flatMap({ games.game(of: $0.group) }) ?? games.first else {
      let notes = lines(of: recordGaps.sentences(isEncountered: false), columns)
      let blocks = [notes, family(isEncountered: false, columns: columns)].filter { !$0.isEmpty }
      return Page(panes: [blocks.joined(by: .blank)])
    }
    let isEncountered = encounters.contains { encounter in
      games.released.contains { $0.versions.contains(encounter.version) }
    }
    let own = blocks(of: games.from(shown), encounters, held, columns: columns)
    let blocks =
      own + [family(isEncountered: isEncountered, columns: columns)].filter { !$0.isEmpty }
    return Page(
      head: head, panes: [LazyLines(blocks.joined(by: .blank))],
      games: games.released.map { Game($0.slug) },
      game: wanted ?? Game(shown.slug), columns: Self.titles.map { words($0) })
  }

  /// Lines with the items that wild Pokémon of this variety hold, starting with the newest game.
  var held: [Line] {
    let held = entry.parts.heldItems ?? []
    let columns = layout.pagePane.columns
    let games = GamesWithEncounters(
      [], held, among: words.rules.versionGroups, in: entry.generation)
    guard let first = games.first else { return lines(of: [words(.holdsNothing)], columns) }
    return games.from(first).map { game in
      lines(of: game, [], held, columns: columns, showsItemEffects: game == first)
    }.joined(by: .blank)
  }

  /// Lines above the scrolling part of the page: the sort order and filter, then the column titles.
  private var head: [Line] {
    let columns = layout.pagePane.columns
    let isTitled = !settings.isPlain || settings.isFiltering
    let sorted = Self.titles.indices ~= settings.column ? words(Self.titles[settings.column]) : nil
    let table = EncounterTable(
      words: words, columns: columns, firstColumn: .place, versions: 1, game: nil)
    return (isTitled ? [.title(words(.tabPlaces), sorted: sorted, settings, columns: columns)] : [])
      + (table.isWide ? [Line(table.header)] : [])
  }

  /// Returns the lines of each game. One line at the top names the games without records. If it had
  /// to be shortened, the full sentence is at the bottom.
  private func blocks(
    of games: [VersionGroup], _ encounters: [Encounter], _ held: [HeldItem], columns: Int
  ) -> [[Line]] {
    var blocks = games.map { game in
      let lines = lines(
        of: game, encounters, held, columns: columns, showsItemEffects: game == games.first)
      return lines.isEmpty ? notFoundNote(in: game, columns) : lines
    }.filter { !$0.isEmpty }
    if blocks.isEmpty { return [[Line([Span(words(.noMatch), .secondary)])]] }
    if let note = recordGaps.note(columns: columns) {
      blocks[0] = lines(of: [note.line], columns) + blocks[0]
      if let whole = note.whole { blocks.append(lines(of: [whole], columns)) }
    }
    return blocks
  }

  /// Returns a note that the Pokémon is not found in the chosen version of a game. Empty if none of
  /// the game's versions is chosen, or if a filter is active.
  private func notFoundNote(in game: VersionGroup, _ columns: Int) -> [Line] {
    guard settings.filter.isEmpty, let version = onlyVersion ?? settings.game?.version,
      game.versions.contains(version)
    else { return [] }
    let name = words.name(ofVersion: version)
    return Line.wrapped(name, .heading, columns: columns)
      + lines(of: [words(.notInTheWildThen, name)], columns)
  }

  /// Returns the slug of the only version of a game to show, or nil to show all its versions. That
  /// is the chosen version if it belongs to the game. For downloadable content, it is the version
  /// that corresponds to the chosen version of the base game.
  private func version(of game: VersionGroup) -> String? {
    let groups = words.rules.versionGroups
    guard let version = onlyVersion ?? settings.game?.version,
      let chosen = groups.first(where: { $0.versions.contains(version) }),
      let index = chosen.versions.firstIndex(of: version),
      chosen.slug == game.slug || chosen.isBase(of: game), game.versions.indices.contains(index)
    else { return nil }
    return game.versions[index]
  }

  /// Returns lines about the family's places. If this Pokémon isn't encountered anywhere, they
  /// contain the places of all other members. Otherwise, they contain only a link to each member.
  /// Empty for printed text, and while a filter is used.
  private func family(isEncountered: Bool, columns: Int) -> [Line] {
    // A filter is meant only for this Pokémon's own places.
    if settings.isReadOnly || settings.isFiltering || !settings.filter.isEmpty { return [] }
    let family = FamilyEncounters(entry: entry, words: words, columns: columns)
    return isEncountered ? family.links : family.lines
  }

  private func lines(of sentences: [String], _ columns: Int) -> [Line] {
    sentences.flatMap { Line.wrapped($0, .secondary, columns: columns) }
  }

  /// Returns a game's heading, places and held items. Empty if no row passes the filter.
  private func lines(
    of game: VersionGroup, _ encounters: [Encounter], _ held: [HeldItem], columns: Int,
    showsItemEffects: Bool
  ) -> [Line] {
    let version = version(of: game)
    let versions = version.map { [$0] } ?? game.versions
    let merged = EncounterRow.merged(encounters.filter { versions.contains($0.version) })
    let rows =
      settings.isPlain
      ? EncounterRow.joiningAreas(merged, place: place(ofArea:))
      : settings.arranged(merged, by: sortColumns) { texts(of: $0, game) }
    let table = EncounterTable(
      words: words, columns: columns, firstColumn: .place, versions: versions.count,
      game: Game(game.slug, version: version))
    // If a filter is active, rare encounters aren't hidden, so that the filter finds them as well.
    let (shown, rare) = settings.filter.isEmpty ? EncounterRow.folded(rows) : (rows, [])
    var lines = table.lines(of: shown)
    lines += rare.flatMap { table.lines(of: $0, game.slug, settings) }
    let items = held.filter { versions.contains($0.version) }
    lines += holding(items, versions, in: game, columns)
    if showsItemEffects { lines += effects(of: items, columns) }
    if lines.isEmpty { return [] }
    let name = version.map(words.name(ofVersion:)) ?? words.name(of: game)
    return Line.wrapped(name, .heading, columns: columns) + lines
  }

  /// Returns a key that is equal for all areas that are merged into one row: the location's slug,
  /// and the area's name without the part in brackets. Nil if the area can't be merged, because its
  /// name has no part in brackets or has a comma.
  private func place(ofArea slug: String) -> [String]? {
    AreaName(words.name(ofLocationArea: slug)).map {
      [words.location(ofArea: slug) ?? "", String($0.place)]
    }
  }

  private var sortColumns: [TableSortColumn<EncounterRow>] {
    [
      TableSortColumn(.tabPlaces),
      TableSortColumn(.columnPlace) { .text(words.name(ofLocationArea: $0.area)) },
      TableSortColumn(.columnLevel) { .figure($0.maxLevel) },
      TableSortColumn(.columnChance) { $0.chance.map { .figure($0) } },
    ]
  }

  /// Returns the texts of a row that a filter searches: place, method, versions and conditions.
  private func texts(of row: EncounterRow, _ game: VersionGroup) -> [String] {
    [words.name(ofLocationArea: row.area), words.briefly(method: row.method)]
      + [words.label("method", row.method)] + row.versions.map(words.name(ofVersion:))
      + words.texts(ofConditions: row.conditions)
  }

  /// Returns one line per item with the item's current effect. Empty if an older generation is
  /// chosen, if a filter is active, or if one of the lines is too wide.
  private func effects(of held: [HeldItem], _ columns: Int) -> [Line] {
    guard entry.generation == nil, settings.filter.isEmpty else { return [] }
    let texts = held.map(\.item).unique.compactMap(words.rules.item).compactMap { item in
      ItemLine(of: item, in: words).text.map { "  \(words.name(ofItem: item.slug))  \($0)" }
    }
    return texts.contains { TextWidth.of($0) > columns }
      ? [] : texts.map { Line([Span($0, .secondary)]) }
  }

  /// Returns a sentence with the items that wild Pokémon hold, and the chance of each. Versions in
  /// which an item has the same chance are named together.
  private func holding(
    _ held: [HeldItem], _ versions: [String], in game: VersionGroup, _ columns: Int
  ) -> [Line] {
    let shown = settings.filtered(held) {
      [words.name(ofItem: $0.item), words.name(ofVersion: $0.version)]
    }
    var items: [(item: String, chance: Int, versions: [String])] = []
    for held in shown {
      if let index = items.firstIndex(where: { $0.item == held.item && $0.chance == held.chance }) {
        items[index].versions.append(held.version)
      } else {
        items.append((held.item, held.chance, [held.version]))
      }
    }
    if items.isEmpty { return [] }
    let texts = items.map { item in
      let text = "\(words.name(ofItem: item.item)) \(item.chance) %"
      if item.versions.count >= versions.count { return text }
      let versions = words.names(ofVersions: item.versions)
      return "\(text) (\(words(.onlyIn, versions)))"
    }
    return Line.wrapped(
      words(.holds, words.joined(texts, by: .listPair)),
      names: items.map { (words.name(ofItem: $0.item), .item($0.item)) },
      game: Game(game.slug, version: version(of: game)), columns: columns)
  }
}

/// Places of the other members of the family, because the Pokémon may evolve or hatch from them.
struct FamilyEncounters {
  /// Column where the places begin if they are on the same line as the name of their game.
  private static let labelColumns = 33
  private static let minimumColumnsBeside = 90

  let entry: EntryContent
  let words: Words
  let columns: Int

  /// Lines with the places of each member in each game.
  var lines: [Line] {
    members.map { member in
      heading(of: member.number, member.slug)
        + games(of: member.areasByVersion).newestFirst.flatMap {
          lines(of: $0, member.areasByVersion)
        }
    }.joined(by: .blank)
  }

  /// Lines with links to the members.
  var links: [Line] {
    let facts = members.map { member in
      Span(
        words(.placesOf, words.name(ofPokemon: member.number, slug: member.slug)),
        link: .pokemon(member.number))
    }
    return Flow(facts).lines(columns: columns)
  }

  private typealias AreasByVersion = [(version: String, areas: [String])]

  /// Other members that are found in at least one game of the generation.
  private var members: [(number: Int, slug: String, areasByVersion: AreasByVersion)] {
    (entry.parts.evolutionLine?.members ?? []).compactMap { member in
      if member.number == entry.pokemon.id { return nil }
      let areasByVersion = words.rules.areas(ofVariety: member.number)
      return games(of: areasByVersion).released.isEmpty
        ? nil : (member.number, member.slug, areasByVersion)
    }
  }

  private func games(of areasByVersion: AreasByVersion) -> GamesWithEncounters {
    GamesWithEncounters(
      versions: areasByVersion.map(\.version), among: words.rules.versionGroups,
      in: entry.generation)
  }

  private func heading(of number: Int, _ slug: String) -> [Line] {
    let name = words.name(ofPokemon: number, slug: slug)
    return Line.wrapped(
      words(.placesOf, name), .heading, names: [(name, .pokemon(number))], columns: columns)
  }

  /// Returns the lines of a game and its places, without duplicates. The places are beside the
  /// game's name if there is room, or else below it.
  private func lines(of game: VersionGroup, _ areasByVersion: AreasByVersion) -> [Line] {
    let areas = areasByVersion.filter { game.versions.contains($0.version) }.flatMap(\.areas).unique
    let places = areas.map { words.location(ofArea: $0) ?? $0 }.unique
    let title = words.name(of: game)
    let indent = columns >= Self.minimumColumnsBeside ? Self.labelColumns : 2
    let isBeside = TextWidth.of(title) < indent
    let label = Span(TextFit.pad(isBeside ? title : "", to: indent), .secondary)
    let names = places.map {
      Span(words.name(ofLocation: $0), link: .place($0), game: entry.table.game(of: game))
    }
    return (isBeside ? [] : Line.wrapped(title, .secondary, columns: columns))
      + Flow(names, label: label).lines(columns: columns)
  }
}

extension TableSettings {
  /// Returns the chosen game, with its version if one is chosen, if it belongs to the given group.
  /// Otherwise, returns the group as a game without a version.
  fileprivate func game(of group: VersionGroup) -> Game {
    game.flatMap { $0.group == group.slug ? $0 : nil } ?? Game(group.slug)
  }
}

extension Words {
  /// Returns the name of a game. For a version newer than the bundled tables, returns the version's
  /// name.
  fileprivate func name(of game: VersionGroup) -> String {
    rules.versionGroups.contains { $0.slug == game.slug }
      ? name(ofGame: game.slug) : name(ofVersion: game.slug)
  }
}
