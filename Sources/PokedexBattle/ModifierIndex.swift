/// Case numbers (see ``CaseNumber``) of the abilities, the items and the move in an attack, which
/// may own modifier rows. Each number is from 1 to 255, or 0 if none exists.
struct ModifierOwners {
  var attackersAbility = 0
  var defendersAbility = 0
  var attackersItem = 0
  var defendersItem = 0
  var move = 0
  /// Whether the attacker's item is a type-boosting item or Gem, or the defender's item is a
  /// type-resist berry.
  var hasTypeItem = false
  /// Whether terrain, a screen, Charge or an ally's help is in effect.
  var hasFieldEffect = false
}

/// The modifier rows of one calculation stage in one generation, indexed by owner, because only a
/// few owners are involved in a calculation.
final class ModifierRows: Sendable {
  /// A set of row indices, one bit for each index from 0 to 127.
  typealias RowBits = UInt128

  /// One row. Its `conditions` are a range of indices into ``ModifierRows/conditions``, which has
  /// the conditions of all rows.
  struct ModifierRow {
    let owner: Modifier.Owner
    /// The factor in 4096ths. Before generation V, only `percent` is used.
    let factor: Int
    let conditions: Range<Int>

    /// The factor in percent, for generations II to IV.
    var percent: Int { (factor * 100 + 2048) / FixedPoint.one }
  }

  /// Rows in the order of the table.
  let rows: [ModifierRow]
  /// Conditions of all rows, in the order of the rows.
  let conditions: [Modifier.ModifierCondition]
  /// Rows owned by type-boosting items, Gems and type-resist berries.
  private let typeItems: RowBits
  /// Rows owned by terrain, screens, Charge and allies.
  private let field: RowBits
  /// The distinct sets of rows that an owner can have. Index 0 is the empty set.
  private let sets: [RowBits]
  /// For each owner, the index into `sets`. The owner's place in this array is its
  /// `OwnerKind.slot`.
  private let indices: [UInt8]

  /// Kinds of owners. Each has room for 256 case numbers.
  private enum OwnerKind: Int, CaseIterable {
    case attackersAbility, defendersAbility, attackersItem, defendersItem, move

    func slot(_ caseNumber: Int) -> Int { rawValue << 8 + caseNumber }
  }

  init(_ modifiers: [Modifier]) {
    precondition(modifiers.count <= RowBits.bitWidth)
    var (typeItems, field): (RowBits, RowBits) = (0, 0)
    var slots = [RowBits](repeating: 0, count: OwnerKind.allCases.count << 8)
    var (rows, conditions): ([ModifierRow], [Modifier.ModifierCondition]) = ([], [])
    for (index, modifier) in modifiers.enumerated() {
      let row: RowBits = 1 << index
      func note(_ kind: OwnerKind, _ caseNumber: Int) { slots[kind.slot(caseNumber)] |= row }
      switch modifier.owner {
      case .attackersAbility(let ability): note(.attackersAbility, CaseNumber.of(ability))
      case .defendersAbility(let ability): note(.defendersAbility, CaseNumber.of(ability))
      case .anyonesAbility(let ability):
        note(.attackersAbility, CaseNumber.of(ability))
        note(.defendersAbility, CaseNumber.of(ability))
      case .attackersItem(let item): note(.attackersItem, CaseNumber.of(item))
      case .defendersItem(let item): note(.defendersItem, CaseNumber.of(item))
      case .move(let move): note(.move, CaseNumber.of(move))
      case .attackersTypeItem, .attackersGem, .defendersBerry: typeItems |= row
      default: field |= row
      }
      let start = conditions.count
      conditions += modifier.conditions
      rows.append(
        ModifierRow(
          owner: modifier.owner, factor: modifier.factor, conditions: start..<conditions.count))
    }
    (self.rows, self.conditions) = (rows, conditions)
    (self.typeItems, self.field) = (typeItems, field)
    var sets: [RowBits] = [0]
    indices = slots.map { set in
      if let known = sets.firstIndex(of: set) { return UInt8(known) }
      sets.append(set)
      return UInt8(sets.count - 1)
    }
    self.sets = sets
  }

  /// Returns the set of these owners' rows. Whether the rows' conditions are met is not checked.
  func positions(for owners: ModifierOwners) -> RowBits {
    (owners.hasTypeItem ? typeItems : 0) | (owners.hasFieldEffect ? field : 0)
      | set(.attackersAbility, owners.attackersAbility)
      | set(.defendersAbility, owners.defendersAbility)
      | set(.attackersItem, owners.attackersItem) | set(.defendersItem, owners.defendersItem)
      | set(.move, owners.move)
  }

  private func set(_ kind: OwnerKind, _ caseNumber: Int) -> RowBits {
    sets[Int(indices[kind.slot(caseNumber)])]
  }

  /// All rows, indexed by generation and then by `Modifier.Stage`.
  private static let all: [[ModifierRows]] = (0...9).map { generation in
    Modifier.Stage.allCases.map { stage in
      ModifierRows(
        ModifierTable.rows.filter { $0.stage == stage && $0.generations.contains(generation) })
    }
  }

  /// Returns a generation's rows, indexed by `Modifier.Stage`.
  static func rows(in generation: Int) -> [ModifierRows] { all[generation] }
}

/// Numbers of the abilities, items and moves among the cases of their enums, starting at 1. The
/// number of nil is 0.
enum CaseNumber {
  private static let abilities = positions(of: BattleAbility.self)
  private static let items = positions(of: BattleItem.self)
  private static let moves = positions(of: SpecialMove.self)

  private static func positions<Case: CaseIterable & Hashable>(of: Case.Type) -> [Case: Int] {
    Dictionary(
      zip(Case.allCases, 1...).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }

  static func of(_ ability: BattleAbility?) -> Int { ability.flatMap { abilities[$0] } ?? 0 }
  static func of(_ item: BattleItem?) -> Int { item.flatMap { items[$0] } ?? 0 }
  static func of(_ move: SpecialMove?) -> Int { move.flatMap { moves[$0] } ?? 0 }
}
