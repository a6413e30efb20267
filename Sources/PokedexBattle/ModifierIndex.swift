/// Positions of the abilities, items and the move that can own rows, 1 to 255; 0 for none.
struct ModifierOwners {
  var attackersAbility = 0
  var defendersAbility = 0
  var attackersItem = 0
  var defendersItem = 0
  var move = 0
  /// Whether the attacker's item is one by type, or the defender's such a berry.
  var hasTypeItem = false
  /// Whether there are terrain, screens, or help of an ally.
  var hasField = false
}

/// One stage's rows in one generation. A calculation concerns a handful of owners, so each owner has a
/// set of its rows.
final class ModifierRows: Sendable {
  /// A set of rows by their positions, up to 128.
  typealias Positions = UInt128

  /// One row, with its conditions' positions among all.
  struct Row {
    let owner: Modifier.Owner
    /// In 4096ths from generation V on; before that, the percentage is what counts.
    let factor: Int
    let conditions: Range<Int>

    /// In percent, for generations II to IV.
    var percent: Int { (factor * 100 + 2048) / FixedPoint.one }
  }

  /// In the table's order.
  let rows: [Row]
  /// Conditions of all rows, one row's after another's.
  let conditions: [Modifier.Condition]
  /// Rows of items that go with a type.
  private let typeItems: Positions
  /// Rows of terrain, screens and help.
  private let field: Positions
  /// Different sets of rows; at 0 the empty one.
  private let sets: [Positions]
  /// Index into `sets`, by kind and position of the owner.
  private let indices: [UInt8]

  /// Kinds of owners; each has room for 256 positions.
  private enum Kind: Int, CaseIterable {
    case attackersAbility, defendersAbility, attackersItem, defendersItem, move

    func slot(_ position: Int) -> Int { rawValue << 8 + position }
  }

  init(_ modifiers: [Modifier]) {
    precondition(modifiers.count <= Positions.bitWidth)
    var (typeItems, field): (Positions, Positions) = (0, 0)
    var slots = [Positions](repeating: 0, count: Kind.allCases.count << 8)
    var (rows, conditions): ([Row], [Modifier.Condition]) = ([], [])
    for (index, modifier) in modifiers.enumerated() {
      let row: Positions = 1 << index
      func note(_ kind: Kind, _ position: Int) { slots[kind.slot(position)] |= row }
      switch modifier.owner {
      case .attackersAbility(let ability): note(.attackersAbility, CasePosition.of(ability))
      case .defendersAbility(let ability): note(.defendersAbility, CasePosition.of(ability))
      case .anyonesAbility(let ability):
        note(.attackersAbility, CasePosition.of(ability))
        note(.defendersAbility, CasePosition.of(ability))
      case .attackersItem(let item): note(.attackersItem, CasePosition.of(item))
      case .defendersItem(let item): note(.defendersItem, CasePosition.of(item))
      case .move(let move): note(.move, CasePosition.of(move))
      case .attackersTypeItem, .attackersGem, .defendersBerry: typeItems |= row
      default: field |= row
      }
      let start = conditions.count
      conditions += modifier.conditions
      rows.append(
        Row(
          owner: modifier.owner, factor: modifier.factor, conditions: start..<conditions.count))
    }
    (self.rows, self.conditions) = (rows, conditions)
    (self.typeItems, self.field) = (typeItems, field)
    var sets: [Positions] = [0]
    indices = slots.map { set in
      if let known = sets.firstIndex(of: set) { return UInt8(known) }
      sets.append(set)
      return UInt8(sets.count - 1)
    }
    self.sets = sets
  }

  /// The rows that may apply.
  func positions(for owners: ModifierOwners) -> Positions {
    (owners.hasTypeItem ? typeItems : 0) | (owners.hasField ? field : 0)
      | set(.attackersAbility, owners.attackersAbility)
      | set(.defendersAbility, owners.defendersAbility)
      | set(.attackersItem, owners.attackersItem) | set(.defendersItem, owners.defendersItem)
      | set(.move, owners.move)
  }

  private func set(_ kind: Kind, _ position: Int) -> Positions {
    sets[Int(indices[kind.slot(position)])]
  }

  /// By generation, then by stage.
  private static let all: [[ModifierRows]] = (0...9).map { generation in
    Modifier.Stage.allCases.map { stage in
      ModifierRows(
        ModifierTable.rows.filter { $0.stage == stage && $0.generations.contains(generation) })
    }
  }

  /// A generation's rows by stage.
  static func rows(in generation: Int) -> [ModifierRows] { all[generation] }
}

/// Positions of cases, from 1.
enum CasePosition {
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
