import EmbeddedTables
import PokedexModel
import Testing

@testable import DexData

/// Reading the cells of a table's rows.
struct RowTests {
  @Test func partsOfACellAreReadOneByOne() throws {
    let row = try #require(Tables.heldItems.rows(of: 12).first)

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
    let row = try #require(Tables.learnsets.row(of: 0, 25))

    var parts = row[.pokemon].parts()

    #expect(parts.next().text == "25")
    #expect(parts.optionalNext() == nil)
  }

  @Test func listIsSplitAtCommasByDefault() throws {
    let row = try #require(Tables.heldItems.rows(of: 19).first)

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
    let row = try #require(Tables.learnsets.row(of: 0, 1))

    #expect(row[.egg].text == "-")
    #expect(row[.egg].list(\.integer) == [])
    #expect(row[.egg].isNone && row[.egg].optionalText == nil && row[.egg].optionalInteger == nil)
  }

  @Test func namesSpanRemainingCellsOfRow() throws {
    let row = try #require(Tables.types.row(of: "fire"))

    #expect(String(decoding: row.line.bytes(from: 1), as: UTF8.self).hasPrefix("Fire\tほのお\t"))
    #expect(row[.slug].text == "fire")
    #expect(row.names[.german] == "Feuer")
  }
}
