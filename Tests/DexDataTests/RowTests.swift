import EmbeddedTables
import PokedexModel
import Testing

@testable import DexData

/// Reading the cells of a table's rows.
struct RowTests {
  @Test func partsOfACellAreReadOneByOne() throws {
    var row = try #require(Tables.heldItems.rows(of: 12).first)

    var parts = row[.held].parts(by: ",")
    var first = parts.next().parts()
    var second = parts.next().parts()

    #expect(
      [first.next().text, first.next().text, first.next().text] == ["silver-powder", "gold", "2"])
    #expect(first.optionalNext() == nil)
    #expect(first.next().text == "")
    #expect(second.next().text == "silver-powder")
  }

  @Test func cellWithoutSeparatorHasOnePart() throws {
    var row = try #require(Tables.learnsets.row(of: 0, 25))

    var parts = row[.pokemon].parts()

    #expect(parts.next().text == "25")
    #expect(parts.optionalNext() == nil)
  }

  @Test func listIsSplitAtCommasByDefault() throws {
    var row = try #require(Tables.heldItems.rows(of: 19).first)

    let whole = row[.held].list(\.text)
    let parts = row[.held].list(by: ":", \.text)

    #expect(whole.first == "chilan-berry:diamond:5")
    #expect(whole.count == 7)
    #expect(parts.first == "chilan-berry")
    #expect(parts[2] == "5,chilan-berry")
  }

  @Test func everyListOfPairsIsReadUnchanged() {
    var mismatches: [String] = []
    Tables.learnsets.forEachRow { row in
      var row = row
      for column in [LearnsetColumn.levelUp, .machine, .egg, .tutor, .other] {
        var parts: [String] = []
        row[column].forEachPair { first, number in
          parts.append((first.map { "\($0):" } ?? "") + "\(number)")
        }
        let cell = row[column].optionalText ?? ""
        if parts.joined(separator: ",") != cell { mismatches.append(cell) }
      }
    }

    #expect(mismatches == [])
  }

  @Test func hyphenCellIsAnEmptyList() throws {
    var row = try #require(Tables.learnsets.row(of: 0, 1))

    #expect(row[.egg].text == "-")
    #expect(row[.egg].list(\.integer) == [])
    #expect(row[.egg].isNone && row[.egg].optionalText == nil && row[.egg].optionalInteger == nil)
  }

  @Test func readingOrderDoesNotChangeCells() {
    let mismatches = Tables.pokemon.rows.filter { row in
      var (forth, back) = (row, row)
      let columns = PokemonColumn.allCases
      let backwards = columns.reversed().map { back[$0].text }.reversed()
      return columns.map { forth[$0].text } != Array(backwards)
    }

    #expect(mismatches.isEmpty)
  }

  @Test func namesSpanRemainingCellsOfRow() throws {
    let index = try #require(Tables.types.row(of: "fire"))
    var row = Tables.types[index]

    #expect(String(decoding: row.bytes(from: .names), as: UTF8.self).hasPrefix("Fire\tほのお\t"))
    #expect(row[.slug].text == "fire")
    #expect(row.names[.german] == "Feuer")
  }
}
