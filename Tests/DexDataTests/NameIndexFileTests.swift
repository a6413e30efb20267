import EmbeddedTables
import Foundation
import PokedexQuery
import Testing

@testable import DexData

/// The embedded name index, which is generated from the tables.
struct NameIndexFileTests {
  private static let file = Repository.root.appending(path: "Resources/Names/pokemon.bin")

  @Test func fileIsTheIndexOfTheTables() throws {
    let made = PokemonNames.index().bytes

    if ProcessInfo.processInfo.environment["RECORD_NAMES"] == "1" {
      try Data(made).write(to: Self.file)
      Issue.record("\(Self.file.lastPathComponent) is written")
    }
    let isCurrent = made == Array(try Data(contentsOf: Self.file))
    #expect(isCurrent, "RECORD_NAMES=1 swift test --filter NameIndexFileTests writes it anew")
  }

  @Test func executableCarriesTheFile() throws {
    #expect(Array(EmbeddedNames.pokemon) == Array(try Data(contentsOf: Self.file)))
  }

  @Test func whatIsReadIsWhatWasWritten() {
    let made = PokemonNames.index()

    let read = made.bytes.withUnsafeBytes { NameSearch(bytes: $0) }

    #expect(read.bytes == made.bytes)
    #expect(read.count == Dex().varietyCount)
    #expect(read.matches("リザードン").map(\.id) == made.matches("リザードン").map(\.id))
    #expect(read.matches("リザードン").first?.id == 6)
  }
}
