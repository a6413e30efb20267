import DexData
import PokedexModel
import TestSupport
import Testing

/// Learnsets and machines of the second source, from which the tables are made.
struct SecondSourceTests {
  private static let dex = Dex()

  private static func learnset(_ variety: String, _ game: String) throws -> [LearnedMove] {
    let id = try #require(dex.variety(ofSet: variety), "\(variety)")
    return dex.learnset(ofVariety: id, in: game)
  }

  @Test func everyWholeLearnsetIsBundled() throws {
    let ways: [(String, LearnedMove.LearnMethod)] = [
      ("level_up", .levelUp), ("machine", .machine), ("egg", .egg), ("tutor", .tutor),
      ("reminder", .reminder),
    ]
    let moves = Set(Self.dex.moveSlugs.compactMap { Self.dex.move($0)?.id })
    let corrected = Set(
      try SecondSource.records("learnset_corrections").map { [$0["variety"], $0["version_group"]] })
    for row in try SecondSource.records("learnsets_more")
    where !corrected.contains([row["variety"], row["version_group"]]) {
      let (variety, game) = (row["variety"] ?? "", row["version_group"] ?? "")
      let learned = try Self.learnset(variety, game)
      if let other = row["level_up"], other.hasPrefix("as ") {
        #expect(learned == (try Self.learnset(String(other.dropFirst(3)), game)), "\(variety)")
        continue
      }
      for (column, way) in ways {
        let expected = (row[column] ?? "-").split(separator: ",").filter { $0 != "-" }
          .map(String.init).filter { moves.contains(Int($0.split(separator: ":").last ?? "") ?? 0) }
        let actual = learned.filter { $0.way == way }.map { move in
          let id = Self.dex.move(move.move)?.id ?? 0
          return move.level.map { "\($0):\(id)" } ?? "\(id)"
        }
        #expect(actual.sorted() == expected.sorted(), "\(variety) \(game) \(column)")
      }
    }
  }

  @Test func everyCorrectionOfALearnsetIsBundled() throws {
    for row in try SecondSource.records("learnset_corrections") {
      let (variety, game) = (row["variety"] ?? "", row["version_group"] ?? "")
      let way = row["way"] == "level" ? "level-up" : row["way"]
      let learned = Set(
        try Self.learnset(variety, game).filter { $0.way.rawValue == way }.map { move in
          (move.level.map { "\($0):" } ?? "") + move.move
        })
      let moves = Set((row["moves"] ?? "").split(separator: ",").map(String.init))
      if row["action"] == "add" {
        #expect(moves.isSubset(of: learned), "\(variety) \(game)")
      } else {
        #expect(moves.isDisjoint(with: learned), "\(variety) \(game)")
      }
    }
  }

  @Test func everyMachineIsBundled() throws {
    for row in try SecondSource.records("machines_more") {
      let (move, game) = (row["move"] ?? "", row["version_group"] ?? "")
      let machines = Self.dex.machines(of: move).filter { $0.versionGroup == game }
      #expect(machines.map(\.item) == [row["item"] ?? ""], "\(move) \(game)")
    }
  }

  @Test func everyAddedMoveIsBundled() throws {
    for row in try SecondSource.records("moves_more") {
      let move = try #require(Self.dex.move(row["slug"] ?? ""))
      #expect(move.names[exactly: .english] == row["en"])
      #expect(move.names[exactly: .japanese] == row["ja"])
      #expect(move.type.rawValue == row["type"])
      #expect(move.power.map(String.init) ?? "-" == row["power"])
      #expect(move.damageClass == row["damage_class"])
    }
  }

  @Test func everyAddedItemIsBundled() throws {
    for row in try SecondSource.records("items_more") {
      let item = try #require(Self.dex.item(row["slug"] ?? ""))
      #expect(item.names[exactly: .english] == row["en"])
      #expect(item.names[exactly: .german] ?? "-" == row["de"])
      #expect(item.category == row["category"])
      let sold = row["price"] == "-" ? [] : ["gold-silver", "crystal"]
      #expect(Self.dex.prices(of: item.slug).map(\.versionGroup) == sold)
    }
  }

  /// A Max Move has neither power nor class of its own.
  @Test(arguments: ["max-flare", "max-quake", "g-max-wildfire"])
  func maxMoveIsLikeItsBaseMove(slug: String) throws {
    let move = try #require(Self.dex.move(slug))

    #expect(move.power == nil)
    #expect(move.damageClass == "varies")
    #expect(Self.dex.battleMove(slug, in: 8) == nil)
  }

  @Test(arguments: [
    ("roto-hatch", "gameplay"), ("electrium-z--bag", "z-crystals"),
    ("basement-key--goldenrod", "plot-advancement"), ("blue-petal", "plot-advancement"),
    ("god-stone", "unused"),
  ])
  func onlyItemsOfNoUseAreUnused(slug: String, category: String) {
    #expect(Self.dex.item(slug)?.category == category)
  }

  /// Facts that were wrong in PokeAPI, as the games have them.
  @Test(arguments: [
    ("entei", "scarlet-violet", "sacred-fire", LearnedMove.LearnMethod.reminder, true),
    ("entei", "scarlet-violet", "sacred-fire", .egg, false),
    ("suicune", "scarlet-violet", "extreme-speed", .egg, false),
    ("typhlosion", "scarlet-violet", "poltergeist", .machine, false),
    ("typhlosion-hisui", "scarlet-violet", "poltergeist", .machine, true),
    ("silvally", "ultra-sun-ultra-moon", "fire-pledge", .tutor, false),
    ("silvally", "ultra-sun-ultra-moon", "grass-pledge", .tutor, true),
    ("dragonite", "legends-za", "dragon-claw", .machine, true),
    ("clefable", "legends-za", "growl", .reminder, true),
    ("ursaluna", "legends-arceus", "earth-power", .tutor, true),
    ("rotom-wash", "brilliant-diamond-shining-pearl", "thunderbolt", .machine, true),
    ("zygarde-mega", "legends-za", "nihil-light", .other, true),
  ])
  func correctedMoveIsLearntAsInTheGame(
    variety: String, game: String, move: String, way: LearnedMove.LearnMethod, learns: Bool
  ) throws {
    let learned = try Self.learnset(variety, game)
    #expect(learned.contains { $0.move == move && $0.way == way } == learns)
  }

  /// Whether a variety is met in a place of a version.
  @Test(arguments: [
    ("mareep", "firered", "kanto-altering-cave", false),
    ("deoxys-speed", "emerald", "birth-island", true),
    ("deoxys-normal", "emerald", "birth-island", false),
    ("shieldon", "diamond", "oreburgh-city", false), ("shieldon", "pearl", "oreburgh-city", true),
    ("voltorb", "sun", "new-mauville", false),
    ("tornadus-incarnate", "black", "team-flare-secret-hq", false),
    ("murkrow", "gold", "kanto-route-18", false),
  ])
  func encounterIsThatOfTheGame(variety: String, version: String, place: String, isMet: Bool) throws
  {
    let id = try #require(Self.dex.variety(ofSet: variety))
    let encounters = Self.dex.encounters(ofVariety: id)
    let found = encounters.contains {
      $0.version == version && Self.dex.location(ofArea: $0.locationArea) == place
    }
    #expect(found == isMet)
  }

  @Test(arguments: [
    (NamedThing.item("dragon-scale"), Language.german, "Drachenschuppe"),
    (.item("macho-brace"), .german, "Machoschiene"), (.item("baguette"), .japanese, "バゲット"),
    (.item("floettite"), .german, "Floetteonit"), (.item("golisopite"), .japanese, "グソクムシャナイト"),
    (.ability("own-tempo"), .german, "Gleichmut"),
    (.ability("snow-warning"), .german, "Schneeschauer"),
  ])
  func officialNameReplacesPokeAPIs(thing: NamedThing, language: Language, name: String) {
    let names =
      switch thing {
      case .item(let slug): Self.dex.item(slug)?.names
      case .ability(let slug): Self.dex.ability(slug)?.names
      }
    #expect(names?[exactly: language] == name)
  }

  @Test(arguments: [
    ("acuity-cavern", Language.german, "Stärkegrotte"),
    ("caph-squads-base", .german, "Versteck der Caph-Bande"),
    ("glacier-room", .english, "Iceberg Chamber"), ("heights-camp", .english, "Heights Camp"),
  ])
  func placeIsNamedAsInTheGame(slug: String, language: Language, name: String) {
    #expect(DexVocabulary().location(slug)?[exactly: language] == name)
  }

  @Test func placesOfAnUnusedTableAreGone() {
    #expect(DexVocabulary().location("unknown-all-bugs") == nil)
  }

  enum NamedThing: Sendable {
    case item(String), ability(String)
  }
}

extension Dex {
  fileprivate func machines(of slug: String) -> [(versionGroup: String, item: String)] {
    move(slug).map(machines(of:)) ?? []
  }
}
