import DexData
import PokedexFeatures
import PokedexModel
import PokedexQuery
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import Testing

@testable import PokedexApp

/// The list's order, the stats beside the names, and whether rows are species or varieties.
@MainActor
@Suite("The order of the list", .timeLimit(.minutes(5)))
struct ListOrderTests {
  private func started(_ letters: String = "", columns: Int = 80, rows: Int = 24) async
    -> PokedexApp
  {
    let app = await DemoApp.started(size: Size(columns: columns, rows: rows))
    app.type(letters)
    return app
  }

  private func ids(_ app: PokedexApp) -> [Int] {
    app.rows.map(\.id)
  }

  @Test func sortKeyCyclesThroughColumns() async {
    let app = await started()
    let byNumber = ids(app)
    var seen: [ListColumn?] = []

    for _ in ListColumn.offered {
      app.type("o")
      seen.append(app.state.list.search.order?.column)
    }

    #expect(seen == ListColumn.offered.dropFirst().map { $0 } + [nil])
    #expect(ids(app) == byNumber)
  }

  @Test(arguments: ListColumn.offered, [false, true])
  func rowsAreSortedAndTiesAreByNumber(column: ListColumn, isReversed: Bool) async {
    let app = await started()
    let byNumber = ids(app)
    let positions = Dictionary(uniqueKeysWithValues: byNumber.enumerated().map { ($1, $0) })
    for _ in 0..<column.rawValue { app.type("o") }
    if isReversed { app.type("O") }

    let sorted = ids(app)

    #expect(sorted.count == byNumber.count)
    #expect(Set(sorted) == Set(byNumber))
    let isAscending = column.isFigure == isReversed
    for (a, b) in zip(sorted, sorted.dropFirst()) {
      if column == .name {
        let (first, last) = isReversed ? (name(of: b), name(of: a)) : (name(of: a), name(of: b))
        #expect(!last.lexicographicallyPrecedes(first), "\(a) \(b)")
        continue
      }
      let (first, second) = (figure(column, of: a), figure(column, of: b))
      guard let first, let second else {
        #expect(second == nil, "what has no figure stands last")
        continue
      }
      if first == second {
        #expect((positions[a] ?? 0) < (positions[b] ?? 0))
      } else {
        #expect((first < second) == isAscending, "\(a) \(b)")
      }
    }
  }

  /// Returns an entry's name as a sort key.
  private func name(of id: Int) -> [UInt16] {
    NormalizedName.letters(DexVocabulary().pokemon(id: id)?.display(in: .english) ?? "")
  }

  /// Returns the value of a list column for an entry.
  private func figure(_ column: ListColumn, of id: Int) -> Int? {
    guard let pokemon = Dex().pokemon(id: id) else { return nil }
    return switch column {
    case .number: pokemon.species.number
    case .hp: pokemon.stats[.hp]
    case .attack: pokemon.stats[.attack]
    case .defense: pokemon.stats[.defense]
    case .specialAttack: pokemon.stats[.specialAttack]
    case .specialDefense: pokemon.stats[.specialDefense]
    case .speed: pokemon.stats[.speed]
    case .total: pokemon.stats.total
    case .height: pokemon.heightDecimetres
    case .weight: pokemon.weightHectograms
    case .catchRate: pokemon.species.captureRate
    case .experience: pokemon.baseExperience
    default: nil
    }
  }

  @Test func searchResultsHaveOneRowPerSpecies() async {
    let app = await started("a/mega")

    let found = app.rows
    #expect(Set(found.compactMap(\.number)).count == found.count)
    #expect(found.contains { $0.name == "charizard-mega-x" })
    #expect(!found.contains { $0.name == "charizard" || $0.name == "charizard-mega-y" })
    #expect(app.shown().rows.contains { $0.contains(" of \(Counts.species)") })
  }

  @Test func unknownPokemonAreSortedLast() async {
    let app = await DemoApp.started()
    let newcomer = PokemonListItem(id: 20_000, name: "new-one", urlPrefix: "", number: nil)
    app.fetcher.list.append(newcomers: [newcomer])

    app.type("oo")
    #expect(ids(app).last == 20_000)
    app.type("O")
    #expect(ids(app).last == 20_000)
    app.type("/new o")

    #expect(ids(app).last == 20_000)
  }

  @Test(arguments: ["qwrtzix", "qwrtz", "Qwrtzix Mega"])
  func newPokemonIsFoundByItsUniqueName(text: String) async {
    let app = await DemoApp.started()
    app.type("/" + text)
    app.press(.enter)
    #expect(app.state.list.search.mistake != nil)
    app.press(.escape)

    app.fetcher.list.append(newcomers: [
      PokemonListItem(id: 20_000, name: "qwrtzix-mega", urlPrefix: "", number: nil)
    ])
    app.type("/" + text)

    #expect(app.state.list.search.mistake == nil)
    #expect(ids(app) == [20_000])
    #expect(app.shown().text(row: 1).contains("Qwrtzix Mega"))
    app.press(.escape)
    #expect(ids(app).count == Counts.varieties + 1)
  }

  /// Types that aren't loaded yet are left blank, because a dash would mean that the Pokémon has
  /// none.
  @Test func typesNotYetFetchedShowNoDash() async {
    let app = await DemoApp.started(size: Size(columns: 59, rows: 20))
    let newcomer = PokemonListItem(id: 20_000, name: "new-one", urlPrefix: "", number: nil)
    app.fetcher.list.append(newcomers: [newcomer])

    app.type("G")
    #expect(app.shown().rows.contains { $0.contains("New One") && !$0.contains("—") })
    app.type("e1A")

    #expect(app.shown().rows.contains { $0.contains("—") }, "what came later has none then")
  }

  /// PokeAPI's list has only names; the types come from the bundle, like the stats beside them.
  @Test func typesMissingFromSourceComeFromBundle() async {
    var api = StubPokemonAPI()
    api.replace(PokemonList.self) { _ in
      let item = PokemonListItem(id: 6, name: "charizard", urlPrefix: "", number: nil)
      return Fetched(
        PokemonList(count: 1, next: nil, previous: nil, results: [item]), .live)
    }
    let app = await DemoApp.started(api: api, source: .live)

    #expect(app.shown().text(row: 1).contains("Charizard"))
    #expect(app.shown().text(row: 1).contains("Fire     Flying"))
  }

  @Test func newPokemonIsAddedToSearchResults() async {
    let app = await started("/new-one")
    let before = ids(app)

    app.fetcher.list.append(newcomers: [
      PokemonListItem(id: 20_000, name: "new-one", urlPrefix: "", number: nil)
    ])

    #expect(ids(app) == before + [20_000])
  }

  @Test(arguments: [30, 40, 60, 80, 120])
  func figuresAreRightAligned(columns: Int) async {
    let app = await started("oooooooooo", columns: columns)
    let frame = app.shown()
    let end = columns < 120 ? app.state.layout.listPanes[0].endColumn : 81

    #expect(app.state.list.search.order?.column == .weight)
    for row in 2...20 {
      let text = Array(frame[row])[..<end].map(\.text).joined()
      #expect(text.hasSuffix(" kg"), "\(text)")
    }
  }
}
