internal import EmbeddedTables

extension DexVocabulary {
  /// What stands for any shape: nearly every Pokémon has eyes in something round.
  private static let plainShape = "ball"

  package func drawing(ofShape slug: String?) -> [String] {
    let shape = slug.flatMap { Tables.drawings.row(of: $0) == nil ? nil : $0 } ?? Self.plainShape
    guard let first = Tables.drawings.row(of: shape) else { return [] }
    return (first..<Tables.drawings.count).lazy.map { Tables.drawings[$0] }
      .map { row in
        var row = row
        return (shape: row[.shape].text, pixels: row[.pixels].text)
      }
      .prefix { $0.shape == shape }
      .map(\.pixels)
  }
}

extension Tables {
  static let drawings = Table<DrawingColumn>()
}

enum DrawingColumn: Int, TableColumns {
  case shape, pixels

  static var table: TableName { .drawings }
}
