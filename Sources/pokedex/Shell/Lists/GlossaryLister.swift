internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexApp
internal import PokedexText

/// `pokedex moves QUERY` and `pokedex abilities QUERY`, from the bundle.
struct GlossaryLister {
  enum Column: Equatable {
    case id, slug, name, displayName, type, damageClass, target
    case figure(GlossaryFigure)
  }

  private let request: ListRequest
  private let glossary: Glossary
  private let language: Language
  private let settings: QuerySettings
  private let words: Words

  /// - Parameter seed: what `random:` draws by.
  init(_ request: ListRequest, _ glossary: Glossary, language: Language, seed: UInt64) {
    self.request = request
    self.glossary = glossary
    self.language = language
    words = Words(language: language, vocabulary: DexVocabulary())
    settings = QuerySettings(generation: request.generation, language: language, seed: seed)
  }

  /// - Throws: `UsageError` for a bad query, order or column.
  func outcome() throws -> Output {
    let named = try Self.columnNames(of: glossary).columns(
      request.columns, in: language.interface)
    switch glossary {
    case .moves:
      let source = MoveGlossary()
      let (query, rows) = try rows(of: GlossaryEngine(source: source))
      let all = source.moves(in: request.generation)
      return try outcome(named.isEmpty ? usualColumns(of: query) : named, rows.map { all[$0] })
    case .abilities:
      let source = AbilityGlossary()
      let (query, rows) = try rows(of: GlossaryEngine(source: source))
      let all = source.abilities
      return try outcome(named.isEmpty ? usualColumns(of: query) : named, rows.map { all[$0] })
    }
  }

  private func rows(
    of engine: GlossaryEngine
  ) throws(UsageError) -> (query: GlossaryQuery, rows: [Int]) {
    var query: GlossaryQuery
    do throws(QueryMistake) {
      query = try engine.query(of: request.query, in: settings)
    } catch {
      throw UsageError(error, in: request.query, language.interface)
    }
    let sort = try request.sort.map { name throws(UsageError) in try self.sort(name, engine) }
    if !sort.isEmpty { query.sort = sort }
    if let limit = request.limit { query.limit = min(limit, query.limit ?? limit) }
    return (query, engine.rows(of: query, in: settings).map(Int.init))
  }

  private func sort(
    _ name: String, _ engine: GlossaryEngine
  ) throws(UsageError) -> GlossarySort {
    if let sort = engine.sort(named: name) { return sort }
    let terms = GlossaryTerm.all(of: glossary).filter { $0.figure != nil || $0.name == "name" }
    throw UsageError(
      unknown: name, among: terms.map(\.name), also: terms.flatMap { [$0.name] + $0.aliases },
      .unknownOrder, .closestOrder, in: language.interface)
  }

  private func outcome(
    _ columns: [Column], _ items: [some GlossaryItem]
  ) throws -> Output {
    let columns = columns.map { column in
      ListTable.Column(key: key(of: column), cells: items.map { cell(column, of: $0) })
    }
    let table = ListTable(columns: columns, rowCount: items.count)
    return Output(
      text: try table.text(in: request.format, words.figures), code: items.isEmpty ? 1 : 0)
  }

  /// For scripts all that there is; for people a line, and the figures that the query is about.
  private func usualColumns(of query: GlossaryQuery) -> [Column] {
    let isText = request.format == .text
    switch glossary {
    case .abilities where !isText: return [.name, .displayName, .figure(.generation)]
    case .moves where !isText:
      return [
        .id, .name, .displayName, .type, .damageClass, .figure(.power), .figure(.accuracy),
        .figure(.points), .figure(.priority), .figure(.generation), .target,
      ]
    default:
      let moves: [Column] = [
        .type, .damageClass, .figure(.power), .figure(.accuracy), .figure(.points),
      ]
      var columns: [Column] = [.slug, .name] + (glossary == .moves ? moves : [])
      for figure in query.figures where !columns.contains(.figure(figure)) {
        columns.append(.figure(figure))
      }
      return columns
    }
  }

  private func key(of column: Column) -> String {
    switch column {
    case .id: "id"
    case .slug: "slug"
    case .name: "name"
    case .displayName: "display_name"
    case .type: "type"
    case .damageClass: "damage_class"
    case .target: "target"
    case .figure(.power): "power"
    case .figure(.accuracy): "accuracy"
    case .figure(.points): "pp"
    case .figure(.priority): "priority"
    case .figure(.generation): "generation"
    }
  }

  private func cell(_ column: Column, of item: some GlossaryItem) -> ListTable.Cell {
    let name = { item.names[language] ?? SlugWords.title(item.slug) }
    let move = item as? Move
    switch column {
    case .slug: return .text(item.slug)
    case .name: return .named(item.slug, name())
    case .displayName: return .text(name())
    case .figure(.generation): return .integer(item.generation)
    case .id: return .figure(move?.id)
    case .type:
      guard let type = move?.type else { return .none }
      return .named(type.rawValue, words.name(of: type))
    case .damageClass: return label("class", move?.damageClass)
    case .target: return label("target", move?.target)
    case .figure(.power): return .figure(move?.power)
    case .figure(.accuracy): return .figure(move?.accuracy)
    case .figure(.points): return .figure(move?.powerPoints)
    case .figure(.priority): return .figure(move?.priority)
    }
  }

  private func label(_ kind: String, _ slug: String?) -> ListTable.Cell {
    guard let slug else { return .none }
    return .named(slug, DexVocabulary().label(kind, slug)?[language] ?? SlugWords.title(slug))
  }

  /// The terms whose values are a row's own, and what tells rows apart.
  static func columnNames(of glossary: Glossary) -> ColumnNames<Column> {
    var known: [(words: [String], column: Column)] = [
      (["slug"], .slug), (["display-name", "display_name"], .displayName),
    ]
    if glossary == .moves { known.append((["id"], .id)) }
    known += GlossaryTerm.all(of: glossary).compactMap { term in
      column(of: term).map { ([term.name] + term.aliases, $0) }
    }
    return ColumnNames(known: known)
  }

  private static func column(of term: GlossaryTerm) -> Column? {
    if let figure = term.figure { return .figure(figure) }
    switch term.kind {
    case .type: return .type
    case .damageClass: return .damageClass
    case .target: return .target
    default: return term.name == "name" ? .name : nil
    }
  }
}

extension ListTable.Cell {
  fileprivate static func figure(_ number: Int?) -> Self { number.map(Self.integer) ?? .none }
}

/// A row of a glossary.
private protocol GlossaryItem {
  var slug: String { get }
  var names: LocalizedText { get }
  var generation: Int { get }
}

extension Move: GlossaryItem {}
extension Ability: GlossaryItem {}
