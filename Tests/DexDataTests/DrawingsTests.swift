import DexData
import EmbeddedTables
import Testing

struct DrawingsTests {
  static let shapes = Array(Set(TableText(.drawings)["shape"])).sorted()

  @Test func everyBodyShapeOfASpeciesHasADrawing() {
    #expect(Self.shapes == Set(TableText(.species)["shape"]).subtracting(["-"]).sorted())
    #expect(Self.shapes.count == 14)
  }

  @Test func embeddedTableMatchesFile() throws {
    let table = TableText(.drawings)
    let lines = ([table.columns] + table.rows).map { $0.joined(separator: "\t") + "\n" }

    #expect(try Repository.text("Resources/Drawings/drawings.tsv") == lines.joined())
    #expect(table.columns == ["shape", "pixels"])
  }

  @Test func shapesAreSortedByBytes() {
    let keys = TableText(.drawings)["shape"]

    #expect(zip(keys, keys.dropFirst()).allSatisfy { !$1.utf8.lexicographicallyPrecedes($0.utf8) })
  }

  @Test(arguments: shapes)
  func drawingIsARectangleFilledToItsEdges(shape: String) {
    let rows = DexVocabulary().drawing(ofShape: shape)
    let columns = rows[0].count

    #expect(18...20 ~= rows.count)
    #expect(16...26 ~= columns)
    #expect(rows.allSatisfy { $0.count == columns })
    #expect(rows.joined().allSatisfy(".#dmlew".contains))
    #expect([rows.first, rows.last].allSatisfy { $0?.contains { $0 != "." } == true })
    #expect(rows.contains { $0.first != "." })
    #expect(rows.contains { $0.last != "." })
  }

  @Test(arguments: shapes)
  func drawingHasColourLightAndEyes(shape: String) {
    let pixels = DexVocabulary().drawing(ofShape: shape).joined()

    for character in "#dmlew" { #expect(pixels.contains(character)) }
    #expect(pixels.filter { $0 == "m" || $0 == "l" || $0 == "d" }.count > 100)
  }

  @Test func noTwoDrawingsAreAlike() {
    let drawings = Self.shapes.map { DexVocabulary().drawing(ofShape: $0) }

    #expect(Set(drawings).count == drawings.count)
  }

  @Test(arguments: [nil, "", "cube", "shape"])
  func unknownShapeIsDrawnAsABall(shape: String?) {
    #expect(
      DexVocabulary().drawing(ofShape: shape) == DexVocabulary().drawing(ofShape: "ball"))
  }
}
