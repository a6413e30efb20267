/// Positions of the abilities, items and the move that can own rows, from 1; 0 for none.
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

/// One stage's rows in one generation. Nearly all are out of the question by their owner, so each owner
/// has a set of its rows.
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
  /// Those of all rows.
  let conditions: [Modifier.Condition]
  /// Those of items by type.
  private let typeItems: Positions
  /// Those of everything that is around the two.
  private let field: Positions
  /// The different sets of rows that owners have; at 0 the empty one.
  private let sets: [Positions]
  /// By position of the owner, the index of its rows among `sets`.
  private let attackersAbility, defendersAbility: [UInt8]
  private let attackersItem, defendersItem, move: [UInt8]

  init(_ modifiers: [Modifier]) {
    precondition(modifiers.count <= Positions.bitWidth)
    func rows(where isWanted: (Modifier.Owner) -> Bool) -> Positions {
      modifiers.indices.reduce(0) { isWanted(modifiers[$1].owner) ? $0 | 1 << $1 : $0 }
    }
    var sets: [Positions] = [0]
    func rows<Owner: CaseIterable>(_ owner: (Owner) -> [Modifier.Owner]) -> [UInt8] {
      [0]
        + Owner.allCases.map { each in
          let set = rows { owner(each).contains($0) }
          if let known = sets.firstIndex(of: set) { return UInt8(known) }
          sets.append(set)
          return UInt8(sets.count - 1)
        }
    }
    var conditions: [Modifier.Condition] = []
    self.rows = modifiers.map { modifier in
      let start = conditions.count
      conditions += modifier.conditions
      return Row(
        owner: modifier.owner, factor: modifier.factor, conditions: start..<conditions.count)
    }
    self.conditions = conditions
    typeItems = rows { $0.isTypeItem }
    field = rows { $0.isField }
    attackersAbility = rows { [.attackersAbility($0), .anyonesAbility($0)] }
    defendersAbility = rows { [.defendersAbility($0), .anyonesAbility($0)] }
    attackersItem = rows { [.attackersItem($0)] }
    defendersItem = rows { [.defendersItem($0)] }
    move = rows { [.move($0)] }
    self.sets = sets
  }

  /// The rows that may apply.
  func positions(for owners: ModifierOwners) -> Positions {
    (owners.hasTypeItem ? typeItems : 0) | (owners.hasField ? field : 0)
      | set(attackersAbility, owners.attackersAbility)
      | set(defendersAbility, owners.defendersAbility) | set(attackersItem, owners.attackersItem)
      | set(defendersItem, owners.defendersItem) | set(move, owners.move)
  }

  private func set(_ indices: [UInt8], _ position: Int) -> Positions {
    sets[Int(indices[position])]
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

extension Modifier.Owner {
  fileprivate var isTypeItem: Bool {
    self == .attackersTypeItem || self == .attackersGem || self == .defendersBerry
  }

  fileprivate var isField: Bool {
    switch self {
    case .attackersAbility, .defendersAbility, .anyonesAbility, .attackersItem, .defendersItem,
      .move:
      false
    default: !isTypeItem
    }
  }
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
