import DexData
import Pictures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

@Suite("Cells of pictures")
struct PictureCellsTests {
  private static let box = Size(columns: 31, rows: 12)

  private func species(_ number: Int) throws -> Species {
    try #require(Dex().pokemon(id: number)).species
  }

  @Test(arguments: [1, 6, 12, 25, 94, 129])
  func drawingFillsBoxAndIsCentred(number: Int) throws {
    let rows = PictureCells.picture(
      of: nil, or: try species(number), at: PictureCells.PictureBox(box: Self.box),
      drawing: DexVocabulary().drawing
    ).rows

    #expect(rows.count == Self.box.rows)
    #expect(rows.allSatisfy { $0.count == Self.box.columns })
    let left = rows.map { $0.prefix { $0 == .blank }.count }.min() ?? 0
    let right = rows.map { $0.reversed().prefix { $0 == .blank }.count }.min() ?? 0
    let top = rows.prefix { $0.allSatisfy { $0 == .blank } }.count
    let bottom = rows.reversed().prefix { $0.allSatisfy { $0 == .blank } }.count
    #expect(0...1 ~= right - left)
    #expect(0...1 ~= bottom - top)
  }

  @Test func drawingDependsOnShapeColourAndBox() throws {
    let bulbasaur = try species(1)
    func rows(_ species: Species, _ box: Size) -> [[Cell]] {
      PictureCells.picture(of: nil, or: species, at: PictureCells.PictureBox(box: box)) { shape in
        DexVocabulary().drawing(ofShape: shape)
      }.rows
    }

    let first = rows(bulbasaur, Self.box)
    #expect(rows(bulbasaur, Self.box) == first)
    #expect(rows(bulbasaur, Size(columns: 10, rows: 4)) != first)
    #expect(rows(try species(4), Self.box) != first)
  }

  @Test func pictureReplacesDrawing() throws {
    let png = PNGWriter(kind: .rgb).file(width: 2, height: 3) { _, _ in [200, 0, 0] }

    let rows = PictureCells.picture(
      of: try #require(PictureFile(png: png)),
      at: PictureCells.PictureBox(box: Size(columns: 3, rows: 2))
    ).rows

    let color = Color.rgb(red: 200, green: 0, blue: 0)
    let full = Cell(scalar: "▀", style: Style(foreground: color, background: color))
    let upper = Cell(scalar: "▀", style: Style(foreground: color))
    #expect(rows == [[full, full, .blank], [upper, upper, .blank]])
  }

  /// Each of these colours gives a different tint than yellow. An unknown or missing colour gives a
  /// grey tint.
  @Test(arguments: ["black", "blue", "brown", "gray", "green", "pink", "purple", "red", "white"])
  func everyColourHasDistinctTint(color: String) {
    let rows = DexVocabulary().drawing(ofShape: "ball")

    let tinted = Drawing.picture(of: rows, color: color)

    #expect(tinted != Drawing.picture(of: rows, color: "yellow"))
    #expect((tinted == Drawing.picture(of: rows, color: nil)) == (color == "gray"))
    #expect(Drawing.picture(of: rows, color: "plaid") == Drawing.picture(of: rows, color: "gray"))
  }
}
