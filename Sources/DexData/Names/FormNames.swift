internal import EmbeddedTables
internal import PokedexModel

/// What forms are called in languages that have no label for a variety: `Resources/Text/form_names.tsv`, a
/// form or a variety by its slug per row, `*` where the species' name stands.
enum FormNames {
  /// What a variety of a species is called.
  ///
  /// - Parameter name: the species' in that language.
  static func name(
    of variety: String, form: String, in language: Language, species name: String
  ) -> String {
    let row = Tables.formNames.row(of: variety) ?? Tables.formNames.row(of: form)
    guard let row, let called = called(row, in: language, name) else { return "\(name) \(form)" }
    return called
  }

  /// A name with ♀ or ♂ in words; nil for one without.
  static func name(sexed cell: Cell, in language: Language) -> String? {
    guard let sign = sign(in: cell.bytes) else { return nil }
    let isFemale = cell.bytes[sign + 2] == 0x80
    guard let row = Tables.formNames.row(of: isFemale ? "female" : "male") else { return nil }
    let bytes = cell.bytes
    return called(row, in: language, String(decoding: bytes[..<sign], as: UTF8.self))
  }

  private static func called(_ row: Int, in language: Language, _ name: String) -> String? {
    var row = Tables.formNames[row]
    let cell = row.name(in: language)
    if cell.isNone { return nil }
    let text = cell.text
    let star = text.firstIndex(of: "*") ?? text.endIndex
    return text[..<star] + name + text[star...].dropFirst()
  }

  /// Where ♀ or ♂ stands, which begin with the same two bytes of UTF-8.
  private static func sign(in bytes: UnsafeRawBufferPointer) -> Int? {
    var place = 0
    while place + 2 < bytes.count {
      if bytes[place] == 0xE2, bytes[place + 1] == 0x99 { return place }
      place += 1
    }
    return nil
  }
}

extension Tables {
  static let formNames = Table<FormNameColumn>()
}

enum FormNameColumn: Int, NamedColumns {
  case form, names

  static var table: TableName { .formNames }
}
