internal import EmbeddedTables
public import PokedexBattle
internal import PokedexModel
private import Synchronization

// Moves with the values that damage calculation needs.
extension Dex {
  /// Returns a move with the values of a generation's last main game. Nil if the move is unknown,
  /// was introduced later, or is a Z-Move or Max Move.
  ///
  /// A move that hits two to five times is stored with three hits, the default of players'
  /// calculators.
  public func battleMove(_ slug: String, in generation: Int) -> BattleMove? {
    // Without this cache, each change to a value in a duel would read a hundred moves from ten
    // tables again.
    let key = BattleMoveKey(slug: slug, generation: generation)
    if let cachedMove = Self.battleMoves.withLock({ $0[key] }) { return cachedMove }
    let move = makeBattleMove(slug, in: generation)
    Self.battleMoves.withLock { $0[key] = .some(move) }
    return move
  }

  private struct BattleMoveKey: Hashable {
    let slug: String
    let generation: Int
  }

  private static let battleMoves = Mutex<[BattleMoveKey: BattleMove?]>([:])

  private func makeBattleMove(_ slug: String, in generation: Int) -> BattleMove? {
    guard let move = move(slug, in: edition(generation: generation)),
      move.generation <= generation, !isZOrMaxMove(move)
    else { return nil }
    var figures = BattleFigures(of: move)
    if let effect = effect(of: move) { figures.apply(effect) }
    if hasSecondaryEffect(move.id) { figures.flags.insert(.secondaryEffect) }
    figures.flags.formUnion(.init(names: flags(ofMove: move.id) ?? []))
    figures.isCritical = generation == 1 && Self.criticalInGeneration1.contains(slug)
    for row in Tables.moveBattle.rows(of: move.id) {
      let (since, until) = (row[.since].integer, row[.until].optionalInteger ?? generation)
      let (fact, value) = (row[.fact].text, row[.value].text)
      if since <= generation, generation <= until { figures.apply(fact, value) }
    }
    return figures.move
  }

  /// Whether a move is a Z-Move or a Max Move. Max Moves have the class of another move. Z-Moves with
  /// separate rows for a physical and a special version are recognised by their slugs. All other
  /// Z-Moves have a single power point, unlike the other moves of generation 7.
  private func isZOrMaxMove(_ move: Move) -> Bool { isZMove(move) || isMaxMove(move) }

  func isZMove(_ move: Move) -> Bool {
    move.slug.hasSuffix("--physical") || move.slug.hasSuffix("--special")
      || move.generation == 7 && move.powerPoints == 1
  }

  func isMaxMove(_ move: Move) -> Bool {
    move.damageClass == "varies" || move.slug == "max-guard"
  }

  /// Moves that are nearly always critical in generation 1, because their critical-hit chance is
  /// eight times as high as usual.
  private static let criticalInGeneration1: Set = ["crabhammer", "razor-leaf", "slash"]

  /// Whether the move may have an effect in addition to its damage.
  private func hasSecondaryEffect(_ id: Int) -> Bool {
    guard let row = Tables.moveEffects.row(of: id) else { return false }
    let chances = [row[.effectChance], row[.flinchChance], row[.ailmentChance], row[.statChance]]
    return chances.contains { ($0.optionalInteger ?? 0) > 0 }
  }
}

/// The values of a move, collected from several tables.
private struct BattleFigures {
  private let slug: String
  private let priority: Int
  private var type: PokemonType
  private var damageClass: String
  private var power: Int
  private var target: String
  var flags: MoveFlags = []
  var isCritical = false
  private var hits = 1
  private var hitRange: ClosedRange<Int>?
  private var drain = 0
  private var attackStat: Stat?
  private var defenseStat: Stat?

  init(of move: Move) {
    slug = move.slug
    priority = move.priority
    type = move.type
    damageClass = move.damageClass
    power = move.power ?? 0
    target = move.target
  }

  mutating func apply(_ effect: MoveEffect) {
    if let range = effect.hits {
      hits = range.count == 1 ? range.lowerBound : 3
      hitRange = range.count == 1 ? nil : range
    }
    if effect.isAlwaysCritical { flags.insert(.alwaysCritical) }
    drain = effect.drain
  }

  /// Applies a row of `move_battle.tsv`.
  mutating func apply(_ fact: String, _ value: String) {
    switch fact {
    case "power": power = Int(value) ?? 0
    case "type": type = PokemonType(rawValue: value) ?? .unknown
    case "class": damageClass = value
    case "target": target = value
    case "hits": hits = Int(value) ?? (value == "-" ? 1 : 3)
    case "drain": drain = Int(value) ?? 0
    case "attacks-with": attackStat = Stat(slug: value)
    case "defends-with": defenseStat = Stat(slug: value)
    case "attacker": flags.insert(.usesTargetsAttack)
    case "flag": flags.formUnion(.init(names: [value]))
    case "no-flag": flags.subtract(.init(names: [value]))
    case "secondary": set(.secondaryEffect, value)
    case "crash": set(.recoil, value)
    case "costs-half-hp": set(.costsHalfHP, value)
    case "always-crits": set(.alwaysCritical, value)
    case "ignores-boosts": set(.ignoresStages, value)
    default: break
    }
  }

  private mutating func set(_ flag: MoveFlags, _ value: String) {
    if value == "yes" { flags.insert(flag) } else { flags.remove(flag) }
  }

  var move: BattleMove {
    var move = BattleMove(
      slug: slug, type: type, damageClass: .init(rawValue: damageClass) ?? .status, power: power)
    move.flags = flags
    if drain < 0 { move.flags.insert(.recoil) }
    if drain > 0 { move.flags.insert(.drain) }
    move.hits = hits
    move.hitRange = hitRange
    move.drainPercent = drain
    move.isCritical = isCritical
    move.priority = priority
    (move.attackStat, move.defenseStat) = (attackStat, defenseStat)
    move.target =
      switch target {
      case "all-opponents": .allOpponents
      case "all-other-pokemon": .allOthers
      default: .one
      }
    return move
  }
}

extension Tables {
  static let moveBattle = Table<MoveBattleColumn>()
}

enum MoveBattleColumn: Int, TableColumns {
  case moveId, since, until, fact, value

  static var table: TableName { .moveBattle }
}
