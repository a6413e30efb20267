internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What a Pokémon learns in a game, way by way.
struct GameLearnset: Sendable {
  /// A move that is learned; what there is to say of it is made when it is asked for.
  struct Row: Sendable {
    let learned: LearnedMove
    var made: MoveTable.Row?
  }

  /// What is to be seen of it.
  struct Shown: Sendable {
    var flow = ColumnFlow(slots: [])
    var rows: [Row] = []
    /// By the numbers that the flow has.
    var headings: [Line] = []
  }

  private let game: String
  private let words: Words
  /// Its own types, as they were in the game.
  private let types: [PokemonType]
  private let variety: Int
  private let machines: [String: String]
  private let settings: TableSettings
  private let learnset: [LearnedMove]

  /// - Parameter learnset: what it learns in the game.
  init(entry: EntryContent, game: String, learnset: [LearnedMove], words: Words) {
    settings = entry.table
    self.game = game
    self.words = words
    variety = entry.pokemon.id
    self.learnset = learnset
    machines = words.rules.machines(
      of: learnset.filter { $0.way == .machine }.map(\.move), in: game)
    let generation = words.rules.versionGroups.first { $0.slug == game }?.generation
    let types = words.rules.types(ofVariety: variety, in: generation)
    self.types = types.isEmpty ? entry.pokemon.types : types
  }

  /// As a person has chosen to see it: in groups with headings, or in one table sorted by a column.
  var shown: Shown {
    let groups = LearnedMove.Way.allCases.map { way in (way, rows(of: way)) }
    var shown = Shown()
    if !isGrouped {
      let all = groups.flatMap(\.1).map(filled)
      shown.rows = settings.arranged(all, by: MoveTable.sortColumns(words), texts: texts)
      shown.flow = ColumnFlow(slots: shown.rows.indices.map { .row($0) })
      return shown
    }
    var slots: [ColumnFlow.Slot] = []
    for (way, all) in groups where !all.isEmpty {
      let rows = settings.filter.isEmpty ? all : settings.filtered(all.map(filled), texts: texts)
      if rows.isEmpty { continue }
      if !slots.isEmpty { slots.append(.blank) }
      slots.append(.heading(shown.headings.count))
      slots += rows.indices.map { .row(shown.rows.count + $0) }
      shown.headings.append(heading(of: way, rows))
      shown.rows += rows
    }
    shown.flow = ColumnFlow(slots: slots)
    return shown
  }

  private var isGrouped: Bool { settings.column == 0 && !settings.isReversed }

  /// All there is to say of a row.
  func made(_ row: Row) -> MoveTable.Row {
    if let made = row.made { return made }
    let move = words.rules.move(row.learned.move, in: game)
    return MoveTable.Row(
      slug: row.learned.move, move: move,
      name: move?.names[words.language] ?? SlugWords.title(row.learned.move),
      way: way(of: row.learned),
      isOfOwnType: move.map { $0.damageClass != "status" && types.contains($0.type) } ?? false)
  }

  private func filled(_ row: Row) -> Row { Row(learned: row.learned, made: made(row)) }

  private func texts(of row: Row) -> [String] {
    guard let made = row.made else { return [] }
    return [made.name] + (made.move.map { [words.name(of: $0.type)] } ?? [])
  }

  /// By level, then by name; machines by their numbers; the others by name.
  private func rows(of way: LearnedMove.Way) -> [Row] {
    let learned = learnset.filter { $0.way == way }
    if way == .machine {
      return learned.map { (MachineNumber(machines[$0.move] ?? "~"), $0) }
        .sorted { $0.0 < $1.0 }.map { Row(learned: $0.1) }
    }
    return learned.map { filled(Row(learned: $0)) }.sorted { a, b in
      let (first, second) = (a.learned.level ?? 0, b.learned.level ?? 0)
      return first == second ? a.made?.name ?? "" < b.made?.name ?? "" : first < second
    }
  }

  /// The level, the machine's number, or the way in a word where no heading says it.
  private func way(of learned: LearnedMove) -> String {
    if isGrouped, learned.way != .levelUp, learned.way != .machine { return "" }
    return switch learned.way {
    case .levelUp: learned.level.map { $0 == 0 ? words(.wayEvolution) : String($0) } ?? "—"
    case .machine:
      machines[learned.move].map(words.shortName(ofMachine:))
        ?? (isGrouped ? "—" : words(.wayMachine))
    case .egg: words(.wayEgg)
    case .tutor: words(.wayTutor)
    case .other: words.name(ofOther: learned)
    }
  }

  private func heading(of way: LearnedMove.Way, _ rows: [Row]) -> Line {
    let title =
      switch way {
      case .levelUp: words(.groupLevel)
      case .machine: words(.moveMachines)
      case .egg: words(.groupEgg)
      case .tutor: words(.groupTutor)
      case .other:
        rows.first.map { words.name(ofOther: $0.learned) } ?? words(.wayOther)
      }
    return Line([Span(title, .heading), Span("  \(rows.count)", .secondary)])
  }
}

/// A machine by its kind and number: TM before TR and HM, 2 before 10.
private struct MachineNumber: Comparable {
  let kind: String
  let number: Int

  init(_ slug: String) {
    let letters = slug.utf8.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
    kind = letters.elementsEqual("hm".utf8) ? "z" : String(Substring(letters))
    number = Int(Substring(slug.utf8.dropFirst(letters.count))) ?? .max
  }

  static func < (a: MachineNumber, b: MachineNumber) -> Bool {
    (a.kind, a.number) < (b.kind, b.number)
  }
}
