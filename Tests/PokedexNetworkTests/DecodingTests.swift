import CurlTransport
import DexData
import Foundation
import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPIMock
import Synchronization
import TerminalUI
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that decoding a response doesn't block the main thread. Decoding a large one takes longer
/// than a frame may take.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct DecodingTests {
  @Test func keysAreHandledWhileAnAnswerIsDecoded() async throws {
    let server = try LoopbackServer(["/api/v2/slow": .json(#"{"id": 1}"#)])
    defer { server.stop() }
    let api = try LivePokemonAPI(
      baseURL: server.baseURL, version: "test", transport: CurlTransport(), clock: ManualClock())
    let app = await startedApp()
    app.settle()
    #expect(app.frame().selectedText.contains("Bulbasaur"))

    let endpoint = Endpoint("slow", .list, decodedAs: SlowAnswer.self)
    let request = APIRequest<SlowAnswer>(endpoint, "")
    let answer = Task { try await api.sender.send(request).value }
    await SlowAnswer.gate.arrival()
    _ = app.handle(.key(.down))
    let frame = app.frame()
    SlowAnswer.gate.open()

    #expect(frame.selectedText.contains("Ivysaur"))
    #expect(try await answer.value.id == 1)
  }

  private func startedApp() async -> PokedexApp {
    let model = Fetcher(api: MockPokemonAPI(), source: .demo, language: .english)
    await model.start()
    return PokedexApp(
      fetcher: model, engine: .ofDex(), vocabulary: DexVocabulary(), sets: Dex(),
      size: Size(columns: 80, rows: 24),
      theme: Theme(.dark, on: .dark, depth: .palette))
  }
}

/// A response whose decoding doesn't end until the gate is opened.
private struct SlowAnswer: WireObject {
  enum CodingKeys: CodingKey, CaseIterable {
    case id
  }

  static let gate = DecodingGate()

  let id: Int

  init(from decoder: any Decoder) throws {
    try Self.gate.pass()
    id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
  }
}

/// A gate that blocks a decoder's thread until it is opened.
private final class DecodingGate: Sendable {
  /// The error thrown if the decoder runs on the main thread. The main thread also opens the gate,
  /// so waiting there would be a deadlock.
  struct OnTheMainThread: Error {}

  /// A semaphore, because decoding isn't asynchronous and can be held only by blocking its thread.
  private let opened = DispatchSemaphore(value: 0)
  private let (arrivals, arrived) = AsyncStream<Void>.makeStream()

  /// Waits until a decoder has reached the gate.
  func arrival() async {
    for await _ in arrivals { return }
  }

  func open() {
    opened.signal()
  }

  func pass() throws {
    arrived.yield()
    if Thread.isMainThread { throw OnTheMainThread() }
    opened.wait()
    // Leave the gate open for any further decoder.
    opened.signal()
  }
}

extension Frame {
  /// The text of the row that has the selection mark.
  fileprivate var selectedText: String {
    (0..<size.rows).map(text(row:)).first { $0.contains("▸") } ?? ""
  }
}
