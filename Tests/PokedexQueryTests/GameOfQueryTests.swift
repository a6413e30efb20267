import DexData
import PokedexModel
import PokedexQuery
import Testing

/// Queries that are compared with the data of the only game that they name.
struct GameOfQueryTests {
  static let engine = QueryEngine.ofDex()

  @Test(
    arguments: [
      ("in:platinum", 4), ("water bst>500 in:platinum", 4), ("in:red in:blue", 1),
      ("learns:surf@emerald", 3), ("found:\"safari zone\"@heartgold", 4),
      ("game:sword | game:shield", 8),
      ("in:platinum !in:emerald", 4),
      ("in:red in:gold", nil), ("!in:platinum", nil), ("in:platinum | fire", nil),
      ("is:caught@platinum", nil), ("in:scarlet", nil), ("water", nil),
    ] as [(String, Int?)])
  func generationIsThatOfTheOnlyGame(text: String, generation: Int?) throws {
    #expect(try Self.engine.run(text).generation == generation)
  }

  @Test func chosenGenerationTakesPrecedence() throws {
    let answer = try Self.engine.run("in:platinum", in: QuerySettings(generation: 6))

    #expect(answer.generation == 6)
  }

  @Test(arguments: [
    // Milotic had a total of 540 then as now; Mantine and Octillery gained points later.
    ("water bst>500 in:platinum", 12), ("clefairy normal in:platinum", 1),
    ("clefairy fairy in:scarlet", 1), ("pikachu spe>=90 def:30 in:red", 1),
    ("pikachu def:30", 0), ("gengar ability:levitate in:platinum", 1),
    ("gengar ability:levitate", 0),
  ])
  func figuresAreThoseOfTheGame(text: String, count: Int) throws {
    let query = try Self.engine.query(of: text)

    #expect(Self.engine.answer(to: query).ids.count == count)
  }

  @Test(arguments: [
    // Only HeartGold and SoulSilver have a tutor for Headbutt; only Gold, of the two, has Gligar.
    ("learns:headbutt@tutor in:platinum", "learns:headbutt@tutor@platinum in:platinum"),
    ("holds:leftovers in:gold", "holds:leftovers@gold in:gold"),
    ("found:kanto in:heartgold", "found:kanto@heartgold in:heartgold"),
  ])
  func termsWithoutAGameAreAboutTheOnlyGame(text: String, other: String) throws {
    let rows = { (text: String) throws in
      Self.engine.answer(to: try Self.engine.query(of: text)).ids
    }

    #expect(try rows(text) == rows(other))
  }

  @Test(arguments: [
    ("!(clefairy normal in:platinum) clefairy", 0),
    ("(clefairy normal in:platinum) | (mew fairy)", 1),
    ("(clefairy normal in:platinum) | (clefairy fairy in:scarlet)", 1),
  ])
  func gameDecidesOnlyForTheConditionsBesideIt(text: String, count: Int) throws {
    let query = try Self.engine.query(of: text)

    #expect(Self.engine.answer(to: query).ids.count == count)
  }

  @Test func typeThatTheGameLacksIsAMistake() {
    let error = #expect(throws: QueryMistake.self) { try Self.engine.run("fairy in:platinum") }

    #expect(error?.sentence(in: .english) == "“fairy” came with generation 6.")
  }

  @Test(arguments: [
    ("\"safari zone\"", ["hoenn-safari-zone", "johto-safari-zone", "kanto-safari-zone"]),
    ("サファリゾーン", ["hoenn-safari-zone", "johto-safari-zone", "kanto-safari-zone"]),
    ("lake-verity", ["hisui-lake-verity", "lake-verity"]),
    ("\"victory road\"", ["kanto-victory-road-1", "hoenn-victory-road", "sinnoh-victory-road"]),
  ])
  func nameOfAPlaceMeansAllPlacesOfThatName(name: String, slugs: [String]) throws {
    let rows = { (place: String) throws in
      Set(Self.engine.answer(to: try Self.engine.query(of: "found:" + place)).ids)
    }

    #expect(try slugs.allSatisfy { try rows(name).isSuperset(of: rows($0)) })
  }

  @Test func safariZoneOfJohtoIsFoundByItsName() throws {
    #expect(try Self.engine.run("found:\"safari zone\"@heartgold").ids.count == 152)
  }
}
