import DexData
internal import Pictures
import PokedexFeatures
import Pictures
import PokedexModel
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The overview, which is the first page of an entry.
@MainActor
@Suite("The overview")
struct OverviewTests {
  /// The widths of windows, and the number of panes that an entry's page has in each.
  @Test(arguments: [(59, 1), (60, 2), (119, 2), (120, 3), (179, 3), (180, 4), (200, 4)])
  func wideWindowShowsPanesSideBySide(columns: Int, panes: Int) async throws {
    let pages = PagesOfBundle(.english, size: Size(columns: columns, rows: 60))
    let entry = try await pages.entry(.id(6), .overview)

    #expect(pages.page(entry).panes.count == panes)
  }

  private static var file: PictureFile {
    get throws {
      let png = PNGWriter(kind: .rgb).file(width: 64, height: 64) { _, _ in [200, 0, 0] }
      return try #require(PictureFile(png: png))
    }
  }

  @Test func smallWindowLeavesNoRoomForPicture() async throws {
    for (columns, rows) in [(30, 8), (40, 12), (80, 24), (100, 24), (80, 20), (50, 30)] {
      let pages = PagesOfBundle(.english, size: Size(columns: columns, rows: rows))
      var entry = try await pages.entry(.id(6), .overview)

      for file in [nil, try Self.file] {
        entry.picture = PictureInput(id: 6, kind: PictureKind(), file: file, graphics: nil)
        #expect(pages.page(entry).pictureRoom == nil, "\(columns)×\(rows)")
      }
    }
  }

  @Test(arguments: [(80, 50), (120, 40), (200, 60)])
  func pictureCausesNoScrolling(columns: Int, rows: Int) async throws {
    let pages = PagesOfBundle(.english, size: Size(columns: columns, rows: rows))
    var entry = try await pages.entry(.id(6), .overview)
    entry.picture = PictureInput(id: 6, kind: PictureKind(), file: nil, graphics: nil)
    let drawing = try #require(pages.page(entry).pictureRoom)
    entry.picture = PictureInput(id: 6, kind: PictureKind(), file: try Self.file, graphics: nil)
    let box = try #require(pages.page(entry).pictureRoom)

    #expect(pages.page(entry).lineCount <= pages.layout.pageRows)
    #expect(drawing.rows <= 10)
    #expect(box.rows >= drawing.rows)
  }

  @Test(
    arguments: zip([0, 49, 50, 79, 80, 99, 100, 129, 130, 255], [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]))
  func baseStatDeterminesBarColour(base: Int, band: Int) {
    #expect(StatBand(base) == StatBand.allCases[band])
  }
}
