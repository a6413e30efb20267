internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Items, egg groups and places.
extension SubjectPage {
  func itemPage(_ slug: String) -> Page {
    let today =
      generation == nil
      ? [] : [.blank] + Line.wrapped(words(.itemToday), .secondary, columns: columns)
    let head = lines(of: rules.item(slug).map(known.facts) ?? [], effect: effect) + today
    let holders = holders(of: slug)
    return Page(
      title: title(.nounItem),
      panes: [above(head) + holders],
      columns: holders.isEmpty ? [] : Self.sorting(note: .columnChance).map { words($0) })
  }

  /// Who holds it in the wild, with the chance in each version.
  private func holders(of slug: String) -> Lines {
    let versions = Set(ofGeneration(rules.versionGroups).flatMap(\.versions))
    let holders = rules.holders(of: slug).filter { versions.contains($0.held.version) }
    if holders.isEmpty { return Lines([]) }
    let ids = holders.reduce(into: [VarietyReference]()) { ids, holder in
      if ids.last != holder.pokemon { ids.append(holder.pokemon) }
    }
    let rows = ids.map { pokemon in
      let held = holders.filter { $0.pokemon == pokemon }.map(\.held)
      let chances = Set(held.map(\.chance)).sorted(by: >)
      let note = chances.map { chance in
        let versions = held.filter { $0.chance == chance }.map { words.name(ofVersion: $0.version) }
        return "\(chance) % \(versions.joined(separator: ", "))"
      }
      return PokemonTable.Row(
        pokemon: pokemon, note: note.joined(separator: " · "), rank: chances.first.map { -$0 })
    }
    return pokemon(.heldBy, rows, note: .columnChance, isDetailed: true)
  }

  /// Its facts, then all natures, by what they raise and lower.
  func naturePage(_ slug: String) -> Page {
    if let page = notYet(.nounNature, Nature.firstGeneration) { return page }
    let nature = rules.natures.first { $0.slug == slug }
    let natures = NatureLines(words: words, columns: columns).lines
    return Page(
      title: title(.nounNature),
      panes: [
        Lines(
          lines(of: nature.map(known.facts) ?? []) + [.blank, heading(words(.naturesTitle))]
            + natures)
      ])
  }

  func eggGroupPage(_ slug: String) -> Page {
    let all = rules.members(ofEggGroup: slug)
    let then = all.filter { pokemon in
      guard let generation, let first = rules.firstGeneration(ofVariety: pokemon.id) else {
        return true
      }
      return first <= generation
    }.map { PokemonTable.Row(pokemon: $0) }
    let members = rows(then, today: all.map { PokemonTable.Row(pokemon: $0) })
    return Page(
      title: title(.nounEggGroup), panes: [pokemon(.pokemonLabel, members.rows)],
      columns: Self.sorting().map { words($0) }, leftOut: members.leftOut)
  }

  func placePage(_ slug: String) -> Page {
    let encounters = rules.encounters(in: slug)
    let groups = ofGeneration(rules.versionGroups).filter { group in
      group.versions.contains { encounters[$0] != nil }
    }
    let games = groups.map { Game($0.slug) }
    let region = rules.region(of: slug).map { words.label("region", $0) } ?? "—"
    let head = Field.lines([Field(words(.regionLabel), [Span(region)])], columns: columns)
    guard let shown = game(among: games),
      let group = groups.first(where: { $0.slug == shown.group })
    else {
      // The source has such areas for games of which it has no places: not recorded is not "never".
      let sentence =
        generation.map { words(.noOneHereThen, words.generation($0)) } ?? words(.noOneHere)
      return Page(
        title: title(.nounPlace),
        panes: [
          Lines(head + [.blank] + Line.wrapped(sentence, .secondary, columns: columns))
        ])
    }
    let local = LocalTable(
      encounters: group.versions.flatMap { encounters[$0] ?? [] }, group: group, game: shown,
      words: words, columns: columns, settings: table)
    let sorting = LocalTable.sorting
    let name = Line.title(
      words.name(ofGame: group.slug), sorted: sortedTitle(sorting), table, columns: columns)
    return Page(
      title: title(.nounPlace), head: [name] + local.header,
      panes: [above(head) + Lines(local.lines)], games: games, game: shown,
      columns: sorting.map { words($0) })
  }
}

/// Who is met in the parts of a place in a game, part by part.
private struct LocalTable {
  let encounters: [LocalEncounter]
  let group: VersionGroup
  let game: Game
  let words: Words
  let columns: Int
  let settings: TableSettings

  static let sorting: [Sentence] = [.columnPlace, .columnName, .columnLevel, .columnChance]

  private var table: MetTable {
    MetTable(
      words: words, columns: columns, lead: .pokemon, versions: group.versions.count,
      game: game)
  }

  private var sortColumns: [TableColumn<MetRow>] {
    [
      TableColumn(.columnPlace), TableColumn(.columnName) { .text(name(of: $0)) },
      TableColumn(.columnLevel) { .figure($0.maxLevel) },
      TableColumn(.columnChance) { .figure($0.chance) },
    ]
  }

  /// What the columns are called, where there is room for columns.
  var header: [Line] { table.isWide ? [Line(table.header)] : [] }

  /// Sorted within each part of the place.
  var lines: [Line] {
    let shown =
      settings.isPlain ? rows : settings.arranged(rows, by: sortColumns, texts: texts(of:))
    if shown.isEmpty { return [.blank, Line([Span(words(.noMatch), .secondary)])] }
    var parts: [(area: String, rows: [MetRow])] = []
    for row in shown {
      if let place = parts.firstIndex(where: { $0.area == row.area }) {
        parts[place].rows.append(row)
      } else {
        parts.append((row.area, [row]))
      }
    }
    parts.sort { $0.area < $1.area }
    let table = table
    return parts.flatMap { area, rows in
      [.blank] + Line.wrapped(words.name(ofLocationArea: area), .heading, columns: columns)
        + rows.enumerated().flatMap { place, row in
          let isFirst = place == 0 || rows[place - 1].pokemon != row.pokemon
          return table.lines(of: row, isFirst: isFirst)
        }
    }
  }

  /// What is met, one after the other by the numbers of the source, equal rows as one.
  private var rows: [MetRow] {
    var met: [(pokemon: VarietyReference, encounters: [Encounter])] = []
    for local in encounters {
      if let place = met.firstIndex(where: { $0.pokemon == local.pokemon }) {
        met[place].encounters.append(local.encounter)
      } else {
        met.append((local.pokemon, [local.encounter]))
      }
    }
    return met.sorted { $0.pokemon.id < $1.pokemon.id }
      .flatMap { MetRow.merged($0.encounters, of: $0.pokemon) }
  }

  private func texts(of row: MetRow) -> [String] {
    [name(of: row), words.briefly(method: row.method), words.label("method", row.method)]
  }

  private func name(of row: MetRow) -> String {
    row.pokemon.map { words.name(ofPokemon: $0.id, slug: $0.slug) } ?? "—"
  }
}
