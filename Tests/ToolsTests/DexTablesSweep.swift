import Foundation
import TestSupport
import Testing

/// Compares every generated table with the bundled one. The responses that the tables are generated
/// from are themselves generated from the fact tables, because only some of PokeAPI's responses are
/// recorded.
@Suite("Every table of the dex from its source", .onOwnThreads)
struct DexTablesSweep {
  private static let facts = SharedData.folder("facts")

  @Test(.enabled(if: facts != nil && Sweep.isWhole, "needs the reference data and half a minute"))
  func everyTableEqualsBundledOne() throws {
    let facts = try #require(Self.facts)
    let (api, folder) = (try CacheFolder(), try CacheFolder())
    let payloads = try Tool.run(
      "Tests/ToolsTests/Scripts/payloads-from-facts", [facts.path, api.url.path])
    try #require(payloads.code == 0, "\(payloads.output)")

    let made = try DexTables.make(of: api.url, in: folder)

    // The table obtainable.tsv is derived from the other tables, and another test checks it.
    #expect(try (made.names + ["obtainable.tsv"]).sorted() == DexTables.bundled.names)
    for name in try made.names {
      #expect(try made.text(of: name) == DexTables.bundled.text(of: name), "\(name)")
    }
  }
}
