internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// The names of a form or a variety from `Resources/Text/form_names.tsv`. A row has a slug and, for
/// each language, one or more patterns separated by `|`. In a pattern, `*` stands for the species'
/// name. The first pattern is the displayed name, which is also in the table of varieties. The
/// others are further names that people use.
struct FormNames {
  private let cells: NameCells

  /// Reads the names; nil if the table lacks the slug.
  init?(of slug: String) {
    guard let row = Tables.formNames.row(of: slug) else { return nil }
    cells = NameCells(row)
  }

  /// Appends the name of a species' form in a language.
  ///
  /// - Returns: whether the form has a name in that language.
  func append(
    _ name: UnsafeRawBufferPointer, in language: Language, to builder: inout NameIndexBuilder
  ) -> Bool {
    if cells[language].isNone { return false }
    var patterns = cells[language].parts(by: "|")
    Self.append(name, as: patterns.next(), to: &builder)
    return true
  }

  /// Adds the other names of a species' form in a language.
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
    _ name: UnsafeRawBufferPointer, as pattern: TableCell, to builder: inout NameIndexBuilder
  ) {
    let bytes = pattern.bytes
    let star = bytes.firstIndex(of: UInt8(ascii: "*")) ?? bytes.count
    builder.append(utf8: UnsafeRawBufferPointer(rebasing: bytes[..<star]))
    builder.append(utf8: name)
    builder.append(utf8: UnsafeRawBufferPointer(rebasing: bytes[min(star + 1, bytes.count)...]))
  }

  /// Whether the patterns in a language equal those in the previous language.
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
