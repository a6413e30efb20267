import DexData
import PokedexModel
import Testing

/// Reverse look-ups, such as from an egg group to its Pokémon. To get the expected results, the
/// tests read every variety and group the varieties by value.
@Suite(.timeLimit(.minutes(5)))
struct CrossReferenceTests {
  private let dex = Dex()

  /// Calls `read` for each variety and groups the results by key. Each group is sorted by the
  /// varieties' ids.
  private func inverted<Value>(
    _ read: (Pokemon) -> [(key: String, value: Value)]
  ) throws -> [String: [(id: Int, value: Value)]] {
    var found: [String: [(id: Int, value: Value)]] = [:]
    for id in dex.ids.sorted() {
      for (key, value) in read(try #require(dex.pokemon(id: id))) {
        found[key, default: []].append((id, value))
      }
    }
    return found
  }

  @Test(arguments: [nil, 3, 6, 7])
  func abilityOwnersMatchVarieties(generation: Int?) throws {
    let expected = try inverted { pokemon in
      asOf(generation, pokemon)?.abilities.map { ($0.slug, $0.isHidden) } ?? []
    }

    let mismatches = expected.filter { slug, owners in
      let found = dex.owners(of: slug, in: generation)
      return found.map(\.pokemon.id) != owners.map(\.id)
        || found.map(\.isHidden) != owners.map(\.value)
    }

    #expect(expected.count > 70)
    #expect(mismatches.keys.sorted() == [])
    #expect(dex.owners(of: "none-such", in: generation) == [])
  }

  @Test(arguments: [nil, 1, 5, 6])
  func typeMembersMatchVarieties(generation: Int?) throws {
    let expected = try inverted { pokemon in
      asOf(generation, pokemon)?.types.map { ($0.rawValue, ()) } ?? []
    }

    let mismatches = PokemonType.allCases.filter { type in
      dex.members(of: type, in: generation).map(\.id)
        != expected[type.rawValue, default: []].map(\.id)
    }

    #expect(mismatches == [])
  }

  @Test func eggGroupMembersMatchSpecies() throws {
    let expected = try inverted { pokemon in
      pokemon.isDefault ? pokemon.species.eggGroups.map { ($0, ()) } : []
    }

    let mismatches = expected.filter { group, members in
      dex.members(ofEggGroup: group).map(\.id) != members.map(\.id)
    }

    #expect(expected.count == 15)
    #expect(mismatches.keys.sorted() == [])
    #expect(expected["dragon"]?.count == 72)
  }

  @Test func itemHoldersMatchHeldItems() throws {
    let expected = try inverted { pokemon in
      dex.heldItems(ofVariety: pokemon.id).map { ($0.item, $0) }
    }

    let mismatches = expected.filter { item, holders in
      let found = dex.holders(of: item)
      return found.map(\.pokemon.id) != holders.map(\.id)
        || found.map(\.held) != holders.map(\.value)
    }

    #expect(expected.count > 50)
    #expect(mismatches.keys.sorted() == [])
    #expect(dex.holders(of: "light-ball").count == expected["light-ball"]?.count)
  }

  @Test func encountersByPlaceMatchVarieties() throws {
    let expected = try inverted { pokemon in
      dex.encounters(ofVariety: pokemon.id).map {
        (dex.location(ofArea: $0.locationArea) ?? "", $0)
      }
    }

    let mismatches = expected.filter { place, encountered in
      let found = dex.encounters(in: place)
      return Set(encountered.map(\.value.version)) != Set(found.keys)
        || found.contains { version, found in
          let encountered = encountered.filter { $0.value.version == version }
          return found.map(\.pokemon.id) != encountered.map(\.id)
            || found.map(\.encounter) != encountered.map(\.value)
        }
    }

    #expect(expected[""] == nil)
    #expect(expected.count > 400)
    #expect(mismatches.keys.sorted() == [])
    #expect(dex.encounters(in: "none-such").isEmpty)
  }

  @Test(arguments: [0, 7, 19])
  func moveLearnersMatchLearnsets(remainder: Int) throws {
    let slugs = dex.moveSlugs.enumerated().filter { $0.offset % 37 == remainder }.map(\.element)
    let wanted = Set(slugs)
    let expected = try inverted { pokemon in
      dex.learnset(ofVariety: pokemon.id).filter { wanted.contains($0.move) }.map { ($0.move, $0) }
    }

    for slug in slugs {
      let found = dex.learnersByGame(of: try #require(dex.move(slug)))
      let learned = Dictionary(grouping: expected[slug] ?? []) { $0.value.versionGroup }
      #expect(Set(found.keys) == Set(learned.keys), "\(slug)")
      for (game, learners) in found {
        let pairs = learners.flatMap { learner in learner.learned.map { (learner.pokemon.id, $0) } }
        #expect(pairs.map(\.0) == learned[game, default: []].map(\.id), "\(slug) in \(game)")
        #expect(pairs.map(\.1) == learned[game, default: []].map(\.value), "\(slug) in \(game)")
      }
    }
  }

  @Test func machineMovesMatchMovesMachines() throws {
    var byMachine: [String: [[String]]] = [:]
    for slug in dex.moveSlugs {
      for (game, item) in dex.machines(of: try #require(dex.move(slug))) {
        byMachine[item, default: []].append([game, slug])
      }
    }

    let mismatches = byMachine.filter { item, taught in
      let found = dex.moves(taughtBy: item).map { [$0.versionGroup, $0.move] }
      return found.count != taught.count || Set(found) != Set(taught)
    }

    #expect(byMachine.count > 200)
    #expect(mismatches.keys.sorted() == [])
    let order = dex.versionGroups.map(\.slug)
    let games = dex.moves(taughtBy: "tm35").map(\.versionGroup)
    #expect(games == order.filter(games.contains))
  }

  @Test(arguments: [
    ("fire-stone", 6), ("metal-coat", 2), ("sun-stone", 6), ("master-ball", 0), ("stone", 0),
  ])
  func evolutionsMatchWholeItemName(item: String, count: Int) {
    let steps = dex.evolutions(with: item)

    #expect(steps.count >= count && (count > 0 || steps.isEmpty))
    #expect(steps.allSatisfy { [$0.conditions.item, $0.conditions.heldItem].contains(item) })
  }

  @Test(arguments: [
    (PokemonType.normal, 1, ["bite", "gust", "karate-chop", "sand-attack"]), (.dark, 1, []),
    (.normal, 5, ["charm", "moonlight", "sweet-kiss"]), (.unknown, 4, ["curse"]),
  ])
  func pastTypeIncludesMovesThatChangedType(
    type: PokemonType, generation: Int, moves: [String]
  ) throws {
    let today = Set(dex.moves(of: type))
    let then = dex.moves(of: type, in: generation)

    #expect(then.filter { !today.contains($0) }.sorted() == moves)
    let ids = try then.map { try #require(dex.move($0)).id }
    #expect(ids == ids.sorted())
    #expect(try then.allSatisfy { try #require(dex.move($0)).generation <= generation })
  }

  /// Returns a variety as it was in a generation. Nil if it was introduced later.
  private func asOf(_ generation: Int?, _ pokemon: Pokemon) -> Pokemon? {
    guard let generation else { return pokemon }
    return dex.pastValues(ofVariety: pokemon.id).flatMap {
      pokemon.asOf(dex.edition(generation: generation), $0)
    }
  }
}
