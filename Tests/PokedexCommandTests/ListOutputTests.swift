import PokedexModel
import PokedexQuery
import TestSupport
import Testing

@testable import pokedex

@Suite("Lists by query")
struct ListOutputTests {
  static let texts: [(request: ListRequest, language: Language, text: String)] = [
    (
      ListRequest(
        kind: .pokemon, query: "fire spe>=100 !flying learns:earthquake", sort: ["-spe"], limit: 4),
      .english,
      """
       555  darmanitan-galar-zen       Zen Galarian Darmanitan       Ice Fire       135
       392  infernape                  Infernape                     Fire Fighting  108
         6  charizard-mega-x           Mega Charizard X              Fire Dragon    100
       128  tauros-paldea-blaze-breed  Paldean Tauros (Blaze Breed)  Fighting Fire  100

      """
    ),
    (
      ListRequest(kind: .pokemon, query: "ひこう 特攻>=140", sort: ["-とくこう"], limit: 3), .japanese,
      """
       384  rayquaza-mega     メガレックウザ   ドラゴン ひこう  180
         6  charizard-mega-y  メガリザードンY  ほのお ひこう    159
       384  rayquaza          レックウザ       ドラゴン ひこう  150

      """
    ),
    (
      ListRequest(
        kind: .pokemon, query: "gen:1 atk>spa is:fe",
        columns: ["no", "name", "types", "height", "eggs", "hidden", "is", "female"], limit: 2),
      .english,
      """
        15  Beedrill  Bug Poison       1  Bug     Sniper     default, fe, final  50
        18  Pidgeot   Normal Flying  1.5  Flying  Big Pecks  default, fe, final  50

      """
    ),
    (
      ListRequest(kind: .moves, query: "electric power>=80 learnt-by:pikachu@machine", limit: 2),
      .english,
      """
      thunderbolt  Thunderbolt  Electric  special   90  100  15
      thunder      Thunder      Electric  special  110   70  10

      """
    ),
    (
      ListRequest(kind: .moves, query: "priority>=4 gen<=2", sort: ["name"]), .japanese,
      """
      endure   こらえる  ノーマル  へんか  —  —  10  4  2
      protect  まもる    ノーマル  へんか  —  —  10  4  2
      detect   みきり    かくとう  へんか  —  —   5  4  2

      """
    ),
    (
      ListRequest(kind: .abilities, query: "had-by:gengar", generation: 5), .german,
      "levitate  Schwebe\n"
    ),
    (
      ListRequest(
        kind: .pokemon, query: "charmander", columns: ["name", "type", "height", "weight"]),
      .german, "Glumanda  Feuer  0,6  8,5\n"
    ),
    (
      ListRequest(kind: .pokemon, query: "pichu", columns: ["type", "spa"], generation: 2),
      .english, "Electric  35\n"
    ),
  ]

  @Test(arguments: texts)
  func textIsAlignedAndInTheLanguage(
    row: (request: ListRequest, language: Language, text: String)
  ) throws {
    let outcome = try row.request.outcome(in: row.language, seed: 1)

    #expect(outcome == Output(text: row.text))
  }

  static let tables: [(request: ListRequest, text: String)] = [
    (
      ListRequest(
        kind: .pokemon, query: "gen:1 atk>spa is:fe",
        columns: ["number", "name", "types", "spe"], limit: 2, format: .csv),
      "number,name,types,spe\r\n15,beedrill,bug poison,75\r\n18,pidgeot,normal flying,101\r\n"
    ),
    (
      ListRequest(kind: .pokemon, query: "dex:kanto<=3 weight<=7", format: .tsv),
      "number\tid\tname\tdisplay_name\ttypes\tdex_kanto\tweight\n"
        + "1\t1\tbulbasaur\tBulbasaur\tgrass poison\t1\t6.9\n"
    ),
    (
      ListRequest(
        kind: .pokemon, query: "haunter", columns: ["name", "dex_kanto", "dex_letsgo_kanto"],
        format: .csv),
      "name,dex_kanto,dex_letsgo_kanto\r\nhaunter,93,93\r\n"
    ),
    (
      ListRequest(kind: .moves, query: "surf", limit: 1, format: .csv),
      "id,name,display_name,type,damage_class,power,accuracy,pp,priority,generation,target\r\n"
        + "57,surf,Surf,water,special,90,100,15,0,1,all-other-pokemon\r\n"
    ),
    (
      ListRequest(kind: .abilities, query: "levitate", format: .tsv),
      "name\tdisplay_name\tgeneration\nlevitate\tLevitate\t3\n"
    ),
    (
      ListRequest(
        kind: .moves, query: "clear smog", columns: ["name", "accuracy", "class"], format: .json),
      """
      [
        {
          "accuracy" : null,
          "damage_class" : "special",
          "name" : "clear-smog"
        }
      ]

      """
    ),
    (
      ListRequest(kind: .pokemon, query: "female>=87.5% mew|nidoqueen", format: .json),
      """
      [
        {
          "display_name" : "Nidoqueen",
          "female" : 100,
          "id" : 31,
          "name" : "nidoqueen",
          "number" : 31,
          "types" : [
            "poison",
            "ground"
          ]
        }
      ]

      """
    ),
  ]

  @Test(arguments: tables)
  func scriptFormatsHaveKeysAndRawValues(row: (request: ListRequest, text: String)) throws {
    #expect(try row.request.outcome(in: .english, seed: 1).text == row.text)
  }

  @Test(arguments: [QueryListKind.pokemon, .moves, .abilities])
  func everyColumnIsSelectedByEachOfItsWords(kind: QueryListKind) throws {
    for word in kind.columnWords.joined() {
      let request = ListRequest(kind: kind, columns: [word], limit: 3, format: .tsv)
      let text = try request.outcome(in: .english, seed: 1).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)

      // The text splits into a header, three values (which may be empty) and the empty string after
      // the last line break.
      #expect(lines.count == 5, "\(word)")
      #expect(!lines[0].contains("\t"))
    }
  }

  @Test func repeatedColumnIsListedOnce() throws {
    let request = ListRequest(
      kind: .pokemon, query: "mew", columns: ["spe", "speed", "name"], limit: 1, format: .csv)

    #expect(try request.outcome(in: .english, seed: 1).text == "spe,name\r\n100,mew\r\n")
  }

  @Test func sortOptionOverridesQueryAndSmallerLimitWins() throws {
    var request = ListRequest(
      kind: .pokemon, query: "sort:hp limit:3 is:default", sort: ["-spe"],
      columns: ["slug"])

    #expect(
      try request.outcome(in: .english, seed: 1).text == "regieleki\nninjask\npheromosa\n")
    request.limit = 1
    #expect(try request.outcome(in: .english, seed: 1).text == "regieleki\n")
    request.limit = 9
    #expect(try request.outcome(in: .english, seed: 1).text.split(separator: "\n").count == 3)
  }

  @Test func seedDeterminesTheRandomDraw() throws {
    let request = ListRequest(kind: .pokemon, query: "random:6")

    let one = try request.outcome(in: .english, seed: 1)
    #expect(one.text.split(separator: "\n").count == 6)
    #expect(try request.outcome(in: .english, seed: 1) == one)
    #expect(try request.outcome(in: .english, seed: 2) != one)
  }

  static let failures: [(request: ListRequest, language: Language, failure: UsageError)] = [
    (
      ListRequest(kind: .pokemon, query: "fire spx>=100"), .english,
      UsageError(
        sentence: "There is no term “spx”. Closest: spa, spd, spe.",
        marker: "  fire spx>=100\n       ^^^\n")
    ),
    (
      ListRequest(kind: .pokemon, query: "fire spe"), .english,
      UsageError(
        sentence: "“spe” needs a number after it. Example: spe>=90%.",
        marker: "  fire spe\n       ^^^\n")
    ),
    (
      ListRequest(kind: .pokemon, query: "ほのお すばy>1"), .japanese,
      UsageError(
        sentence: "「すばy」という条件はありません。", marker: "  ほのお すばy>1\n         ^^^^^\n")
    ),
    (
      ListRequest(kind: .pokemon, columns: ["name", "spee"]), .english,
      UsageError(sentence: "there is no column “spee”; closest: spe, speed")
    ),
    (
      ListRequest(kind: .abilities, columns: ["zzzzzzzz"]), .english,
      UsageError(
        sentence: "there is no column “zzzzzzzz”; choose from slug, display-name, gen, name")
    ),
    (
      ListRequest(kind: .moves, columns: ["poewr"]), .japanese,
      UsageError(sentence: "「poewr」という列はありません。近いもの：power")
    ),
    (
      ListRequest(kind: .pokemon, columns: [""]), .english,
      UsageError(
        sentence:
          "there is no column “”; choose from id, slug, display-name, type, is, ability, hidden, egg, color, shape, habitat, growth, name, hp, atk, def, spa, spd, spe, bst, height, weight, number, catch, friendship, exp, hatch, female, gen, evolves-at, region"
      )
    ),
    (
      ListRequest(kind: .pokemon, columns: ["dex_kantoo"]), .english,
      UsageError(sentence: "there is no column “dex_kantoo”; closest: dex_kanto")
    ),
    (
      ListRequest(kind: .pokemon, sort: ["spee"]), .english,
      UsageError(sentence: "there is no order “spee”; closest: spe, speed")
    ),
    (
      ListRequest(kind: .moves, sort: ["spe fire"]), .english,
      UsageError(
        sentence:
          "there is no order “spe fire”; choose from power, accuracy, pp, priority, gen, name"
      )
    ),
    (
      ListRequest(kind: .pokemon, sort: ["dex"]), .japanese,
      UsageError(sentence: "「dex」という並べ方はありません。近いもの：def")
    ),
    (
      ListRequest(kind: .moves, query: "by:" + String(repeating: "x", count: 200)), .english,
      UsageError(
        sentence: "There is no Pokémon “\(String(repeating: "x", count: 59))…”.",
        marker:
          "  by:\(String(repeating: "x", count: 72))…\n     \(String(repeating: "^", count: 72))\n"
      )
    ),
  ]

  @Test(arguments: failures)
  func invalidRequestIsReported(
    row: (request: ListRequest, language: Language, failure: UsageError)
  ) throws {
    let failure = try #require(throws: UsageError.self) {
      try row.request.outcome(in: row.language, seed: 1)
    }

    #expect(failure == row.failure)
  }

  @Test func megabyteQueryIsRejected() throws {
    let request = ListRequest(
      kind: .pokemon, query: String(repeating: "(", count: 1_000_000))
    let failure = try #require(throws: UsageError.self) {
      try request.outcome(in: .english, seed: 1)
    }

    #expect(failure.sentence == "The search is longer than 1000 characters.")
    #expect(failure.marker.split(separator: "\n").count == 2)
  }
}

/// Lists that the built executable prints for given queries.
@Suite("Lists by query from the executable", .timeLimit(.minutes(5)))
struct ListScriptTests {
  static let runs: [(arguments: [String], outcome: Executable.Outcome)] = [
    (
      ["list", "fire", "spe>=100", "!flying", "learns:earthquake", "-s-spe", "-cname,spe", "-n1"],
      .init(output: "Zen Galarian Darmanitan  135\n", errors: "", code: 0)
    ),
    (
      ["list", "fire spe>=199", "--json"],
      .init(
        output: "[\n\n]\n",
        errors: "pokedex: nothing found for “fire spe>=199”\n"
          + "pokedex: Nothing matches all. Without “spe>=199”: 109\n", code: 1)
    ),
    (
      ["moves", "power>=200 priority>0", "--csv", "-cname"],
      .init(
        output: "name\r\n",
        errors: "pokedex: nothing found for “power>=200 priority>0”\n"
          + "pokedex: Nothing matches all. Without “power>=200”: 42\n",
        code: 1)
    ),
    (
      ["list", "fire", "spx>=100"],
      .init(
        output: "",
        errors: """
          pokedex: There is no term “spx”. Closest: spa, spd, spe.
            fire spx>=100
                 ^^^

          """, code: 2)
    ),
    (
      ["abilities", "--columns", "nam"],
      .init(output: "", errors: "pokedex: there is no column “nam”; closest: name\n", code: 2)
    ),
    (
      ["abilities", "hidden:dragonite", "--language", "ja"],
      .init(output: "multiscale  マルチスケイル\n", errors: "", code: 0)
    ),
  ]

  @Test(arguments: runs)
  func executableOutputErrorsAndCodeMatch(
    row: (arguments: [String], outcome: Executable.Outcome)
  ) async throws {
    #expect(try await Executable.run(row.arguments) == row.outcome)
  }
}
