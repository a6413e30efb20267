import EmbeddedTables
import Testing

/// Readers of a row's cells, on rows that the tables have.
struct RowTests {
  @Test func partsOfACellAreReadOneByOne() throws {
    var row = try #require(SortedTable(.heldItems).rows(of: 12).first)

    let parts = [row.part(before: ":"), row.part(before: ":"), row.part(before: ",")]

    #expect(parts == ["silver-powder", "ruby", "5"])
    #expect(row.part(before: ":") == "silver-powder")
  }

  @Test func partWithoutItsSeparatorIsTheWholeCellAndNoMore() throws {
    var row = try #require(SortedTable(.learnsets).rows(of: 1).first)

    #expect(row.part(before: ":") == "red-green-japan")
    #expect(row.part(before: ":") == "1")
    #expect(row.part(before: ",") == "33")
  }

  @Test func listIsApartByCommasUnlessAskedOtherwise() throws {
    let row = try #require(SortedTable(.heldItems).rows(of: 19).first)
    var (byComma, byColon) = (row, row)

    let whole = byComma.list { $0.text() }
    let parts = byColon.list(by: ":") { $0.text() }

    #expect(whole.first == "chilan-berry:diamond:5")
    #expect(whole.count == 7)
    #expect(parts.first == "chilan-berry")
    #expect(parts[2] == "5,chilan-berry")
  }

  @Test func everyListOfPairsIsReadAsItStands() {
    var strange: [String] = []
    SortedTable(.learnsets).forEachRow { row in
      var (read, text) = (row, row)
      read.skip(2)
      text.skip(2)
      for _ in 0..<5 {
        var parts: [String] = []
        read.forEachPair { first, number in
          parts.append((first.map { "\($0):" } ?? "") + "\(number)")
        }
        let cell = text.optionalText() ?? ""
        if parts.joined(separator: ",") != cell { strange.append(cell) }
      }
      if !read.remainingText().isEmpty { strange.append(read.remainingText()) }
    }

    #expect(strange == [])
  }

  @Test func listOfNoneIsEmptyAndTheNextCellFollows() throws {
    var row = try #require(SortedTable(.learnsets).rows(of: 1).first)
    row.skip(3)

    let lists = [row.list { $0.integer() }, row.list { $0.integer() }, row.list { $0.integer() }]

    #expect(lists == [[], [], []])
    #expect(row.remainingText() == "")
  }
}
