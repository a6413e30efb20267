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
  /// Whether the conditions have a column.
  private var hasConditions: Bool { columns >= 70 }

  private var leadColumns: Int {
    switch columns {
    case 90...: 32
    case 70...: 24
    default: columns - howColumns - 2 * Self.figure - 3
    }
  }

  private var howColumns: Int { columns >= 90 ? 20 : 16 }

  /// How wide levels and chances are.
  private static let figure = 6

  /// Where the conditions begin.
  private var indent: Int {
    hasConditions ? leadColumns + howColumns + 2 * Self.figure + 5 : leadColumns + 1
  }

  /// What the columns are called.
  var header: [Span] {
    let titles = [
      pad(words(lead == .place ? .columnPlace : .columnName), to: leadColumns + 1),
      pad(words(.columnWay), to: howColumns + 1),
      TextFit.pad(words(.columnLevel), to: Self.figure, atEnd: false) + " ",
      TextFit.pad(words(.columnChance), to: Self.figure, atEnd: false)
        + (hasConditions ? "  " + words(.columnCondition) : ""),
    ]
    return [Span(titles.joined(), .secondary)]
  }

  /// - Parameter isFirst: whether it is to say where or who; false for one that has that in common with
  ///   the row before.
  func lines(of row: MetRow, isFirst: Bool) -> [Line] {
    isWide ? wide(row, isFirst: isFirst) : narrow(row, isFirst: isFirst)
  }

  private func wide(_ row: MetRow, isFirst: Bool) -> [Line] {
    let name = isFirst ? self.name(of: row) : ""
    let conditions = self.conditions(of: row)
    let isLong = TextWidth.of(name) > leadColumns
    let ways = TextFit.wrap(method(of: row), to: howColumns)
    let how = pad(ways[0], to: howColumns + 1)
    let figures =
      TextFit.pad(levels(of: row), to: Self.figure, atEnd: false) + " "
      + TextFit.pad(chance(of: row), to: Self.figure, atEnd: false)
    let wrapped = wrapped(conditions, to: max(1, columns - indent))
    let first = hasConditions ? wrapped.first.map { "  " + $0 } ?? "" : ""
    let start = isLong || !isFirst ? "" : name
    let gap = TextFit.spaces(leadColumns + 1 - TextWidth.of(start))
    let lead = start.isEmpty ? Span(gap) : Span(start, link: link(of: row))
    let line = Line(
      [lead] + (start.isEmpty ? [] : [Span(gap)]) + [Span(how + figures), Span(first, .secondary)])
    let above = isLong ? lines(of: name, row) : []
    let conditionsBelow = Array(hasConditions ? wrapped.dropFirst() : wrapped[...])
    return above + [line] + below(Array(ways.dropFirst()), conditionsBelow)
  }

  /// What has no room in the first line, beside each other where both have a column.
  private func below(_ ways: [String], _ conditions: [String]) -> [Line] {
    let ways = ways.map { Line([Span(TextFit.spaces(leadColumns + 1) + $0)]) }
    let conditions = conditions.map { Line([Span($0, .secondary)]) }
    if hasConditions { return ways.beside(conditions, at: indent) }
    return ways + conditions.map { Line([Span(TextFit.spaces(indent))] + $0.left) }
  }

  /// Levels and chance stand beside the name, else beside the way, else between.
  private func narrow(_ row: MetRow, isFirst: Bool) -> [Line] {
    let chance = chance(of: row)
    let text =
      words(.levels, levels(of: row))
      + (chance.isEmpty ? "" : TextFit.pad(chance, to: Self.figure, atEnd: false))
    let right = [Span(text)]
    let room = columns - TextWidth.of(text) - 1
    let (how, conditions) = (method(of: row), conditions(of: row))
    var names = isFirst ? names(of: row) : []
    if let last = names.last, last.leftColumns <= room {
      names[names.count - 1].right = right
    } else if TextWidth.of(how) + 2 <= room {
      return names + [Line([Span("  "), Span(how, .secondary)], right: right)]
        + indented(conditions)
    } else {
      names.append(Line(right: right))
    }
    return names + indented([how] + conditions)
  }

  private func indented(_ texts: [String]) -> [Line] {
    wrapped(texts, to: columns - 2).map { Line([Span("  "), Span($0, .secondary)]) }
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

  /// Texts of a list in lines, each whole where it can be.
  private func wrapped(_ texts: [String], to columns: Int) -> [String] {
    let pair = words.joined(["", ""], by: .listPair)
    let (comma, gap) = (pair.filter { $0 != " " }, pair.filter { $0 == " " })
    var lines: [String] = []
    for (place, text) in texts.enumerated() {
      let text = text + (place + 1 < texts.count ? comma : "")
      if let line = lines.last, TextWidth.of(line + gap + text) <= columns {
        lines[lines.count - 1] = line + gap + text
      } else {
        lines += TextFit.wrap(text, to: columns)
      }
    }
    return lines
  }

  private func pad(_ text: String, to columns: Int) -> String { TextFit.pad(text, to: columns) }

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
  private func conditions(of row: MetRow) -> [String] {
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
    return said
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
