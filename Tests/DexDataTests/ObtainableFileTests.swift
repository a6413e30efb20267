import DexData
import Foundation
import PokedexModel
import TestSupport
import Testing

/// The table with the versions in which each variety can be obtained. It is generated from the
/// other tables.
struct ObtainableFileTests {
  private static let file = Repository.root.appending(path: "Resources/Dex/obtainable.tsv")

  @Test func fileMatchesRule() throws {
    let dex = Dex()
    let rows = dex.ids.sorted().compactMap { id -> String? in
      let versions = dex.versionsByRule(toGet: id)
      return versions.isEmpty ? nil : "\(id)\t\(versions.joined(separator: ","))\n"
    }
    let expected = "pokemon\tversions\n" + rows.joined()

    if ProcessInfo.processInfo.environment["RECORD_OBTAINABLE"] == "1" {
      try expected.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("\(Self.file.lastPathComponent) is written")
    }
    let isCurrent = try String(contentsOf: Self.file, encoding: .utf8) == expected
    #expect(isCurrent, "RECORD_OBTAINABLE=1 swift test --filter ObtainableFileTests writes it anew")
  }
}
