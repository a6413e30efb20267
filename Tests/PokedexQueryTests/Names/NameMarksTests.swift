import PokedexQuery
import TestSupport
import Testing

@Suite("Highlighted parts of names")
struct NameMarksTests {
  /// In the column `marked`, a dot stands for each highlighted character of the name.
  @Test(arguments: TableFile("NameMarks.tsv").rows)
  func matchingLettersAreMarked(row: TableFile.Row) {
    var characters = Array(row["name"])

    for index in NamePattern(row["typed"]).marks(in: row["name"]) { characters[index] = "·" }

    #expect(String(characters) == row["marked"])
  }
}
