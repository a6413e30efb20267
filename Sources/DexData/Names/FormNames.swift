internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// What forms are called: `Resources/Text/form_names.tsv`, a form or a variety by its slug per row, `*` where
/// the species' name stands. The first is what is shown, of which the table of varieties is made; after
/// `|` follows what else people call it.
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
    if cells[language].isNone { return false }
    var patterns = cells[language].parts(by: "|")
    Self.append(name, as: patterns.next(), to: &builder)
    return true
  }

  /// Adds what else a species' form is called in a language.
  func addOthers(
    _ name: UnsafeRawBufferPointer, in language: Language, to builder: inout NameIndexBuilder
  ) {
    if cells[language].isNone { return }
    var patterns = cells[language].parts(by: "|")
    _ = patterns.next()
    while let pattern = patterns.optionalNext() {
      Self.append(name, as: pattern, to: &builder)
      builder.addAppended(languages: NameLanguages(language))
    }
  }

  private static func append(
    _ name: UnsafeRawBufferPointer, as pattern: Cell, to builder: inout NameIndexBuilder
  ) {
    let bytes = pattern.bytes
    let star = bytes.firstIndex(of: UInt8(ascii: "*")) ?? bytes.count
    builder.append(utf8: UnsafeRawBufferPointer(rebasing: bytes[..<star]))
    builder.append(utf8: name)
    builder.append(utf8: UnsafeRawBufferPointer(rebasing: bytes[min(star + 1, bytes.count)...]))
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
