import DexData
import PokedexBattle
import PokedexModel
import PokedexSets
import Testing

/// Tests of the minimum effort values (EVs) with which a set survives a hit or is faster than its
/// opponent.
struct SpreadAnswersTests {
  private let dex = Dex()

  private func duel(_ first: String, _ second: String) throws -> Duel {
    let reader = PhraseReader(names: DexSetNames(), rules: dex)
    let phrases = try [first, second].map { try reader.read($0).get() }
    return Duel(
      Duel.Side(phrases[0].fighter, moves: [phrases[0].move].compactMap(\.self)),
      Duel.Side(phrases[1].fighter, moves: [phrases[1].move].compactMap(\.self)), generation: 9)
  }

  private static let pairs = [
    ("252+ Atk Choice Band Garchomp Dragon Claw", "Dragonite"),
    ("252+ SpA Choice Specs Flutter Mane Moonblast", "252+ SpD Ting-Lu"),
    ("252 SpA Life Orb Gholdengo Shadow Ball", "Gholdengo"),
    ("252 SpA Latios Psyshock", "Toxapex"),
    ("252 Atk Kingambit Kowtow Cleave", "Bold Slowbro"),
    ("252+ Atk Great Tusk Earthquake", "252 SpA 252 Spe Heatran"),
    ("Magikarp Tackle", "Steelix"),
  ]

  private func survives(_ duel: Duel, _ effortValues: [Stat: Int]) throws -> Bool {
    var duel = duel
    for (stat, effort) in effortValues { duel.second.fighter.set.effortValues[stat] = effort }
    let hit = try #require(duel.hits(rules: dex)?.first)
    return hit.knockOut.byTurnEnd[0] == 0
  }

  @Test(arguments: pairs)
  func minimumEffortSurvivesAndLowerEffortDoesNot(attacker: String, defender: String) throws {
    let duel = try duel(attacker, defender)
    let hit = try #require(duel.hits(rules: dex)?.first)
    let set = duel.second.fighter.set
    let others = Stat.allCases.filter { $0 != .hp && $0 != hit.stats.defense }
      .reduce(0) { $0 + (set.effortValues[$1] ?? 0) }
    let effort = duel.effort(toSurvive: hit, rules: dex)
    if let effort {
      #expect(effort.total + others <= 510 && effort.stat == hit.stats.defense)
      #expect(try survives(duel, [.hp: effort.hp, effort.stat: effort.defense]))
    }
    let limit = effort?.total ?? min(504, 510 - others) + 4
    for total in stride(from: max(0, limit - 12), to: limit, by: 4) {
      for hp in stride(from: max(0, total - 252), through: min(252, total), by: 4) {
        #expect(try !survives(duel, [.hp: hp, hit.stats.defense: total - hp]))
      }
    }
  }

  @Test(arguments: [
    ("Timid Gengar", "Garchomp"), ("Garchomp", "252+ Spe Dragapult"),
    ("Jolly Dragonite", "Lucario"),
    ("Choice Scarf Tyranitar", "Jolly Garchomp"),
  ])
  func minimumSpeedEffortIsFasterAndLowerEffortIsNot(first: String, second: String) throws {
    var duel = try duel(first, second)
    let effort = duel.effortToOutspeed(rules: dex)
    duel.first.fighter.set.effortValues[.speed] = effort ?? 252
    let speeds = try #require(duel.speeds(rules: dex))
    #expect((speeds.first > speeds.second) == (effort != nil))
    guard let effort, effort > 0 else { return }
    duel.first.fighter.set.effortValues[.speed] = effort - 4
    let lower = try #require(duel.speeds(rules: dex))
    #expect(lower.first <= lower.second)
  }

  @Test func effortOfOtherStatsReducesAvailableEffort() throws {
    var duel = try duel("Garchomp", "Garchomp")
    for stat in [Stat.attack, .hp] { duel.first.fighter.set.effortValues[stat] = 252 }
    #expect(duel.effortToOutspeed(rules: dex) == 4)
    duel.first.fighter.set.effortValues[.defense] = 4
    #expect(duel.effortToOutspeed(rules: dex) == nil)
  }

  @Test func firstGenerationsNeedNoEffort() throws {
    var duel = try duel("Tauros Body Slam", "Chansey")
    duel.generation = 1
    let hit = try #require(duel.hits(rules: dex)?.first)
    #expect(duel.effort(toSurvive: hit, rules: dex)?.total == 0)
  }
}
