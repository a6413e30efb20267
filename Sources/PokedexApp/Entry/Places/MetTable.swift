internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Where or who, how, at which levels, how likely and when one is met, in columns; in two lines where
/// there is no room for columns.
struct MetTable: Sendable {
  /// What a row begins with.
  enum Lead: Sendable {
    case place, pokemon
  }

  let words: Words
  let columns: Int
  let lead: Lead
  /// How many versions the game has.
  let versions: Int
  /// The game that rows of all its versions stand in; nil for that of the page.
  let game: Game?

  /// Whether there is room for columns.
  var isWide: Bool { columns >= 50 }
  /// Width of levels and of chances.
  private static let figure = 6

  private let table: Table

  init(words: Words, columns: Int, lead: Lead, versions: Int, game: Game?) {
    (self.words, self.columns, self.lead, self.versions) = (words, columns, lead, versions)
    self.game = game
    let how = columns >= 90 ? 20 : 16
    let first =
      switch columns {
      case 90...: 32
      case 70...: 24
      default: max(1, columns - how - 2 * Self.figure - 3)
      }
    let always = [
      Table.Column(words(lead == .place ? .columnPlace : .columnName), minimum: first),
      Table.Column(words(.columnWay), minimum: how, fit: .wrap),
      Table.Column(words(.columnLevel), .right, minimum: Self.figure),
      Table.Column(words(.columnChance), .right, minimum: Self.figure),
    ]
    let conditions = Table.Column(
      words(.columnCondition), minimum: 8, ideal: columns, fit: .wrap, gap: 2)
    table = Table(columns >= 70 ? always + [conditions] : always, in: columns, gap: 1)
  }

  /// Titles of the columns.
  var header: [Span] { table.header.left }

  /// - Parameter isFirst: whether it is to say where or who; false for one that has that in common with
  ///   the row before.
  func lines(of row: MetRow, isFirst: Bool) -> [Line] {
    isWide ? wide(row, isFirst: isFirst) : narrow(row, isFirst: isFirst)
  }

  /// A name that is too wide for its column stands above the row.
  private func wide(_ row: MetRow, isFirst: Bool) -> [Line] {
    let name = isFirst ? self.name(of: row) : ""
    let isLong = TextWidth.of(name) > table.width(of: 0)
    let cells = [
      Flow(isLong || name.isEmpty ? [] : [Span(name, link: link(of: row))]),
      Flow([Span(method(of: row))]), Flow([Span(levels(of: row))]), Flow([Span(chance(of: row))]),
    ]
    let above = isLong ? lines(of: name, row) : []
    if table.shows(4) { return above + table.lines(cells + [conditions(of: row)]) }
    var below = conditions(of: row)
    below.label = [.spaces(table.start(of: 1))]
    return above + table.lines(cells) + below.lines(columns: columns)
  }

  /// Levels and chance stand beside the name, else beside the way, else between.
  private func narrow(_ row: MetRow, isFirst: Bool) -> [Line] {
    let chance = chance(of: row)
    let text =
      words(.levels, levels(of: row))
      + (chance.isEmpty ? "" : TextFit.pad(chance, to: Self.figure, atEnd: false))
    let right = [Span(text)]
    let room = columns - TextWidth.of(text) - 1
    let how = Span(method(of: row), .secondary)
    let conditions = conditions(of: row)
    var names = isFirst ? names(of: row) : []
    if let last = names.last, last.leftColumns <= room {
      names[names.count - 1].right = right
    } else if TextWidth.of(how.text) + 2 <= room {
      return names + [Line([Span("  "), how], right: right)] + indented(conditions.pieces)
    } else {
      names.append(Line(right: right))
    }
    return names + indented([[how]] + conditions.pieces)
  }

  private func indented(_ pieces: [[Span]]) -> [Line] {
    Flow(pieces, label: [Span("  ")], separator: comma).lines(columns: columns)
  }

  /// Stands between two parts of a list.
  private var comma: Span { Span(words.joined(["", ""], by: .listPair), .secondary) }

  /// A place's name, and its part in a line of its own where both are too wide for one.
  private func names(of row: MetRow) -> [Line] {
    let name = name(of: row)
    guard TextWidth.of(name) > columns, let part = AreaName.start(ofPartIn: name)
    else { return lines(of: name, row) }
    var place = name[..<part]
    while place.last == " " { place.removeLast() }
    return lines(of: String(place), row) + Line.wrapped(String(name[part...]), columns: columns)
  }

  /// A name that has lines of its own.
  private func lines(of name: String, _ row: MetRow) -> [Line] {
    let link = link(of: row)
    return Line.wrapped(
      name, names: link.map { [(name, $0.subject)] } ?? [], game: link?.game, columns: columns)
  }

  /// What a row leads to, in its version where it is of one only.
  private func link(of row: MetRow) -> Destination? {
    let isOfAll = row.versions.count >= versions
    let game = isOfAll ? game : game.map { Game($0.group, version: row.versions.first) }
    return subject(of: row).map { Destination($0, game: game) }
  }

  private func subject(of row: MetRow) -> Subject? {
    switch lead {
    case .place: words.location(ofArea: row.area).map(Subject.place)
    case .pokemon: row.pokemon.map { .pokemon($0.id) }
    }
  }

  private func name(of row: MetRow) -> String {
    switch lead {
    case .place: placeName(of: row)
    case .pokemon: row.pokemon.map { words.name(ofPokemon: $0.id, slug: $0.slug) } ?? "—"
    }
  }
}

// MARK: - Words

extension MetTable {
  private func placeName(of row: MetRow) -> String {
    let name = words.name(ofLocationArea: row.area)
    let others = row.otherAreas.compactMap { AreaName(words.name(ofLocationArea: $0)) }
    return others.isEmpty
      ? name : AreaName(name)?.joined(with: others) { words.joined($0, by: .listPair) } ?? name
  }

  private func method(of row: MetRow) -> String {
    words.briefly(method: row.method)
  }

  private func levels(of row: MetRow) -> String {
    text(of: row.minLevel...max(row.minLevel, row.maxLevel))
  }

  private func text(of levels: ClosedRange<Int>) -> String {
    levels.count == 1 ? "\(levels.lowerBound)" : "\(levels.lowerBound)–\(levels.upperBound)"
  }

  /// Nothing for what is certain because there is but one.
  private func chance(of row: MetRow) -> String {
    row.chance == 100 && Encounter.singleMethods.contains(row.method) ? "" : "\(row.chance) %"
  }

  /// A version without the name of its expansion, which the heading has.
  private func briefly(_ version: String) -> String {
    let name = words.name(ofVersion: version)
    return String(name.prefix { $0 != ":" && $0 != "：" })
  }

  /// The version where it is not in all, and what has to hold besides the normal.
  private func conditions(of row: MetRow) -> Flow {
    var said: [String] = []
    if row.versions.count < versions {
      said.append(words(.onlyIn, row.versions.map(briefly).joined(separator: " / ")))
    }
    for alternatives in row.conditions where !ConditionKind.areAll(alternatives) {
      if let others = ConditionKind.allBut(alternatives) {
        let text = others.map(words.briefly(condition:)).joined(separator: " / ")
        said.append(words(.allBut, text))
        continue
      }
      let text = ConditionKind.ordered(alternatives).map(words.briefly(condition:))
      // Where the normal will do as well, there is nothing to say.
      if !text.contains("") {
        said.append(text.joined(separator: " · "))
      } else if row.saysNormal {
        said += alternatives.compactMap(words.normal(condition:))
      }
    }
    if let later = row.laterLevels {
      said.append(words(.laterLevels, words(.levels, text(of: later))))
    }
    return Flow(said.map { Span($0, .secondary) }, separator: comma)
  }
}

extension Words {
  /// A way to meet a Pokémon in a few words.
  func briefly(method slug: String) -> String {
    PlaceWords.method(slug, in: language.interface) ?? label("method", slug)
  }

  /// What is normal in a few words; nil for any other condition.
  func normal(condition slug: String) -> String? {
    PlaceWords.normal(slug, in: language.interface)
  }

  /// A condition in a few words; nothing for what is normal.
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
