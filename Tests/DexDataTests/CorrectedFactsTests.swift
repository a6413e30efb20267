import DexData
import EmbeddedTables
import PokedexBattle
import PokedexModel
import Testing

/// Facts that are wrong or missing in PokeAPI and that `.tools/dex/corrections.py` corrects.
struct CorrectedFactsTests {
  private let dex = Dex()

  @Test(arguments: [
    ("dialga-origin", 8500), ("palkia-origin", 6600), ("ursaluna-bloodmoon", 3330),
    ("dipplin", 44),
    // Not corrected: only one other source (Showdown) gives a different weight.
    ("okidogi", 922), ("gimmighoul-roaming", 10),
  ])
  func pokemonHasExpectedWeight(slug: String, hectograms: Int) {
    #expect(dex.pokemon(named: slug)?.weightHectograms == hectograms)
  }

  @Test(
    arguments: [
      ("grassy-glide", "sword-shield", 70, 20), ("grassy-glide", "scarlet-violet", 55, 20),
      ("wicked-blow", "the-isle-of-armor", 80, 5), ("wicked-blow", "scarlet-violet", 75, 5),
      ("glacial-lance", "the-crown-tundra", 130, 5), ("glacial-lance", "scarlet-violet", 120, 5),
      ("luster-purge", "ruby-sapphire", 70, 5), ("luster-purge", "scarlet-violet", 95, 5),
      ("recover", "diamond-pearl", nil, 10), ("recover", "sword-shield", nil, 10),
      ("recover", "ruby-sapphire", nil, 20), ("recover", "scarlet-violet", nil, 5),
      ("rest", "red-blue", nil, 10), ("roost", "brilliant-diamond-shining-pearl", nil, 10),
      ("shore-up", "sun-moon", nil, 10), ("slack-off", "x-y", nil, 10),
      ("soft-boiled", "yellow", nil, 10), ("milk-drink", "gold-silver", nil, 10),
      ("milk-drink", "scarlet-violet", nil, 5),
    ] as [(String, String, Int?, Int)])
  func moveHadExpectedFiguresInGame(slug: String, game: String, power: Int?, points: Int) throws {
    let move = try #require(dex.move(slug, in: game))

    #expect(move.power == power)
    #expect(move.powerPoints == points)
  }

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

  @Test(arguments: [
    ("ice-beam", "tm13"), ("focus-punch", "tm01"), ("flash-cannon", "tm91"),
    ("trick-room", "tm92"), ("work-up", "tm10"), ("scald", "tm49"), ("surf", "tm95"),
  ])
  func sinnohRemakesHaveExpectedMachine(move: String, item: String) {
    let game = "brilliant-diamond-shining-pearl"

    #expect(dex.machines(of: [move], in: game)[move] == item)
  }

  @Test func everyMachineMoveHasAMachine() throws {
    let groups = dex.versionGroups.map(\.slug)
    let known = Dictionary(
      uniqueKeysWithValues: TableText(.machines).records.map { row in
        let moves = (row["machines"] ?? "").parts(by: ",").map { $0.parts(by: ":")[0] }
        return (row["version_group"] ?? "", Set(moves))
      })

    var missing: Set<String> = []
    for row in TableText(.learnsets).records where row["machine"] != "-" {
      let game = groups[try #require(Int(row["game"] ?? ""))]
      let taught = Set((row["machine"] ?? "").parts(by: ","))
      missing.formUnion(taught.subtracting(known[game] ?? []).map { "\(game) \($0)" })
    }

    // No source has the numbers of the machines of Legends: Z-A.
    #expect(missing.filter { !$0.hasPrefix("legends-za ") }.sorted() == [])
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

  @Test(arguments: [
    ("red-japan", "Rot"), ("green-japan", "Grün"), ("blue-japan", "Blau"), ("red", "Rot"),
    ("blue", "Blau"),
  ])
  func versionHasExpectedGermanName(slug: String, name: String) {
    #expect(DexVocabulary().version(slug)?[.german] == name)
  }

  @Test(arguments: [
    ("conquest-gallery", "Galerie"), ("updated-hoenn", "Neuer Hoenn-Pokédex"),
  ])
  func dexHasExpectedGermanName(slug: String, name: String) {
    #expect(DexVocabulary().label("dex", slug)?[.german] == name)
  }
}
