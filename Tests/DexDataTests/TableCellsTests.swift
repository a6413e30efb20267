import EmbeddedTables
import PokedexModel
import Testing

struct TableCellsTests {
  /// What a whole cell, or each part of a list, may be.
  enum Kind: Sendable {
    case integer(ClosedRange<Int>)
    case optionalInteger(ClosedRange<Int>)
    case slug
    case optionalSlug

    func accepts(_ text: String) -> Bool {
      switch self {
      case .integer(let range): Self.integer(text).map(range.contains) ?? false
      case .optionalInteger(let range): text == "-" || Self.integer(range)(text)
      case .slug: Self.isSlug(text)
      case .optionalSlug: text == "-" || Self.isSlug(text)
      }
    }

    private static func integer(_ range: ClosedRange<Int>) -> (String) -> Bool {
      { text in integer(text).map(range.contains) ?? false }
    }

    /// A number written in the one way there is: "7", never "07" or "+7".
    private static func integer(_ text: String) -> Int? {
      Int(text).flatMap { String($0) == text ? $0 : nil }
    }

    private static func isSlug(_ text: String) -> Bool {
      text.first?.isLetter == true || text.first?.isNumber == true
        ? text.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
          default: byte == UInt8(ascii: "-")
          }
        } : false
    }
  }

  @Test(
    arguments: [
      (.species, "number", .integer(1...1025)),
      (.species, "slug", .slug),
      (.species, "generation", .integer(1...9)),
      (.species, "evolves_from", .optionalSlug),
      (.species, "evolution_chain", .integer(1...999)),
      (.species, "gender_rate", .integer(-1...8)),
      (.species, "capture_rate", .integer(3...255)),
      (.species, "base_happiness", .optionalInteger(0...255)),
      (.species, "hatch_counter", .optionalInteger(1...255)),
      (.species, "growth_rate", .slug),
      (.species, "is_baby", .integer(0...1)),
      (.species, "is_legendary", .integer(0...1)),
      (.species, "is_mythical", .integer(0...1)),
      (.speciesNames, "number", .integer(1...1025)),
      (.genera, "number", .integer(1...1025)),
      (.evolutionChains, "chain", .integer(1...999)),
      (.pokemon, "number", .integer(1...1025)),
      (.pokemon, "id", .integer(1...19999)),
      (.pokemon, "slug", .slug),
      (.pokemon, "is_default", .integer(0...1)),
      (.pokemon, "height_dm", .integer(1...1000)),
      (.pokemon, "weight_hg", .integer(0...10000)),
      (.pokemon, "base_experience", .optionalInteger(1...999)),
      (.varietyNames, "id", .integer(10001...19999)),
      (.varietyNames, "number", .integer(1...1025)),
      (.varietyNames, "form", .slug),
      (.types, "slug", .slug),
      (.abilities, "slug", .slug),
      (.eggGroups, "slug", .slug),
    ] as [(Table.Name, String, Kind)])
  func everyCellIsOfItsKind(name: Table.Name, column: String, kind: Kind) {
    let cells = TableText(name)[column]

    #expect(!cells.isEmpty)
    #expect(cells.filter { !kind.accepts($0) } == [])
  }

  @Test(
    arguments: [
      (.species, "egg_groups", 1...2, .slug),
      (.evolutionChains, "members", 1...9, .integer(1...1025)),
      (.pokemon, "types", 1...2, .slug),
      (.pokemon, "stats", 6...6, .integer(1...255)),
      (.pokemon, "effort", 6...6, .integer(0...3)),
      (.pokemon, "abilities", 3...3, .optionalSlug),
    ] as [(Table.Name, String, ClosedRange<Int>, Kind)])
  func everyListHasItsLengthAndParts(
    name: Table.Name, column: String, length: ClosedRange<Int>, kind: Kind
  ) {
    let lists = TableText(name).lists(column)

    #expect(!lists.isEmpty)
    #expect(lists.filter { !length.contains($0.count) } == [])
    #expect(lists.filter { !$0.allSatisfy(kind.accepts) } == [])
  }

  @Test(arguments: [.species, .speciesNames, .genera] as [Table.Name])
  func speciesStandAtTheirNumbers(name: Table.Name) {
    #expect(TableText(name)["number"] == (1...1025).map(String.init))
  }

  @Test(arguments: [(.evolutionChains, "chain"), (.varietyNames, "id")] as [(Table.Name, String)])
  func tableFoundByNumberRises(name: Table.Name, key: String) {
    let keys = TableText(name)[key].compactMap { Int($0) }

    #expect(TableText(name).columns.first == key)
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [.types, .abilities, .eggGroups] as [Table.Name])
  func tableFoundBySlugRisesByItsBytes(name: Table.Name) {
    let keys = TableText(name)["slug"]

    #expect(TableText(name).columns.first == "slug")
    #expect(
      zip(keys, keys.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func varietiesRiseByNumberThenID() {
    let table = TableText(.pokemon)
    let keys = zip(table["number"], table["id"]).compactMap { number, id in
      Int(number).flatMap { number in Int(id).map { [number, $0] } }
    }

    #expect(table.columns.first == "number")
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }
}
