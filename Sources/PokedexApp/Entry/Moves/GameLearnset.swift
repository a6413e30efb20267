internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Moves that a Pokémon can have in a game, grouped by learn method. Those that only an earlier stage
/// learns are in a group of that stage.
struct GameLearnset {
  private let game: String
  private let words: Words
  /// Types of the Pokémon, as they were in the game.
  private let types: [PokemonType]
  private let variety: Int
  private let machines: [String: String]
  private let settings: TableSettings
  private let learnset: [LearnedMove]
  /// Slugs of the moves that the filter asks for as a query.
  private let asked: Set<String>

  /// - Parameter learnset: moves that the Pokémon or an earlier stage learns in the game.
  init(entry: EntryContent, game: String, learnset: [LearnedMove], words: Words) {
    settings = entry.table
    asked =
      settings.filter.isEmpty
      ? [] : words.rules.moves(askedForBy: settings.filter.text, in: words.language)
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
    let own = learnset.filter { $0.learner == nil }
    let earlier = learnset.filter { $0.learner != nil }.grouped(by: \.learner)
    let groups = own.byWay + earlier.map(\.elements)
    if !isGrouped {
      let rows = groups.flatMap(rows)
      return settings.arranged(rows, by: MoveTable.sortColumns(words), texts: texts)
        .map { .row($0) }
    }
    return groups.reduce(into: []) { slots, group in
      let rows = settings.filtered(self.rows(of: group), texts: texts)
      guard let first = group.first, !rows.isEmpty else { return }
      if !slots.isEmpty { slots.append(.blank) }
      slots.append(.heading(heading(ofGroupWith: first, count: rows.count)))
      slots += rows.map { .row($0) }
    }
  }

  private var isGrouped: Bool { settings.isGrouped }

  private func row(_ learned: LearnedMove) -> MoveTable.MoveTableRow {
    let move = words.rules.move(learned.move, in: game)
    return MoveTable.MoveTableRow(
      slug: learned.move, move: move,
      name: move?.names[words.language] ?? SlugWords.title(learned.move), way: way(of: learned),
      isOfOwnType: move.map { $0.damageClass != "status" && types.contains($0.type) } ?? false)
  }

  /// The texts in which the filter searches. The filter may also be a query, such as "special fire".
  private func texts(of row: MoveTable.MoveTableRow) -> [String] {
    [row.name] + (row.move.map { [words.name(of: $0.type)] } ?? [])
      + (asked.contains(row.slug) ? [settings.filter.text] : [])
  }

  /// Returns the rows of a group, sorted by learn method, level and name. Machines are sorted by
  /// number.
  private func rows(of group: [LearnedMove]) -> [MoveTable.MoveTableRow] {
    group.byWay.flatMap { learned -> [MoveTable.MoveTableRow] in
      if learned.first?.way == .machine {
        return learned.map { (MachineNumber(machines[$0.move] ?? "~"), $0) }
          .sorted { $0.0 < $1.0 }.map { row($0.1) }
      }
      return learned.map { (level: $0.level ?? 0, row: row($0)) }
        .sorted { ($0.level, $0.row.name) < ($1.level, $1.row.name) }.map(\.row)
    }
  }

  /// Returns what a row shows in the column for learn methods: the level, the machine's number, or
  /// the name of the method. Empty if a heading already names the method. Outside groups, moves of
  /// an earlier stage are marked as such.
  private func way(of learned: LearnedMove) -> String {
    let isOwn = learned.learner == nil
    if !isGrouped, !isOwn { return words(.wayEarlier) }
    if isGrouped, isOwn, learned.way != .levelUp, learned.way != .machine { return "" }
    return switch learned.way {
    case .levelUp: learned.level.map { $0 == 0 ? words(.wayEvolution) : String($0) } ?? "—"
    case .machine:
      machines[learned.move].map(words.shortName(ofMachine:))
        ?? (isGrouped ? "—" : words(.wayMachine))
    case .egg: words(.wayEgg)
    case .tutor: words(.wayTutor)
    case .reminder: words(.wayReminder)
    case .other: isOwn ? words.name(ofOtherMethod: learned) : words(.wayOther)
    }
  }

  private func heading(ofGroupWith learned: LearnedMove, count: Int) -> Line {
    let title =
      switch learned.way {
      case _ where learned.learner != nil: learned.learner.map(heading(ofEarlierStage:)) ?? ""
      case .levelUp: words(.groupLevel)
      case .machine: words(.moveMachines)
      case .egg: words(.groupEgg)
      case .tutor: words(.groupTutor)
      case .reminder: words(.groupReminder)
      case .other: words.name(ofOtherMethod: learned)
      }
    return Line([Span(title, .heading), Span("  \(count)", .secondary)])
  }

  /// Returns the heading of the moves of an earlier stage, with the name of its species if the
  /// form's name doesn't fit in the narrowest window.
  private func heading(ofEarlierStage id: Int) -> String {
    let title = words(.groupEarlier, words.name(of: .pokemon(id)))
    guard TextWidth.of(title) > Self.narrowestHeading,
      let number = words.rules.number(ofVariety: id)
    else { return title }
    return words(.groupEarlier, words.name(of: .pokemon(number)))
  }

  private static let narrowestHeading = 24
}

extension [LearnedMove] {
  /// The moves in groups by learn method, in the order of the methods.
  fileprivate var byWay: [[LearnedMove]] {
    LearnedMove.LearnMethod.allCases.map { way in filter { $0.way == way } }
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
