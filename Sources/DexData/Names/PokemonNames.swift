internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// Builds the index of varieties by name. The index has a variety's displayed name in each
/// language, its slugs, other names of its form, and the names of the forms that it can be shown in.
enum PokemonNames {
  static func index() -> NameSearch {
    var builder = NameIndexBuilder()
    add(to: &builder)
    return builder.search()
  }

  /// Adds every variety in the order of national numbers. A species' default variety comes before
  /// its other varieties.
  private static func add(to builder: inout NameIndexBuilder) {
    for variety in Varieties.all {
      let (id, number) = (variety.id, variety.number)
      builder.begin(.pokemon, id: id, number: number)
      if variety.isDefault {
        builder.add(names: Tables.speciesNames[number - 1])
        builder.add(utf8: Tables.species[number - 1][.slug].bytes, languages: .none)
      } else if let labels = Tables.varietyNames.row(of: id) {
        builder.add(names: labels)
        addOthers(variety.slug, number, labels, to: &builder)
      }
      builder.add(variety.slug, languages: .none)
      addShowdownNames(of: variety.slug, id, number, to: &builder)
      addForms(of: variety, to: &builder)
    }
  }

  /// Adds Showdown's name of a variety or form, and the short name that players make from it. A name
  /// that is the slug of another variety is left to that one.
  private static func addShowdownNames(
    of slug: String, _ id: Int, _ number: Int, to builder: inout NameIndexBuilder
  ) {
    guard let name = ShowdownNames.name(of: slug) else { return }
    if Varieties.ids[NameKey.key(name)] ?? id == id { builder.add(whole: name) }
    if let short = shortName(of: name, slug, id, number) { builder.add(whole: short) }
  }

  /// Returns the name with a letter for a Mega Evolution, a Primal Reversion or a region:
  /// "M-Alakazam" for "Alakazam-Mega", "A-Raichu" for "Raichu-Alola". Source: Pokémon Showdown,
  /// `formeNames` in `sim/dex-species.ts`. Its other order, "Alakazam-M", is left out, because too
  /// many typos would be close to it.
  private static func shortName(
    of name: String, _ slug: String, _ id: Int, _ number: Int
  ) -> String? {
    let species = Tables.speciesNames[number - 1].names[exactly: .english] ?? ""
    if slug.hasSuffix("-male") { return "\(species)-M" }
    var words = name.dropFirst(species.count).split(separator: "-").map(String.init)
    let region = Dex().region(ofVariety: id)
    let isShortened = { (word: String) in
      ["Mega", "Primal"].contains(word) || word.lowercased() == region
    }
    guard let index = words.firstIndex(where: isShortened) else { return nil }
    let letter = words.remove(at: index).prefix(1)
    return ([letter + "-" + species] + words).joined(separator: "-")
  }

  /// Adds the names of a variety's forms. The slug of a form that is the variety itself is known.
  private static func addForms(of variety: VarietyRow, to builder: inout NameIndexBuilder) {
    for row in Tables.forms.rows(of: variety.id) {
      let form = row[.slug].text
      NameCells(row).forEachName { name, languages, _ in
        builder.add(whole: name.text, languages)
      }
      if form == variety.slug || Varieties.ids[form] != nil { continue }
      builder.add(whole: form)
      addShowdownNames(of: form, variety.id, variety.number, to: &builder)
    }
  }

  /// Adds names of a variety in the languages for which the table of varieties has none. Also adds
  /// the other names of its form.
  private static func addOthers(
    _ slug: String, _ number: Int, _ labels: Row<VarietyNameColumn>,
    to builder: inout NameIndexBuilder
  ) {
    let form = labels[.form]
    let labelled = NameCells(labels)
    addShown(form, number, labelled.languages.uncoveredLanguages, to: &builder)
    let formNames = FormNames(of: slug) ?? FormNames(of: form.text)
    let species = NameCells(Tables.speciesNames[number - 1])
    for language in Language.allCases where !species[language].isNone {
      // Kana names that equal the Japanese ones are skipped.
      if language == .japaneseKana, species.isRepeated(language),
        formNames?.isRepeated(language) != false
      {
        continue
      }
      formNames?.addOthers(species[language].bytes, in: language, to: &builder)
      if labelled[language].isNone {
        builder.append(utf8: species[language].bytes)
        builder.appendSpace()
        builder.append(utf8: form.bytes)
        builder.addAppended(languages: NameLanguages(language))
      }
    }
  }

  /// Adds the displayed name in languages for which the table of varieties has no name, not even in
  /// a fallback language.
  private static func addShown(
    _ form: TableCell, _ number: Int, _ languages: [Language], to builder: inout NameIndexBuilder
  ) {
    for language in languages {
      let label = VarietyLabel(form: form.text, names: LocalizedText([:]))
      let name = PokemonName(species: Tables.speciesNames[number - 1].names, label: label)
      let languages = NameLanguages(language)
      if let name = name.display(in: language) {
        builder.add(name, languages: languages, shown: languages)
      }
    }
  }
}

extension NameIndexBuilder {
  /// Adds a name without the boundaries of its words, so that none of them is found alone. Words in
  /// the names of forms are mostly those of other things, such as types and colors.
  fileprivate mutating func add(whole name: String, _ languages: NameLanguages = .none) {
    add(String(decoding: FoldedName(name).letters, as: UTF16.self), languages: languages)
  }

  /// Adds the names of a row. Each is displayed in its own language and in the languages that fall
  /// back to it. If a name contains ♀ or ♂, also adds variants with a word instead of the sign.
  mutating func add<Columns: NamedColumns>(names row: Row<Columns>) {
    NameCells(row).forEachName { cell, languages, shown in
      add(utf8: cell.bytes, languages: languages, shown: shown)
      if languages.contains(NameLanguages(.german)) {
        addSpellings(cell.bytes, languages, shown)
      }
      guard let sign = cell.bytes.genderSign else { return }
      let words =
        cell.bytes[sign + 2] == Self.lastByteOfFemaleSign ? FormNames.female : FormNames.male
      let name = UnsafeRawBufferPointer(rebasing: cell.bytes[..<sign])
      for language in Language.allCases where languages.contains(NameLanguages(language)) {
        if words?.append(name, in: language, to: &self) == true {
          addAppended(languages: NameLanguages(language))
        }
      }
    }
  }

  /// Adds spellings of German names without ß, ä, ö and ü: "s" for ß, and "ae", "oe", "ue" for
  /// umlauts. The spellings with ss, a, o and u need not be added, because the index folds letters
  /// to them.
  private mutating func addSpellings(
    _ name: UnsafeRawBufferPointer, _ languages: NameLanguages, _ shown: NameLanguages
  ) {
    var (withS, withE) = ([UInt8](), [UInt8]())
    var index = 0
    while index < name.count {
      let (byte, next) = (name[index], index + 1 < name.count ? name[index + 1] : 0)
      guard byte == 0xC3 else {
        withS.append(byte)
        withE.append(byte)
        index += 1
        continue
      }
      withS += next == 0x9F ? [UInt8(ascii: "s")] : [byte, next]
      withE += [byte, next]
      if next | 0x20 == 0xA4 || next | 0x20 == 0xB6 || next | 0x20 == 0xBC {
        withE.append(UInt8(ascii: "e"))
      }
      index += 2
    }
    if withS.count < name.count {
      withS.withUnsafeBytes { add(utf8: $0, languages: languages, shown: shown) }
    }
    if withE.count > name.count { withE.withUnsafeBytes { add(utf8: $0, languages: languages) } }
  }

  /// Last byte of ♀ in UTF-8.
  private static let lastByteOfFemaleSign: UInt8 = 0x80
}

extension UnsafeRawBufferPointer {
  /// Index of ♀ or ♂, which share their first two bytes.
  fileprivate var genderSign: Int? {
    var index = 0
    while index + 2 < count {
      if self[index] == 0xE2, self[index + 1] == 0x99 { return index }
      index += 1
    }
    return nil
  }
}
