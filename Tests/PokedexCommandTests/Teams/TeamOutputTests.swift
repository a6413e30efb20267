import TestSupport
import Testing

/// The complete output of the built executable for several Pokémon, as text and as tables.
@Suite("Several Pokémon as text and tables")
struct TeamOutputTests {
  @Test func comparisonMarksTheBestInEachRow() async throws {
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
        Total       320    0 %          485*  32 %          485*  32 %
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

        * marks the greatest of its row. % is the share of all fully evolved species
        that have less (Generation IX). An ability counts if it is the only one.

        """)
  }

  @Test func generationOneHasOneSpecialStatAndNoAbilities() async throws {
    let outcome = try await Executable.run(
      ["compare", "mew", "mewtwo", "--generation", "1", "-lja", "--demo"])

    #expect(
      outcome.output == """
                    ミュウ              ミュウツー
        番号        #151                #150
        タイプ      エスパー            エスパー
        HP          100   87 %          106*  92 %
        こうげき    100   69 %          110*  81 %
        ぼうぎょ    100*  80 %           90   71 %
        とくしゅ    100   69 %          154*  98 %
        すばやさ    100   74 %          130*  95 %
        合計        500                 590*
        高さ        0.4 m               2.0 m*
        重さ        4.0 kg              122.0 kg*
        特性        —                   —
        弱点        むし                むし
        耐性        かくとう エスパー   かくとう エスパー
        無効        ゴースト            ゴースト

        * は最も大きい値です。%
        は最終進化の種のうち、それより低いものの割合です（第一世代）。特性は、一つしかな
        い場合だけ数えます。

        """)
  }

  @Test func comparisonIsAvailableAsCSV() async throws {
    let outcome = try await Executable.run(["compare", "raichu", "mew", "--csv", "--demo"])

    #expect(
      outcome.output.split(separator: "\r\n") == [
        "number,id,name,display_name,types,hp,attack,defense,special_attack,special_defense,"
          + "speed,total,height_dm,weight_hg,abilities",
        "26,26,raichu,Raichu,electric,60,90,55,90,80,110,485,8,300,static lightning-rod",
        "151,151,mew,Mew,psychic,100,100,100,100,100,100,600,4,40,synchronize",
      ])
  }

  @Test func teamGridMarksOpenWeaknesses() async throws {
    let outcome = try await Executable.run(["weak", "charizard", "gengar", "--demo"])

    #expect(outcome.errors == "" && outcome.code == 0)
    #expect(
      outcome.output == """
                   −  +  Charizard    Gengar
        Normal     ·  1  ·            0
        Fighting   ·  2  ½            0
        Flying     ·  ·  ·            ·
        Poison     ·  1  ·            ¼
        Ground     1  1  0            ×2
        Rock!      1  ·  ×4           ·
        Bug        ·  2  ¼            ¼
        Ghost!     1  ·  ·            ×2
        Steel      ·  1  ½            ·
        Fire       ·  1  ½            ·
        Water!     1  ·  ×2           ·
        Grass      ·  2  ¼            ½
        Electric!  1  ·  ×2           ·
        Psychic!   1  ·  ·            ×2
        Ice        ·  ·  ·            ·
        Dragon     ·  ·  ·            ·
        Dark!      1  ·  ·            ×2
        Fairy      ·  2  ½            ½

        Open to        Rock · Ghost · Water · Electric · Psychic · Dark
        Hits hard      Fighting · Bug · Ghost · Steel · Grass · Psychic · Ice · Fairy
        No answer to   Normal · Flying · Poison · Ground · Rock · Fire · Water
                       Electric · Dragon · Dark
        What fixes it  Ground Dark: resists Rock, Ghost, Electric, Psychic, Dark; still
                       open to Water, Ice
                       Steel Grass: resists Rock, Water, Electric, Psychic; still open
                       to Ghost, Dark
                       Water Dark: resists Ghost, Water, Psychic, Dark; still open to
                       Rock, Electric
                       Dragon Dark: resists Ghost, Water, Electric, Psychic, Dark; still
                       open to Rock, Ice, Dragon
                       Grass Dark: resists Ghost, Water, Electric, Psychic, Dark; still
                       open to Flying, Rock, Ice

        ! marks a type that more of the team are weak to (−) than resist (+). An ability
        counts if it is the only one.

        """)
  }

  @Test func teamIsAvailableAsTSVByType() async throws {
    let outcome = try await Executable.run(["weak", "charizard", "mew", "--tsv", "--demo"])

    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 19)
    #expect(lines[0] == "type\tcharizard\tmew\tweak\tresisting")
    #expect(lines[2] == "fighting\t0.5\t0.5\t0\t2")
    #expect(lines[6] == "rock\t4\t1\t1\t0")
  }

  @Test(arguments: ["compare", "weak"])
  func everyUnknownNameIsReportedAndNothingPrinted(command: String) async throws {
    let outcome = try await Executable.run([command, "bulba", "99999", "--demo"])

    #expect(outcome.output == "" && outcome.code == 1)
    #expect(
      outcome.errors == """
        pokedex: there is no Pokémon “bulba”; closest: bulbasaur
        pokedex: there is no Pokémon number 99999; numbers go from 1 to 1025

        """)
  }

  @Test func pokemonOfLaterGenerationIsAnError() async throws {
    let late = try await Executable.run(["weak", "mew", "snover", "--generation", "1", "--demo"])

    #expect(late.code == 1 && late.output == "")
    #expect(
      late.errors
        == "pokedex: Snover did not exist in generation 1; it came with generation 4\n")
  }
}
