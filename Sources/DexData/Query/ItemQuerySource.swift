internal import EmbeddedTables
package import PokedexModel
package import PokedexQuery
internal import PokedexText

/// The bundled items as a data source for queries. Its rows are those of `items`, which is sorted by
/// slug.
package struct ItemQuerySource: GlossarySource {
  package init() {}

  package var listKind: QueryListKind { .items }
  package var ids: [Int32] { Self.items.indices.map(Int32.init) }

  /// Every item that a game uses.
  package var items: [Item] { Self.items }

  private static let items = Dex().itemSlugs.compactMap { Dex().item($0) }
    .filter { $0.category != "unused" }

  /// Slugs of the status conditions that items cure.
  static let conditions = ["burn", "confusion", "freeze", "paralysis", "poison", "sleep"]

  package func column(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    [Int32](repeating: NumericColumn.none, count: Self.items.count)
  }

  package func rows(_ fact: Fact, in edition: Edition?) -> RowSet {
    switch fact {
    case .found(let place, let games): return Self.rows(nil, place.slug, versions(games, edition))
    case .met(let way, let place, let games):
      return Self.rows(way.slug, place?.slug, versions(games, edition))
    case .inVersion(let game, _): return Self.rows(nil, nil, versions([game], nil))
    default: break
    }
    return RowSet(Self.items) { item in
      switch fact {
      case .has(let pocket): item.pocket == pocket.slug
      case .does(.cures, let condition, _):
        Dex().conditionsCured(byItem: item.slug, in: edition).contains(condition.slug)
      case .does(.teaches, let move, let games):
        Self.teaches(item.slug, move.slug, QueryGames.groups(of: games, in: edition?.generation))
      case .does(let action, let type, _): Self.does(action, item.slug, type.slug)
      case .described(let words, let language):
        Described(words).fits(Self.line(of: item.slug, in: language))
      default: false
      }
    }
  }

  /// Slugs of the versions that a fact is about: the named ones, or those of the chosen game. Nil for
  /// all versions.
  private func versions(_ games: [QueryValue], _ edition: Edition?) -> [String]? {
    if !games.isEmpty { return versions(of: games) }
    return edition?.game.flatMap { Dex().versionGroup($0)?.versions }
  }

  package func versions(of games: [QueryValue]) -> [String] { DexQuerySource().versions(of: games) }

  /// Returns the items that can be had in a way, at a place, and in any of the versions; nil allows
  /// all.
  private static func rows(_ way: String?, _ place: String?, _ versions: [String]?) -> RowSet {
    let isRegion = place.map(QueryPlaces.regions.contains) ?? false
    var regions: [String: Bool] = [:]
    var rows = RowSet(none: items.count)
    for row in Tables.itemPlaces {
      if let way, !row[.how].isText(way) { continue }
      if let versions, !versions.contains(where: row[.versions].contains(part:)) { continue }
      if let place, isRegion {
        let location = row[.location].text
        let isThere = regions[location] ?? (Dex().region(of: location) == place)
        regions[location] = isThere
        if !isThere { continue }
      } else if let place, !row[.location].isText(place) {
        continue
      }
      if let index = indices[row[.item].text] { rows.insert(index) }
    }
    return rows
  }

  private static let indices = Dictionary(
    uniqueKeysWithValues: items.enumerated().map { ($1.slug, $0) })

  /// Returns all values of a kind. The methods are the ways to get an item.
  package func values(of kind: QueryValueKind) -> [NamedValue] {
    guard kind == .method else { return DexQuerySource().values(of: kind) }
    return ItemPlace.How.allCases.map { .builtIn("item-method", $0.rawValue) }
  }

  private static func teaches(_ item: String, _ move: String, _ games: UInt64) -> Bool {
    Dex().moves(taughtBy: item).contains { taught in
      taught.move == move
        && VersionGroups.indexBySlug[taught.versionGroup].map { games & 1 << UInt64($0) != 0 }
          == true
    }
  }

  private static func does(_ action: RowAction, _ item: String, _ type: String) -> Bool {
    guard let fact = Dex().fact(ofItem: item), fact.name == type else { return false }
    return switch fact.kind {
    case .boostsType, .plate, .gem: action == .boosts
    case .resistsType: action == .weakens
    default: false
    }
  }

  private static func line(of slug: String, in language: Language) -> String? {
    ItemWords.line(of: slug, in: language) ?? ItemWords.pattern(of: slug, in: language)?.text
  }

  package func names(in language: Language) -> [String] {
    Self.items.map { $0.names[language] ?? $0.slug }
  }
}

/// The natures as a data source for queries. Its rows are those of `Dex.natures`.
package struct NatureQuerySource: GlossarySource {
  package init() {}

  package var listKind: QueryListKind { .natures }
  package var ids: [Int32] { Dex().natures.indices.map(Int32.init) }

  package func column(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    [Int32](repeating: NumericColumn.none, count: ids.count)
  }

  package func rows(_ fact: Fact, in edition: Edition?) -> RowSet {
    RowSet(Dex().natures) { nature in
      switch fact {
      case .does(.raises, let stat, _): nature.increased?.slug == stat.slug
      case .does(.lowers, let stat, _): nature.decreased?.slug == stat.slug
      default: false
      }
    }
  }

  package func names(in language: Language) -> [String] {
    Dex().natures.map { $0.names[language] ?? $0.slug }
  }
}

/// Words that a description must have, in any order. Each may be the beginning of a longer word.
struct Described {
  private let words: [[UInt16]]

  init(_ text: String) {
    words = text.split { $0 == " " || $0 == "-" }.map { NormalizedName.letters(String($0)) }
  }

  func fits(_ line: String?) -> Bool {
    guard let line else { return false }
    let letters = NormalizedName.letters(line)
    let own = line.split { !$0.isLetter && !$0.isNumber }.map {
      NormalizedName.letters(String($0))
    }
    return words.allSatisfy { word in
      // A script without spaces has no beginnings of words.
      word.first.map { $0 >= 0x3000 } == true
        ? letters.contains(word) : own.contains { $0.starts(with: word) }
    }
  }
}
