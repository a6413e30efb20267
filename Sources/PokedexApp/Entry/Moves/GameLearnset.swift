internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Moves that a Pokémon learns in a game, grouped by learn method.
struct GameLearnset {
  private let game: String
  private let words: Words
  /// Types of the Pokémon, as they were in the game.
  private let types: [PokemonType]
  private let variety: Int
  private let machines: [String: String]
  private let settings: TableSettings
  private let learnset: [LearnedMove]

  /// - Parameter learnset: moves that the Pokémon learns in the game.
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

  /// Rows in groups with headings, or in one table if the user has sorted the moves.
  var slots: [LearnsetColumns.Slot] {
    let groups = LearnedMove.LearnMethod.allCases.map { way in
      (way: way, learned: learnset.filter { $0.way == way })
    }
    if !isGrouped {
      let rows = groups.flatMap { self.rows(of: $0.way, $0.learned) }
      return settings.arranged(rows, by: MoveTable.sortColumns(words), texts: texts)
        .map { .row($0) }
    }
    return groups.reduce(into: []) { slots, group in
      let rows = settings.filtered(self.rows(of: group.way, group.learned), texts: texts)
      if rows.isEmpty { return }
      if !slots.isEmpty { slots.append(.blank) }
      slots.append(.heading(heading(of: group.way, group.learned, count: rows.count)))
      slots += rows.map { .row($0) }
    }
  }

  private var isGrouped: Bool { settings.column == 0 && !settings.isReversed }

  private func row(_ learned: LearnedMove) -> MoveTable.MoveTableRow {
    let move = words.rules.move(learned.move, in: game)
    return MoveTable.MoveTableRow(
      slug: learned.move, move: move,
      name: move?.names[words.language] ?? SlugWords.title(learned.move), way: way(of: learned),
      isOfOwnType: move.map { $0.damageClass != "status" && types.contains($0.type) } ?? false)
  }

  private func texts(of row: MoveTable.MoveTableRow) -> [String] {
    [row.name] + (row.move.map { [words.name(of: $0.type)] } ?? [])
  }

  /// Returns rows for one learn method, sorted by level and name. Machines are sorted by number.
  private func rows(of way: LearnedMove.LearnMethod, _ learned: [LearnedMove]) -> [MoveTable
    .MoveTableRow]
  {
    if way == .machine {
      return learned.map { (MachineNumber(machines[$0.move] ?? "~"), $0) }
        .sorted { $0.0 < $1.0 }.map { row($0.1) }
    }
    return learned.map { (level: $0.level ?? 0, row: row($0)) }
      .sorted { ($0.level, $0.row.name) < ($1.level, $1.row.name) }.map(\.row)
  }

  /// Returns what a row shows in the column for learn methods: the level, the machine's number, or
  /// the name of the method. Empty if a heading already names the method.
  private func way(of learned: LearnedMove) -> String {
    if isGrouped, learned.way != .levelUp, learned.way != .machine { return "" }
    return switch learned.way {
    case .levelUp: learned.level.map { $0 == 0 ? words(.wayEvolution) : String($0) } ?? "—"
    case .machine:
      machines[learned.move].map(words.shortName(ofMachine:))
        ?? (isGrouped ? "—" : words(.wayMachine))
    case .egg: words(.wayEgg)
    case .tutor: words(.wayTutor)
    case .other: words.name(ofOtherMethod: learned)
    }
  }

  private func heading(
    of way: LearnedMove.LearnMethod, _ learned: [LearnedMove], count: Int
  ) -> Line {
    let title =
      switch way {
      case .levelUp: words(.groupLevel)
      case .machine: words(.moveMachines)
      case .egg: words(.groupEgg)
      case .tutor: words(.groupTutor)
      case .other: learned.first.map(words.name(ofOtherMethod:)) ?? words(.wayOther)
      }
    return Line([Span(title, .heading), Span("  \(count)", .secondary)])
  }
}

/// Sort key of a machine. TMs come before TRs, and TRs before HMs; machines of one kind are sorted
/// by number, so that 2 comes before 10.
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
