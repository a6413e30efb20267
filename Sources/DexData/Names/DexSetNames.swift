internal import EmbeddedTables
public import PokedexModel
internal import PokedexQuery
public import PokedexSets

/// The bundled names for reading and writing sets.
public struct DexSetNames: SetNames {
  private let language: Language

  /// - Parameter language: language of the names that `nearest(to:as:)` returns, where they exist.
  public init(_ language: Language = .english) {
    self.language = language
  }

  /// Returns the slug of the entry whose name in any language is this text. Case, accents, spaces
  /// and punctuation are ignored.
  public func slug(of text: String, as kind: SetNameKind) -> String? {
    if kind == .pokemon, let slug = ShowdownNames.slug(of: text) { return slug }
    let name = kind.nameKind
    return SetIndex.names[name]?.id(of: text).flatMap { Dex().slug(of: name, id: $0) }
  }

  /// Returns up to three names of a kind that are close to a text, the closest first.
  public func nearest(to text: String, as kind: SetNameKind) -> [String] {
    let matches = SetIndex.search.nearest(
      to: text, language: language, kinds: NameKinds(kind.nameKind))
    return matches.compactMap { Dex().slug(of: $0) }.compactMap { name(of: $0, as: kind) }
      .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
  }

  /// Returns Showdown's name in a generation. If the table has none, returns the English name with
  /// straight apostrophes.
  public func spelling(of slug: String, as kind: SetNameKind, in generation: Int) -> String? {
    if kind == .pokemon { return ShowdownNames.name(of: slug) }
    if kind == .ability || kind == .item,
      let name = ShowdownNames.recorded(slug, in: generation)
    {
      return name
    }
    return Self.names(of: slug, kind)?[exactly: .english]?.replacing("’", with: "'")
  }

  /// Returns the current ability in a slot of a variety.
  public func ability(in slot: AbilitySlot, of pokemon: String) -> String? {
    guard let id = Dex().variety(ofSet: pokemon), let row = Dex().row(ofVariety: id) else {
      return nil
    }
    let abilities = VarietyRow(row).abilities.filter { $0.isHidden == (slot == .hidden) }
    return (slot == .second ? abilities.dropFirst() : abilities[...]).first?.slug
  }

  /// Returns an entry's name in `language`. If none exists, returns Showdown's name, which is
  /// English.
  private func name(of slug: String, as kind: SetNameKind) -> String? {
    if language == .english { return spelling(of: slug, as: kind) }
    return Self.names(of: slug, kind)?[exactly: language] ?? spelling(of: slug, as: kind)
  }

  private static func names(of slug: String, _ kind: SetNameKind) -> LocalizedText? {
    switch kind {
    case .pokemon: Tables.species.names(ofDefault: slug)
    case .item: Tables.items.names(of: slug)
    case .ability: Tables.abilities.names(of: slug)
    case .move: Dex().move(slug)?.names
    case .nature: Tables.natures.names(of: slug)
    case .type: Tables.types.names(of: slug)
    }
  }
}

extension Dex {
  /// Returns the id of the variety that a slug in a set refers to. The slug may be a variety's or a
  /// form's.
  package func variety(ofSet slug: String) -> Int? {
    NameIndex.slugs[slug] ?? ShowdownNames.varieties[slug]
  }

  /// Returns Showdown's name of a variety or form; nil for an unknown slug.
  package func showdownName(of slug: String) -> String? { ShowdownNames.name(of: slug) }
}

extension SetNameKind {
  fileprivate var nameKind: NameKind {
    switch self {
    case .pokemon: .pokemon
    case .item: .item
    case .ability: .ability
    case .move: .move
    case .nature: .nature
    case .type: .type
    }
  }
}

/// The index of all names, and for each kind, a look-up by whole names. Created when a set is first
/// read.
private enum SetIndex {
  static let search = Dex().allNames
  static let names: [NameKind: WholeNames] = Dictionary(
    uniqueKeysWithValues: SetNameKind.allCases.map {
      ($0.nameKind, WholeNames(search, kind: $0.nameKind))
    })
}

/// Showdown's names of varieties and forms.
private enum ShowdownNames {
  /// Returns the slug of the variety or form with this Showdown name. If varieties share a name,
  /// the variety whose slug equals the name takes precedence, then the variety with the lowest id.
  static func slug(of name: String) -> String? { slugs[key(name)] }

  /// Returns the Showdown name that the table has for a slug. If the table lacks the slug, builds
  /// the name from the species' English name and the words that follow the species in the slug. For
  /// a default variety, the English name alone is used.
  static func name(of slug: String) -> String? {
    if let name = recorded(slug, in: TypeChart.newestGeneration) { return name }
    guard let id = NameIndex.slugs[slug] ?? varieties[slug], let number = Dex.number(ofVariety: id)
    else { return nil }
    let species = Tables.speciesNames[number - 1].names[exactly: .english]
    let start = Tables.species[number - 1].text(in: .slug) + "-"
    guard let species, slug.hasPrefix(start), id != number || varieties[slug] != nil else {
      return species
    }
    let words = slug.dropFirst(start.count).split(separator: "-")
    return species + words.map { "-" + $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the name that the table has for a slug in a generation, if any.
  static func recorded(_ slug: String, in generation: Int) -> String? {
    guard let index = Tables.showdownNames.row(of: slug) else { return nil }
    var row = Tables.showdownNames[index]
    let name = row[.name].text
    return generation <= row[.until].optionalInteger ?? TypeChart.newestGeneration ? name : nil
  }

  /// Ids of varieties keyed by the slugs of their non-default forms. Slugs that are also a
  /// variety's slug are left out.
  static let varieties: [String: Int] = forms { !$0 }

  /// Ids of varieties keyed by the slugs of their default forms. Slugs that are also a variety's
  /// slug are left out. A default form has the same name as its variety.
  private static let defaults: [String: Int] = forms { $0 }

  private static func forms(_ isWanted: (_ isDefault: Bool) -> Bool) -> [String: Int] {
    var ids: [String: Int] = [:]
    Tables.forms.forEachRow { row in
      var row = row
      let (id, slug) = (row[.pokemon].integer, row[.slug].text)
      if isWanted(row[.isDefault].flag), NameIndex.slugs[slug] == nil { ids[slug] = id }
    }
    return ids
  }

  private static let slugs: [String: String] = {
    var slugs: [String: String] = [:]
    func add(_ name: (some StringProtocol)?, _ slug: String) {
      guard let name = name.map({ String($0) }) else { return }
      slugs[key(name)] = slugs[key(name)] ?? slug
    }
    let varieties = Tables.pokemonRowsByID.map { VarietyRow($0).slug }
    // If varieties share a name, prefer the one whose slug equals it.
    for slug in varieties where name(of: slug).map(key) == key(slug) { add(slug, slug) }
    for slug in varieties { add(name(of: slug), slug) }
    for slug in varieties {
      if slug.hasSuffix("-male") { add(slug.dropLast(5) + "-m", slug) }
      if slug.hasSuffix("-female") { add(slug.dropLast(7) + "-f", slug) }
    }
    for slug in ShowdownNames.varieties.keys.sorted() {
      add(name(of: slug), slug)
      add(slug, slug)
    }
    for (slug, id) in defaults {
      if let row = Dex().row(ofVariety: id) { add(slug, VarietyRow(row).slug) }
    }
    return slugs
  }()

  /// Returns only the letters and digits, in lowercase.
  private static func key(_ name: String) -> String {
    String(decoding: FoldedName(name).letters, as: UTF16.self)
  }
}

extension Tables {
  static let showdownNames = Table<ShowdownNameColumn>()
}

enum ShowdownNameColumn: Int, TableColumns {
  case slug, name, until

  static var table: TableName { .showdownNames }
}

extension Table<SpeciesColumn> {
  /// Returns the names of the species whose default variety has this slug.
  fileprivate func names(ofDefault slug: String) -> LocalizedText? {
    NameIndex.slugs[slug].flatMap { 1...count ~= $0 ? Tables.speciesNames[$0 - 1].names : nil }
  }
}
