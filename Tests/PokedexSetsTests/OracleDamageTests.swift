import DexData
import Foundation
import PokedexBattle
import PokedexModel
import PokedexSets
import TestSupport
import Testing

/// Compares the damage that the program computes for sets with reference results from a calculator
/// that players trust: sixty of each generation, or all of them in the long lane.
struct OracleDamageTests {
  /// One line of a file with reference calculations.
  private struct Case: Decodable {
    struct Side: Decodable {
      let name: String
      let level: Int?
      let nature: String?
      let evs: [String: Int]?
      let ivs: [String: Int]?
      let boosts: [String: Int]?
      let status: String?
      let ability: String?
      let item: String?
      let teraType: String?
      let curHP: Int?
    }
    struct Field: Decodable {
      struct Side: Decodable {
        let isReflect, isLightScreen, isAuroraVeil, isFriendGuard, isSR, isHelpingHand: Bool?
        let spikes: Int?
      }
      let weather, terrain, gameType: String?
      let attackerSide, defenderSide: Side?
    }
    enum Rolls: Decodable {
      case one(Int), many([Int]), hits([[Int]])

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let one = try? value.decode(Int.self) {
          self = .one(one)
        } else if let many = try? value.decode([Int].self) {
          self = .many(many)
        } else {
          self = .hits(try value.decode([[Int]].self))
        }
      }

      var all: [[Int]] {
        switch self {
        case .one(let one): [[one]]
        case .many(let many): [many]
        case .hits(let hits): hits
        }
      }
    }

    let gen: Int
    let attacker, defender: Side
    let move: String
    let isCrit: Bool?
    let field: Field
    let rolls: Rolls
    let desc: String
    /// Set if the program's line differs, in the cases of the repository.
    let isOtherLine: Bool?
  }

  private static let names = DexSetNames()
  private static let stats: [String: Stat] = [
    "hp": .hp, "atk": .attack, "def": .defense, "spa": .specialAttack, "spd": .specialDefense,
    "spe": .speed, "spc": .specialAttack,
  ]
  private static let statuses: [String: Combatant.Status] = [
    "brn": .burn, "psn": .poison, "tox": .toxic, "slp": .sleep, "par": .paralysis, "frz": .freeze,
  ]

  private static func cases(_ file: String) throws -> [Case] {
    let url =
      SharedData.folder("battle/cases-\(file).jsonl")
      ?? URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "OracleCases-\(file).jsonl")
    let decoder = JSONDecoder()
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(Case.self, from: Data($0.utf8))
    }
  }

  private static func fighter(_ side: Case.Side, in generation: Int) -> Fighter {
    func name(_ text: String?, _ kind: SetNameKind) -> SetName? {
      text.flatMap { names.slug(of: $0, as: kind) }.map(SetName.slug)
    }
    var set = PokemonSet()
    set.pokemon = name(side.name, .pokemon)
    set.level = side.level
    set.nature = name(side.nature, .nature)
    set.item = name(side.item, .item)
    set.ability = generation < 3 ? nil : name(side.ability, .ability)
    for (key, value) in side.evs ?? [:] { stats[key].map { set.effortValues[$0] = value } }
    for (key, value) in side.ivs ?? [:] {
      stats[key].map { set.individualValues[$0] = value }
      if key == "spc" { set.individualValues[.specialDefense] = value }
    }
    set.teraType = side.teraType.flatMap { PokemonType(rawValue: $0.lowercased()) }
    var fighter = Fighter(set)
    fighter.isTerastallized = set.teraType != nil
    for (key, value) in side.boosts ?? [:] {
      stats[key].map { fighter.stages[$0] = value }
      if key == "spc" { fighter.stages[.specialDefense] = value }
    }
    fighter.status = side.status.flatMap { statuses[$0] }
    fighter.remainingHP = side.curHP
    return fighter
  }

  private static func move(_ name: String) -> SetMove? {
    if name.hasPrefix("Hidden Power ") {
      let type = PokemonType(rawValue: name.dropFirst("Hidden Power ".count).lowercased())
      return SetMove(.slug(SetMove.hiddenPower), hiddenPowerType: type)
    }
    return names.slug(of: name, as: .move).map { SetMove(.slug($0)) }
  }

  private static func field(_ field: Case.Field) -> Field {
    var words: Set<FieldWord> = []
    if let word = field.weather.flatMap({ FieldWord(rawValue: $0.lowercased()) }) {
      words.insert(word)
    }
    if let word = field.terrain.flatMap({ FieldWord(rawValue: $0.lowercased() + "-terrain") }) {
      words.insert(word)
    }
    let side = field.defenderSide
    if side?.isReflect == true { words.insert(.reflect) }
    if side?.isLightScreen == true { words.insert(.lightScreen) }
    if side?.isAuroraVeil == true { words.insert(.auroraVeil) }
    if side?.isFriendGuard == true { words.insert(.friendGuard) }
    if side?.isSR == true { words.insert(.stealthRock) }
    if field.attackerSide?.isHelpingHand == true { words.insert(.helpingHand) }
    return Field(words, spikes: side?.spikes ?? 0, isDoubles: field.gameType == "Doubles")
  }

  private static func hit(_ known: Case) -> DuelHit? {
    guard let move = move(known.move) else { return nil }
    var first = Duel.Side(fighter(known.attacker, in: known.gen), moves: [move])
    first.field = field(known.field)
    first.isCritical = known.isCrit ?? false
    let second = Duel.Side(fighter(known.defender, in: known.gen), moves: [])
    return Duel(first, second, generation: known.gen).hits(rules: Dex())?.first
  }

  /// Items of generation II that the bundle's item table lacks.
  private static let unknownItems: Set = ["Pink Bow", "Polkadot Bow"]

  @Test(arguments: ["plain", "effects"])
  func rollsMatchReferenceCalculator(file: String) throws {
    let cases = try Self.cases(file).filter {
      Self.unknownItems.isDisjoint(with: [$0.attacker.item ?? "", $0.defender.item ?? ""])
    }
    var (different, refused): ([String], [String]) = ([], [])
    for known in cases {
      guard let hit = Self.hit(known) else {
        // A status move deals no damage, so the reference must have no damage for it either.
        if known.rolls.all.joined().contains(where: { $0 > 0 }) { different.append(known.desc) }
        continue
      }
      let expected = known.rolls.all
      let isNothing = expected.joined().allSatisfy { $0 == 0 }
      let isSame =
        hit.result.rolls == expected
        || isNothing && hit.result.rolls.joined().allSatisfy { $0 == 0 }
      if !hit.result.notCounted.isEmpty {
        refused.append(known.desc)
      } else if !isSame {
        different.append("\(known.gen) \(known.desc) \(hit.result.rolls)")
      }
    }

    #expect(cases.count >= 540)
    #expect(different == [])
    #expect(refused.count * 100 <= cases.count, "\(refused.prefix(30))")
  }

  /// Compares damage lines only up to the first colon. The damage and the knock-out chances come
  /// after it.
  @Test(arguments: [("plain", 10), ("effects", 5)])
  func damageLinesMatchReferenceCalculator(file: String, oneIn: Int) throws {
    let cases = try Self.cases(file).filter {
      Self.unknownItems.isDisjoint(with: [$0.attacker.item ?? "", $0.defender.item ?? ""])
    }
    let names = DexSetNames()
    let different = cases.compactMap { known -> String? in
      guard let hit = Self.hit(known), hit.result.varying == nil else { return nil }
      let line = DamageLine(names: names, rules: Dex(), generation: known.gen).text(of: hit)
      let (ours, theirs) = (Self.head(line), Self.head(known.desc))
      return ours == theirs ? nil : known.desc
    }

    // Some differences are allowed, because the reference also names effects that don't change the
    // result, such as a stat stage that is lost in rounding.
    let known = cases.filter { $0.isOtherLine == true }.map(\.desc)
    let changes = Set(different).symmetricDifference(known).sorted()
    #expect(known.isEmpty || changes == [])
    #expect(!known.isEmpty || different.count * oneIn < cases.count, "\(different.prefix(40))")
  }

  /// Returns a damage line's text before the first colon. Removes the move's power in parentheses,
  /// because it follows from the rest.
  private static func head(_ line: String) -> String {
    String(line.split(separator: ": ", maxSplits: 1)[0])
      .replacing(/\s\(\d+ BP[^)]*\)/, with: "")
  }
}
