import Pictures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

@testable import PokedexFeatures

/// Pictures that arrive at once, late or never.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PictureViewModelTests {
  private let api = ScriptedAPI()
  private let log = MissLog()
  private let picture: PictureViewModel
  private let shiny = PictureKind(isShiny: true)
  private let back = PictureKind(isBack: true)

  init() {
    picture = PictureViewModel(
      api: api, usesNetwork: true, clock: ManualClock(), didFindNoPicture: log.note)
  }

  /// Returns a PNG file with one pixel whose red value is `number`.
  nonisolated private static func png(_ number: Int) -> [UInt8] {
    PNGWriter(kind: .rgba).file(width: 1, height: 1) { _, _ in [number, 0, 0, 255] }
  }

  private func answer(_ id: Int, _ kind: PictureKind, _ png: [UInt8]?) async {
    let isAwaited = api.answer(
      .picture(id: id, kind), with: .success(Fetched<[UInt8]?>(png, .live)))
    #expect(isAwaited)
    await picture.settle()
  }

  /// Shows a variety and answers its request with a picture whose red value is the variety's id.
  private func showWithPicture(_ id: Int) async throws {
    picture.show(id)
    await api.arrival(of: 1)
    await answer(id, PictureKind(), Self.png(id))
  }

  private func number(of id: Int) -> Int? { picture.picture(of: id).map { Int($0.pixels[0].red) } }

  @Test func pictureIsShownOnArrival() async throws {
    picture.show(4)
    await api.arrival(of: 1)
    #expect(number(of: 4) == nil)

    await answer(4, PictureKind(), Self.png(4))

    #expect(number(of: 4) == 4)
    #expect(number(of: 5) == nil)
    #expect(api.requestedUrgencies == [.wanted])
  }

  @Test func showingSameVarietyAgainFetchesNothing() async throws {
    try await showWithPicture(4)

    for _ in 1...3 { picture.show(4) }
    await mainActorCatchesUp()

    #expect(api.calls.count == 1)
  }

  @Test func latePictureOfPreviousVarietyIsDropped() async throws {
    picture.show(4)
    await api.arrival(of: 1)
    picture.show(7)
    await api.arrival(of: 2)

    await answer(7, PictureKind(), Self.png(7))
    await answer(4, PictureKind(), Self.png(4))
    await mainActorCatchesUp()

    #expect(number(of: 7) == 7)
    #expect(number(of: 4) == nil)
  }

  @Test func pictureArrivingAfterEntryIsClosedIsDropped() async throws {
    picture.show(4)
    await api.arrival(of: 1)

    picture.show(nil)
    await answer(4, PictureKind(), Self.png(4))
    await mainActorCatchesUp()

    #expect(number(of: 4) == nil)
    #expect(log.count == 0)
  }

  @Test func loadedPictureIsShownAgainImmediately() async throws {
    try await showWithPicture(4)

    picture.show(nil)
    picture.show(4)

    #expect(number(of: 4) == 4)
    #expect(api.calls.count == 1)
  }

  @Test(arguments: [nil, [], [1, 2, 3], Array(png(4).dropLast(20))] as [[UInt8]?])
  func invalidPictureIsIgnored(png: [UInt8]?) async throws {
    picture.show(4)
    await api.arrival(of: 1)

    await answer(4, PictureKind(), png)

    #expect(picture.picture(of: 4) == nil)
    #expect(log.count == 0)
  }

  @Test func failedPictureIsSilentUntilRetryFetchesIt() async throws {
    picture.show(4)
    await api.arrival(of: 1)
    await api.fail(.picture(id: 4, PictureKind()))
    await picture.settle()
    picture.show(4)
    #expect(api.calls.count == 1)

    picture.retry()
    await api.arrival(of: 2)
    await answer(4, PictureKind(), Self.png(4))

    #expect(number(of: 4) == 4)
    #expect(log.count == 0)
    picture.retry()
    #expect(api.calls.count == 2)
  }

  @Test func failedPictureIsRetriedAutomatically() async throws {
    let clock = RecordingClock()
    let picture = PictureViewModel(
      api: api, usesNetwork: true, clock: clock, didFindNoPicture: log.note)
    picture.show(4)
    await api.arrival(of: 1)
    await api.fail(.picture(id: 4, PictureKind()))

    await clock.passLastPause()
    await api.arrival(of: 2)
    #expect(api.answer(.picture(id: 4, PictureKind()), with: .success(Self.png(4) as [UInt8]?)))
    await picture.settle()

    #expect(picture.picture(of: 4) != nil)
    #expect(log.count == 0)
    picture.cancel()
  }

  @Test func failedChosenPictureRestoresPreviousKindWithoutRetry() async throws {
    let clock = RecordingClock()
    let picture = PictureViewModel(
      api: api, usesNetwork: true, clock: clock, didFindNoPicture: log.note)
    picture.show(4)
    await api.arrival(of: 1)
    #expect(api.answer(.picture(id: 4, PictureKind()), with: .success(Self.png(4) as [UInt8]?)))
    await picture.settle()

    picture.flip()
    await api.arrival(of: 2)
    await api.fail(.picture(id: 4, back))
    await picture.settle()

    #expect(picture.kind == PictureKind())
    #expect(log.count == 1)
    #expect(clock.pauses == [])
  }

  @Test func shinyPictureReplacesOtherOnArrival() async throws {
    try await showWithPicture(4)

    picture.toggleShiny()
    await api.arrival(of: 2)
    #expect(number(of: 4) == 4)
    await answer(4, shiny, Self.png(99))
    #expect(number(of: 4) == 99)
    picture.toggleShiny()

    #expect(number(of: 4) == 4)
    #expect(picture.kind == PictureKind())
    #expect(api.calls.count == 2)
  }

  @Test func sideAndShininessAreIndependent() async throws {
    try await showWithPicture(4)

    picture.flip()
    await api.arrival(of: 2)
    await answer(4, back, Self.png(50))
    picture.toggleShiny()
    await api.arrival(of: 3)
    await answer(4, PictureKind(isShiny: true, isBack: true), Self.png(51))

    #expect(number(of: 4) == 51)
  }

  @Test func missingChosenPictureRestoresPreviousKindAndIsReported() async throws {
    try await showWithPicture(4)

    picture.flip()
    await api.arrival(of: 2)
    await answer(4, back, nil)

    #expect(number(of: 4) == 4)
    #expect(picture.kind == PictureKind())
    #expect(log.count == 1)
  }

  @Test func nextVarietyStartsWithFrontPicture() async throws {
    try await showWithPicture(4)
    picture.flip()
    await api.arrival(of: 2)

    picture.show(7)
    await api.arrival(of: 3)

    #expect(picture.kind == PictureKind())
    #expect(api.calls.last == .picture(id: 7, PictureKind()))
  }

  @Test func artworkReplacesSpriteAndHasNoBack() async throws {
    try await showWithPicture(4)
    let artwork = PictureKind(isArtwork: true)

    picture.toggleArtwork()
    await api.arrival(of: 2)
    await answer(4, artwork, Self.png(70))
    #expect(number(of: 4) == 70)
    #expect(picture.kind == artwork)

    picture.flip()
    await api.arrival(of: 3)
    #expect(picture.kind == back)
    await answer(4, back, Self.png(50))
    picture.toggleArtwork()
    #expect(picture.kind == artwork)
    #expect(number(of: 4) == 70)
    #expect(api.calls.count == 3)
  }

  @Test func missingFemalePictureRestoresPreviousKind() async throws {
    try await showWithPicture(4)

    picture.toggleFemale()
    await api.arrival(of: 2)
    await answer(4, PictureKind(isFemale: true), nil)

    #expect(number(of: 4) == 4)
    #expect(picture.kind == PictureKind())
    #expect(log.count == 1)
  }

  @Test func chosenGenerationHasItsOwnSprite() async throws {
    try await showWithPicture(4)

    picture.show(4, asOf: 1)
    #expect(number(of: 4) == nil)
    await api.arrival(of: 2)
    await answer(4, PictureKind(generation: 1), Self.png(11))
    #expect(number(of: 4) == 11)
    picture.show(4, asOf: 1)
    picture.show(4)

    #expect(number(of: 4) == 4)
    #expect(api.calls.count == 2)
    #expect(log.count == 0)
  }

  /// Before generation IV there are no female sprites, because the sexes look alike.
  @Test(arguments: [(3, false), (4, true)])
  func femalePictureIsDroppedBeforeGenerationFour(generation: Int, isFemale: Bool) async throws {
    try await showWithPicture(4)
    picture.toggleFemale()
    await api.arrival(of: 2)

    picture.show(4, asOf: generation)

    #expect(picture.kind == PictureKind(isFemale: isFemale, generation: generation))
    await api.arrival(of: 3)
  }

  @Test func pictureIsFetchedOnlyWhenSelectionPauses() async throws {
    let clock = RecordingClock()
    let picture = PictureViewModel(api: api, usesNetwork: true, clock: clock)
    let rest = Duration.milliseconds(300)

    for id in 1...20 { picture.show(id, after: rest) }
    #expect(api.calls == [])
    await clock.passLastPause()
    await api.arrival(of: 1)

    #expect(api.calls == [.picture(id: 20, PictureKind())])
    #expect(clock.pauses.allSatisfy { $0 == rest })
    picture.cancel()
  }

  @Test func storedPictureIsShownWithoutDelay() async throws {
    let clock = RecordingClock()
    let store = PictureStore()
    let first = PictureViewModel(api: api, usesNetwork: true, store: store, clock: clock)
    let second = PictureViewModel(api: api, usesNetwork: true, store: store, clock: clock)
    first.show(4)
    await api.arrival(of: 1)
    #expect(api.answer(.picture(id: 4, PictureKind()), with: .success(Self.png(4) as [UInt8]?)))
    await first.settle()

    second.show(4, after: .seconds(1))

    #expect(second.picture(of: 4) != nil)
    #expect(clock.pauses == [])
    #expect(api.calls.count == 1)
  }

  @Test func pictureStoreEvictsPicturesBeyondItsLimit() throws {
    let store = PictureStore()
    let png = PNGWriter(kind: .grey).file(width: 1000, height: 500) { _, _ in [1] }
    let file = try #require(PictureFile(png: png))
    func key(_ id: Int) -> PictureStore.PictureKey {
      PictureStore.PictureKey(id: id, kind: PictureKind())
    }

    store.insert(file, as: key(1))
    store.insert(file, as: key(1))
    store.insert(file, as: key(2))
    #expect(store[key(1)] != nil && store[key(2)] != nil)
    store.insert(file, as: key(3))

    #expect(store[key(1)] == nil && store[key(2)] == nil)
    #expect(store[key(3)] == file)
  }

  @Test func picturesAreNotFetchedWithoutNetworkSource() async throws {
    let picture = PictureViewModel(
      api: api, usesNetwork: false, clock: ManualClock(), didFindNoPicture: log.note)

    picture.show(4)
    #expect(log.count == 0)
    picture.toggleShiny()
    picture.flip()
    picture.retry()
    await mainActorCatchesUp()

    #expect(api.calls == [])
    #expect(log.count == 2)
    #expect(picture.kind == PictureKind())
  }

  @Test func missingPictureOfOpenEntryIsReported() async throws {
    let model = Fetcher(api: MockPokemonAPI(), source: .demo, language: .japanese)
    model.pictures.entry.didFindNoPicture = log.note

    model.pictures.entry.show(4)
    #expect(log.count == 0)
    model.pictures.entry.flip()

    #expect(log.count == 1)
  }
}

/// Counts the notifications that no picture was found.
@MainActor
private final class MissLog {
  private(set) var count = 0

  func note() { count += 1 }
}
