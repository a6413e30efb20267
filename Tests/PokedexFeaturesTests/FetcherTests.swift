import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// The list with its preview, and entries opened from the list.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct FetcherTests {
  private let api = MockPokemonAPI()
  private let viewModel: Fetcher
  private let walk: PageWalk

  init() async {
    viewModel = Fetcher(api: api, source: .demo, language: .english, clock: ManualClock())
    walk = PageWalk(viewModel)
    await walk.start()
  }

  @Test func startShowsTheFirstEntry() {
    #expect(walk.list.rowCount == Counts.varieties)
    #expect(viewModel.preview.pokemon?.slug == "bulbasaur")
    #expect(viewModel.entry == nil)
  }

  @Test func previewFollowsTheSelection() {
    walk.list.select(number: 25)

    walk.followSelection()

    #expect(viewModel.preview.pokemon?.slug == "pikachu")
  }

  @Test func previewIsCancelledWithoutSelection() async {
    let viewModel = Fetcher(
      api: ScriptedAPI(), source: .demo, language: .english, clock: ManualClock())
    viewModel.want { $0.preview = 4 }
    #expect(viewModel.preview.phase.isLoading)

    viewModel.want { $0.preview = nil }

    #expect(viewModel.preview.phase.isIdle)
  }

  @Test func goingBackRestoresEntryAndSelection() throws {
    walk.list.select(number: 133)
    walk.open()
    let entry = try #require(viewModel.entry)
    walk.open(.pokemon(136))
    walk.step(to: 141)
    #expect(viewModel.entry !== entry)
    #expect(viewModel.entry?.detail?.pokemon?.slug == "kabutops")

    walk.goBack()
    #expect(viewModel.entry === entry)
    walk.goBack()

    #expect(viewModel.entry == nil)
    #expect(walk.list.selectedItem?.id == 133)
    #expect(viewModel.preview.pokemon?.slug == "eevee")
  }

  @Test func steppingReusesThePage() throws {
    walk.open()
    let entry = try #require(viewModel.entry)

    walk.step(to: 2)

    #expect(viewModel.entry === entry)
    #expect(entry.detail?.pokemon?.slug == "ivysaur")
  }

  @Test func dataBelongsToCurrentScreen() throws {
    walk.open()
    walk.open(.pokemon(3))
    guard case .entry(let entry) = viewModel.data.page else { throw WrongAnswer() }
    #expect(entry.pokemon?.slug == "venusaur")
    #expect(viewModel.data.screen == 2)

    walk.goBack()
    #expect(viewModel.data.screen == 1)
    walk.goBack()

    #expect(viewModel.data.page == nil)
    #expect(viewModel.data.screen == nil)
    #expect(viewModel.data.preview.pokemon?.slug == "bulbasaur")
    #expect(Set(viewModel.data.known.keys) == [1, 3])
  }

  @Test func languageIsAppliedToAllViewModels() {
    walk.open()

    viewModel.want { $0.language = .japanese }

    #expect(viewModel.needs.language == .japanese)
    #expect(viewModel.list.language == .japanese)
    #expect(viewModel.preview.language == .japanese)
    #expect(viewModel.entry?.detail?.language == .japanese)
  }

  @Test func entryOpenedLaterUsesChosenLanguage() {
    viewModel.want { $0.language = .japanese }

    walk.open()

    #expect(viewModel.entry?.detail?.language == .japanese)
  }
}
