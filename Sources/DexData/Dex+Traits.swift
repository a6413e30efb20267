internal import EmbeddedTables
package import PokedexModel
internal import PokedexQuery

// Form triggers, move flags and changes, item prices and other small tables. Each table is read
// only by the page that shows it.
extension Dex {
  package func formTriggers(ofVariety id: Int, in version: String? = nil) -> [FormTrigger] {
    allFormTriggers(ofVariety: id).filter { $0.applies(in: version, among: versionGroups) }
  }

  /// Returns what can change a Pokémon into a variety in any game.
  func allFormTriggers(ofVariety id: Int) -> [FormTrigger] {
    Tables.formTriggers.rows(of: id).compactMap { row in
      FormTrigger.TriggerKind(rawValue: row[.kind].text).map {
        FormTrigger(
          kind: $0, slug: row[.name].text, since: row[.since].optionalText,
          before: row[.before].optionalText)
      }
    }
  }

  package func varieties(triggeredBy item: String) -> [VarietyReference] {
    let rows = Tables.formTriggers.filter { row in
      row[.kind].isText(FormTrigger.TriggerKind.item.rawValue) && row[.name].isText(item)
    }
    return references(rows.map { $0[.pokemon].integer })
  }

  package func varietyRules(of id: Int) -> [VarietyRule] {
    Tables.varietyRules.rows(of: id).compactMap { row in
      VarietyRule.RuleKind(rawValue: row[.rule].text).map {
        VarietyRule(kind: $0, values: row[.values].list { $0.text })
      }
    }
  }

  package func region(ofVariety id: Int) -> String? {
    Tables.varietyNames.row(of: id)?[.region].optionalText
  }

  package func flags(ofMove id: Int) -> [String]? {
    Tables.moveFlags.row(of: id)?[.flags].list { $0.text }
  }

  /// Returns the slugs of effects that a move's text mentions but its data lacks. They have the
  /// same format as `EffectPart.slugs`.
  package func subjects(ofMove slug: String) -> [String] {
    Tables.moveSubjects.row(of: slug)?[.subjects].list { $0.text } ?? []
  }

  package func fact(ofItem slug: String) -> ItemFact? {
    Tables.itemFacts.row(of: slug).flatMap { row in
      let (fact, name) = (row[.fact].text, row[.name].optionalText)
      let pokemon = row[.pokemon].list { $0.text }
      return ItemFact.ItemFactKind(rawValue: fact).map {
        ItemFact(kind: $0, name: name, pokemon: pokemon)
      }
    }
  }

  /// Returns the slugs of the status conditions that an item cures in an edition; nil means today.
  func conditionsCured(byItem slug: String, in edition: Edition?) -> [String] {
    guard let row = Tables.itemCures.row(of: slug) else { return [] }
    let generation = row[.generation].optionalInteger
    return generation == nil || generation == edition?.generation
      ? row[.conditions].list { $0.text } : []
  }

  /// Conditions of sales at lower prices than the usual ones.
  private static let sales: Set = ["bargain", "rooftop-sale"]

  /// Returns the prices of an item: the recorded ones, and in other games the lowest price of its
  /// shops there.
  package func prices(of item: String) -> [ItemPrice] {
    let recorded = Tables.itemPrices.row(of: item)?[.prices].list { cell in
      var parts = cell.parts()
      return ItemPrice(
        versionGroup: parts.next().text, purchase: parts.next().optionalInteger,
        sell: parts.next().optionalInteger)
    }
    let sales = places(ofItem: item).filter(\.how.isSale)
    return versionGroups.compactMap { group in
      let known = recorded?.first { $0.versionGroup == group.slug }
      let own = sales.filter { $0.versions.contains(where: group.versions.contains) }
      let usual = own.filter { Set($0.conditions).isDisjoint(with: Self.sales) }
      let lowest = (usual.isEmpty ? own : usual).compactMap(\.price).min()
      if let known, known.purchase != nil || lowest == nil { return known }
      return lowest.map {
        ItemPrice(versionGroup: group.slug, purchase: $0, sell: known?.sell)
      }
    }
  }
}

extension Tables {
  static let formTriggers = Table<FormTriggerColumn>()
  static let varietyRules = Table<VarietyRuleColumn>()
  static let moveFlags = Table<MoveFlagColumn>()
  static let moveSubjects = Table<MoveSubjectColumn>()
  static let itemFacts = Table<ItemFactColumn>()
  static let itemCures = Table<ItemCureColumn>()
  static let itemPrices = Table<ItemPriceColumn>()
}

enum FormTriggerColumn: Int, TableColumns {
  case pokemon, kind, name, since, before

  static var table: TableName { .formTriggers }
}

enum VarietyRuleColumn: Int, TableColumns {
  case pokemon, rule, values

  static var table: TableName { .varietyRules }
}

enum MoveFlagColumn: Int, TableColumns {
  case moveId, flags

  static var table: TableName { .moveFlags }
}

enum MoveSubjectColumn: Int, TableColumns {
  case move, subjects

  static var table: TableName { .moveSubjects }
}

enum ItemFactColumn: Int, TableColumns {
  case item, fact, name, pokemon

  static var table: TableName { .itemFacts }
}

enum ItemCureColumn: Int, TableColumns {
  case item, conditions, generation

  static var table: TableName { .itemCures }
}

enum ItemPriceColumn: Int, TableColumns {
  case item, prices

  static var table: TableName { .itemPrices }
}

extension Dex {
  package func rankedStats(in generation: Int?) -> RankedStats {
    generation.map(Self.ranked) ?? Self.rankedToday
  }

  private static let rankedToday = ranked(in: nil)

  private static func ranked(in generation: Int?) -> RankedStats {
    let edition = generation.map(Dex().edition(generation:))
    let species = AllSpecies.all.filter { $0.generation <= generation ?? .max }
    let evolving = Set(species.compactMap(\.evolvesFrom))
    let stats = species.filter { !evolving.contains($0.slug) }
      .compactMap { Varieties.variety($0.number)?.stats(in: edition) }
    return RankedStats(
      stats: Stat.allCases.map { stat in stats.map { $0[stat] } }, totals: stats.map(\.total))
  }
}
