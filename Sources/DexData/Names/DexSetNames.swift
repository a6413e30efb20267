internal import EmbeddedTables
public import PokedexModel
internal import PokedexQuery
public import PokedexSets
private import Synchronization

/// The bundled names for reading and writing sets.
public struct DexSetNames: SetNames {
  private let language: Language

  /// - Parameter language: language of the names that `nearest(to:as:)` returns, where they exist.
  public init(_ language: Language = .english) {
    self.language = language
  }

  /// Returns the slug of the entry whose name in any language is this text. Case, accents, spaces
  /// and punctuation are ignored. The slug may be a form's.
  public func slug(of text: String, as kind: SetNameKind) -> String? {
    if kind == .pokemon { return SetIndex.pokemon.value(of: text, orElse: Self.pokemon) }
    return SetIndex.names[kind.nameKind]?.id(of: text).flatMap {
      Dex().slug(of: kind.nameKind, id: $0)
    }
  }

  private static func pokemon(named text: String) -> String? {
    guard let id = Varieties.ids[NameKey.key(text)] ?? SetIndex.names[.pokemon]?.id(of: text),
      let slug = Dex().slug(of: .pokemon, id: id)
    else { return nil }
    if let form = Dex().form(ofVariety: id, named: text) {
      return form.isDefault ? slug : form.slug
    }
    let isSlug = FoldedName(slug).letters == FoldedName(text).letters
    return isSlug ? slug : ShowdownNames.variety(named: text, like: id) ?? slug
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
    guard let id = Dex().variety(ofSet: pokemon), let variety = Varieties.variety(id) else {
      return nil
    }
    let abilities = variety.abilities(in: nil).filter { $0.isHidden == (slot == .hidden) }
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
    case .pokemon:
      Varieties.ids[slug].flatMap(Varieties.variety).flatMap { variety in
        variety.isDefault ? Tables.speciesNames[variety.number - 1].names : nil
      }
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
    Varieties.ids[slug] ?? ShowdownNames.varieties[slug]
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
  /// Forms are found by comparing the names of all forms of a species in all languages, so the names
  /// that were looked up last are kept.
  static let pokemon = NameMemory()
}

/// The slugs of names that were looked up. It is emptied when it has too many.
private final class NameMemory: Sendable {
  private static let maximumCount = 1_000

  private let slugs = Mutex<[String: String?]>([:])

  func value(of name: String, orElse find: (String) -> String?) -> String? {
    if let known = slugs.withLock({ $0[name] }) { return known }
    let slug = find(name)
    slugs.withLock { slugs in
      if slugs.count == Self.maximumCount { slugs = [:] }
      slugs[name] = .some(slug)
    }
    return slug
  }
}

/// Showdown's names of varieties and forms.
enum ShowdownNames {
  /// Returns the slug of the variety with this Showdown name among those of a variety's species.
  /// Showdown calls another one "Minior" than the games' default. Nil if none has that name.
  static func variety(named name: String, like id: Int) -> String? {
    guard let known = Varieties.variety(id) else { return nil }
    let key = FoldedName(name).letters
    let named = Varieties.ofSpecies(known.number).first { variety in
      self.name(of: variety.slug).map { FoldedName($0).letters } == key
    }
    return named?.slug
  }

  /// Returns the Showdown name that the table has for a slug. If the table lacks the slug, builds
  /// the name from the species' English name and the words that follow the species in the slug. For
  /// a default variety, the English name alone is used.
  static func name(of slug: String) -> String? {
    if let name = recorded(slug, in: TypeChart.newestGeneration) { return name }
    guard let id = Varieties.ids[slug] ?? varieties[slug], let variety = Varieties.variety(id)
    else { return nil }
    let species = Tables.speciesNames[variety.number - 1].names[exactly: .english]
    let start = Tables.species[variety.number - 1][.slug].text + "-"
    guard let species, slug.hasPrefix(start), !variety.isDefault || varieties[slug] != nil else {
      return species
    }
    let words = slug.dropFirst(start.count).split(separator: "-")
    return species + words.map { "-" + $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the name that the table has for a slug in a generation, if any.
  static func recorded(_ slug: String, in generation: Int) -> String? {
    guard let row = Tables.showdownNames.row(of: slug) else { return nil }
    let name = row[.name].text
    return generation <= row[.until].optionalInteger ?? TypeChart.newestGeneration ? name : nil
  }

  /// Ids of varieties keyed by the slugs of their non-default forms. Slugs that are also a
  /// variety's slug are left out.
  static let varieties: [String: Int] = {
    var ids: [String: Int] = [:]
    for row in Tables.forms where !row[.isDefault].flag {
      let slug = row[.slug].text
      if Varieties.ids[slug] == nil { ids[slug] = row[.pokemon].integer }
    }
    return ids
  }()
}

extension Tables {
  static let showdownNames = Table<ShowdownNameColumn>()
}

enum ShowdownNameColumn: Int, TableColumns {
  case slug, name, until

  static var table: TableName { .showdownNames }
}
