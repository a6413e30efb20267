internal import PokedexModel

/// Everything that a query about moves or abilities can name, but for Pokémon: a table for each kind, made
/// when it is first asked for.
struct GlossaryWords: Sendable {
  private let tables: [(kind: ValueKind, table: Lazy<ValueTable>)]

  init(_ source: any GlossarySource) {
    let glossary = source.glossary
    tables = [.type, .damageClass, .target, .game, .way, .sort].map { kind in
      (kind, Lazy { ValueTable(kind: kind, values: Self.values(of: kind, glossary, source)) })
    }
  }

  subscript(kind: ValueKind) -> ValueTable? { tables.first { $0.kind == kind }?.table.value }

  private static func values(
    of kind: ValueKind, _ glossary: Glossary, _ source: any GlossarySource
  ) -> [NamedValue] {
    switch kind {
    case .way: QueryWords.ways
    case .sort:
      GlossaryTerm.all(of: glossary).filter { $0.figure != nil || $0.meaning == .name }
        .map { NamedValue(slug: $0.name, aliases: $0.aliases) }
    default: source.values(of: kind)
    }
  }
}
