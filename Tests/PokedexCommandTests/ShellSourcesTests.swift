import CurlTransport
import DexData
import Foundation
import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

@testable import pokedex

/// Tests that the output for scripts is the same for every data source.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct ShellSourcesTests {
  typealias Request = EntryDetails.Request

  @Test func partsAreTheSameInEverySource() async throws {
    let request = Request(parts: Set(EntryDetails.Part.allCases))
    try await withSources { demo, layered, live in
      for name in ["pikachu", "eevee", "669", "raichu-alola"] {
        let bundled = try await demo.show([name], request)
        let fetched = try await live.show([name], request)

        #expect(try await layered.show([name], request) == bundled, "\(name)")
        // The matchups aren't an array, so this test skips them; the next test compares them. The
        // second source corrects moves and held items, which `DetailsRecordedTests` compares.
        for part in EntryDetails.Part.allCases where ![.matchups, .moves, .held].contains(part) {
          let (live, own) = (try sorted(part, of: fetched), try sorted(part, of: bundled))
          // The bundle has ways to evolve of single games that PokeAPI lacks.
          let known = part == .evolution ? own.filter(live.contains) : own
          #expect(live == known, "\(part) of \(name)")
        }
      }
    }
  }

  @Test(arguments: [1, 4, 5, 6, 9])
  func generationOutputIsTheSameInEverySource(generation: Int) async throws {
    var request = Request(parts: [.matchups], generation: generation)
    request.fields = [.name, .types, .stats, .abilities]
    try await withSources { demo, layered, live in
      for name in ["pikachu", "mr-mime", "rotom-heat"] {
        let bundled = await outcome(of: demo, name, request)

        #expect(await outcome(of: layered, name, request) == bundled, "\(name)")
        #expect(await outcome(of: live, name, request) == bundled, "\(name)")
      }
    }
  }

  /// Returns the shell's output, or the error message if the request fails.
  private func outcome(of shell: Shell, _ name: String, _ request: Request) async -> String {
    do {
      return try await shell.show([name], request)
    } catch {
      return (error as? Shell.Failure)?.sentence ?? "\(error)"
    }
  }

  /// Returns the elements of a part of an entry as text. They are sorted, because the data sources
  /// order locations and families differently.
  private func sorted(_ part: EntryDetails.Part, of text: String) throws -> [String] {
    let entry = try #require(try JSON.objects(in: text).first)
    let corrected = try SecondSource.correctedEncounters()
    let members = try #require(entry[part.rawValue] as? [[String: Any]]).filter { member in
      let area = member["location_area"] as? String ?? ""
      let cells = [entry["name"], member["version"], Dex().location(ofArea: area)]
      return !corrected.contains(cells.map { $0 as? String ?? "" })
    }
    // Skip encounters whose chance is unknown. They are in the newest games, which the recorded
    // server lacks.
    let texts = members.filter { !($0["chance"] is NSNull) }.map { member in
      // PokeAPI has only the first of the games of a way to evolve.
      member.filter { part != .evolution || !["games", "version_group"].contains($0.key) }
        .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
    return texts.sorted()
  }

  private func withSources(
    _ body: (_ demo: Shell, _ layered: Shell, _ live: Shell) async throws -> Void
  ) async throws {
    let server = try RecordedServer()
    defer { server.stop() }
    let live = try LivePokemonAPI(
      baseURL: server.baseURL, version: "test", transport: CurlTransport(), clock: ManualClock())
    let offline = MockPokemonAPI(returnHTTPError: .noNetwork)
    try await body(
      shell(MockPokemonAPI(), .demo),
      shell(LayeredPokemonAPI(bundled: MockPokemonAPI(), network: offline), .layered),
      shell(live, .live))
  }

  private func shell(_ api: any PokemonAPIProtocol, _ source: DataSource) -> Shell {
    Shell(api: api, source: source, language: .english, json: true)
  }
}
