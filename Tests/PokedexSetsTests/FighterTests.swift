import PokedexBattle
import PokedexModel
import PokedexSets
import Testing

struct FighterTests {
  /// Battle rules in which every Pokémon has only one possible ability. The damage calculator
  /// doesn't know this ability.
  private struct OneAbility: BattleRules {
    func battleMove(_ slug: String, in generation: Int) -> BattleMove? { nil }
    func form(of slug: String, holding item: String?) -> String { slug }
    func canLearn(_ move: String, _ pokemon: String) -> Bool { false }
    func nature(_ slug: String) -> Nature? { nil }
    func typeChart(generation: Int) -> TypeChart {
      TypeChart(generation: generation) { _, _ in 100 }
    }
    func combatant(_ slug: String, in generation: Int) -> Combatant? {
      var combatant = Combatant(variety: slug, baseStats: StatValues([]), types: [.normal])
      combatant.equip(ability: "no-such-ability", item: nil)
      return combatant
    }
  }

  @Test(arguments: [nil, "leftovers"])
  func unknownOnlyAbilityIsNotCountedWithAnyItem(item: String?) {
    var set = PokemonSet()
    set.pokemon = .slug("pikachu")
    set.item = item.map(SetName.slug)

    let combatant = Fighter(set).combatant(in: 9, level: 100, rules: OneAbility())

    #expect(combatant?.notCounted == ["no-such-ability"])
  }
}
