internal import EmbeddedTables
internal import PokedexModel
package import PokedexQuery
internal import PokedexText

extension DexQuerySource {
  package func values(of kind: QueryValueKind) -> [NamedValue] {
    switch kind {
    case .type:
      PokemonType.allCases.filter(\.hasMembers).map {
        NamedValue(
          slug: $0.rawValue, names: Tables.types.names(of: $0.rawValue),
          aliases: NamedValue.builtIn("type", $0.rawValue).aliases)
      }
    case .ability: named(Tables.abilities, .slug)
    case .move: named(Tables.moves, .slug)
    case .eggGroup: named(Tables.eggGroups, .slug)
    case .item: named(Tables.items, .slug)
    case .place:
      named(Tables.locations, .slug, QueryPlaces.aliases(of:))
        .filter { !QueryPlaces.regions.contains($0.slug) } + labels("region")
    case .color: labels("color") { NamedValue.builtIn("color", $0).aliases }
    case .shape: labels("shape")
    case .habitat: labels("habitat")
    case .growth: Self.growthRates
    case .region: regions
    case .dex: dexes
    case .game: games
    case .trigger:
      labels("trigger") { NamedValue.builtIn("trigger", $0).aliases }
        + QueryEvolutions.Step.kinds.map { .builtIn("trigger", $0) }
    case .damageClass: labels("class") { NamedValue.builtIn("class", $0).aliases }
    case .target: labels("target")
    case .effect:
      (labels("ailment") { NamedValue.builtIn("effect", $0).aliases }).filter { $0.slug != "none" }
        + (labels("stat") { NamedValue.builtIn("effect", $0).aliases }).filter { $0.slug != "hp" }
        + EffectPart.otherSlugs.map { .builtIn("effect", $0) }
    case .genus: Self.genera
    case .method:
      (labels("method") { NamedValue.builtIn("method", $0).aliases })
        + [.builtIn("method", QueryPlaces.shinyLocked)]
    case .pocket: labels("pocket") { NamedValue.builtIn("pocket", $0).aliases }
    case .ailment:
      (labels("ailment") { NamedValue.builtIn("ailment", $0).aliases })
        .filter { ItemQuerySource.conditions.contains($0.slug) }
    case .nature: named(Tables.natures, .slug)
    case .trait, .stat, .way, .sort, .pokemon: []
    }
  }

  private func named<Columns: NamedColumns>(
    _ table: Table<Columns>, _ slug: Columns, _ aliases: (String) -> [String] = { _ in [] }
  ) -> [NamedValue] {
    table.map { row in
      let slug = row[slug].text
      return NamedValue(slug: slug, names: row.names, aliases: aliases(slug))
    }
  }

  /// Returns the labels of a kind, such as `color`, as values for queries. Their keys in the table
  /// of labels begin with the kind.
  private func labels(
    _ kind: String, _ aliases: (String) -> [String] = { _ in [] }
  ) -> [NamedValue] {
    Tables.labels.compactMap { row in
      let key = row[.key].text
      guard key.hasPrefix(kind + "/") else { return nil }
      let slug = String(key.dropFirst(kind.count + 1))
      return NamedValue(slug: slug, names: row.names, aliases: aliases(slug))
    }
  }

  /// Regions that at least one Pokémon comes from. No Pokémon comes from Orre.
  private var regions: [NamedValue] {
    labels("region").filter { QueryForms.regionOfRow.contains($0.slug) }
  }

  private var dexes: [NamedValue] {
    let regions = labels("region")
    func names(_ slug: String) -> LocalizedText? { regions.first { $0.slug == slug }?.names }
    let own = labels("dex").map { dex in
      let slug = dex.slug == "hoenn" ? RegionalDexSlugs.original : dex.slug
      let aliases = names(slug)?.all.map(\.text) ?? []
      return NamedValue(slug: slug, names: dex.names, aliases: aliases)
    }
    return RegionalDexSlugs.regions.map { NamedValue(slug: $0.region, names: names($0.region)) }
      + own
  }

  /// Versions and version groups. If both have the same slug, only the version is listed.
  private var games: [NamedValue] {
    let versions = VersionGroups.all.flatMap(\.versions).map {
      NamedValue(slug: $0, names: Tables.versions.names(of: $0))
    }
    let groups = VersionGroups.all.filter { group in
      !versions.contains { $0.slug == group.slug }
    }
    return versions + groups.map { NamedValue(slug: $0.slug, aliases: $0.nicknames) }
  }

  private static let growthRates = [
    "fast", "medium", "medium-slow", "slow", "slow-then-very-fast", "fast-then-very-slow",
  ].map { NamedValue.builtIn("growth", $0) }
}

// The categories of species, such as "Mouse Pokémon".
extension DexQuerySource {
  /// The word that every category ends with, which may be left out.
  private static let suffixes = [" Pokémon", "ポケモン", "-Pokémon"]

  static let genera: [NamedValue] = {
    var known: Set<String> = []
    return Tables.genera.compactMap { row in
      guard let slug = genus(row), known.insert(slug).inserted else { return nil }
      let names = Language.interfaceLanguages.compactMap { row.names[exactly: $0] }
      return NamedValue(slug: slug, names: row.names, aliases: names.compactMap(short))
    }
  }()

  /// Numbers of the species of each category.
  static let numbersByGenus: [String: Set<Int>] = {
    var numbers: [String: Set<Int>] = [:]
    for row in Tables.genera {
      if let slug = genus(row) { numbers[slug, default: []].insert(row[.number].integer) }
    }
    return numbers
  }()

  private static func genus(_ row: Row<GenusColumn>) -> String? {
    row.names[exactly: .english].flatMap(short)
      .map { $0.lowercased().split(separator: " ").joined(separator: "-") }
  }

  private static func short(_ name: String) -> String? {
    suffixes.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
  }
}
