internal import PokedexModel
package import TerminalUI

/// A picture of a member of a family.
package struct FamilyPicture: Sendable, Equatable {
  /// PokeAPI's id.
  package let id: Int
  /// Empty until it has come.
  package let picture: ShownPicture

  package init(id: Int, picture: ShownPicture) {
    self.id = id
    self.picture = picture
  }
}

/// The pictures of a family side by side, below its tree, where they are in view together with it.
package struct FamilyStrip {
  private static let gap = 2
  /// The least and the most that one takes.
  private static let columns = 12...40
  private static let rows = 6...20
  /// How many more they take before anything but the tree stands above them.
  static let sparedRows = 4

  /// Of whom there is a picture, by PokeAPI's ids; none where there is no room for all of them.
  package let ids: [Int]
  package let box: Size

  /// The room for the pictures of an entry's family.
  package init(of entry: ScreenState.Entry, words: Words, in layout: Layout) {
    let ids = entry.evolutionLine?.members.map(\.number) ?? []
    let width = layout.pagePane.columns
    let treeRows = Self.treeRows(in: layout)
    func tree(_ rows: Int?) -> Int {
      EvolutionPage(
        entry: entry, words: words, columns: width, rows: rows, spared: Self.sparedRows
      ).lines.count
    }
    let columns = ids.isEmpty ? 0 : (width + Self.gap) / ids.count - Self.gap
    // No way to evolve is told in fewer words for a picture.
    let hasRoom =
      entry.evolutionSteps != nil && ids.count > 1 && columns >= Self.columns.lowerBound
      && treeRows > 0 && tree(nil) <= treeRows
    let rows = hasRoom ? min(layout.pageRows - tree(treeRows) - 2, Self.rows.upperBound) : 0
    self.ids = hasRoom ? ids : []
    box =
      hasRoom
      ? Size(columns: min(columns, Self.columns.upperBound), rows: rows)
      : Size(columns: 0, rows: 0)
  }

  /// How many rows the tree may take when there are pictures below it.
  static func treeRows(in layout: Layout) -> Int { layout.pageRows - rows.lowerBound - 2 }

  /// Their lines, each picture over its name; none where none is to be shown.
  static func lines(of entry: ScreenState.Entry, words: Words) -> [Line] {
    let pictures = entry.familyPictures
    guard let columns = pictures.lazy.compactMap(\.picture.rows.first?.count).first else {
      return []
    }
    let slugs = entry.evolutionLine?.members ?? []
    let names = pictures.map { picture -> String in
      let slug = slugs.first { $0.number == picture.id }?.slug ?? ""
      let name = TextFit.clip(words.name(ofPokemon: picture.id, slug: slug), to: columns)
      let left = TextFit.spaces((columns - TextWidth.of(name)) / 2)
      return TextFit.pad(left + name, to: columns)
    }
    return [.blank] + Line.lines(of: pictures.map(\.picture), apart: gap)
      + [Line([Span(names.joined(separator: TextFit.spaces(gap)), .secondary)])]
  }
}
