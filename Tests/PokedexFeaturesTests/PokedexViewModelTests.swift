import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// The way through the program: list, entries on top of each other, and back.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PokedexViewModelTests {
  private let api = MockPokemonAPI()
  private let viewModel: PokedexViewModel

  init() async {
    viewModel = PokedexViewModel(api: api, source: .demo, language: .english, clock: ManualClock())
    await viewModel.start()
  }

  @Test func startShowsTheFirstEntry() {
    #expect(viewModel.list.rowCount == Counts.varieties)
    #expect(viewModel.preview.pokemon?.slug == "bulbasaur")
    #expect(viewModel.entry == nil)
  }

  @Test func previewFollowsTheSelection() {
    viewModel.list.select(number: 25)

    viewModel.followSelection()

    #expect(viewModel.preview.pokemon?.slug == "pikachu")
  }

  @Test func backLeadsToTheSameSelection() throws {
    viewModel.list.select(number: 133)
    viewModel.open()
    let entry = try #require(viewModel.entry)
    viewModel.open(.pokemon(136))
    viewModel.stepEntry(by: 5)
    #expect(viewModel.trail.depth == 2)

    viewModel.goBack()
    #expect(viewModel.entry === entry)
    viewModel.goBack()

    #expect(viewModel.entry == nil)
    #expect(viewModel.list.selectedItem?.id == 133)
    viewModel.goBack()
    #expect(viewModel.hasQuit == false)
  }

  @Test func linkToItselfOpensNothing() throws {
    viewModel.open()

    viewModel.open(.pokemon(1))

    #expect(viewModel.trail.depth == 1)
  }

  @Test func linkOpensOnTop() throws {
    viewModel.open()

    viewModel.open(.pokemon(3))

    #expect(viewModel.entry?.detail.pokemon?.slug == "venusaur")
    #expect(viewModel.trail.depth == 2)
  }

  @Test(arguments: [(1, 2), (2, 3), (3, 10033), (-1, 1), (-9, 1), (99_999, Counts.species)])
  func steppingGoesThroughTheRows(rows: Int, id: Int) throws {
    viewModel.open()

    viewModel.stepEntry(by: rows)

    #expect(viewModel.entry?.detail.id == id)
    #expect(viewModel.list.selectedItem?.id == id)
    #expect(viewModel.trail.depth == 1)
  }

  @Test func helpClosesBeforeTheEntry() {
    viewModel.open()
    viewModel.toggleHelp()
    #expect(viewModel.isShowingHelp)

    viewModel.goBack()

    #expect(viewModel.isShowingHelp == false)
    #expect(viewModel.entry != nil)
  }

  @Test func languageReachesAll() {
    viewModel.open()

    viewModel.choose(language: .japanese)

    #expect(viewModel.language == .japanese)
    #expect(viewModel.list.language == .japanese)
    #expect(viewModel.preview.language == .japanese)
    #expect(viewModel.entry?.detail.language == .japanese)
  }

  @Test func entryOpenedLaterSpeaksTheLanguage() {
    viewModel.choose(language: .japanese)

    viewModel.open()

    #expect(viewModel.entry?.detail.language == .japanese)
  }

  @Test func quitIsKept() {
    viewModel.quit()

    #expect(viewModel.hasQuit)
  }

  @Test func steppingPastTheFetchedRowsGoesOn() async {
    let viewModel = PokedexViewModel(api: MockPokemonAPI(), source: .live, language: .english)
    await viewModel.list.fetchPokemonList()
    viewModel.list.select(row: 30)
    viewModel.open()

    for _ in 0..<100 { viewModel.stepEntry(by: 1) }

    #expect(viewModel.entry?.detail.id == 131)
  }
}
