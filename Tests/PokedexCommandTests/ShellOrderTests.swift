import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import Testing

@testable import pokedex

@Suite("Games in the order of their release")
struct ShellOrderTests {
  @Test func bundledMovesAreInReleaseOrder() async throws {
    let groups = try await texts("version_group", in: "moves", of: "pikachu", MockPokemonAPI())

    let released = Dex().versionGroups.map(\.slug)
    #expect(groups.count > 500)
    #expect(groups == released.flatMap { group in groups.filter { $0 == group } })
  }

  @Test(arguments: ["pikachu", "ditto", "chansey"], ["encounters", "held"])
  func bundledEncountersAndItemsAreInReleaseOrder(name: String, part: String) async throws {
    let versions = try await texts("version", in: part, of: name, MockPokemonAPI())

    let released = Dex().versionGroups.flatMap(\.versions)
    #expect(versions.count > 5)
    #expect(versions == released.flatMap { version in versions.filter { $0 == version } })
  }

  static let misordered: [(part: String, key: String, order: [String])] = [
    (
      "moves", "version_group",
      ["red-blue", "red-blue", "x-y", "x-y", "from-the-future", "from-the-future"]
    ),
    ("moves", "move", ["surf", "cut", "surf", "cut", "surf", "cut"]),
    ("encounters", "version", ["red", "x", "y", "tomorrow"]),
    ("held", "version", ["ruby", "firered", "diamond", "tomorrow"]),
  ]

  @Test(arguments: misordered)
  func valuesAreInReleaseOrderWithUnknownLast(
    part: String, key: String, order: [String]
  ) async throws {
    #expect(try await texts(key, in: part, of: "mew", StubPokemonAPI.misordered) == order)
  }

  private func texts(
    _ key: String, in part: String, of name: String, _ api: any PokemonAPIProtocol
  ) async throws -> [String] {
    let shell = Shell(api: api, source: .live, language: .english, json: true)
    let request = EntryDetails.Request(
      parts: Set([EntryDetails.Part(rawValue: part)].compactMap(\.self)))
    let entry = try #require(try JSON.objects(in: await shell.show([name], request)).first)
    let values = try #require(entry[part] as? [[String: Any]])
    return values.compactMap { $0[key] as? String }
  }
}
