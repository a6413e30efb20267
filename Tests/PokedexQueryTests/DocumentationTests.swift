import Foundation
import PokedexQuery
import PokedexText
import Testing

/// README tells of the same terms as the program.
@Suite struct DocumentationTests {
  private let readme: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test(arguments: QueryTerm.all.indices)
  func everyTermIsInTheReadme(place: Int) {
    let term = QueryTerm.all[place]
    #expect(readme.contains("| `\(term.example)` | \(term.label(in: .english)) |\n"))
  }

  @Test(arguments: Trait.allCases)
  func everyTraitIsInTheReadme(trait: Trait) {
    let about = trait.about.text(in: .english)
    #expect(readme.contains("| `is:\(trait.rawValue)` | \(about) |\n"))
  }
}
