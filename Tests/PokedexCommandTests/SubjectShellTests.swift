import DexData
import PokedexModel
import Testing

@testable import pokedex

@Suite("Moves, abilities, types, items and natures as text")
struct SubjectShellTests {
  typealias Kind = SubjectShell.SubjectKind

  @Test(arguments: Kind.allCases, [Language.english, .japanese, .korean])
  func textHasNoControlCharactersAndOneFinalNewline(kind: Kind, language: Language) throws {
    let names: [Kind: String] = [
      .move: "surf", .ability: "levitate", .type: "fire", .item: "light-ball", .nature: "timid",
    ]

    let text = try show(kind, try #require(names[kind]), language)

    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || !(scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value)
    }
    #expect(isPlain)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
  }

  private func show(
    _ kind: Kind, _ name: String, _ language: Language = .english
  ) throws -> String {
    try SubjectShell(kind: kind, language: language, json: false).show(name)
  }

  @Test func lastSlugsOfEachKindAreFound() throws {
    let dex = Dex()
    let slugs: [(Kind, [String])] = [
      (.nature, dex.natureSlugs), (.ability, Array(dex.abilitySlugs.suffix(2))),
      (.move, Array(dex.moveSlugs.suffix(2))), (.item, Array(dex.itemSlugs.suffix(2))),
      (.type, PokemonType.allCases.filter(\.hasMembers).map(\.rawValue)),
    ]

    for (kind, slugs) in slugs {
      let shell = SubjectShell(kind: kind, language: .english, json: false)
      for slug in slugs { #expect(try shell.show(slug).contains("(\(slug))\n")) }
    }
  }
}
