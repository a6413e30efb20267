import DexData
import PokedexModel
import PokedexQuery
import Synchronization
import Testing

@Suite("Queries about marks")
struct MarkQueryTests {
  private let engine = QueryEngine.ofDex {
    [
      MarkRecord(pokemon: 25, game: "sword", marks: Marks([.caught])),
      MarkRecord(pokemon: 25, game: nil, marks: Marks([.wanted])),
      MarkRecord(pokemon: 151, game: "red", marks: Marks([.shiny])),
      MarkRecord(pokemon: 133, game: nil, note: Note("a name for it") ?? .none),
      MarkRecord(pokemon: 4, game: "shield", marks: Marks([.seen])),
      MarkRecord(pokemon: 999_999, game: nil, marks: Marks([.seen])),
    ]
  }

  private func ids(_ text: String) throws -> [Int] { try engine.run(text).ids }

  @Test(arguments: [
    ("is:seen", [4, 25, 151]), ("is:caught", [25, 151]), ("is:shiny", [151]),
    ("is:wanted", [25]), ("is:noted", [133]), ("is:caught@sword", [25]), ("is:caught@red", [151]),
    ("is:seen@sword-shield", [4, 25]), ("is:caught@platinum", []),
    ("is:seen@sword@red", [25, 151]),
    ("is:seen !is:caught", [4]), ("is:捕まえた", [25, 151]),
    ("is:seen sort:-marks", [151, 25, 4]), ("is:seen sort:marks-desc limit:1", [151]),
  ])
  func queryFindsMarkedPokemon(query: String, ids: [Int]) throws {
    #expect(try self.ids(query) == ids)
  }

  @Test func uncaughtPokemonAreFoundInADex() throws {
    let missing = try ids("!is:caught game:sword dex:galar")

    #expect(!missing.contains(25) && missing.contains(133) && missing.count > 300)
  }

  @Test(arguments: [
    ("is:caught game:sword", [25]), ("is:caught game:red", [151]), ("is:caught game:shield", []),
    ("game:sword (is:caught | is:shiny)", [25]), ("is:caught (game:red | game:sword)", [25, 151]),
    ("is:caught@red game:sword", [151]), ("is:caught !game:sword", []),
    ("game:sword (is:caught game:red)", [151]), ("is:seen game:sword-shield", [4, 25]),
  ])
  func markTermBesideAGameAppliesToThatGame(query: String, ids: [Int]) throws {
    #expect(try self.ids(query) == ids)
  }

  @Test(arguments: [
    ("is:missing game:sword dex:galar", "!is:caught game:sword dex:galar"),
    ("missing@sword dex:galar", "!is:caught@sword dex:galar"), ("!is:missing", "is:caught"),
    ("is:捕まえていない dex:kanto", "!is:caught dex:kanto"),
    ("missing is:default", "!is:caught is:default"),
  ])
  func missingMeansNotCaught(query: String, other: String) throws {
    #expect(try ids(query) == ids(other))
  }

  /// Searches with the settings of a user who has chosen Sword as the game.
  @Test func queryWithoutAGameUsesThePlayedGame() throws {
    var settings = QuerySettings()
    settings.markGame = engine.words.values(.game, named: "sword").first

    #expect(try engine.run("is:seen", in: settings).ids == [25])
    #expect(try engine.run("is:seen@red", in: settings).ids == [151])
    #expect(try engine.run("is:seen game:shield", in: settings).ids == [4])
  }

  @Test func pokemonCaughtInAnotherGameIsMissing() throws {
    let missing = try ids("!is:caught game:shield dex:galar")

    #expect(missing.contains(25))
  }

  @Test func markOnAnyVarietyCountsForTheDefaultVariety() throws {
    let engine = QueryEngine.ofDex {
      [MarkRecord(pokemon: 10_100, game: "moon", marks: Marks([.caught]))]
    }

    #expect(try engine.run("is:caught").ids == [10_100])
    #expect(try engine.run("is:caught is:default").ids == [26])
    #expect(try engine.run("is:caught@moon is:default").ids == [26])
    #expect(try engine.run("is:caught@sun is:default").ids == [])
    #expect(try !engine.run("dex:kanto !is:caught is:default").ids.contains(26))
  }

  @Test func dexQueryFindsTheSpeciesOfTheDex() throws {
    let settings = QuerySettings(isOneRowPerSpecies: true)
    let dexes = Dex().regionalDexes
    #expect(dexes.count > 30 && dexes[0].species.count == 1025)

    for dex in dexes {
      let found = try engine.run("dex:\(dex.term)", in: settings)
      #expect(found.ids.sorted() == dex.species.sorted(), "\(dex.slug)")
    }
  }

  @Test(arguments: [nil, "sword"])
  func missingPokemonMatchTheProgressCounts(game: String?) throws {
    let records =
      (1...151).map { MarkRecord(pokemon: $0, game: "red", marks: Marks([.caught])) }
      + [MarkRecord(pokemon: 10_100, game: "sword", marks: Marks([.caught]))]
    let engine = QueryEngine.ofDex { records }
    var marks: [Int: Marks] = [26: Marks([.caught])]
    if game == nil { for number in 1...151 { marks[number] = Marks([.caught]) } }

    // With a game, the National Pokédex stands for the species of the game.
    for dex in Dex().regionalDexes where game == nil || dex.slug != RegionalDex.national {
      let complete = PokedexProgress(of: dex, marks: marks)
      let found = try engine.run(complete.query(in: game)).ids
      let missing = complete.count - complete.caught
      #expect(found.count == (missing == 0 ? complete.count : missing), "\(dex.slug)")
    }
  }

  @Test func dexesAreInReleaseOrder() {
    let slugs = Dex().regionalDexes.map(\.slug)
    let some = [
      "national", "kanto", "original-johto", "hoenn", "original-sinnoh", "updated-johto",
      "original-unova", "kalos-central", "updated-hoenn", "original-alola", "letsgo-kanto", "galar",
      "isle-of-armor", "crown-tundra", "hisui", "paldea", "kitakami", "blueberry", "lumiose-city",
    ]

    #expect(slugs.filter(some.contains) == some)
  }

  @Test func marksAreNotCached() throws {
    let store = Records()
    let engine = QueryEngine.ofDex { store.records }
    #expect(try engine.run("is:seen").ids == [])

    store.records = [MarkRecord(pokemon: 1, game: nil, marks: Marks([.seen]))]

    #expect(try engine.run("is:seen").ids == [1])
  }

  @Test func queryReportsIfItUsesMarks() throws {
    for query in ["is:seen", "fire (water | !is:wanted)", "fire sort:marks"] {
      #expect(try engine.query(of: query).isAboutMarks)
    }
    #expect(try !engine.query(of: "fire is:legendary sort:spe").isAboutMarks)
  }

  @Test func invalidMarkTermIsAMistake() {
    #expect(throws: QueryMistake.self) { try ids("is:caught@nowhere") }
    #expect(throws: QueryMistake.self) { try ids("is:legendary@sword") }
  }
}

/// Holds marks, which a test can change.
private final class Records: Sendable {
  private let content = Mutex<[MarkRecord]>([])

  var records: [MarkRecord] {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}
