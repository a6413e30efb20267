import EmbeddedTables
import PokedexModel
import Testing

/// The hand-written names of forms.
struct FormNamesTests {
  private let names = TableText(.formNames)
  private let varieties = TableText(.varietyNames)

  @Test func rowBelongsToFormVarietyOrSex() {
    let known = Set(varieties["form"]).union(TableText(.pokemon)["slug"]).union(["male"])

    #expect(names["form"].filter { !known.contains($0) } == [])
    #expect(names["form"] == names["form"].sorted())
    #expect(Set(names["form"]).count == names.rows.count)
  }

  @Test func everyFormHasAJapaneseName() {
    let named = Set(names["form"])
    let slugs = Dictionary(
      zip(TableText(.pokemon)["id"], TableText(.pokemon)["slug"]), uniquingKeysWith: { $1 })

    let unnamed = varieties.records.filter { row in
      !named.contains(row["form"] ?? "") && !named.contains(slugs[row["id"] ?? ""] ?? "")
    }

    #expect(unnamed == [])
  }

  @Test func speciesPlaceholderAppearsOnceInEachName() {
    let cells = names.rows.flatMap { $0.dropFirst() }.filter { $0 != "-" }
      .flatMap { $0.parts(by: "|") }

    #expect(cells.filter { $0.count { $0 == "*" } != 1 } == [])
    #expect(
      names.records.filter { $0["ja"] != $0["ja-hrkt"] }.map { $0["form"] } == ["starter"])
  }
}
