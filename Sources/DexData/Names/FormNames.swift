internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// What forms are called in languages that have no label for a variety: `Resources/Text/form_names.tsv`, a
/// form or a variety by its slug per row, `*` where the species' name stands.
struct FormNames {
  private let cells: NameCells

  /// What one form is called; nil where the table does not have it.
  init?(of slug: String) {
    guard let row = Tables.formNames.row(of: slug) else { return nil }
    var names = Tables.formNames[row]
    cells = NameCells(&names)
  }

  /// Appends a species' name as that of its form.
  ///
  /// - Returns: Whether the form has a name in that language.
  func append(
    _ name: UnsafeRawBufferPointer, in language: Language, to builder: inout NameIndexBuilder
  ) -> Bool {
    let bytes = cells[language].bytes
    if cells[language].isNone { return false }
    let star = bytes.firstIndex(of: UInt8(ascii: "*")) ?? bytes.count
    builder.append(utf8: UnsafeRawBufferPointer(rebasing: bytes[..<star]))
    builder.append(utf8: name)
    builder.append(utf8: UnsafeRawBufferPointer(rebasing: bytes[min(star + 1, bytes.count)...]))
    return true
  }

  /// Whether a language calls it as the last one does.
  func isRepeated(_ language: Language) -> Bool { cells.isRepeated(language) }

  static var female: FormNames? { FormNames(of: "female") }
  static var male: FormNames? { FormNames(of: "male") }
}

extension Tables {
  static let formNames = Table<FormNameColumn>()
}

enum FormNameColumn: Int, NamedColumns {
  case form, names

  static var table: TableName { .formNames }
}
