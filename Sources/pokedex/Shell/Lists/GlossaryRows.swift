internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery

/// A row of a glossary.
protocol GlossaryItem {
  var slug: String { get }
  var names: LocalizedText { get }
  var generation: Int { get }
}

extension Move: GlossaryItem {}
extension Ability: GlossaryItem {}

/// Moves or abilities, and the columns that they can have.
struct GlossaryRows {
  let items: [any GlossaryItem]
  let language: Language
  let words: Words

  typealias Column = NamedColumn<GlossaryRows>

  /// The terms whose values are a row's own, and what tells rows apart.
  static func columns(of glossary: Glossary) -> [Column] {
    let names = [
      Column(["slug"], "slug") { $0.items.map { .text($0.slug) } },
      Column(["display-name", "display_name"], "display_name") { rows in
        rows.items.map { .text(rows.name(of: $0)) }
      },
    ]
    let id = Column(["id"], "id") { $0.figures(\.id) }
    return names + (glossary == .moves ? [id] : [])
      + GlossaryTerm.all(of: glossary).compactMap(column)
  }

  private static func column(of term: GlossaryTerm) -> Column? {
    let words = [term.name] + term.aliases
    if let figure = term.figure {
      return switch figure {
      case .generation:
        Column(words, key(of: figure)) { $0.items.map { .integer($0.generation) } }
      case .power: Column(words, key(of: figure)) { $0.figures(\.power) }
      case .accuracy: Column(words, key(of: figure)) { $0.figures(\.accuracy) }
      case .points: Column(words, key(of: figure)) { $0.figures(\.powerPoints) }
      case .priority: Column(words, key(of: figure)) { $0.figures(\.priority) }
      }
    }
    return switch term.kind {
    case .type:
      Column(words, "type") { rows in
        rows.moves { .named($0.type.rawValue, rows.words.name(of: $0.type)) }
      }
    case .damageClass:
      Column(words, "damage_class") { rows in rows.moves { rows.label("class", $0.damageClass) } }
    case .target: Column(words, "target") { rows in rows.moves { rows.label("target", $0.target) } }
    default:
      term.name != "name"
        ? nil
        : Column(words, "name") { rows in
          rows.items.map { .named($0.slug, rows.name(of: $0)) }
        }
    }
  }

  private static func key(of figure: GlossaryFigure) -> String {
    switch figure {
    case .power: "power"
    case .accuracy: "accuracy"
    case .points: "pp"
    case .priority: "priority"
    case .generation: "generation"
    }
  }

  /// For scripts all that there is; for people a line, and the figures that the query is about.
  static func columns(
    of glossary: Glossary, figures: [GlossaryFigure], isText: Bool
  ) -> [Column] {
    let moves = ["type", "damage_class", "power", "accuracy", "pp"]
    var keys =
      switch glossary {
      case .abilities: isText ? ["slug", "name"] : ["name", "display_name", "generation"]
      case .moves:
        isText
          ? ["slug", "name"] + moves
          : ["id", "name", "display_name"] + moves + ["priority", "generation", "target"]
      }
    if isText { keys += figures.map(key).filter { !keys.contains($0) } }
    let known = columns(of: glossary)
    return keys.compactMap { key in known.first { $0.key == key } }
  }

  private func name(of item: any GlossaryItem) -> String {
    item.names[language] ?? SlugWords.title(item.slug)
  }

  private func moves(_ cell: (Move) -> ListTable.Cell) -> [ListTable.Cell] {
    items.map { ($0 as? Move).map(cell) ?? .none }
  }

  private func figures(_ figure: (Move) -> Int?) -> [ListTable.Cell] {
    moves { figure($0).map(ListTable.Cell.integer) ?? .none }
  }

  private func label(_ kind: String, _ slug: String) -> ListTable.Cell {
    .named(slug, DexVocabulary().label(kind, slug)?[language] ?? SlugWords.title(slug))
  }
}
