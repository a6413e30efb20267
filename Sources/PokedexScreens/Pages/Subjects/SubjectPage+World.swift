internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Items, egg groups and places.
extension SubjectPage {
  func itemPage(_ slug: String) -> Page {
    let head = lines(of: rules.item(slug).map(known.facts) ?? [], effect: effect)
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
    let nature = rules.natures.first { $0.slug == slug }
    let natures = NatureLines(words: words, columns: columns, isLinked: true).lines
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
    let games = ofGeneration(rules.versionGroups).flatMap { group in
      group.versions.filter { encounters[$0] != nil }.map { Game(group.slug, version: $0) }
    }
    let region = rules.region(of: slug).map { words.label("region", $0) } ?? "—"
    let head = Line.labelled(
      Span(words(.regionLabel) + "  ", .secondary), [Fact(region)], columns: columns)
    guard let shownGame = game(among: games), let version = shownGame.version else {
      return Page(
        title: title(.nounPlace),
        panes: [Lines(head + [.blank, Line([Span(words(.noOneHere), .secondary)])])])
    }
    let local = LocalTable(
      encounters: encounters[version] ?? [], words: words, columns: columns, settings: table)
    let sorting = LocalTable.sorting
    let game = Line.title(
      words.name(ofVersion: version), sorted: sortedTitle(sorting), table, columns: columns)
    return Page(
      title: title(.nounPlace), head: [game], panes: [above(head) + Lines(local.lines)],
      games: games, game: shownGame, columns: sorting.map { words($0) })
  }
}

/// Who is met in the parts of a place, part by part.
private struct LocalTable {
  let encounters: [LocalEncounter]
  let words: Words
  let columns: Int
  let settings: TableSettings

  static let sorting: [Sentence] = [.columnPlace, .columnName, .columnLevel, .columnChance]

  private var sortColumns: [TableColumn<LocalEncounter>] {
    [
      TableColumn(.columnPlace), TableColumn(.columnName) { .text(name(of: $0)) },
      TableColumn(.columnLevel) { .figure($0.encounter.maxLevel) },
      TableColumn(.columnChance) { .figure($0.encounter.chance) },
    ]
  }

  /// Sorted within each part of the place.
  var lines: [Line] {
    let shown =
      settings.isPlain
      ? encounters : settings.arranged(encounters, by: sortColumns, texts: texts(of:))
    if shown.isEmpty { return [.blank, Line([Span(words(.noMatch), .secondary)])] }
    let parts = Dictionary(grouping: shown) { $0.encounter.locationArea }
    return parts.keys.sorted().flatMap { part in
      [.blank] + Line.wrapped(words.name(ofLocationArea: part), .heading, columns: columns)
        + (parts[part] ?? []).flatMap(lines(of:))
    }
  }

  private func texts(of local: LocalEncounter) -> [String] {
    [name(of: local), words.label("method", local.encounter.method)]
  }

  private func name(of local: LocalEncounter) -> String {
    words.name(ofPokemon: local.pokemon.id, slug: local.pokemon.slug)
  }

  private func lines(of local: LocalEncounter) -> [Line] {
    let encounter = local.encounter
    let right = words.levelsAndChance(of: encounter)
    let name = TextFit.clip(
      words.name(ofPokemon: local.pokemon.id, slug: local.pokemon.slug),
      to: max(1, columns - TextWidth.of(right) - 1))
    let how =
      [words.label("method", encounter.method)]
      + encounter.conditions.map { words.label("condition", $0) }
    return [Line([Span(name, link: .pokemon(local.pokemon.id))], right: [Span(right)])]
      + Line.wrapped(how.joined(separator: " · "), .secondary, indent: "  ", columns: columns)
  }
}
