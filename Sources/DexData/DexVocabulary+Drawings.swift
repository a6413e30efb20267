internal import EmbeddedTables

extension DexVocabulary {
  /// What stands for any shape: nearly every Pokémon has eyes in something round.
  private static let plainShape = "ball"

  package func drawing(ofShape slug: String?) -> [String] {
    let shape = slug.flatMap { Tables.drawings.row(of: $0) == nil ? nil : $0 } ?? Self.plainShape
    guard let first = Tables.drawings.row(of: shape) else { return [] }
    var pixels: [String] = []
    for index in first..<Tables.drawings.count {
      var row = Tables.drawings[index]
      guard row[.shape].isText(shape) else { break }
      pixels.append(row[.pixels].text)
    }
    return pixels
  }
}

extension Tables {
  static let drawings = Table<DrawingColumn>()
}

enum DrawingColumn: Int, TableColumns {
  case shape, pixels

  static var table: TableName { .drawings }
}
