import DexData
import EmbeddedTables
import PokedexModel
import TestSupport
import Testing

/// Names of varieties. PokeAPI's name for the variety is used if there is one; otherwise the name
/// is composed from the form's name.
struct FormNamesShownTests {
  private let dex = Dex()

  @Test(arguments: [
    ("charizard-mega-x", Language.japanese, "メガリザードンX"),
    ("charizard-gmax", .japanese, "リザードン（キョダイマックスのすがた）"),
    ("raichu-alola", .japanese, "ライチュウ（アローラのすがた）"),
    ("raticate-totem-alola", .japanese, "ぬしラッタ（アローラのすがた）"),
    ("eevee-starter", .japanese, "相棒イーブイ"), ("rotom-wash", .japanese, "ウォッシュロトム"),
    ("rockruff-own-tempo", .japanese, "イワンコ（マイペース）"),
    ("charizard-mega-x", .korean, "메가리자몽X"), ("charizard-mega-x", .german, "Mega-Glurak X"),
    ("charizard-mega-x", .spanish, "Mega-Charizard X"),
    ("raichu-alola", .spanish, "Raichu de Alola"),
    ("raichu-alola", .simplifiedChinese, "雷丘（阿罗拉的样子）"),
    ("raichu-alola", .italian, "Raichu di Alola"),
    ("zygarde-10", .english, "10% Zygarde (Aura Break)"),
    ("zygarde-10-power-construct", .english, "10% Zygarde (Power Construct)"),
    ("meowstic-male-mega", .english, "Mega Meowstic (Male)"),
    ("meowstic-female-mega", .english, "Mega Meowstic (Female)"),
    ("magearna-original", .german, "Original-Magearna"),
  ])
  func varietyHasExpectedName(slug: String, language: Language, name: String) throws {
    let pokemon = try #require(dex.pokemon(named: slug))

    #expect(pokemon.displayName(in: language) == name)
  }

  @Test(arguments: Language.allCases)
  func varietyNamesAreUnique(language: Language) {
    let names = Dictionary(
      grouping: dex.ids.compactMap { dex.pokemon(id: $0)?.displayName(in: language) }
    ) { $0 }

    #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test(.needs(.facts)) func onlyListedSourceLabelsAreChanged() throws {
    let forms = try Facts("forms").grouped(by: "pokemon_id")
    let table = TableText(.varietyNames)

    var changed: [String] = []
    for row in table.records {
      let fact = forms[row["id"] ?? ""]?.first ?? [:]
      for language in Language.allCases.map(\.code) {
        let (label, source) = (row[language] ?? "", fact[language] ?? "")
        if source != "-", label != source { changed.append("\(language) \(source) \(label)") }
      }
    }

    #expect(
      changed == [
        "en 10% Zygarde 10% Zygarde (Power Construct)",
        "fr Zygarde Forme 10 % Zygarde Forme 10 % (Rassemblement)",
        "de Zygarde (10%) Zygarde (10%, Scharwandel)",
        "de Magearna Original-Magearna",
        "en 10% Zygarde 10% Zygarde (Aura Break)",
        "fr Zygarde Forme 10 % Zygarde Forme 10 % (Aura Inversée)",
        "de Zygarde (10%) Zygarde (10%, Aura-Umkehr)",
        "de Barschuft ♀ Salmagnis ♀",
        "en Mega Meowstic Mega Meowstic (Male)",
        "fr Méga-Mistigrix Méga-Mistigrix Mâle",
        "en Mega Meowstic Mega Meowstic (Female)",
        "fr Méga-Mistigrix Méga-Mistigrix Femelle",
      ])
  }

  @Test(arguments: [
    ("メガリザードンX", "charizard-mega-x"), ("めがりざーどんX", "charizard-mega-x"),
    ("ふしぎだね", "bulbasaur"), ("アローラライチュウ", "raichu-alola"),
    ("キョダイリザードン", "charizard-gmax"), ("キョダイマックスリザードン", "charizard-gmax"),
    ("ライチュウ（アローラのすがた）", "raichu-alola"), ("あいぼうイーブイ", "eevee-starter"),
    ("Mega Charizard X", "charizard-mega-x"), ("메가리자몽X", "charizard-mega-x"),
  ])
  func nameFindsTheVariety(name: String, slug: String) {
    #expect(dex.pokemon(named: name)?.slug == slug)
  }
}
