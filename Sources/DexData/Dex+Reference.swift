internal import EmbeddedTables
package import PokedexModel

// Who has or learns what: for pages about a move, an ability, a type or an item.
extension Dex {
  /// A variety that learns a move.
  package struct Learner: Sendable, Equatable {
    package let pokemon: VarietyReference
    /// In the order of all ways.
    package let ways: [LearnedMove.Way]
  }

  /// The varieties that learn a move in any game, by id.
  package func learners(of move: Move) -> [Learner] {
    var ways: [Int: Set<LearnedMove.Way>] = [:]
    Tables.learnsets.forEachRow { row in
      var row = row
      let id = row.integer()
      row.skip()
      let byLevel = row.list { part in
        _ = part.part(before: ":")
        return part.integer()
      }
      if byLevel.contains(move.id) { ways[id, default: []].insert(.levelUp) }
      for way in LearnedMove.Way.allCases.dropFirst() where row.hasInteger(move.id) {
        ways[id, default: []].insert(way)
      }
    }
    let all = LearnedMove.Way.allCases
    return references(ways.keys).map { pokemon in
      Learner(pokemon: pokemon, ways: all.filter { ways[pokemon.id]?.contains($0) == true })
    }
  }

  /// The varieties that may have an ability, by id, and whether as their hidden one.
  package func owners(of ability: String) -> [(pokemon: VarietyReference, isHidden: Bool)] {
    varieties { variety in
      variety.abilities.first { $0.slug == ability }.map { (variety.reference, $0.isHidden) }
    }
  }

  /// The varieties of a type, by id.
  package func members(of type: PokemonType) -> [VarietyReference] {
    varieties { $0.types.contains(type) ? $0.reference : nil }
  }

  /// The varieties of an egg group, by id.
  package func members(ofEggGroup group: String) -> [VarietyReference] {
    let numbers = Set(
      (0..<Tables.species.count).compactMap { index -> Int? in
        var row = Tables.species[index]
        let number = row.integer()
        row.skip(9)
        return row.list { $0.text() }.contains(group) ? number : nil
      })
    return varieties { numbers.contains($0.number) ? $0.reference : nil }
  }

  /// The slugs of the moves of a type, by id.
  package func moves(of type: PokemonType) -> [String] {
    (0..<Tables.moves.count).map { MoveRow($0).move }.filter { $0.type == type }.map(\.slug)
  }

  /// The varieties that may hold an item in the wild, by id, then by the versions' release.
  package func holders(of item: String) -> [(pokemon: VarietyReference, held: HeldItem)] {
    var holders: [(Int, HeldItem)] = []
    Tables.heldItems.forEachRow { row in
      var row = row
      let id = row.integer()
      holders += heldItems(ofVariety: id).filter { $0.item == item }.map { (id, $0) }
    }
    let references = Dictionary(
      uniqueKeysWithValues: references(Set(holders.map(\.0))).map { ($0.id, $0) })
    return holders.compactMap { id, held in references[id].map { ($0, held) } }
  }

  /// The items that teach a move, by game in the order of release.
  package func machines(of move: Move) -> [(versionGroup: String, item: String)] {
    (0..<Tables.machines.count).flatMap { index in
      var row = Tables.machines[index]
      let group = row.text()
      return row.list { (Int($0.part(before: ":")), $0.text()) }
        .filter { $0.0 == move.id }.map { (group, $0.1) }
    }
  }

  private func references(_ ids: some Collection<Int>) -> [VarietyReference] {
    let ids = Set(ids)
    return varieties { ids.contains($0.id) ? $0.reference : nil }
  }

  private func varieties<Value>(_ transform: (VarietyRow) -> Value?) -> [Value] {
    Tables.pokemonRowsByID.compactMap { transform(VarietyRow($0)) }
  }
}

extension Row {
  /// Whether a number is in the list that is the next cell.
  fileprivate mutating func hasInteger(_ integer: Int) -> Bool {
    list { $0.integer() }.contains(integer)
  }
}
