import TestSupport
import Testing

/// What the built executable prints, whole.
@Suite("Several Pokémon as text and tables")
struct TeamOutputTests {
  @Test func comparisonMarksTheBestOfEachFigure() async throws {
    let outcome = try await Executable.run(["compare", "pikachu", "26", "raichu-alola", "--demo"])

    #expect(outcome.errors == "" && outcome.code == 0)
    #expect(
      outcome.output == """
                    Pikachu             Raichu              Alolan Raichu
        Number      #25                 #26                 #26
        Type        Electric            Electric            Electric Psychic
        HP           35    0 %           60*   8 %           60*   8 %
        Attack       55    7 %           90*  43 %           85   38 %
        Defense      40    0 %           55*   7 %           50    3 %
        Sp. Atk      50    8 %           90   56 %           95*  62 %
        Sp. Def      50    2 %           80   42 %           85*  53 %
        Speed        90   60 %          110*  85 %          110*  85 %
        Total       320    0 %          485*  33 %          485*  33 %
        Height      0.4 m               0.8 m*              0.7 m
        Weight      6.0 kg              30.0 kg*            21.0 kg
        Abilities   Static              Static              Surge Surfer
                    Lightning Rod       Lightning Rod
                    (hidden)            (hidden)
        Weak        Ground              Ground              Ground Bug Ghost
                                                            Dark
        Resists     Flying Steel        Flying Steel        Fighting Flying
                    Electric            Electric            Steel Electric
                                                            Psychic
        Immune      —                   —                   —

        * is the greatest of its row; % is the share of all fully evolved species that
        have less (Generation IX).

        """)
  }

  @Test func firstGenerationHasOneSpecialAndNoAbilities() async throws {
    let outcome = try await Executable.run(
      ["compare", "mew", "mewtwo", "--generation", "1", "-lja", "--demo"])

    #expect(
      outcome.output == """
                    ミュウ              ミュウツー
        番号        #151                #150
        タイプ      エスパー            エスパー
        HP          100   90 %          106*  94 %
        こうげき    100   76 %          110*  88 %
        ぼうぎょ    100   77 %           90   61 %
        とくしゅ    100   79 %          154*  98 %
        すばやさ    100   73 %          130*  97 %
        合計        500                 590*
        高さ        0.4 m               2.0 m*
        重さ        4.0 kg              122.0 kg*
        特性        —                   —
        弱点        むし                むし
        耐性        かくとう エスパー   かくとう エスパー
        無効        ゴースト            ゴースト

        * は最も大きい値。% は最終進化の種のうち、それより低いものの割合（第一世代）。

        """)
  }

  @Test func comparisonIsATableToo() async throws {
    let outcome = try await Executable.run(["compare", "raichu", "mew", "--csv", "--demo"])

    #expect(
      outcome.output.split(separator: "\r\n") == [
        "number,id,name,display_name,types,hp,atk,def,spa,spd,spe,bst,height,weight,abilities",
        "26,26,raichu,Raichu,electric,60,90,55,90,80,110,485,0.8,30,static lightning-rod",
        "151,151,mew,Mew,psychic,100,100,100,100,100,100,600,0.4,4,synchronize",
      ])
  }

  @Test func teamIsAGridWithItsHolesMarked() async throws {
    let outcome = try await Executable.run(["weak", "charizard", "gengar", "--demo"])

    #expect(outcome.errors == "" && outcome.code == 0)
    #expect(
      outcome.output == """
        """)
  }

  @Test func teamIsATableOfTypes() async throws {
    let outcome = try await Executable.run(["weak", "charizard", "mew", "--tsv", "--demo"])

    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 19)
    #expect(lines[0] == "type\tcharizard\tmew\tweak\tresisting")
    #expect(lines[2] == "fighting\t0.5\t0.5\t0\t2")
    #expect(lines[6] == "rock\t4\t1\t1\t0")
  }

  @Test func matchupSaysWhoIsFasterAndWhatEachTakes() async throws {
    let outcome = try await Executable.run(
      ["matchup", "pikachu", "blastoise", "--game", "red-blue", "--demo"])

    #expect(outcome.errors == "" && outcome.code == 0)
    #expect(
      outcome.output == """
        """)
  }

  @Test(arguments: ["compare", "weak", "matchup"])
  func unknownNamesAreAllToldAndNothingIsPrinted(command: String) async throws {
    let outcome = try await Executable.run([command, "pikachuj", "99999", "--demo"])

    #expect(outcome.output == "" && outcome.code == 1)
    #expect(
      outcome.errors == """
        pokedex: there is no Pokémon “pikachuj”; closest: pikachu
        pokedex: there is no Pokémon number 99999; they go from 1 to 1025

        """)
  }

  @Test func whatDidNotExistYetIsAnError() async throws {
    let outcome = try await Executable.run(
      ["matchup", "mew", "eevee", "--game", "red-blue", "--generation", "1", "--demo"])
    let late = try await Executable.run(["weak", "mew", "snover", "--generation", "1", "--demo"])

    #expect(outcome.code == 0)
    #expect(late.code == 1 && late.output == "")
    #expect(
      late.errors
        == "pokedex: Snover did not exist in generation 1; it came with generation 4\n")
  }
}
