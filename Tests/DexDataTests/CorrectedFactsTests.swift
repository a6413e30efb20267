import DexData
import PokedexBattle
import PokedexModel
import Testing

/// Facts that are wrong or missing in PokeAPI and that `.tools/dex/corrections.py` corrects.
struct CorrectedFactsTests {
  private let dex = Dex()

  /// Battle calculations must use the same corrected values of a move in each generation.
  @Test(arguments: [
    ("grassy-glide", 8, 70), ("grassy-glide", 9, 55), ("wicked-blow", 8, 80),
    ("wicked-blow", 9, 75), ("glacial-lance", 8, 130), ("luster-purge", 3, 70),
    ("luster-purge", 9, 95),
  ])
  func battleMoveHadExpectedPower(slug: String, generation: Int, power: Int) {
    #expect(dex.battleMove(slug, in: generation)?.power == power)
  }

  @Test(arguments: ["cosplay", "rock-star", "belle", "pop-star", "phd", "libre"])
  func pikachuInACostumeHasOnlyLightningRod(form: String) throws {
    let pikachu = try #require(dex.pokemon(named: "pikachu-\(form)"))

    #expect(pikachu.abilities.map(\.slug) == ["lightning-rod"])
    #expect(pikachu.abilities.allSatisfy { !$0.isHidden })
  }

  @Test func noMegaHoldsAnythingInTheWild() {
    let megas = dex.ids.filter { id in dex.forms(ofVariety: id).contains(where: \.isMega) }

    #expect(megas.count > 90)
    #expect(megas.filter { !dex.heldItems(ofVariety: $0).isEmpty } == [])
  }

  @Test func absoliteTriggersMegaAbsol() throws {
    let absol = try #require(dex.pokemon(named: "absol-mega"))

    #expect(dex.formTriggers(ofVariety: absol.id).map(\.slug) == ["absolite"])
  }

  @Test func twentySixNewMegasCameWithTheBaseGame() {
    let megas = dex.ids.flatMap { dex.forms(ofVariety: $0) }.filter(\.isMega)

    #expect(megas.count { $0.versionGroup == "legends-za" } == 26)
    #expect(megas.count { $0.versionGroup == "mega-dimension" } == 23)
    #expect(megas.first { $0.slug == "dragonite-mega" }?.versionGroup == "legends-za")
    #expect(megas.first { $0.slug == "raichu-mega-x" }?.versionGroup == "mega-dimension")
  }

  @Test func munchlaxHoneyTreesRequireGroupC() {
    let trees = dex.encounters(ofVariety: 446).filter { $0.method == "honey-tree" }
    let remakes = ["brilliant-diamond", "shining-pearl"]

    #expect(trees.count == 3 * 21 + 2 * 18)
    #expect(trees.allSatisfy { $0.conditions == ["honey-tree-group-c"] })
    #expect(trees.allSatisfy { $0.chance == (remakes.contains($0.version) ? nil : 1) })
  }

}
