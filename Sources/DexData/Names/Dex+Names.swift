internal import EmbeddedTables
package import PokedexModel
package import PokedexQuery

// Look-ups by name in any language.
extension Dex {
  /// The index of the varieties' names, built at the first search.
  package var pokemonNames: NameSearch { NameIndex.pokemon }

  /// The index of all names in the tables, built at the first search, for the palette and for
  /// queries. The id of a match is a variety's id if the match is a Pokémon, otherwise the row in
  /// its kind's table.
  package var allNames: NameSearch { NameIndex.all }

  /// Returns a builder that contains all names of the given kinds. The caller can add other names.
  package func nameBuilder(_ kinds: NameKinds) -> NameIndexBuilder {
    var builder =
      kinds.contains(.pokemon) ? NameIndexBuilder(after: pokemonNames) : NameIndexBuilder()
    for kind in NameKind.allCases where kinds.contains(kind) {
      Self.table(of: kind)?.add(kind, &builder)
    }
    return builder
  }

  /// Returns the slug of a match; nil if the match does not come from the tables.
  package func slug(of match: NameMatch) -> String? { slug(of: match.kind, id: match.id) }

  /// Returns the slug of an entry, given its kind and its id in `NameMatch`.
  func slug(of kind: NameKind, id: Int) -> String? {
    kind == .pokemon ? Varieties.variety(id)?.slug : Self.table(of: kind)?.slug(id)
  }

  /// Returns the page of a match, if it has one.
  package func subject(of match: NameMatch) -> Subject? {
    guard match.kind != .pokemon else { return .pokemon(match.id) }
    guard let slug = slug(of: match) else { return nil }
    switch match.kind {
    case .type: return PokemonType(rawValue: slug).map(Subject.type)
    case .move: return .move(slug)
    case .ability: return .ability(slug)
    case .item: return .item(slug)
    case .eggGroup: return .eggGroup(slug)
    case .nature: return .nature(slug)
    case .place: return .place(slug)
    case .trainer: return .trainer(slug, order: nil)
    default: return nil
    }
  }

  /// Looks up an entry of a kind by its slug or its name in any language, and returns its slug. Use
  /// it for single look-ups only, because it builds an index of that kind each time.
  package func slug(named name: String, kind: NameKind) -> String? {
    let search = nameBuilder(NameKinds(kind)).search()
    return search.resolve(name).flatMap(slug(of:))
  }

  /// Finds the entry of a kind with the name closest to a mistyped name, and returns its slug. Nil
  /// if no name is close, if several are equally close, or if the mistyped name has fewer than five
  /// letters.
  package func slug(
    meantBy name: String, kind: NameKind, language: Language
  ) -> String? {
    guard name.count(where: \.isLetter) >= 5 else { return nil }
    let search = kind == .pokemon ? pokemonNames : nameBuilder(NameKinds(kind)).search()
    let matches = search.matches(name, language: language)
    let whole: [NameQuality] = [.missingLastLetter, .gap, .slip, .twoSlips]
    guard let best = matches.first, whole.contains(best.quality),
      matches.dropFirst().first?.quality != best.quality
    else { return nil }
    return slug(of: best)
  }

  /// Returns the slug of the version that has this slug, this alias, or this name in any language.
  /// Nil if the name is unknown or ambiguous.
  package func version(named name: String) -> String? {
    let versions = versionGroups.flatMap(\.versions)
    if versions.contains(name) { return name }
    let found = NameIndex.words.values(.game, named: name).map(\.slug)
    return found.count == 1 && versions.contains(found[0]) ? found[0] : nil
  }

  /// Finds the entries of a kind with names close to the given name, and returns their slugs, the
  /// closest first. Names in all languages are compared.
  package func nearestSlugs(to name: String, kind: NameKind, maximumCount: Int = 3) -> [String] {
    let search = kind == .pokemon ? pokemonNames : nameBuilder(NameKinds(kind)).search()
    return search.nearest(to: name, maximumCount: maximumCount).compactMap(slug(of:))
  }

  private static func table(of kind: NameKind) -> NamedTable? {
    switch kind {
    case .type: .of(Tables.types, slug: .slug)
    case .move: .of(Tables.moves, slug: .slug)
    case .ability: .of(Tables.abilities, slug: .slug)
    case .item: .of(Tables.items, slug: .slug)
    case .nature: .of(Tables.natures, slug: .slug)
    case .eggGroup: .of(Tables.eggGroups, slug: .slug)
    case .place: .of(Tables.locations, slug: .slug)
    case .trainer: .of(Tables.trainerNames, slug: .slug)
    case .version: .of(Tables.versions, slug: .slug)
    default: nil
    }
  }
}

/// A table of entries with slugs. Unlike `Table`, its type does not depend on the columns.
private struct NamedTable {
  let add: (NameKind, inout NameIndexBuilder) -> Void
  let slug: (Int) -> String?

  static func of<Columns: NamedColumns>(_ table: Table<Columns>, slug: Columns) -> NamedTable {
    NamedTable(
      add: { kind, builder in
        for (index, row) in table.enumerated() {
          builder.begin(kind, id: index)
          builder.add(names: row)
          builder.add(utf8: row[slug].bytes, languages: .none)
        }
      },
      slug: { index in table.indices ~= index ? table[index][slug].text : nil })
  }
}

/// Indexes of names, each built at the first search.
enum NameIndex {
  /// The index of all names of the varieties.
  static let pokemon = PokemonNames.index()

  /// The words and names that queries can contain.
  static let words = QueryWords(DexQuerySource())

  /// The index of all names in the tables.
  static let all = Dex().nameBuilder(.all).search()
}
