internal import PokedexModel

/// Builds a `NameSearch` from the names of entries, one entry after another.
package struct NameIndexBuilder {
  private var sections: [NameSection]
  private var kinds: [UInt8]
  private var ids: [Int32]
  private var numbers: [UInt32]
  private var slugIsName: [Bool]
  private var folded = FoldedName()
  private var form = NameForm()

  package init() {
    self.init(
      after: NameSearch(
        sections: NameScript.allCases.map { _ in NameSection() }, kinds: [], ids: [], numbers: [],
        slugIsName: []))
  }

  /// Creates a builder that adds entries to those of an existing index.
  package init(after search: NameSearch) {
    sections = search.sections
    kinds = search.kinds
    ids = search.ids
    numbers = search.numbers
    slugIsName = search.slugIsName
  }

  /// Begins an entry. Entries that match equally well are found in the order of their addition, so
  /// add them sorted by kind, then by number, with base forms before other varieties.
  ///
  /// - Parameter number: the National Dex number, or 0 if the entry has none.
  package mutating func begin(_ kind: NameKind, id: Int, number: Int = 0) {
    kinds.append(kind.rawValue)
    ids.append(Int32(truncatingIfNeeded: id))
    numbers.append(UInt32(clamping: number))
    slugIsName.append(false)
  }

  /// Adds a name to the current entry.
  ///
  /// - Parameters:
  ///   - languages: the languages that have this name; `.none` for a slug. A slug must be added
  ///     after the names, so that it is compared with them to set `slugIsName`.
  ///   - shown: the languages in which this is the displayed name.
  package mutating func add(
    _ name: String, languages: NameLanguages, shown: NameLanguages = .none
  ) {
    folded.add(name)
    addAppended(languages: languages, shown: shown)
  }

  /// Adds a name to the current entry. The name is given as UTF-8 bytes from a table.
  package mutating func add(
    utf8 name: UnsafeRawBufferPointer, languages: NameLanguages, shown: NameLanguages = .none
  ) {
    folded.add(name)
    addAppended(languages: languages, shown: shown)
  }

  /// Appends a part of a name. Call `addAppended` after the last part.
  package mutating func append(utf8 part: UnsafeRawBufferPointer) { folded.add(part) }

  /// Marks the next part as the beginning of a word.
  package mutating func appendSpace() { folded.add(" ") }

  /// Adds the name whose parts have been appended.
  package mutating func addAppended(languages: NameLanguages, shown: NameLanguages = .none) {
    folded.finish()
    addFolded(languages, shown)
    folded.removeAll()
  }

  private mutating func addFolded(_ languages: NameLanguages, _ shown: NameLanguages) {
    if folded.letters.isEmpty || kinds.isEmpty { return }
    let script = NameScript.of(folded.letters)
    let isKnown = add(folded.letters, folded.marks, to: script, languages, shown)
    if isKnown, languages == .none { slugIsName[slugIsName.count - 1] = true }
    switch script {
    case .kana:
      Romaji.write(folded.letters, folded.marks, to: &form)
      add(form.letters, form.marks, to: .romaji, languages, shown)
    case .hangul:
      form.write(jamo: folded)
      add(form.letters, form.marks, to: .jamo, languages, shown)
      let initials = folded.letters.map(Hangul.initial)
      add(initials, folded.marks, to: .initials, languages, shown)
    default: break
    }
  }

  @discardableResult
  private mutating func add(
    _ letters: [UInt16], _ marks: [UInt8], to script: NameScript, _ languages: NameLanguages,
    _ shown: NameLanguages
  ) -> Bool {
    sections[script.rawValue].add(
      letters, marks: marks, entry: kinds.count - 1, languages: languages, shown: shown)
  }

  /// Returns a search for all added entries.
  package func search() -> NameSearch {
    NameSearch(sections: sections, kinds: kinds, ids: ids, numbers: numbers, slugIsName: slugIsName)
  }
}

extension NameSearch {
  /// Creates an index of entries. They have to be sorted by kind, then by number, with base forms
  /// before other varieties.
  package init(_ entries: [NameEntry]) {
    var builder = NameIndexBuilder()
    for entry in entries {
      builder.begin(entry.kind, id: entry.id, number: entry.number)
      for (language, text) in entry.names.all {
        let languages = NameLanguages(language)
        builder.add(text, languages: languages, shown: languages)
      }
      for text in entry.others { builder.add(text, languages: .none) }
    }
    self = builder.search()
  }
}
