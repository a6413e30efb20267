import DexData
import PokedexBattle
import PokedexModel
import PokedexSets
import Testing

/// Phrases whose words can be read in several ways, and stages whose stat depends on the move.
struct PhraseReadingTests {
  private let dex = Dex()

  private func read(_ text: String, isTarget: Bool = false) throws -> Phrase {
    try PhraseReader(names: DexSetNames(), rules: dex).read(text, isTarget: isTarget).get()
  }

  private func text(of phrase: Phrase) -> String {
    [phrase.fighter.set.pokemon?.slug, phrase.move?.name.slug].compactMap(\.self)
      .joined(separator: " + ")
  }

  @Test(arguments: [
    ("Darmanitan-Galar Zen Headbutt", "darmanitan-galar-standard + zen-headbutt"),
    ("Darmanitan-Zen Headbutt", "darmanitan-zen + headbutt"),
    ("Arceus Fire Blast", "arceus + fire-blast"), ("Arceus-Fire Blast Burn", "arceus-fire"),
    ("Arceus Psychic", "arceus + psychic"), ("Beedrill Mega Drain", "beedrill + mega-drain"),
    ("Blastoise Mega Punch", "blastoise + mega-punch"),
    ("Castform Sunny Day", "castform + sunny-day"),
    ("Silvally Dragon Claw", "silvally + dragon-claw"), ("Silvally Psychic", "silvally-psychic"),
    ("Rotom Heat Wave", "rotom + heat-wave"),
    ("Rotom Heat Overheat", "rotom-heat + overheat"), ("Arceus Fire", "arceus-fire"),
    ("Zygarde 10% Thousand Arrows", "zygarde-10 + thousand-arrows"),
    ("Ursaluna Blood Moon", "ursaluna-bloodmoon"),
    ("Calyrex Ice Glacial Lance", "calyrex-ice + glacial-lance"),
  ])
  func longestMoveThatThePokemonCanLearnIsRead(phrase: String, expected: String) throws {
    #expect(text(of: try read(phrase)).hasPrefix(expected))
  }

  @Test func otherReadingsAreNamed() throws {
    let phrase = try read("Darmanitan-Galar Zen Headbutt")
    #expect(phrase.otherReadings.map(text) == ["darmanitan-galar-zen + headbutt"])
    #expect(try read("Arceus Psychic").otherReadings.map(text) == ["arceus-psychic"])
    #expect(try read("Ursaluna Blood Moon").otherReadings.map(text) == ["ursaluna + blood-moon"])
    #expect(try read("Zygarde 50% Thousand Arrows").otherReadings.isEmpty)
    #expect(try read("Garchomp Dragon Claw").otherReadings.isEmpty)
  }

  @Test func targetOfAMoveRatherHasNone() throws {
    let phrase = try read("Arceus Psychic", isTarget: true)
    #expect(text(of: phrase) == "arceus-psychic")
    #expect(phrase.otherReadings.map(text) == ["arceus + psychic"])
  }

  /// Every move that begins with a word that also ends a form's name, and that the Pokémon learns.
  @Test func noFormSwallowsTheBeginningOfALearnableMove() throws {
    var pairs = 0
    for species in ["arceus", "silvally", "beedrill", "gengar", "lopunny", "darmanitan-standard"] {
      let number = try #require(dex.variety(ofSet: species))
      let base = species.split(separator: "-")[0]
      let games = dex.games(ofVariety: number)
      for move in Set(games.flatMap { dex.moves(ofVariety: number, in: $0) }) {
        guard let slug = move.name.slug,
          let name = DexSetNames().spelling(of: slug, as: .move),
          DexSetNames().slug(of: "\(base) \(name.split(separator: " ")[0])", as: .pokemon) != nil
        else { continue }
        pairs += 1
        let phrase = try read("\(base) \(name)")
        #expect(phrase.move?.name.slug == slug, "\(base) \(name)")
      }
    }
    #expect(pairs > 20)
  }

  /// The damage by Smogon's calculator (smogon/damage-calc), and by hand for the second case.
  @Test(arguments: [
    ("+2 252 Atk Tera Fire Garchomp Tera Blast", "0 HP / 0 Def Blissey", 9, 1099...1294),
    ("+2 Tera Fire Garchomp Tera Blast", "Blissey", 9, 907...1068),
    ("+2 Alakazam Hidden Power Fire", "Skarmory", 3, 350...412),
  ])
  func stageGoesToTheStatThatTheMoveUses(
    attacker: String, defender: String, generation: Int, damage: ClosedRange<Int>
  ) throws {
    #expect(try hit(attacker, defender, generation).result.range == damage)
  }

  /// A stage before a phrase has the effect of the same stage of both attacking stats.
  @Test(
    arguments: [
      ("Necrozma-Ultra Photon Geyser", 7), ("Slowbro-Galar Shell Side Arm", 9),
      ("Slowbro-Galar Shell Side Arm", 8), ("Castform Weather Ball", 3),
      ("Alakazam Hidden Power Ice", 2), ("Tyranitar Hidden Power Bug", 3),
      ("Tera Stellar Terapagos-Stellar Tera Starstorm", 9), ("Garchomp Earthquake", 9),
    ], [-2, 1, 6])
  func stageEqualsThatOfBothAttackingStats(phrase: (String, Int), stage: Int) throws {
    let (text, generation) = phrase
    let sign = stage > 0 ? "+\(stage)" : "\(stage)"
    var both = try duel(text, "Blissey", generation)
    both.first.fighter.stages = [.attack: stage, .specialAttack: stage]
    let expected = try #require(both.hits(rules: dex)?.first?.result)
    #expect(try hit("\(sign) \(text)", "Blissey", generation).result == expected)
  }

  @Test(arguments: [
    ("Hidden Power Grass", 3, BattleMove.DamageClass.special),
    ("Hidden Power Bug", 2, .physical), ("Hidden Power Dark", 3, .special),
    ("Hidden Power Bug", 4, .special),
  ])
  func classOfHiddenPowerFollowsTheGeneration(
    move: String, generation: Int, expected: BattleMove.DamageClass
  ) throws {
    #expect(try hit("Zapdos \(move)", "Blissey", generation).result.damageClass == expected)
  }

  /// The damage by Smogon's calculator. Plain Arceus takes 117 to 138.
  @Test(arguments: [
    ("Garchomp Earthquake", "Arceus-Fire", 9, 234...276),
    ("Garchomp Earthquake", "Arceus-Flying", 9, 0...0),
    ("Silvally-Fire Flamethrower", "Scizor", 7, 448...532),
    ("Garchomp Earthquake", "Arceus-Electric", 9, 234...276),
    ("Garchomp Earthquake", "Flame Plate Arceus", 9, 234...276),
    ("Garchomp Earthquake", "Sky Plate Arceus", 4, 0...0),
    ("Fire Memory Silvally Flamethrower", "Scizor", 7, 448...532),
  ])
  func formsNamedAfterATypeHaveIt(
    attacker: String, defender: String, generation: Int, damage: ClosedRange<Int>
  ) throws {
    #expect(try hit(attacker, defender, generation).result.range == damage)
  }

  private func duel(_ attacker: String, _ defender: String, _ generation: Int) throws -> Duel {
    let phrases = [try read(attacker), try read(defender, isTarget: true)]
    var duel = Duel(
      Duel.Side(phrases[0].fighter, moves: [phrases[0].move].compactMap(\.self)),
      Duel.Side(phrases[1].fighter, moves: []), generation: generation)
    duel.first.hits = phrases[0].hits
    return duel
  }

  private func hit(_ attacker: String, _ defender: String, _ generation: Int) throws -> DuelHit {
    try #require(try duel(attacker, defender, generation).hits(rules: dex)?.first)
  }

  /// Number of hits, and the lowest number of uses that may be enough with its chance. The chances
  /// are sums over all rolls.
  @Test(arguments: [
    ("(5 hits)", 1, 0.999999), ("(2 hits)", 3, 1), ("(3 hits)", 2, 1), ("", 2, 1),
    ("(4 hits)", 2, 1),
  ])
  func chanceBelongsToTheHitsOfThePhrase(hits: String, uses: Int, chance: Double) throws {
    let knockOut = try hit("Snorlax Comet Punch \(hits)", "Vulpix", 9).knockOut
    #expect(knockOut.minimumUses == uses)
    #expect(abs(knockOut.chance - chance) < 1e-6)
  }
}

struct MoveSourceTests {
  @Test func everyPokemonHasMovesInSomeGame() {
    let dex = Dex()
    let ids = dex.varieties(in: 9).map(\.id)
    let without = ids.filter { dex.moveSources(of: [$0], in: 9)[0] == nil }
    #expect(without == [])
  }
}
