import PokedexApp
import PokedexFeatures
import PokedexModel
import Testing

@testable import pokedex

/// Names that files and scripts contain. They must not change when a Swift case is renamed.
@Suite("Stored names")
struct StoredNamesTests {
  @Test func listColumnNamesAreStable() {
    #expect(
      ListColumn.allCases.map(\.stateName) == [
        "number", "name", "hp", "attack", "defense", "specialAttack", "specialDefense", "speed",
        "total", "height", "weight", "catchRate", "experience", "marks", "friendship", "hatching",
        "female", "generation", "regionalNumber",
      ])
  }

  @Test func entryTabNamesAreStable() {
    #expect(
      EntryTab.allCases.map(\.keyName) == [
        "page-overview", "page-evolution", "page-matchups", "page-moves", "page-places",
        "page-forms", "page-breeding",
      ])
  }

  @Test(
    arguments: [
      (.pokemon(1), "pokemon\t1"), (.ability("levitate"), "ability\tlevitate"),
      (.move("surf"), "move\tsurf"), (.item("light-ball"), "item\tlight-ball"),
      (.eggGroup("monster"), "egg-group\tmonster"), (.nature("adamant"), "nature\tadamant"),
      (.type(.fire), "type\tfire"), (.natures, "natures"), (.growthRates, "growth-rates"),
      (.place("kanto-route-1"), "place\tkanto-route-1"), (.typeChart, "type-chart"),
      (.completeness, "completeness"), (.team([1, 4]), "team\t1\t4"),
    ] as [(Subject, String)])
  @MainActor func openPageIsStoredUnderAStableName(subject: Subject, words: String) {
    var session = Session()
    session.page = Session.Page(subject)

    #expect(SessionText.text(of: session) == "pokedex state 1\npage\t\(words)\n")
  }

  @Test func choiceNamesAreStable() {
    #expect(
      ThemeChoice.allCases.map(\.rawValue) == ["auto", "dark", "light", "high-contrast", "mono"])
    #expect(Units.allCases.map(\.rawValue) == ["metric", "imperial"])
    #expect(
      StartView.allCases.map(\.rawValue) == ["last", "list", "chart", "natures", "growth"])
    #expect(Mark.allCases.map(\.slug) == ["seen", "caught", "shiny", "wanted"])
    #expect(
      EntryDetails.Part.allCases.map(\.rawValue) == [
        "moves", "evolution", "matchups", "encounters", "forms", "held", "history",
      ])
  }

  @Test func markBitsAreStable() {
    #expect(
      Mark.allCases.map { Marks(bits: 1 << $0.rawValue).contains($0) } == [true, true, true, true])
    #expect(Marks([.seen]).bits == 1 && Marks([.wanted]).bits == 8)
    #expect(Marks([.caught]).bits == 3 && Marks([.shiny]).bits == 7)
  }

  @Test func modelNamesAreStable() {
    #expect(
      PokemonType.allCases.map(\.rawValue) == [
        "normal", "fighting", "flying", "poison", "ground", "rock", "bug", "ghost", "steel",
        "fire", "water", "grass", "electric", "psychic", "ice", "dragon", "dark", "fairy",
        "stellar", "shadow", "unknown",
      ])
    #expect(
      Stat.allCases.map(\.rawValue) == [
        "hp", "attack", "defense", "special_attack", "special_defense", "speed",
      ])
    #expect(
      LearnedMove.LearnMethod.allCases.map(\.rawValue) == [
        "level-up", "machine", "egg", "tutor", "reminder", "other",
      ])
    #expect(
      Language.allCases.map(\.code) == [
        "en", "ja", "ja-hrkt", "ko", "zh-hans", "zh-hant", "fr", "de", "es", "it",
      ])
  }
}
