import PokedexApp
import Testing

@testable import pokedex

@Suite("Rows and columns in each format")
struct ListTableTests {
  private static let figures = Figures(decimalMark: ",")

  private static let table = ListTable(
    columns: [
      .init(key: "number", cells: [.integer(7), .none]),
      .init(key: "name", cells: [.named("mr-mime", "Mr. \"Mime\", Jr."), .named("x", "リザードン")]),
      .init(key: "note", cells: [.text("a\tb\r\nc"), .text("say \"hi\"")]),
      .init(key: "types", cells: [.list(["ice", "fire"], ["Ice", "Fire"]), .list([], [])]),
      .init(key: "height", cells: [.tenths(17), .tenths(-40)]),
    ], rowCount: 2)

  @Test func csvFollowsRFC4180() throws {
    let lines = [
      "number,name,note,types,height", "7,mr-mime,\"a\tb\r\nc\",ice fire,1.7",
      ",x,\"say \"\"hi\"\"\",,-4", "",
    ]
    #expect(try Self.table.text(in: .csv, Self.figures) == lines.joined(separator: "\r\n"))
  }

  @Test func tsvCellsHaveNoTabsOrLineBreaks() throws {
    let lines = [
      "number\tname\tnote\ttypes\theight", "7\tmr-mime\ta b  c\tice fire\t1.7",
      "\tx\tsay \"hi\"\t\t-4", "",
    ]
    #expect(try Self.table.text(in: .tsv, Self.figures) == lines.joined(separator: "\n"))
  }

  @Test func jsonHasNullsAndNumbers() throws {
    let text = try Self.table.text(in: .json, Self.figures)
    let rows = try JSON.objects(in: text)

    #expect(rows.count == 2)
    #expect(rows[0]["height"] as? Double == 1.7)
    #expect(rows[0]["types"] as? [String] == ["ice", "fire"])
    #expect(text.contains("\"number\" : null"))
    #expect(text.contains("\"height\" : -4,\n"))
  }

  @Test func textUsesDisplayNamesAndDecimalMark() throws {
    let table = ListTable(
      columns: Self.table.columns.filter { $0.key != "note" }, rowCount: 2)
    #expect(
      try table.text(in: .text, Self.figures) == """
           7  Mr. "Mime", Jr.  Ice, Fire  1,7
           —  リザードン                   -4

        """)
  }

  @Test(arguments: [
    (ListRequest.Format.text, ""), (.json, "[\n\n]\n"), (.tsv, "number\n"), (.csv, "number\r\n"),
  ])
  func emptyTableIsAHeaderOrAnEmptyArray(format: ListRequest.Format, text: String) throws {
    let table = ListTable(columns: [.init(key: "number", cells: [])], rowCount: 0)

    #expect(try table.text(in: format, Self.figures) == text)
  }
}
