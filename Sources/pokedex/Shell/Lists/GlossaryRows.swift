internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery

/// A row of a list such as `moves`.
protocol GlossaryItem {
  var slug: String { get }
  var names: LocalizedText { get }
  /// The generation that introduced the item. Nil if it is unknown.
  var introduction: Int? { get }
}

extension Move: GlossaryItem { var introduction: Int? { generation } }
extension Ability: GlossaryItem { var introduction: Int? { generation } }
extension Item: GlossaryItem { var introduction: Int? { nil } }
extension Nature: GlossaryItem { var introduction: Int? { Self.firstGeneration } }

/// The rows of a list of moves or abilities, with all columns that it can have.
struct GlossaryRows {
  let items: [any GlossaryItem]
  let language: Language
  let words: Words

  typealias GlossaryOutputColumn = NamedColumn<GlossaryRows>

  /// Returns the columns that identify a row, such as `slug`, followed by a column for each query
  /// term whose values can be listed.
  static func columns(of terms: TermTable) -> [GlossaryOutputColumn] {
    let names = [
      GlossaryOutputColumn(["slug"], "slug") { $0.items.map { .text($0.slug) } },
      GlossaryOutputColumn(["display-name", "display_name"], "display_name") { rows in
        rows.items.map { .text(rows.name(of: $0)) }
      },
    ]
    let id = GlossaryOutputColumn(["id"], "id") { $0.figures(\.id) }
    return names + (terms.listKind == .moves ? [id] : []) + terms.all.compactMap(column)
  }

  private static func column(of term: QueryTerm) -> GlossaryOutputColumn? {
    let words = term.words
    if let figure = term.figure {
      return switch figure {
      case .power: GlossaryOutputColumn(words, term.name) { $0.figures(\.power) }
      case .accuracy: GlossaryOutputColumn(words, term.name) { $0.figures(\.accuracy) }
      case .points: GlossaryOutputColumn(words, term.name) { $0.figures(\.powerPoints) }
      case .priority: GlossaryOutputColumn(words, term.name) { $0.figures(\.priority) }
      default:
        GlossaryOutputColumn(words, "generation") { rows in
          rows.items.map { $0.introduction.map(ListTable.Cell.integer) ?? .none }
        }
      }
    }
    return switch term.kind {
    case .type:
      GlossaryOutputColumn(words, "type") { rows in
        rows.moves { .named($0.type.rawValue, rows.words.name(of: $0.type)) }
      }
    case .damageClass:
      GlossaryOutputColumn(words, "damage_class") { rows in
        rows.moves { rows.label("class", $0.damageClass) }
      }
    case .target:
      GlossaryOutputColumn(words, "target") { rows in rows.moves { rows.label("target", $0.target) }
      }
    case .pocket:
      GlossaryOutputColumn(words, "pocket") { rows in
        rows.each(Item.self) { $0.pocket.map { rows.label("pocket", $0) } ?? .none }
      }
    case .stat:
      GlossaryOutputColumn(words, term.name) { rows in
        rows.each(Nature.self) { nature in
          let stat = term.name == "raises" ? nature.increased : nature.decreased
          return stat.map { .named($0.slug, rows.words.name(of: $0)) } ?? .none
        }
      }
    case .effect:
      GlossaryOutputColumn(words, "effect") { rows in
        rows.moves { rows.words.effect(ofMove: $0.slug).map(ListTable.Cell.text) ?? .none }
      }
    default:
      term.name != "name"
        ? nil
        : GlossaryOutputColumn(words, "name") { rows in
          rows.items.map { .named($0.slug, rows.name(of: $0)) }
        }
    }
  }

  /// Returns the default columns. Output for scripts has many columns. Output for people has only a
  /// few, but adds the numeric columns that the query mentions.
  static func columns(
    of answer: QueryAnswer, _ terms: TermTable, isText: Bool
  ) -> [GlossaryOutputColumn] {
    let moves = ["type", "damage_class", "power", "accuracy", "pp"]
    let keys =
      switch (terms.listKind, isText) {
      case (.moves, true): ["slug", "name"] + moves
      case (.moves, false):
        ["id", "name", "display_name"] + moves + ["priority", "generation", "target"]
      case (.items, _):
        [isText ? "slug" : "name", isText ? "name" : "display_name", "pocket"]
      case (.natures, _):
        [isText ? "slug" : "name", isText ? "name" : "display_name", "raises", "lowers"]
      case (_, true): ["slug", "name"]
      case (_, false): ["name", "display_name", "generation"]
      }
    let known = columns(of: terms)
    let columns = keys.compactMap { key in known.first { $0.key == key } }
    guard isText else { return columns }
    let asked = answer.columns.compactMap { column -> GlossaryOutputColumn? in
      guard case .figure(let figure) = column.column else { return nil }
      return terms.of(figure).flatMap(self.column)
    }
    return columns + asked.filter { column in !columns.contains { $0.key == column.key } }
  }

  private func name(of item: any GlossaryItem) -> String {
    item.names[language] ?? SlugWords.title(item.slug)
  }

  private func moves(_ cell: (Move) -> ListTable.Cell) -> [ListTable.Cell] {
    each(Move.self, cell)
  }

  private func each<Row>(_: Row.Type, _ cell: (Row) -> ListTable.Cell) -> [ListTable.Cell] {
    items.map { ($0 as? Row).map(cell) ?? .none }
  }

  private func figures(_ figure: (Move) -> Int?) -> [ListTable.Cell] {
    moves { figure($0).map(ListTable.Cell.integer) ?? .none }
  }

  private func label(_ kind: String, _ slug: String) -> ListTable.Cell {
    .named(slug, DexVocabulary().label(kind, slug)?[language] ?? SlugWords.title(slug))
  }
}
