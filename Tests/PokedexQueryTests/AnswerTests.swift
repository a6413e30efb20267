import DexData
import PokedexModel
import PokedexQuery
import PokedexText
import TestSupport
import Testing

/// Tests of search results: their order, columns, generations, languages and names.
struct AnswerTests {
  private static let engine = QueryEngine.ofDex()

  private func ids(_ text: String, _ settings: QuerySettings = QuerySettings()) throws -> [Int] {
    try Self.engine.run(text, in: settings).ids
  }

  @Test func rowsAreSortedByNumberThenIDByDefault() throws {
    #expect(try ids("number:3..4") == [3, 10033, 10195, 4])
  }

  @Test func oneRowPerSpeciesShowsTheDefaultVariety() throws {
    let settings = QuerySettings(isOneRowPerSpecies: true)

    #expect(try ids("", settings) == Array(1...1025))
    #expect(try ids("number:3..4", settings) == [3, 4])
    #expect(try ids("is:mega", settings) == [])
    #expect(try ids("").count == 1351)
  }

  @Test func regionalDexUsesItsOwnOrderAndNumbers() throws {
    let settings = QuerySettings(isOneRowPerSpecies: true)
    let answer = try Self.engine.run("dex:johto<=4", in: settings)

    #expect(answer.ids == [152, 153, 154, 155])
    #expect(answer.columns.map { Array($0.figures) } == [[1, 2, 3, 4]])
    #expect(try ids("dex:johto<=4 sort:dex-desc", settings) == [155, 154, 153, 152])
    let kalos = try Self.engine.run("dex:kalos", in: settings)
    #expect(kalos.ids.prefix(3) == [650, 651, 652])
    #expect(kalos.columns.first?.figures.first == 1)
  }

  @Test func sortMayHaveSeveralColumns() throws {
    let answer = try Self.engine.run("dragon sort:spe,-hp limit:3")

    #expect(
      answer.query.sort
        == [SortKey(.figure(.speed)), SortKey(.figure(.hp), isDescending: true)])
    #expect(try answer.ids == ids("dragon sort:spe sort:-hp limit:3"))
    #expect(try ids("fire,-flying") == ids("fire !flying"))
  }

  @Test(arguments: [
    ("fire dargon", "dargon", "dragon", "type:fire type:dragon"),
    ("watre fire", "watre", "water", "type:water type:fire"),
    ("fire levitat", "levitat", "ability:levitate", "type:fire ability:levitate"),
    ("swords danse", "swords danse", "learns:swords-dance", "learns:swords-dance"),
    ("who lerns earthquake", "lerns", "learns", "learns:earthquake"),
  ])
  func mistypedWordIsReadAsTheNearestOne(
    text: String, typed: String, meant: String, reading: String
  ) throws {
    let query = try Self.engine.query(of: text)

    #expect(query.text() == reading)
    #expect(query.slips.map(\.typed) == [typed])
    #expect(query.slips.map(\.meant) == [meant])
  }

  /// Texts without a sign, and how they are read.
  @Test(arguments: [
    ("neither water nor flying that learns surf", "!type:water !type:flying learns:surf"),
    ("more hp than ditto", "hp>=49"),
    ("5120 egg steps", "hatch=20"),
    ("knock off + u-turn", "learns:knock-off learns:u-turn"),
    ("how many dragon types are there?", "type:dragon"),
    ("learns flash by tm in gen 2", "learns:flash@machine@crystal@gold-silver"),
    ("vierfach schwach gegen Gestein", "weak:rock=4"),
    ("いかく持ち", "ability:intimidate"),
    ("みずタイブ", "type:water"),
  ])
  func wordsAreReadAsTerms(text: String, reading: String) throws {
    let isLatin = text.utf8.allSatisfy { $0 < 0x80 }
    let language: Language = isLatin ? .english : .japanese
    let settings = QuerySettings(language: text.hasPrefix("vier") ? .german : language)

    #expect(try Self.engine.query(of: text, in: settings).text() == reading)
  }

  /// Of several words that would restrict a search, one that only begins a name that isn't shown is
  /// no name.
  @Test(arguments: ["cute pink ones", "fire type minus banana"])
  func unrelatedWordIsRefused(text: String) {
    #expect(throws: QueryMistake.self) { try Self.engine.query(of: text) }
  }

  /// Linking words such as "a" are searched for as names if they stand alone or come last.
  @Test(arguments: [("a", 59), ("fire a", 59), ("unown a", 201), ("the", 10019)])
  func linkWordWithoutTermsIsReadAsAName(text: String, id: Int) throws {
    let answer = try Self.engine.run(text)

    #expect(answer.ids.contains(id))
    #expect(answer.query.words.count == 1)
  }

  @Test func columnsShowTheValuesTheQueryUses() throws {
    let answer = try Self.engine.run("spe>=150 atk>spa sort:weight limit:3")

    #expect(
      answer.columns.map(\.column)
        == [.figure(.speed), .figure(.attack), .figure(.specialAttack), .figure(.weight)])
    #expect(answer.query.limit == 3 && answer.query.sort == [SortKey(.figure(.weight))])
  }

  @Test(arguments: [
    ("fire spe desc", "fire sort:spe-desc"), ("hp asc", "sort:hp"),
    ("sort by speed desc", "sort:spe-desc"), ("sort weight", "sort:weight"),
    ("fire top 3", "fire limit:3"), ("special attack descending", "sort:spa-desc"),
    ("spe>=120 desc", "spe>=120 sort:spe-desc"), ("すばやさ>=120 降順", "spe>=120 sort:spe-desc"),
    ("atk>100 asc fire", "fire atk>100 sort:atk"),
    ("Initiative>120 absteigend", "spe>120 sort:spe-desc"),
  ])
  func sortMayBeWrittenInWords(words: String, terms: String) throws {
    let (fromWords, fromTerms) = (try Self.engine.run(words), try Self.engine.run(terms))

    #expect(fromWords.ids == fromTerms.ids)
    #expect(fromWords.columns.map(\.column) == fromTerms.columns.map(\.column))
  }

  /// In German, a comma within a number is the decimal mark; in other languages it separates terms.
  @Test(arguments: [
    ("Gewicht<2,5", Language.german, "weight<2.5"), ("größe=0,7m", .german, "height=0.7m"),
    ("Gewicht:90,5..100,5kg", .german, "weight:90.5..100.5kg"),
    ("KP>100,ini>100", .german, "hp>100 spe>100"), ("feuer, flug", .german, "fire flying"),
  ])
  func commaIsTheDecimalMarkInGerman(
    typed: String, language: Language, meant: String
  ) throws {
    let found = try Self.engine.run(typed, in: QuerySettings(language: language)).ids

    #expect(try found == Self.engine.run(meant).ids)
    #expect(!found.isEmpty)
  }

  @Test(arguments: [
    ("ultra beast", 11), ("paradox", 22), ("pseudo", 10), ("fossils", 25), ("bird trio", 3),
    ("trade", 25), ("eeveelutions", 8), ("化石", 25), ("Ultrabestien", 11),
  ])
  func conceptFindsItsPokemon(query: String, count: Int) throws {
    let found = try ids(query, QuerySettings(isOneRowPerSpecies: true))

    #expect(found.count == count)
  }

  @Test func everyConceptIsAQueryThatFindsRows() throws {
    for (query, words) in QueryWordTable.family("concept") {
      #expect(try !Self.engine.run(query).ids.isEmpty, "\(query)")
      for word in words {
        #expect(try Self.engine.run(word).ids == Self.engine.run(query).ids, "\(word)")
      }
    }
  }

  /// Writing a parsed query as text and parsing that text gives an equivalent query.
  @Test func queryTextParsesToTheSameQuery() throws {
    var random = RandomQuery(stream: 9)
    for _ in 0..<300 {
      let text = random.query()
      guard let query = try? Self.engine.query(of: text) else { continue }
      let again = try Self.engine.query(of: query.text())
      let ids = Self.engine.answer(to: query).ids
      #expect(Self.engine.answer(to: again).ids == ids, "\(text) → \(query.text())")
    }
  }

  /// A form word next to a name, such as "mega", applies to that name. A form word that is also the
  /// beginning of a longer name, such as "Meganium", still finds that name.
  @Test(arguments: [
    ("mega charizard", [10034, 10035]), ("charizard mega", [10034, 10035]), ("mega rayq", [10079]),
    ("megan", [154]), ("meganiu", [154]), ("gigantamax charizard", [10196]), ("mega x", [10034]),
  ])
  func formWordBesideANameBelongsToIt(text: String, first: [Int]) throws {
    #expect(try ids(text).prefix(first.count).elementsEqual(first))
  }

  @Test(arguments: [("mega x", 10034), ("ditto", 132), ("vulpix alola", 10103)])
  func wordInANameIsReadAsTheName(word: String, id: Int) throws {
    let answer = try Self.engine.run(word)

    #expect(answer.ids.contains(id))
    #expect(answer.query.words == [word])
  }

  /// Colours, regions, games and egg groups are few, so their words take precedence over names with
  /// the same beginning. So do the words for types, even in the plural.
  @Test(arguments: [
    ("red", "color:red"), ("alola", "region:alola"), ("gold", "in:gold"), ("cut", "learns:cut"),
    ("slow", "sort:spe"),
    ("dragons", "type:dragon"), ("water stone", "evolves-with:water-stone"),
    ("dragon dance", "learns:dragon-dance"), ("red fire", "color:red type:fire"),
  ])
  func knownTermTakesPrecedenceOverNames(word: String, reading: String) throws {
    #expect(try Self.engine.run(word).query.text() == reading)
  }

  @Test func typeThatIsAlsoANameListsTheNameFirst() throws {
    let ghosts = try ids("ゴースト", QuerySettings(language: .japanese))

    #expect(ghosts.first == 93)
    #expect(try ghosts.sorted() == ids("type:ghost").sorted())
  }

  @Test func typoInANameWithParenthesesIsForgiven() throws {
    let settings = QuerySettings(language: .german)

    #expect(try ids("Kldeo (Resolut)", settings) == [10024])
    #expect(try ids("Pikachu (Raichu)", settings) == [])
  }

  @Test func typoInANameWithParenthesesKeepsSortAndLimit() throws {
    let all = try ids("pikachu (char) sort:bst-desc sort:number")

    #expect(all.count > 3)
    #expect(try ids("pikachu (char) sort:bst-desc sort:number limit:3") == Array(all.prefix(3)))
    #expect(try Self.engine.run("pikachu (char) sort:bst").columns.map(\.column).count == 1)
  }

  @Test(arguments: ["\"levitate\"", "name:levitate"])
  func quotedTextIsReadAsANameOnly(text: String) throws {
    let query = try Self.engine.query(of: text)

    #expect(query.words == ["levitate"])
  }

  @Test func termWordCombinesWithAName() throws {
    let query = try Self.engine.query(of: "charizard earthquake")

    #expect(query.words == ["charizard"])
    #expect(try ids("charizard earthquake").first == 6)
    #expect(try ids("kanto rattata").first == 19)
  }

  @Test func missingValueSortsLastInBothDirections() throws {
    let rising = try Self.engine.run("number:1..9 sort:female").ids
    let all = try Self.engine.run("number:80..82 sort:female-desc")

    #expect(rising.count == 16)
    #expect(all.columns.last?.figures.last == .some(nil))
    let falling = try Self.engine.run("number:80..82 sort:female")
    #expect(falling.columns.last?.figures.last == .some(nil))
  }

  @Test func namesSortInTheRequestedLanguage() throws {
    let english = try ids("sort:name limit:2", QuerySettings(isOneRowPerSpecies: true))
    let japanese = try ids(
      "sort:name limit:2", QuerySettings(language: .japanese, isOneRowPerSpecies: true))

    #expect(english == [460, 63])
    #expect(japanese != english)
  }

  @Test(arguments: [
    ("garchomp ghost", "Nothing matches all. Without “garchomp”: 96"),
    ("spe>=200 type:fire", "Nothing matches all. Without “spe>=200”: 109"),
  ])
  func termThatEmptiesTheResultIsNamed(text: String, sentence: String) throws {
    let query = try Self.engine.query(of: text)
    let emptying = Self.engine.emptyingPart(of: query, in: text, QuerySettings())

    #expect(emptying?.sentence(in: .english) == sentence)
  }

  @Test func generationExcludesLaterPokemon() throws {
    #expect(try ids("", QuerySettings(generation: 1)).count == 151)
    #expect(try ids("spe>=0 sort:number-desc limit:1", QuerySettings(generation: 2)) == [251])
    #expect(try ids("!gen<=5", QuerySettings(generation: 5)) == [])
    #expect(try ids("clefairy", QuerySettings(generation: 5)) == [35])
    #expect(try ids("clefairy normal", QuerySettings(generation: 5)) == [35])
    #expect(try ids("clefairy normal") == [])
  }

  @Test(arguments: TableFile("QueryNames.tsv").rows)
  func nameFindsItsPokemonFirst(row: TableFile.Row) throws {
    let name = row["name"]
    let language: Language = name.utf8.contains { $0 >= 0xE3 } ? .japanese : .english
    let answer = try Self.engine.run(name, in: QuerySettings(language: language))

    #expect(answer.ids.first == row.integer("id"))
    #expect(answer.query.words == [name])
  }

  @Test func nameWordsBesideTermsFilterAndRank() throws {
    let answer = try Self.engine.run("fire char")

    #expect(answer.query.words == ["char"])
    #expect(Array(answer.ids.prefix(3)) == [4, 5, 6])
    #expect(try ids("pikachu | raichu").prefix(2).sorted() == [25, 26])
    #expect(try !ids("!pikachu").contains(25))
    #expect(try ids("name:pikachu") == ids("pikachu"))
    #expect(try ids("\"pikachu\"") == ids("pikachu"))
  }

  @Test(arguments: Language.allCases)
  func everyTypeIsKnownInEveryLanguage(language: Language) throws {
    for type in PokemonType.allCases where type.hasMembers {
      let name = try #require(DexVocabulary().type(type)?[language])

      #expect(try ids("type:\"\(name)\"") == ids("type:\(type.rawValue)"), "\(name)")
    }
  }

  @Test(arguments: Language.allCases)
  func everyAbilityAndMoveIsKnownInEveryLanguage(language: Language) throws {
    let settings = QuerySettings(language: language)
    for slug in Dex().abilitySlugs {
      guard let name = DexVocabulary().ability(slug)?[exactly: language] else { continue }
      let query = try Self.engine.query(of: "ability:\"\(name)\"", in: settings)
      #expect(Self.slugs(query.condition).contains(slug), "\(name)")
    }
    for slug in Dex().moveSlugs {
      guard let name = Dex().move(slug)?.names[exactly: language] else { continue }
      let query = try Self.engine.query(of: "learns:\"\(name)\"", in: settings)
      #expect(Self.slugs(query.condition).contains(slug), "\(name)")
    }
  }

  /// Returns the slugs of the abilities and moves in a condition.
  private static func slugs(_ condition: Condition) -> [String] {
    switch condition {
    case .fact(.ability(let value, _)), .fact(.learns(let value, _)): [value.slug]
    case .or(let conditions): conditions.flatMap(slugs)
    default: []
    }
  }
}
