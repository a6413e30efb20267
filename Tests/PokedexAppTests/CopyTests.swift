import PokedexFeatures
import PokedexModel
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("Copying what is selected")
struct CopyTests {
  private func text(of clip: Clip?) -> String? {
    if case .text(let text) = clip?.content { text } else { nil }
  }

  @Test func textFormatCopiesEntryInCurrentLanguage() async {
    let app = await DemoApp.started(language: .japanese)

    let text = text(of: app.clips("y2").first)
    #expect(text?.contains("フシギダネ") == true && text?.hasSuffix("\n") == true)
  }

  @Test func jsonFormatCopiesOpenPokemon() async {
    let app = await DemoApp.started()
    app.type("j")
    app.press(.enter)

    guard case .json(let pokemon) = app.clips("y3").first?.content else {
      Issue.record("no JSON")
      return
    }
    #expect(pokemon.slug == "ivysaur")
  }

  @Test func otherPagesAreCopiedAsNameOrText() async {
    let app = await DemoApp.started()
    app.open(.move("surf"))
    app.type("y")
    #expect(app.shown().rows[1].split(separator: " ").joined(separator: " ") == "Copy Surf as")
    #expect(app.shown().rows[4].allSatisfy { $0 == " " })

    let text = text(of: app.clips("2").first)
    #expect(text?.hasPrefix("Surf") == true && text?.contains("Blastoise") == true)
  }

  @Test(arguments: [
    (6, "Charizard\nAbility: Blaze\n"), (10_034, "Charizard-Mega-X\nAbility: Tough Claws\n"),
    (29, "Nidoran-F\nAbility: Poison Point\n"), (122, "Mr. Mime\nAbility: Soundproof\n"),
    (10_100, "Raichu-Alola\nAbility: Surge Surfer\n"), (386, "Deoxys\nAbility: Pressure\n"),
    (10_025, "Meowstic-F\nAbility: Keen Eye\n"),
    (10_155, "Necrozma-Dusk-Mane\nAbility: Prism Armor\n"),
    (10_250, "Tauros-Paldea-Combat\nAbility: Intimidate\n"),
    (10_008, "Rotom-Heat\nAbility: Levitate\n"),
    (10_093, "Raticate-Alola-Totem\nAbility: Gluttony\n"),
    (772, "Type: Null\nAbility: Battle Armor\n"),
  ])
  func showdownFormatHasShowdownNameAndAbility(id: Int, text: String) async {
    let app = await DemoApp.started(language: .japanese)
    app.open(.pokemon(id))

    #expect(self.text(of: app.clips("y4").first) == text)
  }
}
