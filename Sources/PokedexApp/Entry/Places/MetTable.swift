internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Where or who, how, at which levels, how likely and when one is met, in columns; if there is no room for
/// them, one after the other.
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
  var isWide: Bool { columns >= 77 }

  private let table: Table

  init(words: Words, columns: Int, lead: Lead, versions: Int, game: Game?) {
    (self.words, self.columns, self.lead, self.versions) = (words, columns, lead, versions)
    self.game = game
    table = Table(
      [
        Table.Column(
          words(lead == .place ? .columnPlace : .columnName), minimum: 24, ideal: 32),
        Table.Column(words(.columnWay), minimum: 16, ideal: 20, fit: .wrap),
        Table.Column(words(.columnLevel), .right, minimum: 6),
        Table.Column(words(.columnChance), .right, minimum: 6),
        Table.Column(words(.columnCondition), minimum: 20, ideal: columns, fit: .wrap, gap: 2),
      ], in: columns, gap: 1)
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
      Flow([Span(method(of: row))]), Flow([Span(text(of: row.levels))]),
      Flow([Span(chance(of: row))]), conditions(of: row),
    ]
    return (isLong ? lines(of: name, row) : []) + table.lines(cells)
  }

  private func narrow(_ row: MetRow, isFirst: Bool) -> [Line] {
    let chance = chance(of: row)
    let facts = [words(.levels, text(of: row.levels))] + (chance.isEmpty ? [] : [chance])
    var flow = conditions(of: row)
    flow.label = [.spaces(2)]
    flow.pieces.insert(contentsOf: (facts + [method(of: row)]).map { [Span($0)] }, at: 0)
    return (isFirst ? names(of: row) : []) + flow.lines(columns: columns)
  }

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

  private func text(of levels: ClosedRange<Int>) -> String {
    levels.count == 1 ? "\(levels.lowerBound)" : "\(levels.lowerBound)–\(levels.upperBound)"
  }

  /// Nothing for an unknown chance, and for what is certain because there is but one.
  private func chance(of row: MetRow) -> String {
    guard let chance = row.chance else { return "" }
    return chance == 100 && Encounter.singleMethods.contains(row.method) ? "" : "\(chance) %"
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
    let comma = Span(words.joined(["", ""], by: .listPair), .secondary)
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
