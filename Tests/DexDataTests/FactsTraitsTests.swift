import DexData
import PokedexModel
import TestSupport
import Testing

/// Form triggers, move flags, past data of moves, item prices and uncommon learn methods, compared
/// with the source tables (see `Facts`).
@Suite(.needs(.facts))
struct FactsTraitsTests {
  private let dex = Dex()

  @Test func triggersOfEveryFormMatchFacts() throws {
    let slugs = try Facts("pokemon").map("id", "slug")
    let facts = try Facts("form_triggers").grouped(by: "pokemon")

    let mismatches = dex.ids.filter { id in
      let slug = slugs["\(id)"] ?? ""
      // Both Mega forms of Meowstic use the same stone. The facts don't assign it to either form.
      let isMegaMeowstic = slug.hasPrefix("meowstic-") && slug.hasSuffix("-mega")
      let expected =
        isMegaMeowstic
        ? [["item", "meowsticite"]]
        : (facts[slug] ?? []).map { [$0["kind"] ?? "", $0["name"] ?? ""] }
      return dex.formTriggers(ofVariety: id).map { [$0.kind.rawValue, $0.slug] } != expected
    }

    #expect(facts.count == 120)
    #expect(mismatches == [])
  }

  @Test func firstGenerationMatchesEarliestForm() throws {
    let generations = try Facts("version_groups").map("slug", "generation")
    let forms = try Facts("forms").grouped(by: "pokemon_id")

    let mismatches = dex.ids.filter { id in
      let known = (forms["\(id)"] ?? []).compactMap {
        Int(generations[$0["version_group"] ?? ""] ?? "")
      }
      return dex.firstGeneration(ofVariety: id) != known.min()
    }

    #expect(mismatches == [])
  }

  @Test(arguments: [
    ("charizard-mega-x", nil), ("raichu-alola", "alola"), ("marowak-totem", "alola"),
    ("darmanitan-galar-zen", "galar"), ("tauros-paldea-blaze-breed", "paldea"),
    ("pikachu-alola-cap", nil), ("decidueye-hisui", "hisui"), ("raichu", nil),
  ])
  func regionalFormHasItsRegion(slug: String, region: String?) throws {
    let id = try #require(dex.pokemon(named: slug)?.id)

    #expect(dex.region(ofVariety: id) == region)
  }

  @Test func flagsOfEveryMoveMatchFacts() throws {
    let facts = try Facts("move_flags").map("move", "flags")

    let mismatches = dex.moveSlugs.filter { slug in
      let flags = dex.move(slug).flatMap { dex.flags(ofMove: $0.id) }
      return flags.map { $0.isEmpty ? "-" : $0.joined(separator: ",") } != facts[slug]
    }

    #expect(facts.count == 884)
    #expect(mismatches == [])
  }

  @Test func pricesOfEveryItemMatchFacts() throws {
    let groups = try Facts.versionGroupsByRelease()
    let facts = try Facts("item_prices").grouped(by: "item_id")
    let items = try Facts("items").map("slug", "id")
    let figure = { (price: Int?) in price.map(String.init) ?? "-" }

    let added = Set(try SecondSource.records("items_more").compactMap { $0["slug"] })
    let mismatches = dex.itemSlugs.filter { slug in
      if added.contains(slug) { return false }
      let rows = facts[items[slug] ?? ""] ?? []
      let expected = groups.flatMap { group in
        rows.filter { $0["version_group_id"] == group["id"] }.map {
          [group["slug"] ?? "", $0["purchase_price"] ?? "", $0["sell_price"] ?? ""]
        }
      }
      let prices = dex.prices(of: slug).map { price in
        [price.versionGroup, figure(price.purchase), figure(price.sell)]
      }
      return prices != expected
    }

    #expect(facts.values.joined().count == 285)
    #expect(mismatches == [])
  }

  @Test func uncommonLearnMethodsAreNamedAsInSource() throws {
    let ways = Set(try Facts("move_learn_method_names").records.compactMap { $0["slug"] })
    let other = dex.ids.flatMap { dex.learnset(ofVariety: $0) }.filter { $0.way == .other }

    let named = Dictionary(grouping: other) { $0.others.joined(separator: " ") }

    #expect(other.allSatisfy { !$0.others.isEmpty && ways.isSuperset(of: $0.others) })
    #expect(named["train"]?.allSatisfy { $0.versionGroup == "champions" } == true)
    #expect(other.filter { $0.versionGroup == "champions" }.allSatisfy { $0.others == ["train"] })
    #expect(
      named.keys.sorted() == [
        "form-change", "light-ball-egg", "stadium-surfing-pikachu", "train",
        "xd-purification", "zygarde-cube",
      ])
    #expect(Set((named["light-ball-egg"] ?? []).map(\.move)) == ["volt-tackle"])
    #expect(Set((named["stadium-surfing-pikachu"] ?? []).map(\.move)) == ["surf"])
  }
}
