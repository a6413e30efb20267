internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let places = EntryPage(title: .tabPlaces, parts: [.encounters, .heldItems]) { input in
    let page = PlacesPage(entry: input.entry, words: input.words, columns: input.columns)
    return Page(
      head: page.head, panes: [page.lines(enough: input.enough)], columns: page.columnTitles,
      isWhole: input.enough == nil)
  }
}

/// Where the Pokémon is met, version by version, the newest first, and what a wild one holds.
struct PlacesPage {
  /// What a line is of; it is written when it is shown.
  private enum Item: Sendable {
    case line(Line)
    /// Place, levels and chance.
    case encounter(Encounter, Destination?)
  }

  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  private var table: TableSettings { entry.table }

  private var isEmpty: Bool {
    entry.encounters?.isEmpty ?? true && entry.heldItems?.isEmpty ?? true
  }

  /// What it can be sorted by, version by version.
  var columnTitles: [String] { isEmpty ? [] : sortColumns.map { words($0.title) } }

  private var sortColumns: [TableColumn<Encounter>] {
    [
      TableColumn(.tabPlaces), TableColumn(.columnPlace) { .text(place(of: $0)) },
      TableColumn(.columnLevel) { .figure($0.maxLevel) },
      TableColumn(.columnChance) { .figure($0.chance) },
    ]
  }

  /// How it is sorted and filtered, which stays while the rest is scrolled; nothing where it is neither.
  var head: [Line] {
    if table.isPlain, !table.isFiltering { return [] }
    let titles = columnTitles
    let sorted = titles.indices ~= table.column ? titles[table.column] : nil
    return [.title(words(.tabPlaces), sorted: sorted, table, columns: columns)]
  }

  /// What a filter looks in: place, way and game.
  private func texts(of encounter: Encounter) -> [String] {
    [
      place(of: encounter), words.label("method", encounter.method),
      words.name(ofVersion: encounter.version),
    ]
  }

  private func place(of encounter: Encounter) -> String {
    words.name(ofLocationArea: encounter.locationArea)
  }

  /// What is held has a filter, too; it has no order but its own.
  private func shown(_ held: [HeldItem]) -> [HeldItem] {
    table.filtered(held) { [words.name(ofItem: $0.item), words.name(ofVersion: $0.version)] }
  }

  /// - Parameter enough: after how many lines no further version is shown; nil for all.
  func lines(enough: Int? = nil) -> Lines {
    guard let encounters = entry.encounters, let held = entry.heldItems else { return Lines([]) }
    let met = Dictionary(
      grouping: table.isPlain
        ? encounters : table.arranged(encounters, by: sortColumns, texts: texts(of:)),
      by: \.version)
    let holding = Dictionary(grouping: shown(held), by: \.version)
    var ways = Ways(words: words, columns: columns)
    var items: [Item] = []
    for version in versions(of: Set(met.keys).union(holding.keys))
    where items.count < enough ?? .max {
      let game = words.rules.versionGroups.game(ofVersion: version)
      let title = Item.line(Line([Span(words.name(ofVersion: version), .heading)]))
      let places = (met[version] ?? []).flatMap { encounter in
        [.encounter(encounter, ways.place(of: encounter).map { Destination($0, game: game) })]
          + ways.lines(of: encounter).map(Item.line)
      }
      items +=
        [title] + places + lines(of: holding[version] ?? [], game).map(Item.line) + [.line(.blank)]
    }
    if items.isEmpty {
      return isEmpty ? Lines(nothing) : Lines([Line([Span(words(.noMatch), .secondary)])])
    }
    return Lines(count: items.count, links: links(of: items)) { [items] in line(of: items[$0]) }
  }

  /// Those that are known, of the chosen generation only, the newest first.
  private func versions(of known: Set<String>) -> [String] {
    let groups = words.rules.versionGroups.reversed()
    let versions = groups.filter { $0.generation == entry.generation ?? $0.generation }
      .flatMap(\.versions).filter(known.contains)
    if entry.generation != nil { return wantedFirst(versions) }
    // A version that came out since stands first.
    return wantedFirst(known.subtracting(groups.flatMap(\.versions)).sorted() + versions)
  }

  /// The same, those of the game that is wanted before all others.
  private func wantedFirst(_ versions: [String]) -> [String] {
    guard let game = table.game else { return versions }
    let group = words.rules.versionGroups.first { $0.slug == game.group }?.versions ?? []
    let wanted =
      versions.filter { $0 == game.version }
      + versions.filter {
        $0 != game.version && group.contains($0)
      }
    return wanted + versions.filter { !wanted.contains($0) }
  }

  private var nothing: [Line] {
    let sentence =
      entry.generation.map { words(.notInTheWildThen, words.generation($0)) }
      ?? words(.notInTheWild)
    return Line.wrapped(sentence, .secondary, columns: columns)
  }

  private func links(of items: [Item]) -> [Lines.Link] {
    items.enumerated().flatMap { index, item in
      let links =
        switch item {
        case .line(let line): line.links
        case .encounter(_, let place): place.map { [$0] } ?? []
        }
      return links.map { Lines.Link(line: index, $0) }
    }
  }

  private func line(of item: Item) -> Line {
    switch item {
    case .line(let line): return line
    case .encounter(let encounter, let link):
      let right = words.levelsAndChance(of: encounter)
      let room = max(1, columns - TextWidth.of(right) - 1)
      let place = TextFit.clip(words.name(ofLocationArea: encounter.locationArea), to: room)
      return Line([Span(place, link: link)], right: [Span(right)])
    }
  }

  private func lines(of held: [HeldItem], _ game: Game?) -> [Line] {
    let items = held.map { "\(words.name(ofItem: $0.item)) \($0.chance) %" }
    guard !items.isEmpty else { return [] }
    let text = words(.holds, items.joined(separator: ", "))
    let names = held.map { (words.name(ofItem: $0.item), Subject.item($0.item)) }
    return Line.wrapped(text, names: names, game: game, columns: columns)
  }
}

/// What stands in many lines, looked up once.
private struct Ways {
  private struct Way: Hashable {
    let method: String
    let conditions: [String]
  }

  let words: Words
  let columns: Int
  private var places: [String: Subject?] = [:]
  private var lines: [Way: [Line]] = [:]

  init(words: Words, columns: Int) {
    self.words = words
    self.columns = columns
  }

  /// The place's page.
  mutating func place(of encounter: Encounter) -> Subject? {
    if let place = places[encounter.locationArea] { return place }
    let place = words.location(ofArea: encounter.locationArea).map(Subject.place)
    places[encounter.locationArea] = .some(place)
    return place
  }

  /// How it is met and under which conditions.
  mutating func lines(of encounter: Encounter) -> [Line] {
    let way = Way(method: encounter.method, conditions: encounter.conditions)
    if let lines = lines[way] { return lines }
    let names =
      [words.label("method", encounter.method)]
      + encounter.conditions.map { words.label("condition", $0) }
    let made = Line.wrapped(
      names.joined(separator: " · "), .secondary, indent: "  ", columns: columns)
    lines[way] = made
    return made
  }
}

extension Words {
  /// The levels and the chance of an encounter, in columns.
  func levelsAndChance(of encounter: Encounter) -> String {
    let levels =
      encounter.minLevel == encounter.maxLevel
      ? "\(encounter.minLevel)" : "\(encounter.minLevel)–\(encounter.maxLevel)"
    return self(.levels, levels) + TextFit.pad("\(encounter.chance) %", to: 7, atEnd: false)
  }
}
