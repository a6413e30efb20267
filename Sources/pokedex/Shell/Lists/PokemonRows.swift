internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexApp
internal import PokedexText

/// The rows of a list of Pokémon, with all columns that it can have.
struct PokemonRows {
  private let answer: QueryAnswer
  private let language: Language
  private let edition: Edition?
  private let words: Words
  private let source = DexQuerySource()
  private let dex = Dex()
  /// The Pokémon in the rows, with their data from the newest games.
  private let items: [PokemonListItem]

  init(answer: QueryAnswer, language: Language, edition: Edition?, words: Words) {
    self.answer = answer
    self.language = language
    self.words = words
    self.edition = edition
    let all = dex.listItems(urlPrefix: "")
    let rows = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })
    items = answer.ids.compactMap { rows[$0].map { all[$0] } }
  }

  typealias PokemonOutputColumn = NamedColumn<PokemonRows>

  /// The columns that identify a row, such as `slug`, followed by a column for each query term
  /// whose values can be listed.
  static var columns: [PokemonOutputColumn] {
    [
      PokemonOutputColumn(["id"], "id") { $0.items.map { .integer($0.id) } },
      PokemonOutputColumn(["slug"], "slug") { $0.items.map { .text($0.name) } },
      PokemonOutputColumn(["display-name", "display_name"], "display_name") { rows in
        rows.items.map { .text(rows.displayName(of: $0)) }
      },
    ] + TermTable.pokemon.all.compactMap(column)
  }

  private static func column(of term: QueryTerm) -> PokemonOutputColumn? {
    let words = term.words
    if let figure = term.figure { return column(of: figure, words) }
    switch (term.name, term.kind) {
    case ("name", _):
      return PokemonOutputColumn(words, "name") { rows in
        rows.items.map { .named($0.name, rows.displayName(of: $0)) }
      }
    case ("type", _):
      return PokemonOutputColumn(words, "types") { rows in rows.items.map(rows.types) }
    case ("ability", _):
      return PokemonOutputColumn(words, "abilities") { rows in
        rows.items.map { rows.abilities(of: $0) }
      }
    case ("hidden", _):
      return PokemonOutputColumn(words, "hidden_ability") { rows in
        rows.items.map { rows.abilities(of: $0, areHidden: true) }
      }
    case ("is", _):
      return PokemonOutputColumn(words, "is") { rows in
        let traits = PokedexQuery.Trait.allCases.filter { !$0.isUserSet }
        return rows.sets(traits.map { ($0.rawValue, .trait($0)) }) { $0 }
      }
    case (_, .eggGroup): return column(of: .eggGroup, words, "egg_groups")
    case (_, .growth): return column(of: .growth, words, "growth_rate")
    case (_, .color?), (_, .shape?), (_, .habitat?), (_, .region?):
      return term.kind.map { column(of: $0, words, term.name) }
    default: return nil
    }
  }

  private static func column(of figure: NumericColumn, _ words: [String] = [])
    -> PokemonOutputColumn
  {
    let key = figure == .generation ? "generation" : TermTable.pokemon.of(figure)?.name ?? ""
    return PokemonOutputColumn(words, key, figure: .figure(figure)) {
      $0.figures(.figure(figure), figure.dimension)
    }
  }

  /// Returns a column that lists each row's values of one kind, such as its egg groups.
  private static func column(of kind: QueryValueKind, _ words: [String], _ key: String)
    -> PokemonOutputColumn
  {
    PokemonOutputColumn(words, key) { $0.valueCells(kind) }
  }

  /// Returns the default columns, followed by the numeric columns and the regional dexes that the
  /// query mentions.
  static func columns(of answer: QueryAnswer, isText: Bool) -> [PokemonOutputColumn] {
    let keys =
      isText
      ? ["number", "slug", "name", "types"] : ["number", "id", "name", "display_name", "types"]
    let known = columns
    return keys.compactMap { key in known.first { $0.key == key } }
      + answer.columns.compactMap { column in
        switch column.column {
        case .figure(.number), .name, .marks: nil
        case .figure(let figure): self.column(of: figure)
        case .dex(let dex): self.column(of: dex)
        }
      }
  }

  /// A column for each regional dex, with the Pokémon's numbers in it.
  static var dexColumns: [PokemonOutputColumn] {
    DexQuerySource().values(of: .dex).map { column(of: QueryValue(.dex, slug: $0.slug)) }
  }

  private static func column(of dex: QueryValue) -> PokemonOutputColumn {
    let key = "dex_" + dex.slug.split(separator: "-").joined(separator: "_")
    return PokemonOutputColumn([key], key, figure: .dex(dex)) { $0.figures(.dex(dex), .count) }
  }

  private func displayName(of item: PokemonListItem) -> String {
    DexVocabulary().pokemon(id: item.id)?.display(in: language) ?? SlugWords.title(item.name)
  }

  private func types(of item: PokemonListItem) -> ListTable.Cell {
    let types = edition.map { dex.types(ofVariety: item.id, in: $0.generation) } ?? item.types
    return .list(types.map(\.rawValue), types.map { words.name(of: $0) }, separator: " ")
  }

  private func abilities(
    of item: PokemonListItem, areHidden: Bool = false
  ) -> ListTable.Cell {
    guard let pokemon = dex.pokemon(id: item.id, in: edition) ?? dex.pokemon(id: item.id) else {
      return .none
    }
    let slugs = pokemon.abilities.filter { $0.isHidden || !areHidden }.map(\.slug)
    let names = slugs.map { dex.ability($0)?.names[language] ?? SlugWords.title($0) }
    return .list(slugs, names)
  }

  private func figures(
    _ column: SortKey.SortColumn, _ dimension: NumericColumn.Dimension
  ) -> [ListTable.Cell] {
    guard let found = answer.columns.first(where: { $0.column == column }) else {
      guard case .figure(let figure) = column else { return items.map { _ in .none } }
      return cells(source.column(figure, in: edition), dimension)
    }
    return found.figures.map { figure in
      guard let figure else { return .none }
      return cell(figure, dimension)
    }
  }

  /// Returns the cells of a numeric column. `column` has a value for every row of the data source;
  /// only the values of the listed rows are used.
  private func cells(_ column: [Int32], _ dimension: NumericColumn.Dimension) -> [ListTable.Cell] {
    rows.map { row in
      if column[row] == NumericColumn.none { return .none }
      return cell(Int(column[row]), dimension)
    }
  }

  private func cell(_ figure: Int, _ dimension: NumericColumn.Dimension) -> ListTable.Cell {
    switch dimension {
    case .length where words.units != .metric:
      return .measured(tenths: figure, shown: words.height(figure))
    case .mass where words.units != .metric:
      return .measured(tenths: figure, shown: words.weight(figure))
    default: return dimension.columnUnitsPerUnit > 1 ? .tenths(figure) : .integer(figure)
    }
  }

  /// The data source's row index for each listed Pokémon.
  private var rows: [Int] {
    let ids = source.ids.enumerated().map { (Int($1), $0) }
    let itemsByID = Dictionary(uniqueKeysWithValues: ids)
    return items.compactMap { itemsByID[$0.id] }
  }

  private func valueCells(_ kind: QueryValueKind) -> [ListTable.Cell] {
    let table = QueryWords(source)
    let named = source.values(of: kind)
    let values = named.compactMap { value -> (String, Fact)? in
      table.values(kind, named: value.slug).first.map { (value.slug, .has($0)) }
    }
    return sets(values) { slug in
      named.first { $0.slug == slug }?.label(in: language) ?? SlugWords.title(slug)
    }
  }

  /// Returns a cell for each listed Pokémon, with those of the given facts that are true for it.
  private func sets(
    _ facts: [(slug: String, fact: Fact)], _ name: (String) -> String
  ) -> [ListTable.Cell] {
    let sets = facts.map {
      (slug: $0.slug, name: name($0.slug), source.rows($0.fact, in: edition))
    }
    return rows.map { row in
      let found = sets.filter { $0.2.contains(row) }
      return .list(found.map(\.slug), found.map(\.name))
    }
  }
}
