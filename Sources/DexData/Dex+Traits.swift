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
      var row = row
      return FormTrigger.TriggerKind(rawValue: row[.kind].text).map {
        FormTrigger(
          kind: $0, slug: row[.name].text, since: row[.since].optionalText,
          before: row[.before].optionalText)
      }
    }
  }

  package func varieties(triggeredBy item: String) -> [VarietyReference] {
    let ids = Tables.formTriggers.rows(containing: item).compactMap { row -> Int? in
      var row = row
      let id = row[.pokemon].integer
      return row[.kind].text == FormTrigger.TriggerKind.item.rawValue && row[.name].text == item
        ? id : nil
    }
    return references(Set(ids))
  }

  package func varietyRules(of id: Int) -> [VarietyRule] {
    Tables.varietyRules.rows(of: id).compactMap { row in
      var row = row
      return VarietyRule.RuleKind(rawValue: row[.rule].text).map {
        VarietyRule(kind: $0, values: row[.values].list { $0.text })
      }
    }
  }

  package func region(ofVariety id: Int) -> String? {
    Tables.varietyNames.row(of: id).flatMap { index in
      var row = Tables.varietyNames[index]
      return row[.region].optionalText
    }
  }

  package func flags(ofMove id: Int) -> [String]? {
    Tables.moveFlags.row(of: id).map { index in
      var row = Tables.moveFlags[index]
      return row[.flags].list { $0.text }
    }
  }

  /// Returns the slugs of effects that a move's text mentions but its data lacks. They have the
  /// same format as `EffectPart.slugs`.
  package func subjects(ofMove slug: String) -> [String] {
    guard let index = Tables.moveSubjects.row(of: slug) else { return [] }
    var row = Tables.moveSubjects[index]
    return row[.subjects].list { $0.text }
  }

  package func fact(ofItem slug: String) -> ItemFact? {
    Tables.itemFacts.row(of: slug).flatMap { index in
      var row = Tables.itemFacts[index]
      let (fact, name) = (row[.fact].text, row[.name].optionalText)
      let pokemon = row[.pokemon].list { $0.text }
      return ItemFact.ItemFactKind(rawValue: fact).map {
        ItemFact(kind: $0, name: name, pokemon: pokemon)
      }
    }
  }

  package func prices(of item: String) -> [ItemPrice] {
    guard let index = Tables.itemPrices.row(of: item) else { return [] }
    var row = Tables.itemPrices[index]
    return row[.prices].list { cell in
      var parts = cell.parts()
      return ItemPrice(
        versionGroup: parts.next().text, purchase: parts.next().optionalInteger,
        sell: parts.next().optionalInteger)
    }
  }
}

extension Tables {
  static let formTriggers = SortedTable<FormTriggerColumn>()
  static let varietyRules = SortedTable<VarietyRuleColumn>()
  static let moveFlags = Table<MoveFlagColumn>()
  static let moveSubjects = Table<MoveSubjectColumn>()
  static let itemFacts = Table<ItemFactColumn>()
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

enum ItemPriceColumn: Int, TableColumns {
  case item, prices

  static var table: TableName { .itemPrices }
}

extension Dex {
  package func percentBelow(_ base: Int, of stat: Stat) -> Int {
    guard let index = Stat.allCases.firstIndex(of: stat) else { return 0 }
    var row = Table<StatShareColumn>()[index]
    var shares = row[.shares].parts(by: ",")
    for _ in 0..<max(0, min(base, Stat.maximumBase)) { _ = shares.next() }
    return shares.next().integer
  }

  package func rankedStats(in generation: Int?) -> RankedStats {
    let source = DexQuerySource()
    let evolving = Self.evolvingSpecies(in: generation)
    let first = QueryForms.generations
    let rows = source.speciesRows.rows.filter { row in
      let number = Int(QueryRows.numbers[Int(row)])
      let exists = generation.map { first[Int(row)] <= $0 } ?? true
      return exists && !evolving.contains(number)
    }
    let columns = (Stat.allCases.map { NumericColumn(stat: $0) } + [.total]).map { figure in
      let column = source.column(figure, in: generation.map(edition(generation:)))
      return rows.map { Int(column[Int($0)]) }
    }
    return RankedStats(stats: Array(columns.dropLast()), totals: columns[columns.count - 1])
  }

  /// Returns the numbers of the species that can evolve in a generation, or in the newest if it is
  /// nil.
  private static func evolvingSpecies(in generation: Int?) -> Set<Int> {
    var numbers: [String: Int] = [:]
    var parents: Set<String> = []
    for var row in Tables.species.rows {
      numbers[row[.slug].text] = row[.number].integer
    }
    for var row in Tables.species.rows {
      let exists = generation.map { row[.generation].integer <= $0 } ?? true
      if exists, let parent = row[.evolvesFrom].optionalText { parents.insert(parent) }
    }
    return Set(parents.compactMap { numbers[$0] })
  }
}

enum StatShareColumn: Int, TableColumns {
  case stat, shares

  static var table: TableName { .statShares }
}
