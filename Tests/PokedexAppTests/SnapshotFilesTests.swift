import Foundation
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Every file in Snapshots must belong to a test.
struct SnapshotFilesTests {
  private static let single = [
    "card-picture-40", "card-picture-80", "drawing-80x50-en", "no-picture-80x50-en",
    "styles-types-full", "stale-list-80x24-en", "stale-entry-80x24-en",
    "cached-description-80x24-en", "notice-80x24-en",
  ]

  private static var names: [String] {
    var names = single + PageScreen.all.map(\.testDescription)
    names += GameScreen.all.map(\.testDescription)
    names += SnapshotTests.screens.map(\.name)
    names += (SnapshotTests.searchCases + SnapshotTests.paletteCases).map(\.name)
    names += TypeChartPageTests.screens.map(\.name)
    for size in ["80x24", "120x40"] {
      for place in ["place-route-201-platinum", "page-places-pikachu-sword"] {
        names += ["en", "ja"].map { "\(place)-\(size)-\($0)" }
      }
      for page in PageScreensTests.gamePages {
        names += ["en", "ja", "de"].map { "\(page)-\(size)-\($0)" }
      }
    }
    for (theme, _) in SnapshotTests.themes {
      names += SnapshotTests.styledSearches.map { "styles-search-\($0.0)-\(theme)" }
    }
    names += FamilyCase.all.map { $0.screen(of: "family") }
    names += FormsPageTests.screens.map { $0.screen(of: "forms") }
    for theme in ThemeSnapshotTests.themes {
      names.append("theme-\(theme.testDescription)")
      if theme.depth == .palette { names.append("screens-\(theme.testDescription)") }
    }
    names += EntrySectionsTests.texts.map { "text-pikachu-\($0.columns)-\($0.language.code)" }
    names += EntrySectionsTests.cards.map { "card-\($0.columns)-\($0.language.code)" }
    names += PictureScreenTests.sizes.map { "picture-\($0.columns)x\($0.rows)-en" }
    for size in ["30x8", "80x24", "120x40"] {
      for screen in ["team", "set", "duel"] {
        names += ["en", "ja"].map { "\(screen)-\(size)-\($0)" }
      }
    }
    return names
  }

  @Test func everySnapshotFileBelongsToATest() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Snapshot.folder.path())

    #expect(Set(files).subtracting(Self.names.map { $0 + ".txt" }) == [])
  }
}
