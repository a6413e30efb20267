import DexData
import Foundation
import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import TestSupport
import Testing

@testable import PokemonAPI
@testable import pokedex

/// Tests that no response of the server makes the program crash or hang, and that no control
/// sequences from a response reach the terminal. Only the suite's time limit detects a hang: other
/// sweeps share the main actor, so the duration of a single visit proves nothing.
@MainActor
@Suite(.timeLimit(.minutes(30)), .seeded)
struct MutationSweep {
  private static let sizes = [
    Size(columns: 120, rows: 40), Size(columns: 80, rows: 24), Size(columns: 40, rows: 12),
    Size(columns: 1, rows: 1),
  ]
  private static let keys: [Key] = [
    .down, .up, .pageDown, .end, .home, .tab, .enter, .backspace, .character("v"), .character("V"),
    .character("d"), .character("e"), .character("A"), .character("t"), .character("+"),
    .character(">"), .character("o"), .character("n"), .character("P"), .character("a"),
    .character("s"), .character("r"), .character("L"), .character("5"), .escape,
  ]

  @Test func shellOutputHasNoControlCharacters() async throws {
    let ids = try RecordedServer.ids(of: "pokemon")
    for visit in 0..<Sweep.amount(800, everyday: 15) {
      var random = SeededGenerator(stream: visit)
      let api = try client(visit)
      let shell = Shell(
        api: api, source: .live,
        language: Language.allCases.randomElement(using: &random) ?? .english,
        json: Bool.random(using: &random))
      let request = EntryDetails.Request(
        parts: Set(EntryDetails.Part.allCases.filter { _ in Bool.random(using: &random) }),
        generation: [nil, 1, 4, 9].randomElement(using: &random) ?? nil)
      let id = ids.randomElement(using: &random) ?? 1
      let isList = Int.random(in: 0..<30, using: &random) == 0

      let output = await output {
        isList ? try await shell.list() : try await shell.show(["\(id)"], request)
      }
      #expect(output.isHarmless, "visit \(visit)")
    }
  }

  @Test func screenHasNoControlCharacters() async throws {
    let ids = try RecordedServer.ids(of: "pokemon")
    for visit in 0..<Sweep.amount(500, everyday: 10) {
      var random = SeededGenerator(stream: -visit - 1)
      try await self.visit(visit, ids.randomElement(using: &random) ?? 1, &random)
    }
  }

  private func client(_ visit: Int) throws -> LivePokemonAPI {
    try LivePokemonAPI(
      baseURL: MutatingServer.baseURL, version: "test",
      transport: MutatingServer(seed: SeededGenerator.seedOfRun &+ UInt64(visit)),
      clock: SkippingClock(), random: { 0 })
  }

  /// Returns what a command prints: its output and, if it fails, its error message.
  private func output(of command: () async throws -> String) async -> String {
    do {
      return try await command()
    } catch let failure as Shell.Failure {
      #expect(failure.sentences.allSatisfy { !$0.contains("\n") })
      return failure.output + failure.sentence
    } catch {
      return ErrorSentence.text(of: error, in: .english)
    }
  }

  /// Opens an entry and its pages, then presses random keys.
  private func visit(_ visit: Int, _ id: Int, _ random: inout SeededGenerator) async throws {
    let model = Fetcher(
      api: try client(visit), source: .live,
      language: Language.allCases.randomElement(using: &random) ?? .english,
      clock: AutoAdvancingClock()
    )
    let app = PokedexApp(
      fetcher: model, engine: .ofDex(), vocabulary: DexVocabulary(), sets: Dex(),
      size: Self.sizes.randomElement(using: &random) ?? Self.sizes[0],
      theme: Theme(.dark, on: .dark, depth: .palette))
    defer { model.quit() }
    func checkScreen() {
      app.settle()
      let frame = app.frame()
      #expect(
        (0..<frame.size.rows).allSatisfy { frame.text(row: $0).isHarmless }, "visit \(visit)")
    }

    await model.start()
    checkScreen()
    app.send(.open(.pokemon(id)))
    for page in "1234567" {
      _ = app.handle(.key(.character(page)))
      checkScreen()
      await model.entry?.settle()
      checkScreen()
      for _ in 0..<3 {
        _ = app.handle(.key(Self.keys.randomElement(using: &random) ?? .down))
        checkScreen()
      }
      if model.entry == nil { app.send(.open(.pokemon(id))) }
    }
    await model.pictures.entry.settle()
    checkScreen()
  }
}

extension String {
  /// Whether the text has no control characters other than line feeds, and none that change the
  /// writing direction.
  fileprivate var isHarmless: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value)
          && !(0x202A...0x202E ~= scalar.value)
    }
  }
}
