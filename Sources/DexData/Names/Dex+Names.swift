internal import EmbeddedTables
package import PokedexModel
package import PokedexQuery

// From names in any language to what they mean.
extension Dex {
  /// The varieties by name, read at the first search.
  package var pokemonNames: NameSearch { NameIndex.pokemon }

  /// All that has a name in the tables, made at the first search: for a palette, and for what a query
  /// names. An id is that of a variety; of other kinds it is the row in their table.
  package var allNames: NameSearch { NameIndex.all }

  /// A builder that has the names of some kinds already, to add others to.
  package func nameBuilder(_ kinds: NameKinds) -> NameIndexBuilder {
    var builder =
      kinds.contains(.pokemon) ? NameIndexBuilder(after: pokemonNames) : NameIndexBuilder()
    for kind in NameKind.allCases where kinds.contains(kind) {
      Self.table(of: kind)?.add(kind, &builder)
    }
    return builder
  }

  /// The slug of what a match leads to; nil for what is not of the tables.
  package func slug(of match: NameMatch) -> String? { slug(of: match.kind, id: match.id) }

  /// The slug of the thing of a kind with the id of a match.
  func slug(of kind: NameKind, id: Int) -> String? {
    guard kind == .pokemon else { return Self.table(of: kind)?.slug(id) }
    return row(ofVariety: id).map { VarietyRow($0).slug }
  }

  /// The page of what a match leads to; nil for what has none.
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
    default: return nil
    }
  }

  /// The slug of the one of a kind that a slug or a name in any language means. For one look-up: it makes
  /// the index of that kind, and does not keep it.
  package func slug(named name: String, kind: NameKind) -> String? {
    let search = nameBuilder(NameKinds(kind)).search()
    return search.resolve(name).flatMap(slug(of:))
  }

  /// The slug of the only one of a kind that a mistyped name comes nearest to; nil where there are several, and for
  /// fewer than five letters.
  package func slug(
    meantBy name: String, kind: NameKind, language: Language
  ) -> String? {
    guard name.count(where: \.isLetter) >= 5 else { return nil }
    let search = kind == .pokemon ? pokemonNames : nameBuilder(NameKinds(kind)).search()
    let matches = search.matches(name, language: language)
    let whole: [NameQuality] = [.almost, .gap, .slip, .twoSlips]
    guard let best = matches.first, whole.contains(best.quality),
      matches.dropFirst().first?.quality != best.quality
    else { return nil }
    return slug(of: best)
  }

  /// The slug of the version that a slug, a name in any language or another word for it means; nil for none, and for
  /// what means several.
  package func version(named name: String) -> String? {
    let versions = versionGroups.flatMap(\.versions)
    if versions.contains(name) { return name }
    let found = NameIndex.words.values(.game, named: name).map(\.slug)
    return found.count == 1 && versions.contains(found[0]) ? found[0] : nil
  }

  /// The slugs of those of a kind whose names in any language are nearest to one, the nearest first.
  package func nearestSlugs(to name: String, kind: NameKind, most: Int = 3) -> [String] {
    let search = kind == .pokemon ? pokemonNames : nameBuilder(NameKinds(kind)).search()
    return search.nearest(to: name, most: most).compactMap(slug(of:))
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
    case .version: .of(Tables.versions, slug: .slug)
    default: nil
    }
  }
}

/// A table of things by slug, whatever its columns.
private struct NamedTable {
  let add: (NameKind, inout NameIndexBuilder) -> Void
  let slug: (Int) -> String?

  static func of<Columns: NamedColumns>(_ table: Table<Columns>, slug: Columns) -> NamedTable {
    NamedTable(
      add: { kind, builder in
        for index in 0..<table.count {
          var row = table[index]
          builder.begin(kind, id: index)
          builder.add(names: &row)
          builder.add(utf8: row[slug].bytes, languages: .none)
        }
      },
      slug: { index in
        guard 0..<table.count ~= index else { return nil }
        var row = table[index]
        return row[slug].text
      })
  }
}

/// Dictionaries from names to ids. Each is made when a name is first looked up.
enum NameIndex {
  /// By slug: every variety's, and each species' for its default variety.
  static let slugs: [String: Int] = {
    var ids: [String: Int] = [:]
    for index in 0..<Tables.pokemon.count {
      var row = Tables.pokemon[index]
      let id = row[.id].integer
      ids[row[.slug].text] = id
    }
    for index in 0..<Tables.species.count {
      var row = Tables.species[index]
      let number = row[.number].integer
      ids[row[.slug].text] = number
    }
    return ids
  }()

  /// The varieties by all their names, as the executable carries them.
  static let pokemon = NameSearch(bytes: EmbeddedNames.pokemon)

  /// The names that queries have for things.
  static let words = QueryWords(DexQuerySource())

  /// All that has a name in the tables.
  static let all = Dex().nameBuilder(.all).search()
}
