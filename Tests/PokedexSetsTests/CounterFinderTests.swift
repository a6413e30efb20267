import DexData
import PokedexBattle
import PokedexModel
import TestSupport
import Testing

@testable import PokedexSets

/// Compares the results of `CounterFinder` with `Duel`, which computes every hit separately.
struct CounterFinderTests {
  private let dex = Dex()
  private static let games = [
    "scarlet-violet", "sword-shield", "ultra-sun-ultra-moon", "omega-ruby-alpha-sapphire",
    "black-2-white-2", "platinum", "emerald", "crystal", "red-blue",
  ]
  private static let targets = [
    "garchomp", "blissey", "dragonite", "gengar", "shedinja", "magikarp", "mewtwo", "skarmory",
    "mimikyu-disguised", "wobbuffet", "ditto", "tyranitar",
  ]

  private func fighter(_ slug: String) -> Fighter {
    var set = PokemonSet()
    set.pokemon = .slug(slug)
    return Fighter(set)
  }

  private func side(_ slug: String, in game: String) -> Duel.Side? {
    dex.variety(ofSet: slug).map { id in
      Duel.Side(fighter(slug), moves: dex.moves(ofVariety: id, in: game))
    }
  }

  private func answers(_ slug: String, in game: String) throws -> [BattleCounter] {
    let roster = try #require(dex.battleRoster(of: game))
    let moves = try #require(side(slug, in: game)).moves
    let answers = CounterFinder(to: fighter(slug), moves: moves, among: roster, rules: dex)
    return try #require(answers).all
  }

  /// Returns the result that `CounterFinder` must give for a candidate. It is computed from a duel
  /// between the candidate and the target. Nil if the candidate isn't a counter.
  private func expected(_ slug: String, on target: String, in game: String) throws -> BattleCounter?
  {
    let generation = try #require(dex.versionGroup(game)?.generation)
    let duel = Duel(
      try #require(side(slug, in: game)), try #require(side(target, in: game)),
      generation: generation)
    let dealt = try #require(duel.hits(rules: dex)).filter(\.move.isReliable)
    let taken = try #require(duel.swapped.hits(rules: dex)).filter(\.move.isReliable)
    let speeds = try #require(duel.speeds(rules: dex))
    var best: DuelHit?
    for hit in dealt where hit.knockOut.byTurnEnd[1] > (best?.knockOut.byTurnEnd[1] ?? 0) + 1e-9 {
      best = hit
    }
    guard let best, best.knockOut.byTurnEnd[1] >= CounterFinder.minimumChance,
      taken.allSatisfy({ $0.knockOut.byTurnEnd[speeds.first > speeds.second ? 0 : 1] == 0 })
    else { return nil }
    return BattleCounter(
      slug: slug, move: best.move.slug, damage: best.result.range, percent: best.percent,
      chance: min(1, best.knockOut.byTurnEnd[1]), targetsMove: taken.first?.move.slug,
      damageTaken: taken.first?.result.range ?? 0...0, percentTaken: taken.first?.percent ?? 0...0,
      speed: speeds.first, isFaster: speeds.first > speeds.second, notCounted: [])
  }

  @Test(arguments: games)
  func answersAgreeWithDuels(game: String) throws {
    let roster = try #require(dex.battleRoster(of: game))
    var random = SeededGenerator(seed: 7)
    for target in Self.targets.filter({ name in
      roster.members.contains { $0.combatant.variety == name }
    }).prefix(3) {
      let answers = try answers(target, in: game)
      let passing = answers.shuffled(using: &random).prefix(6).map(\.slug)
      let any = roster.members.shuffled(using: &random).prefix(6).map(\.combatant.variety)
      for slug in passing + any {
        let expected = try expected(slug, on: target, in: game)
        let found = answers.first { $0.slug == slug }
        #expect(found?.isSame(as: expected) ?? (expected == nil), "\(slug) on \(target), \(game)")
      }
    }
  }

  @Test func answersAreSortedBySpeedThenChance() throws {
    let answers = try answers("garchomp", in: "scarlet-violet")

    #expect(answers.contains(where: \.isFaster) && answers.contains { !$0.isFaster })
    #expect(answers.allSatisfy { $0.chance >= 0.5 && $0.chance <= 1 })
    let keys = answers.map { ($0.isFaster ? 1.0 : 0, $0.chance) }
    #expect(
      zip(keys, keys.dropFirst()).allSatisfy { one, other in
        one.0 > other.0 || one.0 == other.0 && one.1 >= other.1 - 1e-9
      })
  }

  @Test(arguments: [
    "explosion", "fissure", "hyper-beam", "solar-beam", "psywave", "counter", "fake-out",
    "steel-beam", "swords-dance", "fling", "future-sight", "super-fang",
  ])
  func unreliableMoveIsNotSteady(slug: String) throws {
    let move = [9, 8, 7].lazy.compactMap { dex.battleMove(slug, in: $0) }.first
    #expect(move?.isReliable == false)
  }

  @Test(arguments: ["earthquake", "draco-meteor", "seismic-toss", "icicle-spear", "outrage"])
  func reliableMoveIsSteady(slug: String) throws {
    #expect(
      dex.battleMove(slug, in: 9)?.isReliable ?? dex.battleMove(slug, in: 7)?.isReliable == true)
  }

  @Test func entryHazardsReduceAnswers() throws {
    let roster = try #require(dex.battleRoster(of: "scarlet-violet"))
    let moves = try #require(side("garchomp", in: "scarlet-violet")).moves
    var answers = try #require(
      CounterFinder(to: fighter("garchomp"), moves: moves, among: roster, rules: dex))
    let plain = Set(answers.all.map(\.slug))
    answers.targetsField.hasStealthRock = true
    answers.targetsField.spikes = 3
    let hurt = Set(answers.all.map(\.slug))
    #expect(hurt.isStrictSubset(of: plain))
  }
}

extension BattleCounter {
  /// Whether two counters are equal, except for the names of effects that the damage doesn't take
  /// into account.
  fileprivate func isSame(as other: BattleCounter?) -> Bool {
    guard let other else { return false }
    return slug == other.slug && move == other.move && damage == other.damage
      && percent == other.percent && abs(chance - other.chance) < 1e-9
      && targetsMove == other.targetsMove && damageTaken == other.damageTaken
      && percentTaken == other.percentTaken && speed == other.speed && isFaster == other.isFaster
  }
}
