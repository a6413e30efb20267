import DexData
import PokedexModel
import TestSupport
import Testing

/// Egg groups and egg moves, compared with results that these tests compute independently from the
/// source tables (see `Facts`).
@Suite(
  .needs(.facts),
  .timeLimit(.minutes(5)))
struct FactsBreedingTests {
  private let dex = Dex()

  @Test func everyEggGroupMatchesFacts() throws {
    let species = try Facts("species").records
    let groups = Set(species.flatMap { Self.list($0["egg_groups"]) })

    let mismatches = groups.filter { group in
      let members = species.filter { Self.list($0["egg_groups"]).contains(group) }
      return dex.species(ofEggGroup: group) != members.compactMap { Int($0["id"] ?? "") }.sorted()
    }

    #expect(groups.count == 15)
    #expect(mismatches == [])
    #expect(dex.species(ofEggGroup: "field") == [])
  }

  @Test func eggMovesOfFirstSpeciesMatchFacts() throws {
    let breedingFacts = try BreedingFacts()
    let first = breedingFacts.species.filter { $0["evolves_from"] == "-" }.compactMap { $0["id"] }

    let mismatches = first.filter { id in
      let actual = Int(id).flatMap { dex.eggMoves(ofVariety: $0) }
      return actual.map(BreedingFacts.cells) != breedingFacts.eggMoves(ofSpecies: id)
    }

    #expect(first.count { breedingFacts.eggMoves(ofSpecies: $0) != nil } > 380)
    #expect(mismatches == [])
  }

  private static func list(_ cell: String?) -> [String] {
    (cell ?? "").split(separator: ",").map(String.init)
  }
}

/// The breeding data in the facts, by species or variety id.
private final class BreedingFacts {
  let species: [[String: String]]
  private let byID: [String: [[String: String]]]
  private let families: [String: [[String: String]]]
  private let varieties: [String: [String]]
  private let learnsets: [String: [[String: String]]]
  private let moves: [String: String]
  private let groups: [[String: String]]
  private var known: [String: Set<String>] = [:]

  init() throws {
    species = try Facts("species").records
    byID = Dictionary(grouping: species) { $0["id"] ?? "" }
    families = Dictionary(grouping: species) { $0["evolution_chain"] ?? "" }
    varieties = try Facts("pokemon").grouped(by: "species_id")
      .mapValues { $0.compactMap { $0["id"] }.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) } }
    learnsets = try Facts("learnsets").grouped(by: "pokemon_id")
    moves = try Facts("moves").map("id", "slug")
    groups = try Facts.versionGroupsByRelease()
  }

  static func cells(_ eggMoves: EggMoves) -> [String] {
    [eggMoves.versionGroup]
      + eggMoves.moves.map { "\($0.move): \($0.parents.map(String.init).joined(separator: " "))" }
  }

  /// Returns the slug of the newest version group in which a species has egg moves, then a text for
  /// each move with the ids of its parents. Nil if the species has no egg moves.
  func eggMoves(ofSpecies id: String) -> [String]? {
    let rows = (learnsets[id] ?? []).filter { $0["egg"] != "-" }
    let game = groups.last { group in rows.contains { $0["version_group_id"] == group["id"] } }
    // PokeAPI lists egg moves for some species that have no eggs at all.
    let family = byID[id]?.first.flatMap { families[$0["evolution_chain"] ?? ""] } ?? []
    if family.allSatisfy({ Self.groups(of: $0).isEmpty }) { return nil }
    guard let game, let row = rows.first(where: { $0["version_group_id"] == game["id"] }),
      let one = byID[id]?.first
    else { return nil }
    let parents = parents(of: one, generation: Int(game["generation"] ?? "") ?? 0)
    let cells = (row["egg"] ?? "").split(separator: ",").map { move in
      let passing = parents.compactMap { species in
        varieties[species]?.first { learns(String(move), variety: $0, game["id"] ?? "") }
      }
      return "\(moves[String(move)] ?? ""): \(passing.joined(separator: " "))"
    }
    return [game["slug"] ?? ""] + cells
  }

  /// Returns the ids of the species that can pass on moves to a species.
  private func parents(of one: [String: String], generation: Int) -> [String] {
    let family = families[one["evolution_chain"] ?? ""] ?? []
    let breeding = family.filter { gender(of: $0) >= 0 }
    let groups = Set(breeding.flatMap { Self.groups(of: $0) })
    // These species hatch from the eggs of a mother of another line: Nidoran♀ or Illumise.
    let isOther = ["nidoran-m", "volbeat"].contains(one["slug"])
    let hasMothers = isOther || breeding.contains { gender(of: $0) > 0 }
    return species.filter { other in
      guard gender(of: other) >= 0, !groups.isDisjoint(with: Self.groups(of: other)) else {
        return false
      }
      let isMale = gender(of: other) < 8
      let isOwn = other["evolution_chain"] == one["evolution_chain"]
      return isOwn ? isMale || generation > 5 : isMale && hasMothers
    }
    .compactMap { $0["id"] }
  }

  private static func groups(of species: [String: String]) -> Set<String> {
    Set((species["egg_groups"] ?? "").split(separator: ",").map(String.init))
      .subtracting(["no-eggs", "ditto"])
  }

  private func gender(of species: [String: String]) -> Int {
    Int(species["gender_rate_eighths_female"] ?? "") ?? -1
  }

  private func learns(_ move: String, variety: String, _ game: String) -> Bool {
    let key = "\(variety) \(game)"
    if let known = known[key] { return known.contains(move) }
    let row = learnsets[variety]?.first { $0["version_group_id"] == game } ?? [:]
    let cells = ["level_up", "machine", "tutor", "reminder"].flatMap {
      (row[$0] ?? "").split(separator: ",")
    }
    let moves = Set(cells.compactMap { $0.split(separator: ":").last.map(String.init) })
    known[key] = moves
    return moves.contains(move)
  }
}
