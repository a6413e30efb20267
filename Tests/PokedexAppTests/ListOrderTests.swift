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
    app.model.list.state.items(in: 0..<app.model.list.rowCount).map(\.id)
  }

  @Test func sortKeyCyclesThroughColumns() async {
    let app = await started()
    let byNumber = ids(app)
    var seen: [ListColumn?] = []

    for _ in ListColumn.offered {
      app.type("o")
      seen.append(app.model.search.state.order?.column)
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

  @Test func sortColumnIsShownAndNamedInTitle() async {
    let app = await started("ooooooo")

    #expect(app.model.search.state.order == ListOrder(.speed))
    #expect(app.shown().text(row: 0).hasPrefix(" Pokédex · National · Speed ▾ "))
    #expect(app.shown().text(row: 1).contains("Electric       200 ┃"))
    app.type("O")
    #expect(app.shown().text(row: 0).hasPrefix(" Pokédex · National · Speed ▴ "))
    #expect(app.shown().text(row: 1).contains(" 5 ┃"))
  }

  @Test func queryShowsItsColumn() async {
    let app = await started("/spe>=150")
    app.press(.enter)

    #expect(app.shown().text(row: 0).hasPrefix(" Pokédex · National · Speed  /spe>=150 "))
    #expect(app.shown().rows[1...3].allSatisfy { $0.contains(/\ (1[5-9]0|200) [│┃]/) })
    app.type("o")
    #expect(app.model.search.state.order?.column == .name)
    #expect(app.shown().rows[1...3].allSatisfy { $0.contains(/\ (1[5-9]0|200) [│┃]/) })
  }

  @Test func nameQueryHasItsOwnOrder() async {
    let app = await started("/mew")
    app.press(.enter)
    let own = ids(app)

    app.type("o")
    #expect(app.model.search.state.order?.column == .number)
    app.type("o")
    #expect(app.model.search.state.order?.column == .name)
    app.press(.escape)
    #expect(app.model.search.state.text.isEmpty)
    #expect(app.model.search.state.order?.column == .name)
    app.press(.escape)
    #expect(app.model.search.state.order == nil)
    app.type("/mew")

    #expect(ids(app) == own)
  }

  private func searching(_ letters: String) async -> PokedexApp {
    let app = await DemoApp.started()
    type(letters, into: app)
    return app
  }

  private func type(_ letters: String, into app: PokedexApp) {
    for letter in letters { app.press(letter == "\r" ? .enter : .character(letter)) }
  }

  /// The keys typed, the user's sort order that should then be in effect (nil if none), and the
  /// expected first row (nil if not checked).
  nonisolated static let orders: [(letters: String, order: ListOrder?, first: Int?)] = [
    ("oo/fire sort:spe-desc\r", nil, 10178), ("oo/fire spe>=90%\r", ListOrder(.hp), nil),
    ("/fire sort:spe-desc\roo", ListOrder(.name), nil),
    ("/fire sort:spe-desc\rO", ListOrder(.speed, isReversed: true), 218),
    ("/fire sort:spe-desc\rOO", nil, 10178), ("/fire sort:spe\rO", ListOrder(.speed), 10178),
    ("/sort:number-desc fire\rO", ListOrder(.number), 4),
    // If the user overrides a query's `sort:`, the chosen order also applies to the next query.
    ("/sort:spe-desc\roo/fire\r", ListOrder(.name), nil),
    ("/sort:spe-desc \roo/fire\r", ListOrder(.name), nil),
  ]

  @Test(arguments: orders)
  func latestChosenOrderWins(row: (letters: String, order: ListOrder?, first: Int?)) async {
    let app = await searching(row.letters)

    #expect(app.model.search.state.order == row.order)
    if let first = row.first { #expect(ids(app).first == first) }
  }

  @Test func newQueryOrderReplacesUserOrder() async {
    let app = await searching("/sort:spe-desc\roo/")
    app.press(.control("u"))
    type("sort:hp-desc\r", into: app)

    #expect(app.model.search.state.order == nil)
    #expect(ids(app).first == 242)
  }

  @Test func sortMenuOffersAllColumnsAndAppliesOne() async {
    let app = await started("S")
    let rows = app.shown().rows

    #expect(rows[1] == " Sort by")
    #expect(rows[2].hasPrefix(" ▸Number"))
    #expect(
      [
        "Name", "HP", "Attack", "Defense", "Sp. Atk", "Sp. Def", "Speed", "Total", "Height",
        "Weight",
        "Catch rate", "Experience",
      ].allSatisfy { title in rows.contains { $0.hasPrefix("  " + title) } })
    app.type("8j")
    app.press(.enter)

    #expect(app.model.search.state.order == ListOrder(.total))
    #expect(app.overlay == nil)
    app.type("S")
    #expect(app.shown().rows.contains { $0.hasPrefix(" ▸Total") && $0.contains("✓") })
    app.press(.escape)
    #expect(app.model.search.state.order == ListOrder(.total))
  }

  @Test func clickInSortMenuChoosesItsRow() async {
    let app = await started("S")

    app.click(4, 4)

    #expect(app.model.search.state.order == ListOrder(.hp))
  }

  @Test func sortingSelectsFirstRow() async {
    let app = await started("500j")
    app.type("oo")

    #expect(app.model.list.selection == 0)
    #expect(app.shown().text(row: 1).hasPrefix(" ▸"))
  }

  @Test func oneKeySwitchesBetweenVarietiesAndSpecies() async {
    let app = await started("6G")
    #expect(app.shown().text(row: 0).hasPrefix(" Pokédex · National · varieties "))

    app.type("a")
    #expect(app.model.list.rowCount == Counts.species)
    #expect(app.shown().text(row: 0).hasPrefix(" Pokédex · species "))
    #expect(app.shown().text(row: 0).hasSuffix("6/\(Counts.species)"))
    #expect(app.model.list.selectedItem?.id == 6)
    #expect(ids(app) == Array(1...Counts.species))
    app.type("a")

    #expect(app.model.list.rowCount == Counts.varieties)
    #expect(app.model.list.selectedItem?.id == 6)
  }

  @Test func searchResultsHaveOneRowPerSpecies() async {
    let app = await started("a/mega")

    let found = app.model.list.state.items(in: 0..<app.model.list.rowCount)
    #expect(Set(found.compactMap(\.number)).count == found.count)
    #expect(found.contains { $0.name == "charizard-mega-x" })
    #expect(!found.contains { $0.name == "charizard" || $0.name == "charizard-mega-y" })
    #expect(app.shown().rows.contains { $0.contains(" of \(Counts.species)") })
  }

  @Test func unknownPokemonAreSortedLast() async {
    let app = await DemoApp.started()
    let newcomer = PokemonListItem(id: 20_000, name: "new-one", urlPrefix: "", number: nil)
    app.model.list.append(newcomers: [newcomer])

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
    #expect(app.model.search.state.mistake != nil)
    app.press(.escape)

    app.model.list.append(newcomers: [
      PokemonListItem(id: 20_000, name: "qwrtzix-mega", urlPrefix: "", number: nil)
    ])
    app.type("/" + text)

    #expect(app.model.search.state.mistake == nil)
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
    app.model.list.append(newcomers: [newcomer])

    app.type("G")
    #expect(app.shown().rows.contains { $0.contains("New One") && !$0.contains("—") })
    app.type("e1A")

    #expect(app.shown().rows.contains { $0.contains("—") }, "what came later has none then")
  }

  /// PokeAPI's list has only names; the types come from the bundle, like the stats beside them.
  @Test func typesMissingFromSourceComeFromBundle() async {
    var api = StubPokemonAPI()
    api.list = { _, _ in
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

    app.model.list.append(newcomers: [
      PokemonListItem(id: 20_000, name: "new-one", urlPrefix: "", number: nil)
    ])

    #expect(ids(app) == before + [20_000])
  }

  @Test(arguments: [30, 40, 60, 80, 120])
  func figuresAreRightAligned(columns: Int) async {
    let app = await started("oooooooooo", columns: columns)
    let frame = app.shown()
    let end = columns < 120 ? app.state.layout.listPanes[0].endColumn : 81

    #expect(app.model.search.state.order?.column == .weight)
    for row in 2...20 {
      let text = Array(frame[row])[..<end].map(\.text).joined()
      #expect(text.hasSuffix(" kg"), "\(text)")
    }
  }
}
