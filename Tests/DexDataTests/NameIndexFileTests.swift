import EmbeddedTables
import Foundation
import PokedexQuery
import Testing

@testable import DexData

/// The embedded name index, which is generated from the tables.
struct NameIndexFileTests {
  private static let file = Repository.root.appending(path: "Resources/Names/pokemon.bin")

  @Test func fileMatchesIndexOfTables() throws {
    let expected = PokemonNames.index().bytes

    if ProcessInfo.processInfo.environment["RECORD_NAMES"] == "1" {
      try Data(expected).write(to: Self.file)
      Issue.record("\(Self.file.lastPathComponent) is written")
    }
    let isCurrent = expected == Array(try Data(contentsOf: Self.file))
    #expect(isCurrent, "RECORD_NAMES=1 swift test --filter NameIndexFileTests writes it anew")
  }

  @Test func embeddedIndexMatchesFile() throws {
    #expect(Array(EmbeddedNames.pokemon) == Array(try Data(contentsOf: Self.file)))
  }

  @Test func readIndexEqualsWrittenIndex() {
    let expected = PokemonNames.index()

    let read = expected.bytes.withUnsafeBytes { NameSearch(bytes: $0) }

    #expect(read.bytes == expected.bytes)
    #expect(read.count == Dex().varietyCount)
    #expect(read.matches("リザードン").map(\.id) == expected.matches("リザードン").map(\.id))
    #expect(read.matches("リザードン").first?.id == 6)
  }
}
