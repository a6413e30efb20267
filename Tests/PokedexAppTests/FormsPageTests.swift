import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("Table of forms", .timeLimit(.minutes(10)))
struct FormsPageTests {
  /// Returns the lines of a page, including its header. Runs of spaces are reduced to one space.
  private func text(
    _ name: String, columns: Int = 80, _ language: Language = .english
  ) async throws -> [String] {
    let pages = PagesOfBundle(language, size: Size(columns: columns, rows: 24))
    let page = pages.page(try await pages.entry(.name(name), .forms))
    return (page.head + Array(page.panes.joined())).map {
      $0.text.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func megaCharizardsShowSignedStatDifferences() async throws {
    #expect(
      try await text("charizard").prefix(8) == [
        "Varieties HP Atk Def SpA SpD Spe Total",
        "Charizard ◂ Fire Flying 78 84 78 109 85 100 534", "Blaze · Solar Power (hidden)",
        "Mega Charizard X Fire Dragon 78 130 111 130 85 100 634", "Tough Claws +46 +33 +21 +100",
        "Mega Charizard Y Fire Flying 78 104 78 159 115 100 634", "Drought +20 +50 +30 +100",
        "Gigantamax Charizard Fire Flying 78 84 78 109 85 100 534",
      ])
  }

  @Test func formEqualToItsBaseHasOneLineInNarrowWindows() async throws {
    let lines = try await text("minior", columns: 40)

    #expect(lines.contains("Orange Meteor Minior as base"))
  }

  @Test func damageTakenByFormsIsShownSideBySide() async throws {
    let lines = try await text("charizard")

    #expect(
      lines.dropFirst(8) == [
        "", "Damage taken Fire Flying Fire Dragon", "Fighting ½ ·", "Ground 0 ×2", "Rock ×4 ×2",
        "Bug ¼ ½", "Steel ½ ½", "Fire ½ ¼", "Water ×2 ·", "Grass ¼ ¼", "Electric ×2 ½",
        "Dragon · ×2",
        "Fairy ½ ·",
      ])
    #expect(try await !text("deoxys-normal").contains { $0.hasPrefix("Damage taken") })
    #expect(try await !text("rotom").contains { $0.hasPrefix("Damage taken") }, "six are too wide")
  }

  @Test func rotomsFormsDifferInTypeAndStats() async throws {
    let lines = try await text("rotom")

    #expect(lines.contains("Heat Rotom Electric Fire 50 65 107 105 107 86 520"))
    #expect(lines.filter { $0 == "+15 +30 +10 +30 −5 +80" }.count == 5)
    #expect(lines.filter { $0.contains("Levitate") }.count == 1)
  }

  @Test func deoxysFormsDifferOnlyInStats() async throws {
    let lines = try await text("deoxys-normal")

    #expect(
      lines == [
        "Varieties HP Atk Def SpA SpD Spe Total",
        "Deoxys ◂ Psychic 50 150 50 150 50 150 600", "Pressure",
        "Attack Deoxys Psychic 50 180 20 180 20 150 600", "+30 −30 +30 −30",
        "Defense Deoxys Psychic 50 70 160 70 160 90 600", "−80 +110 −80 +110 −60",
        "Speed Deoxys Psychic 50 95 90 95 90 180 600", "−55 +40 −55 +40 +30",
      ])
  }

  @Test func wideWindowsHaveSizeGenerationAndAbilitiesInColumns() async throws {
    let lines = try await text("charizard", columns: 200)

    #expect(lines[0].hasSuffix("Total Height Weight Since Abilities"))
    #expect(
      lines[1].hasSuffix("534 1.7 m 90.5 kg I Blaze · Solar Power (hidden)"))
    #expect(lines[2].hasSuffix("634 1.7 m 110.5 kg VI Tough Claws"))
  }

  @Test func megaStoneIsShownBelowFormName() async throws {
    let lines = try await text("charizard", columns: 120)

    let index = try #require(lines.firstIndex { $0.hasPrefix("Mega Charizard X") })
    #expect(lines[index + 1] == "with Charizardite X +46 +33 +21 +100")
  }

  @Test func unownHas28Forms() async throws {
    let lines = try await text("unown", columns: 30)

    let forms = lines.drop { $0 != "Forms (28)" }.dropFirst().joined(separator: " ")
      .split(separator: " ")
    #expect(forms.count == 28)
    #expect(Set(forms).count == 28)
    #expect(forms.first == "A")
    #expect(forms.contains("?") && forms.contains("!"))
  }

  @Test func twoPartFormsAreGroupedInTwoLists() async throws {
    let lines = try await text("alcremie")

    let forms = lines.drop { $0 != "Forms (63)" }
    #expect(forms.dropFirst().first?.hasPrefix("9 × Vanilla Cream · Ruby Cream") == true)
    #expect(forms.contains { $0.hasPrefix("7 × Strawberry Sweet · Berry Sweet") })
  }

  nonisolated static let screens = [
    FamilyCase(name: "charizard", id: 6, size: FamilyCase.sizes[2], language: .english),
    FamilyCase(name: "rotom", id: 479, size: FamilyCase.sizes[0], language: .japanese),
    FamilyCase(name: "alcremie", id: 869, size: FamilyCase.sizes[4], language: .english),
  ]

  @Test(arguments: screens)
  func screenMatchesSnapshot(family: FamilyCase) async throws {
    let app = await DemoApp.started(size: family.size, language: family.language)
    app.send(.open(.pokemon(family.id)))
    app.type("6")

    try Snapshot.verify(app.shown(), family.screen(of: "forms"))
  }
}
