import Foundation
import TestSupport
import Testing

@Suite("The dex from its source", .onOwnThreads)
struct DexTablesTests {
  /// Tables in which a row depends on other rows. The recorded responses lack some of these, so the
  /// tables can't be compared row by row.
  private static let relative = [
    "encounter_conditions.tsv", "encounters.tsv", "evolution_chains.tsv", "evolutions.tsv",
    "held_items.tsv", "learnsets.tsv", "machines.tsv", "version_groups.tsv",
  ]

  @Test func rowsOfRecordedPartAreInBundledTables() throws {
    let folder = try CacheFolder()
    let made = try DexTables.make(of: RecordedServer.folder, in: folder)

    #expect(try made.names.count == 38)
    for name in try made.names where !Self.relative.contains(name) {
      let bundled = Set(try DexTables.bundled.rows(of: name))
      let others = try made.rows(of: name).filter { !bundled.contains($0) }
      #expect(others.isEmpty, "\(name): \(others.prefix(3))")
    }
    #expect(try namedEncounters(in: made).isSubset(of: namedEncounters(in: .bundled)))
    #expect(try chains(in: made).isSubset(of: chains(in: .bundled)))
  }

  @Test func folderWithoutPayloadsIsReported() throws {
    let folder = try CacheFolder()

    let outcome = try Tool.run(".tools/make-dex-tables", [folder.url.path, folder.url.path])

    #expect(outcome.code == 1)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains(folder.url.path))
  }

  @Test func incompletePayloadsDoNotReplaceTables() throws {
    let outcome = try Tool.run(".tools/make-dex-tables", [RecordedServer.folder.path])

    #expect(outcome.code == 1)
    let count = try RecordedServer.ids(of: "pokemon-species").count
    #expect(outcome.output.contains("\(count) species"))
  }

  /// Returns encounters by place, whose conditions are replaced with their names, because condition numbers
  /// are assigned in order of appearance. Removes the mark `mixed`, which can't be computed from
  /// incomplete data.
  private func namedEncounters(in tables: DexTables) throws -> Set<[String]> {
    let numbered = try tables.rows(of: "encounter_conditions.tsv").dropFirst()
    let conditions = Dictionary(uniqueKeysWithValues: numbered.map { ($0[0], $0[1]) })
    return Set(
      try tables.rows(of: "encounters.tsv").dropFirst().flatMap { row in
        let places = row[2].split(separator: ",").map { place in
          place.split(separator: ";").map { way in
            let parts = way.split(separator: ":").filter { $0 != "mixed" }
            return parts.dropLast().joined(separator: ":")
              + (parts.last.map { conditions[$0] ?? $0 } ?? "")
          }.joined(separator: ";")
        }
        return row[1].split(separator: ",").flatMap { version in
          places.map { [String(row[0]), String(version), $0] }
        }
      })
  }

  /// Returns pairs of an evolution chain and a species in it.
  private func chains(in tables: DexTables) throws -> Set<[Substring]> {
    Set(
      try tables.rows(of: "evolution_chains.tsv").dropFirst().flatMap { row in
        row[1].split(separator: ",").map { [row[0], $0] }
      })
  }
}
