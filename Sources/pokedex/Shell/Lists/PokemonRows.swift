internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexApp
internal import PokedexText

/// The rows of an answer, column by column.
struct PokemonRows {
  private let answer: QueryAnswer
  private let language: Language
  private let generation: Int?
  private let words: Words
  private let source = DexQuerySource()
  private let dex = Dex()
  /// As they are today.
  private let items: [PokemonListItem]

  init(answer: QueryAnswer, language: Language, settings: QuerySettings, words: Words) {
    self.answer = answer
    self.language = language
    self.words = words
    generation = settings.generation
    let all = dex.listItems(urlPrefix: "")
    let rows = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })
    items = answer.ids.compactMap { rows[$0].map { all[$0] } }
  }

  func column(_ column: PokemonLister.Column) -> ListTable.Column {
    ListTable.Column(key: key(of: column), cells: cells(of: column))
  }

  private func key(of column: PokemonLister.Column) -> String {
    switch column {
    case .id: "id"
    case .slug: "slug"
    case .name: "name"
    case .displayName: "display_name"
    case .types: "types"
    case .abilities(let isHidden): isHidden ? "hidden_ability" : "abilities"
    case .traits: "is"
    case .figure(.generation): "generation"
    case .figure(let figure): TermTable.pokemon.of(figure)?.name ?? ""
    case .dex(let dex): "dex_" + dex.slug.split(separator: "-").joined(separator: "_")
    case .has(let kind): Self.key(of: kind)
    }
  }

  /// Those that a source knows of.
  private static var traits: [(slug: String, fact: PokedexQuery.Fact)] {
    PokedexQuery.Trait.allCases.filter { !$0.isSaid }.map { ($0.rawValue, .trait($0)) }
  }

  private static func key(of kind: ValueKind) -> String {
    switch kind {
    case .eggGroup: "egg_groups"
    case .growth: "growth_rate"
    default: TermTable.pokemon.all.first { $0.kind == kind }?.name ?? ""
    }
  }

  private func cells(of column: PokemonLister.Column) -> [ListTable.Cell] {
    switch column {
    case .id: items.map { .integer($0.id) }
    case .slug: items.map { .text($0.name) }
    case .name: items.map { .named($0.name, displayName(of: $0)) }
    case .displayName: items.map { .text(displayName(of: $0)) }
    case .types: items.map(types)
    case .abilities(let isHidden): items.map { abilities(of: $0, areHidden: isHidden) }
    case .traits: sets(Self.traits) { $0 }
    case .figure(let figure): figures(.figure(figure), figure.dimension)
    case .dex(let dex): figures(.dex(dex), .count)
    case .has(let kind): having(kind)
    }
  }

  private func displayName(of item: PokemonListItem) -> String {
    DexVocabulary().pokemon(id: item.id)?.display(in: language) ?? SlugWords.title(item.name)
  }

  private func types(of item: PokemonListItem) -> ListTable.Cell {
    let types = generation == nil ? item.types : dex.types(ofVariety: item.id, in: generation)
    return .list(types.map(\.rawValue), types.map { words.name(of: $0) }, separator: " ")
  }

  private func abilities(of item: PokemonListItem, areHidden: Bool) -> ListTable.Cell {
    guard var pokemon = dex.pokemon(id: item.id) else { return .none }
    if let generation, let past = dex.pastValues(ofVariety: item.id) {
      pokemon = pokemon.inGeneration(generation, past: past) ?? pokemon
    }
    let slugs = pokemon.abilities.filter { $0.isHidden || !areHidden }.map(\.slug)
    let names = slugs.map { dex.ability($0)?.names[language] ?? SlugWords.title($0) }
    return .list(slugs, names)
  }

  private func figures(
    _ column: SortKey.Column, _ dimension: Figure.Dimension
  ) -> [ListTable.Cell] {
    guard let found = answer.columns.first(where: { $0.column == column }) else {
      guard case .figure(let figure) = column else { return items.map { _ in .none } }
      return cells(source.column(figure, in: generation), dimension)
    }
    return found.figures.map { figure in
      guard let figure else { return .none }
      return cell(figure, dimension)
    }
  }

  /// Those of the answer, of a column of all rows.
  private func cells(_ column: [Int32], _ dimension: Figure.Dimension) -> [ListTable.Cell] {
    rows.map { row in
      if column[row] == Figure.none { return .none }
      return cell(Int(column[row]), dimension)
    }
  }

  private func cell(_ figure: Int, _ dimension: Figure.Dimension) -> ListTable.Cell {
    switch dimension {
    case .length where words.units != .metric:
      return .measured(tenths: figure, shown: words.height(figure))
    case .mass where words.units != .metric:
      return .measured(tenths: figure, shown: words.weight(figure))
    default: return dimension.unitsInOne > 1 ? .tenths(figure) : .integer(figure)
    }
  }

  /// The rows of the source.
  private var rows: [Int] {
    let ids = source.ids.enumerated().map { (Int($1), $0) }
    let places = Dictionary(uniqueKeysWithValues: ids)
    return items.compactMap { places[$0.id] }
  }

  private func having(_ kind: ValueKind) -> [ListTable.Cell] {
    let table = QueryWords(source)
    let named = source.values(of: kind)
    let values = named.compactMap { value -> (String, Fact)? in
      table.values(kind, named: value.slug).first.map { (value.slug, .has($0)) }
    }
    return sets(values) { slug in
      named.first { $0.slug == slug }?.label(in: language) ?? SlugWords.title(slug)
    }
  }

  /// For each row those of some facts that are true of it.
  private func sets(
    _ facts: [(slug: String, fact: Fact)], _ name: (String) -> String
  ) -> [ListTable.Cell] {
    let sets = facts.map {
      (slug: $0.slug, name: name($0.slug), source.rows($0.fact, in: generation))
    }
    return rows.map { row in
      let found = sets.filter { $0.2.contains(row) }
      return .list(found.map(\.slug), found.map(\.name))
    }
  }
}
