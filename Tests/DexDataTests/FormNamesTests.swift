import EmbeddedTables
import PokedexModel
import Testing

/// The hand-written names of forms.
struct FormNamesTests {
  private let names = TableText(.formNames)
  private let varieties = TableText(.varietyNames)

  @Test func aRowIsForAFormOrAVarietyOrASex() {
    let known = Set(varieties["form"]).union(TableText(.pokemon)["slug"]).union(["male"])

    #expect(names["form"].filter { !known.contains($0) } == [])
    #expect(names["form"] == names["form"].sorted())
    #expect(Set(names["form"]).count == names.rows.count)
  }

  @Test func everyFormIsCalledSomethingInJapanese() {
    let called = Set(names["form"])
    let slugs = Dictionary(
      zip(TableText(.pokemon)["id"], TableText(.pokemon)["slug"]), uniquingKeysWith: { $1 })

    let lost = varieties.records.filter { row in
      !called.contains(row["form"] ?? "") && !called.contains(slugs[row["id"] ?? ""] ?? "")
    }

    #expect(lost == [])
  }

  @Test func theNameOfTheSpeciesStandsInEachOnce() {
    let cells = names.rows.flatMap { $0.dropFirst() }.filter { $0 != "-" }
      .flatMap { $0.parts(by: "|") }

    #expect(cells.filter { $0.count { $0 == "*" } != 1 } == [])
    #expect(
      names.records.filter { $0["ja"] != $0["ja-hrkt"] }.map { $0["form"] } == ["starter"])
  }
}
