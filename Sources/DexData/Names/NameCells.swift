internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// The cells with a row's names, one for each language.
struct NameCells {
  private let cells: [TableCell]
  /// Languages that have a name.
  let languages: NameLanguages

  init<Columns: NamedColumns>(_ row: Row<Columns>) {
    var parts = row.line.cells(from: Columns.names.rawValue)
    var cells: [TableCell] = []
    var languages: UInt16 = 0
    while let cell = parts.optionalNext() {
      if !cell.isNone { languages |= 1 << UInt16(cells.count) }
      cells.append(cell)
    }
    self.cells = cells
    self.languages = NameLanguages(rawValue: languages)
  }

  subscript(language: Language) -> TableCell { cells[language.rawValue] }

  /// Whether a language's name equals that of the previous language, as Japanese names in kana
  /// often do.
  func isRepeated(_ language: Language) -> Bool {
    let index = language.rawValue
    return index > 0 && Self.equal(cells[index], cells[index - 1])
  }

  /// Calls `body` for each distinct name. Passes the name, the languages that have it, and the
  /// languages in which it is displayed.
  func forEachName(_ body: (TableCell, NameLanguages, NameLanguages) -> Void) {
    var done: UInt16 = ~languages.rawValue
    for index in 0..<Self.count where done & 1 << UInt16(index) == 0 {
      var same: UInt16 = 0
      for other in index..<Self.count
      where done & 1 << UInt16(other) == 0 && Self.equal(cells[index], cells[other]) {
        same |= 1 << UInt16(other)
      }
      done |= same
      let languagesWithName = NameLanguages(rawValue: same)
      body(cells[index], languagesWithName, languages.displayLanguages(of: languagesWithName))
    }
  }

  private static func equal(_ a: TableCell, _ b: TableCell) -> Bool {
    let (a, b) = (a.bytes, b.bytes)
    if a.count != b.count { return false }
    var index = a.count - 1
    while index >= 0, a[index] == b[index] { index -= 1 }
    return index < 0
  }

  private static let count = Language.allCases.count
}

extension NameLanguages {
  static let allLanguages = NameLanguages(rawValue: 1 << UInt16(Language.allCases.count) - 1)

  /// Returns the languages whose displayed name is the name of a language in `some`. `self`
  /// contains all languages that have a name. A language displays its own name. If it has none, it
  /// displays the name of the first of its fallback languages that has one.
  func displayLanguages(of some: NameLanguages) -> NameLanguages {
    if self == .allLanguages { return some }
    var displayLanguages = NameLanguages.none
    for displayLanguage in Language.allCases {
      let found = Self.fallbacks[displayLanguage.rawValue].first { contains(NameLanguages($0)) }
      if let found, some.contains(NameLanguages(found)) {
        displayLanguages.insert(NameLanguages(displayLanguage))
      }
    }
    return displayLanguages
  }

  /// Languages that would have no name to display if only the languages in this set had names.
  var uncoveredLanguages: [Language] {
    if contains(.init(.english)) { return [] }
    return Language.allCases.filter { displayLanguage in
      !Self.fallbacks[displayLanguage.rawValue].contains { contains(NameLanguages($0)) }
    }
  }

  private static let fallbacks = Language.allCases.map(\.fallbacks)
}
