import DexData
import Foundation
import PokedexModel
import PokedexSets
import TestSupport
import Testing

private let reader = SetReader(names: DexSetNames())
private let writer = SetWriter(names: DexSetNames())

@Suite("Pastes as people write them")
struct PasteTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pastes")

  private static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  private static func reading(_ file: String) throws -> SetReading {
    reader.read([UInt8](try Data(contentsOf: folder.appending(path: file))))
  }

  @Test func allPasteFilesArePresent() {
    #expect(Self.files.count == 42)
  }

  @Test("The export format round-trips", arguments: files)
  func roundTrip(file: String) throws {
    let reading = try Self.reading(file)
    #expect(!reading.sets.isEmpty)
    #expect(reader.read(writer.export(reading.teams)).teams == reading.teams)
  }

  @Test("The packed format round-trips")
  func packed() throws {
    for file in Self.files {
      let reading = try Self.reading(file)
      for set in reading.sets where set.isPackable {
        #expect(reader.read(writer.packed(set)).sets == [set], "\(file)")
      }
    }
  }

  @Test("Issues have their line numbers", arguments: files)
  func issues(file: String) throws {
    let lines = try Self.reading(file).issues.map(\.line)
    #expect(lines == Self.issueLines[file] ?? [])
  }

  /// The line numbers of the issues in each file. A line with two issues is listed twice.
  private static let issueLines: [String: [Int]] = [
    "04-backup-teams.txt": [32],
    "17-errors.txt": [
      1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8, 9, 10, 10, 13, 15, 16, 18, 19, 20, 21, 22, 23, 24,
    ],
    "18-controls.txt": [1, 2, 3], "28-packed-teams.txt": [2, 3],
    "29-packed-bad.txt": Array(repeating: 1, count: 33), "30-fences.txt": [1, 11],
    "31-fragment.txt": [1, 7], "32-repeated.txt": [2, 4, 5, 6, 8],
    "33-unknown-kept.txt": [1, 1, 2, 3, 6, 6, 7, 8, 9], "34-lgpe.txt": [4],
    "35-megabadline.txt": [2, 3], "38-long-vowels.txt": [7, 8], "39-headers.txt": [12],
    "40-half.txt": [3], "41-latin1.txt": [1, 1],
  ]
}

extension PokemonSet {
  fileprivate var isPackable: Bool {
    let names = [pokemon, item, ability, nature, ball] + moves.flatMap(\.alternatives).map(\.name)
    return pokemon != nil && moves.allSatisfy { $0.alternatives.count == 1 }
      && names.allSatisfy { $0?.slug != nil || $0 == nil }
      && nickname?.contains(where: "|,[]".contains) != true
  }
}

@Suite("Sets with the dex's names")
struct DexSetNamesTests {
  @Test("Every variety and form survives a round trip")
  func varieties() throws {
    let dex = Dex()
    for item in dex.listItems(urlPrefix: "") {
      let slugs = [item.name] + dex.forms(ofVariety: item.id).map(\.slug)
      for slug in slugs {
        var set = PokemonSet()
        set.pokemon = .slug(slug)
        guard let name = DexSetNames().spelling(of: slug, as: .pokemon) else { continue }
        let read = reader.read(writer.export(set) + "Level: 5\n").sets.first
        let found = try #require(read?.pokemon?.slug, "\(slug)")
        #expect(DexSetNames().spelling(of: found, as: .pokemon) == name)
      }
    }
  }

  @Test("A variety's slug finds itself")
  func slugs() {
    for item in Dex().listItems(urlPrefix: "") {
      #expect(DexSetNames().slug(of: item.name, as: .pokemon) == item.name)
    }
  }

  @Test("Varieties are spelled as Showdown spells them")
  func spelling() {
    let rows = TableFile("ShowdownVarieties.tsv").rows
    #expect(rows.count == 1351)
    for row in rows {
      #expect(DexSetNames().spelling(of: row["variety"], as: .pokemon) == row["showdown"])
    }
  }

  @Test("English names are found by their spelling", arguments: SetNameKind.allCases)
  func spellings(kind: SetNameKind) {
    let dex = Dex()
    let slugs: [String] =
      switch kind {
      case .pokemon: dex.listItems(urlPrefix: "").map(\.name)
      case .item: dex.itemSlugs
      case .ability: dex.abilitySlugs
      case .move: dex.moveSlugs
      case .nature: dex.natureSlugs
      case .type: PokemonType.allCases.map(\.rawValue)
      }
    let names = DexSetNames()
    for slug in slugs {
      guard let spelling = names.spelling(of: slug, as: kind), spelling.contains(where: \.isLetter)
      else { continue }
      let found = names.slug(of: spelling, as: kind)
      #expect(found.flatMap { names.spelling(of: $0, as: kind) } == spelling)
    }
  }

  @Test(
    "Names are found in any language",
    arguments: [
      ("ガブリアス", SetNameKind.pokemon, "garchomp"), ("한카리아스", .pokemon, "garchomp"),
      ("烈咬陆鲨", .pokemon, "garchomp"), ("Carchacrok", .pokemon, "garchomp"),
      ("Koraidon", .pokemon, "koraidon"), ("Maushold", .pokemon, "maushold-family-of-three"),
      ("Minior-Meteor", .pokemon, "minior-red-meteor"),
      ("gastrodoneast", .pokemon, "gastrodon-east"),
      ("Shellos-West", .pokemon, "shellos"), ("Vivillon-Pokeball", .pokemon, "vivillon-poke-ball"),
      ("パーモット", .pokemon, "pawmot"), ("パモット", .pokemon, "pawmo"),
      ("Überreste", .item, "leftovers"), ("Erdbeben", .move, "earthquake"),
      ("さめはだ", .ability, "rough-skin"), ("Froh", .nature, "jolly"), ("鋼", .type, "steel"),
    ])
  func languages(name: String, kind: SetNameKind, slug: String) {
    #expect(DexSetNames().slug(of: name, as: kind) == slug)
  }

  @Test("Similar names are suggested in the reader's language")
  func nearest() {
    #expect(DexSetNames().nearest(to: "Erthquake", as: .move).first == "Earthquake")
    #expect(DexSetNames(.german).nearest(to: "Erdbebn", as: .move).first == "Erdbeben")
    #expect(DexSetNames(.japanese).nearest(to: "Garchmp", as: .pokemon).first == "ガブリアス")
  }
}
