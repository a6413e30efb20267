import DexData
import Foundation
import PokedexModel
import PokedexSets
import Testing

/// The names of abilities and items as Showdown writes them. `ShowdownNames.tsv` has those of
/// Pokémon Showdown's data (commit 9fcf262d): an importer refuses any other spelling.
struct ShowdownNamesTests {
  private static let rows: [[String]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "ShowdownNames.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t").map(String.init)
    }
  }()

  @Test func everyNameIsWrittenAndReadAsShowdownDoes() throws {
    let names = DexSetNames()
    for row in Self.rows {
      let kind = try #require(SetNameKind(rawValue: row[0]))
      let generation = try #require(Int(row[2]))
      #expect(names.spelling(of: row[1], as: kind, in: generation) == row[3], "\(row)")
      // Two items are called Poké Ball.
      let found = names.slug(of: row[3], as: kind)
      #expect(found == row[1] || row[1] == "poke-ball" && found == "lapoke-ball", "\(row)")
    }
    #expect(Self.rows.count == 602)
  }

  @Test func everyAbilityOfAPokemonIsInTheTable() {
    let known = Set(Self.rows.filter { $0[0] == "ability" }.map { $0[1] })
    let dex = Dex()
    let held = dex.varieties(in: 9).compactMap { dex.pokemon(id: $0.id) }
      .flatMap { $0.abilities.map(\.slug) }
    #expect(Set(held).subtracting(known) == [])
  }

  @Test(arguments: [
    ("", "Leek"), ("=== [gen4ou] x ===\n\n", "Stick"), ("=== [gen8ou] x ===\n\n", "Leek"),
  ])
  func itemHasTheNameOfTheTeamsGeneration(header: String, name: String) {
    let reader = SetReader(names: DexSetNames())
    let teams = reader.read(header + "Farfetch\u{2019}d @ Stick\n- Slash\n").teams
    let writer = SetWriter(names: DexSetNames())
    #expect(writer.export(teams).contains("@ \(name)\n"))
    #expect(writer.packed(teams).contains("|\(name.lowercased())|"))
  }

  /// Two abilities are called As One.
  @Test(arguments: [
    ("Calyrex-Ice", "As One", "As One (Glastrier)"),
    ("Calyrex-Shadow", "As One", "As One (Spectrier)"),
    ("Calyrex-Shadow", "As One (Spectrier)", "As One (Spectrier)"),
    ("Calyrex-Shadow", "じんばいったい", "As One (Spectrier)"),
    ("Garchomp", "Rough Skin", "Rough Skin"),
    ("Ogerpon-Wellspring", "Embody Aspect (Wellspring)", "Embody Aspect (Wellspring)"),
    ("Ogerpon", "Embody Aspect (Teal)", "Embody Aspect (Teal)"),
  ])
  func abilityIsThePokemonsOwn(pokemon: String, ability: String, expected: String) {
    let reading = SetReader(names: DexSetNames()).read("\(pokemon)\nAbility: \(ability)\n")
    let text = SetWriter(names: DexSetNames()).export(reading.teams)
    #expect(text == "\(pokemon)\nAbility: \(expected)\n")
  }
}
