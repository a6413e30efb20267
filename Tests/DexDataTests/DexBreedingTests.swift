import DexData
import PokedexModel
import Testing

/// Egg moves of evolution lines that are exceptions to the rules.
struct DexBreedingTests {
  private let dex = Dex()

  @Test func venusaurInheritsSameMovesAsBulbasaur() throws {
    let venusaur = try #require(dex.eggMoves(ofVariety: 3))

    #expect(venusaur == dex.eggMoves(ofVariety: 1))
    #expect(venusaur.versionGroup == "scarlet-violet")
    #expect(venusaur.moves.map(\.move) == ["petal-dance", "toxic", "curse", "ingrain"])
    // Venusaur, Oddish's line, Meganium, Bellossom, Sunflora, Comfey, Arboliva.
    #expect(venusaur.moves.first?.parents == [3, 43, 44, 45, 154, 182, 192, 764, 930])
  }

  @Test func lightBallMoveIsNotInherited() {
    let pichu = dex.eggMoves(ofVariety: 172)

    #expect(pichu?.moves.isEmpty == false)
    #expect(pichu?.moves.contains { $0.move == "volt-tackle" } == false)
    #expect(dex.learnset(ofVariety: 172).contains { $0.move == "volt-tackle" && $0.way == .other })
  }

  /// A baby Pokémon can't breed until it evolves, so its parents share an egg group with its
  /// evolution.
  @Test func parentsOfBabyShareEggGroupsOfItsEvolution() throws {
    let pichu = try #require(dex.eggMoves(ofVariety: 172))

    let parents = Set(pichu.moves.flatMap(\.parents))
    let groups = dex.species(ofEggGroup: "ground") + dex.species(ofEggGroup: "fairy")

    #expect(!parents.isEmpty)
    #expect(parents.compactMap { dex.number(ofVariety: $0) }.allSatisfy(groups.contains))
  }

  /// Ditto, genderless Pokémon and females of other species don't pass on moves.
  @Test(arguments: [
    ("eevee", ["ditto", "miltank", "chansey"]), ("happiny", ["ditto", "clefable-gmax", "mew"]),
    ("bulbasaur", ["ditto", "kangaskhan"]), ("smoochum", ["hatterene", "jynx-gmax"]),
    ("shuppet", ["ditto", "froslass", "shedinja"]),
  ])
  func listedSpeciesPassOnNoMoves(name: String, others: [String]) throws {
    let pokemon = try #require(dex.pokemon(named: name))

    let eggMoves = try #require(dex.eggMoves(ofVariety: pokemon.id))
    let parents = Set(eggMoves.moves.flatMap(\.parents).compactMap { dex.number(ofVariety: $0) })
    let mismatches = others.compactMap { dex.pokemon(named: $0)?.species.number }
      .filter(parents.contains)

    #expect(!parents.isEmpty)
    #expect(mismatches == [])
  }

  /// An all-male line breeds only with Ditto, so only its own members pass on moves.
  @Test(arguments: [("tauros", [128]), ("rufflet", [627, 628])])
  func allMaleLineInheritsOnlyFromItself(name: String, own: [Int]) throws {
    let pokemon = try #require(dex.pokemon(named: name))

    let parents = dex.eggMoves(ofVariety: pokemon.id)?.moves.flatMap(\.parents) ?? []

    #expect(Set(parents.compactMap { dex.number(ofVariety: $0) }).isSubset(of: own))
  }

  @Test(arguments: [
    "ditto", "unown", "beldum", "mewtwo", "charizard-gmax-2", "magikarp", "lugia", "ogerpon",
  ])
  func listedVarietiesHaveNoEggMoves(name: String) {
    let id = dex.pokemon(named: name)?.id ?? 0

    #expect(dex.eggMoves(ofVariety: id) == nil)
  }

  /// The expected counts were computed by another program from the source tables. A
  /// partner is another species that shares an egg group and can have the opposite sex.
  @Test(
    arguments: [
      (1, nil, 157), (1, 2, 52), (1, 3, 76), (25, nil, 324), (115, nil, 78), (128, nil, 272),
      (133, 2, 65), (143, 3, 48), (445, nil, 131), (150, nil, 0), (120, nil, 0), (132, nil, 0),
    ] as [(Int, Int?, Int)])
  func partnersAreCountedByGroupAndSex(number: Int, generation: Int?, count: Int) {
    #expect(dex.partners(ofSpecies: number, in: generation) == count)
  }

  @Test(
    arguments: [("monster", 2, 36), ("monster", nil, 81), ("plant", 3, 35), ("ground", 2, 66)]
      as [(String, Int?, Int)])
  func eggGroupHasSpeciesOfTheGeneration(group: String, generation: Int?, count: Int) {
    #expect(dex.species(ofEggGroup: group, in: generation).count == count)
  }

  /// Munchlax was introduced in generation IV, and Pichu in generation II. Before that, the eggs of
  /// Snorlax and Pikachu hatched into Snorlax and Pikachu themselves.
  @Test(arguments: [(143, 3, 143), (143, 4, 446), (25, 2, 172), (1, 2, 1)])
  func eggMovesDependOnGeneration(id: Int, generation: Int, base: Int) {
    let eggMoves = dex.eggMoves(ofVariety: id, in: generation)

    #expect(eggMoves?.base == base)
    #expect(dex.versionGroups.first { $0.slug == eggMoves?.versionGroup }?.generation == generation)
  }

  @Test func earlierGenerationHasItsOwnEggMoves() {
    let moves = dex.eggMoves(ofVariety: 143, in: 3)?.moves.map(\.move)

    #expect(moves == ["double-edge", "fissure", "lick", "substitute", "curse", "charm"])
    #expect(dex.eggMoves(ofVariety: 143, in: 1) == nil)
  }
}
