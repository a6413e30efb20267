import DexData
import PokedexModel
import Testing

/// Learnsets by game and by way to learn.
struct LearnsetTests {
  private let dex = Dex()

  @Test(arguments: [1, 25, 133, 10100, 10034])
  func learnsetOfGameIsSubsetOfAll(id: Int) {
    let all = dex.learnset(ofVariety: id)

    let mismatches = dex.versionGroups.map(\.slug).filter { game in
      dex.learnset(ofVariety: id, in: game) != all.filter { $0.versionGroup == game }
    }

    #expect(mismatches == [])
    #expect(dex.learnset(ofVariety: id, in: "red") == [])
    #expect(Set(dex.games(ofVariety: id)) == Set(all.map(\.versionGroup)))
  }

  @Test func uncommonLearnMethodsAreNamedAsInSource() {
    let other = dex.ids.flatMap { dex.learnset(ofVariety: $0) }.filter { $0.way == .other }

    let named = Dictionary(grouping: other) { $0.others.joined(separator: " ") }

    #expect(named["train"]?.allSatisfy { $0.versionGroup == "champions" } == true)
    #expect(other.filter { $0.versionGroup == "champions" }.allSatisfy { $0.others == ["train"] })
    #expect(
      named.keys.sorted() == [
        "form-change", "light-ball-egg", "stadium-surfing-pikachu", "train",
        "xd-purification", "zygarde-cube",
      ])
    #expect(Set((named["light-ball-egg"] ?? []).map(\.move)) == ["volt-tackle"])
    #expect(Set((named["stadium-surfing-pikachu"] ?? []).map(\.move)) == ["surf"])
  }

  /// Pokémon have egg moves if they breed: not genderless ones before generation VIII.
  @Test func onlyBreedingPokemonHaveEggMoves() {
    let generations = Dictionary(
      uniqueKeysWithValues: dex.versionGroups.map { ($0.slug, $0.generation) })

    let mismatches = dex.ids.filter { id in
      let eggs = dex.learnset(ofVariety: id).filter { $0.way == .egg }
      let isGenderless = dex.pokemon(id: id)?.species.genderRate == .genderless
      return !eggs.isEmpty && dex.varietyRules(of: id).contains { $0.kind == .noEggs }
        || isGenderless && eggs.contains { generations[$0.versionGroup] ?? 0 < 8 }
    }

    #expect(mismatches == [])
  }

  @Test(arguments: [
    ("pound", "red-blue"), ("cut", "sword-shield"), ("cut", "red"), ("", "red-blue"),
  ])
  func moveWithoutMachineFindsNothing(move: String, game: String) {
    #expect(dex.machines(of: [move], in: game)[move] == nil)
  }

  @Test(arguments: [("tackle", "red"), ("tackle", ""), ("missingno", "red-blue")])
  func unknownMoveOrGameFindsNothing(slug: String, game: String) {
    #expect(dex.move(slug, in: game) == nil)
  }

  @Test(arguments: Counts.unknownIDs)
  func unknownVarietyHasNoData(id: Int) {
    #expect(dex.forms(ofVariety: id) == [])
    #expect(dex.learnset(ofVariety: id) == [])
    #expect(dex.games(ofVariety: id) == [])
    #expect(dex.encounters(ofVariety: id) == [])
    #expect(dex.heldItems(ofVariety: id) == [])
    #expect(dex.pastValues(ofVariety: id) == nil)
  }
}
