internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Evolution family drawn as a tree. Each member and each temporary form has a row with its types
/// and the ways to get it.
///
///     Wurmple ◂        Bug
///     ├ Silcoon        Bug         level 7 by chance
///     │ └ Beautifly    Bug Flying  level 10
///     └ Cascoon        Bug         level 7 by chance
///       └ Dustox       Bug Poison  level 10
///
/// In a narrow window there are no columns: the way follows the name or is below it.
struct FamilyTree {
  /// Id of the variety that the page is about.
  let id: Int
  let generation: Int?
  let words: Words
  let columns: Int
  /// Availability of the family in the game that the user plays. Nil if no game is chosen.
  var availability: FamilyAvailability?
  /// Ways to get the family in each game. If a member evolves at a place, they determine the games
  /// that are named beside it.
  var acquisition: FamilyAcquisition?
  /// Whether the places of each game are named if no game is chosen. Otherwise, they are counted.
  var namesPlaces = false

  private static let minimumWayColumns = 24
  private static let gap = 2

  private struct FamilyTreeRow {
    /// Lines of the tree that are drawn before the name (`lead`), and before the row's other lines
    /// (`below`).
    let lead: Span
    let below: Span
    let name: [Span]
    let types: [Span]
    let ways: [Way]

    var title: Line { Line([lead] + name) }
  }

  /// Way to get the row's variety, and the names in it that link to pages.
  private struct Way {
    let text: String
    var names: [(text: String, link: Subject)] = []
    var role = Role.secondary
  }

  func lines(of roots: [EvolutionFamily.Member]) -> [Line] {
    let blocks = roots.map { rows(of: $0) }
    let names = blocks.joined().reduce(0) { max($0, $1.title.leftColumns) }
    let types = blocks.joined().reduce(0) { max($0, $1.types.columns) }
    let hasColumns = names + types + 2 * Self.gap + Self.minimumWayColumns <= columns
    let table = Table(
      [
        Table.Column("", minimum: names), Table.Column("", minimum: types),
        Table.Column("", minimum: 0, ideal: columns),
      ], in: columns, gap: Self.gap)
    return blocks.map { rows in
      rows.flatMap { hasColumns ? lines(of: $0, in: table) : narrowLines(of: $0) }
    }.joined(by: .blank)
  }

  private func lines(of row: FamilyTreeRow, in table: Table) -> [Line] {
    let ways = row.ways.flatMap { lines(of: $0, columns: table.width(of: 2)) }
    let below = Array(repeating: Line([row.below]), count: max(0, ways.count - 1))
    return table.lines([[row.title] + below, [Line(row.types)], ways])
  }

  private func narrowLines(of row: FamilyTreeRow) -> [Line] {
    let named = Line(row.title.left + [.spaces(Self.gap)] + row.types)
    var lines =
      named.leftColumns <= columns ? [named] : [row.title, Line([row.below] + row.types)]
    let end = lines[0].leftColumns + Self.gap
    if row.ways.count == 1, end + TextWidth.of(row.ways[0].text) <= columns {
      return lines.beside(self.lines(of: row.ways[0], columns: columns), at: end)
    }
    let room = columns - TextWidth.of(row.below.text)
    for line in row.ways.flatMap({ self.lines(of: $0, columns: max(1, room)) }) {
      lines.append(Line([row.below] + line.left))
    }
    return lines
  }

  private func lines(of way: Way, columns: Int) -> [Line] {
    Line.wrapped(way.text, way.role, names: way.names, columns: columns)
  }
}

// MARK: - Rows

extension FamilyTree {
  /// Returns rows for a member, its temporary forms and its evolutions. Forms and evolutions are
  /// branches below the member.
  private func rows(
    of member: EvolutionFamily.Member, lead: String = "", indent: String = ""
  ) -> [FamilyTreeRow] {
    let count = member.forms.count + member.next.count
    let row = row(
      member.variety, lead, below: indent + (count > 0 ? "│ " : "  "), ways: ways(to: member))
    func branch(_ index: Int) -> (lead: String, indent: String) {
      let isLast = index == count - 1
      return (indent + (isLast ? "└ " : "├ "), indent + (isLast ? "  " : "│ "))
    }
    let forms = member.forms.enumerated().map { index, form in
      let (lead, indent) = branch(index)
      return self.row(form, lead, below: indent, isForm: true, ways: triggers(of: form))
    }
    let next = member.next.enumerated().flatMap { index, child in
      let (lead, indent) = branch(member.forms.count + index)
      return rows(of: child, lead: lead, indent: indent)
    }
    return [row] + forms + next
  }

  private func row(
    _ variety: VarietyReference, _ lead: String, below: String, isForm: Bool = false, ways: [Way]
  ) -> FamilyTreeRow {
    let types = words.rules.types(ofVariety: variety.id, in: generation)
    var ways = ways
    if ways.isEmpty, let availability, !isLater(variety),
      isForm ? availability.lacks(form: variety) : !availability.isKnown(variety.id)
    {
      ways = [Way(text: words(.notInGame, availability.name))]
    }
    return FamilyTreeRow(
      lead: Span(lead, .secondary), below: Span(below, .secondary),
      name: words.title(
        of: variety, isShort: isForm, on: id, in: generation,
        room: columns - TextWidth.of(lead)),
      types: isLater(variety) ? [] : words.names(of: types), ways: ways)
  }

  private func isLater(_ variety: VarietyReference) -> Bool {
    words.laterGeneration(ofVariety: variety.id, than: generation) != nil
  }
}

// MARK: - Ways

extension FamilyTree {
  /// Returns what triggers a temporary form: items, moves or abilities.
  private func triggers(of form: VarietyReference) -> [Way] {
    words.rules.formTriggers(ofVariety: form.id, in: availability?.version).map { trigger in
      let (name, link): (String, Subject) =
        switch trigger.kind {
        case .item: (words.name(ofItem: trigger.slug), .item(trigger.slug))
        case .move: (words.name(ofMove: trigger.slug), .move(trigger.slug))
        case .ability: (words.name(ofAbility: trigger.slug), .ability(trigger.slug))
        }
      return way(name, [(name, link)], works: availability?.lacks(form: form) != true)
    }
  }

  /// Returns the ways to evolve into a member that existed in the generation. Ways that work in the
  /// user's game come before those that don't, and in each of these two groups the default way
  /// comes first. Ways that differ only in their places or held items are merged. A merged way
  /// works in the game if any of the original ways works there; the places where they work are
  /// named first.
  private func ways(to member: EvolutionFamily.Member) -> [Way] {
    if isLater(member.variety) { return [] }
    let steps = member.ways.filter(exists)
    let inOrder = steps.filter(\.conditions.isDefault) + steps.filter { !$0.conditions.isDefault }
    let (working, others) = inOrder.divided { availability?.works($0) ?? true }
    var ways: [Way] = []
    var seen: [String] = []
    for (_, alike) in (working + others).grouped(by: \.kind) {
      let works = alike.first.map(working.contains) ?? false
      // In the user's game, only its own places count. If a way doesn't work there, a note says so.
      let own = availability != nil && works ? alike.filter(working.contains) : alike
      let evolution = EvolutionWords(own, words: words, countsPlaces: !namesPlaces) {
        availability == nil || !works && own.count > 1 ? games(of: $0) : []
      }
      let text = evolution.way
      if text.isEmpty || seen.contains(text) { continue }
      seen.append(text)
      ways.append(
        way(
          ways.isEmpty ? text : words(.evolveOr, text), evolution.names,
          works: works))
    }
    return ways
  }

  /// Returns the slugs of the version groups that have the place required by a step. Those later
  /// than the shown generation are left out.
  private func games(of step: EvolutionStep) -> [String] {
    let games = acquisition?.games(of: step) ?? []
    guard let generation else { return games }
    return words.rules.versionGroups.filter { $0.generation <= generation }.map(\.slug)
      .filter(games.contains)
  }

  /// Returns a way, with a note if it doesn't work in the game.
  private func way(
    _ text: String, _ names: [(text: String, link: Subject)], works: Bool
  ) -> Way {
    guard let availability else { return Way(text: text, names: names) }
    if works { return Way(text: text, names: names, role: .text) }
    return Way(text: words(.nameInGame, text, words(.notInGame, availability.name)), names: names)
  }

  /// Whether a way to evolve existed in the generation.
  private func exists(_ step: EvolutionStep) -> Bool {
    guard let generation, let game = step.conditions.versionGroup else { return true }
    let group = words.rules.versionGroups.first { $0.slug == game }
    return group.map { $0.generation <= generation } ?? true
  }
}

extension Words {
  /// Returns the generation that introduced a variety, if it is later than `generation`. Nil if it
  /// is not later, or if `generation` is nil.
  func laterGeneration(ofVariety id: Int, than generation: Int?) -> Int? {
    guard let generation, let first = rules.firstGeneration(ofVariety: id) else { return nil }
    return first > generation ? first : nil
  }

  /// Returns a variety's name. The name has a mark if the page is about this variety, or the number
  /// of its generation if it was introduced later than `generation`.
  ///
  /// - Parameters:
  ///   - isShort: whether to show only what distinguishes the form from others of its species.
  ///   - id: id of the variety that the page is about.
  ///   - room: maximum width.
  func title(
    of variety: VarietyReference, isShort: Bool = false, on id: Int, in generation: Int?,
    room: Int = .max
  ) -> [Span] {
    let whole = name(ofPokemon: variety.id, slug: variety.slug)
    let text = isShort ? distinction(ofPokemon: variety.id) ?? whole : whole
    let link = Subject.pokemon(variety.id)
    func spans(_ role: Role, _ mark: Span) -> [Span] {
      [Span(TextFit.clip(text, to: max(1, room - 7)), role, link: link), mark]
    }
    if let first = laterGeneration(ofVariety: variety.id, than: generation) {
      return spans(.secondary, Span(" (\(numeral(ofGeneration: first)))", .secondary))
    }
    if variety.id == id { return spans(.name, Span(" ◂", .heading)) }
    return [Span(TextFit.clip(text, to: room), link: link)]
  }

  /// Returns the names of types in one line, without links.
  func names(of types: [PokemonType]) -> [Span] {
    Flow(types.map { Span(name(of: $0), .type($0)) }, separator: Span(" ")).spans
  }
}
