internal import EmbeddedTables
package import PokedexModel

/// A table of words: its header names the languages that it speaks, a column each, and no code does.
struct LanguageColumns: Sendable {
  /// In the order of the columns.
  let languages: [Language]
  private let table: KeyedLines
  /// In the order of the table.
  var lines: TableLines { table.lines }
  /// The place of the column for a reader of each language.
  private let columns: [Int]

  init(_ name: TableName) {
    let codes = name.header
    table = KeyedLines(name)
    languages = codes.compactMap(Language.init(code:))
    columns = Language.allCases.map { reader in
      codes.firstIndex(where: reader.isOfTongue) ?? 1
    }
  }

  /// The cell of a key for the readers of a language; nil for an unknown key, empty for `-`.
  func text(of key: String, for reader: Language) -> String? {
    table.line(of: key).map { index in
      var line = table.lines[index]
      return line.cell(at: columns[reader.rawValue]).optionalText ?? ""
    }
  }
}

extension Language {
  /// The languages that the interface speaks: the columns of Resources/Text/sentences.tsv, English first.
  package static var interfaces: [Language] { Sentence.table.languages }

  /// The language of the program's own sentences for a reader of this one: that of the same tongue, in
  /// whichever script; English for those that there is none of.
  package var interface: Language {
    Self.interfaces.first { isOfTongue($0.code) } ?? .english
  }

  /// Whether the interface speaks this very tongue, and no other stands in.
  package var isOfInterface: Bool { isOfTongue(interface.code) }

  /// Whether it is a language with a code, or that one in another script: `ja-hrkt` is of `ja`.
  fileprivate func isOfTongue(_ other: String) -> Bool {
    code == other || code.hasPrefix(other + "-")
  }
}
