import DexData
import PokedexModel
import PokedexSets
import Testing

private let reader = SetReader(names: DexSetNames())
private let writer = SetWriter(names: DexSetNames())

@Suite("Sets from pastes")
struct SetReaderTests {
  private static let everything = """
    === [gen9ou] Mice ===

    Sir Bites (the 2nd) (Pikachu) (F) @ Light Ball
    Ability: Static
    Level: 50
    Shiny: Yes
    Happiness: 0
    Pokeball: Love Ball
    Hidden Power: Ice
    Dynamax Level: 7
    Gigantamax: Yes
    Tera Type: Electric
    EVs: 4 HP / 252 SpA / 252 Spe
    Timid Nature
    IVs: 0 Atk
    - Surf / Thunder
    - Hidden Power [Ice]

    """

  @Test("Every line of the format is read, and written as it was")
  func everyLine() throws {
    let reading = reader.read(Self.everything)
    let set = try #require(reading.sets.first)
    #expect(reading.issues.isEmpty)
    #expect(reading.teams.first?.name == "Mice")
    #expect(reading.teams.first?.format == "gen9ou")
    #expect(set.nickname == "Sir Bites (the 2nd)")
    #expect(set.pokemon == .slug("pikachu"))
    #expect(set.effortValues[.speed] == 252)
    #expect(set.individualValues[.attack] == 0)
    #expect(set.moves.first?.alternatives.count == 2)
    #expect(writer.export(reading.teams) == Self.everything)
  }

  @Test(
    "The first line of a set",
    arguments: [
      ("Pikachu", nil, "pikachu"),
      ("pIKACHU (m) @ light ball  ", nil, "pikachu"),
      ("Nick (Pikachu)", "Nick", "pikachu"),
      ("Deoxys (Angriff)", nil, "deoxys-attack"),
      ("Deoxys (Pikachu)", "Deoxys", "pikachu"),
      ("Nidoran (F)", nil, "nidoran-f"),
      ("Type: Null", nil, "type-null"),
      ("Level: 9000 (Pikachu)", "Level: 9000", "pikachu"),
      ("me @ home (Pikachu)", "me @ home", "pikachu"),
      ("ネズミ（ピカチュウ）＠でんきだま", "ネズミ", "pikachu"),
    ])
  func head(line: String, nickname: String?, slug: String) throws {
    let reading = reader.read(line)
    let set = try #require(reading.sets.first)
    #expect(reading.issues.isEmpty)
    #expect(set.nickname == nickname)
    #expect(set.pokemon == .slug(slug))
    #expect(reader.read(writer.export(set)).sets == [set])
  }

  @Test(
    "Line ends and empty lines",
    arguments: ["\n", "\r\n", "\r", "  \n", "\n\n", "\r\n\r\n"])
  func lineEnds(end: String) {
    let lines = ["Pikachu @ Light Ball", "Ability: Static", "- Surf", "Garchomp", "- Surf"]
    let reading = reader.read(lines.joined(separator: end))
    #expect(reading.issues.isEmpty)
    #expect(reading.sets.map(\.pokemon) == [.slug("pikachu"), .slug("garchomp")])
  }

  @Test("Names in other languages are written in English")
  func languages() {
    let text = "ピカチュウ＠でんきだま\nAbility：せいでんき\nおくびょう Nature\n- めざめるパワー［こおり］"
    let english = "Pikachu @ Light Ball\nAbility: Static\nTimid Nature\n- Hidden Power [Ice]\n"
    #expect(writer.export(reader.read(text).teams) == english)
  }

  @Test(
    "Forms of Hidden Power",
    arguments: [
      "Hidden Power [Ice]", "Hidden Power Ice", "Hidden Power (Ice)", "HP Ice", "hiddenpowerice",
      "hiddenpowerice70",
    ])
  func hiddenPower(text: String) {
    let moves = reader.read("Pikachu\n- \(text)").sets.first?.moves
    #expect(moves == [MoveSlot([SetMove(.slug("hidden-power"), hiddenPowerType: .ice)])])
  }

  @Test(
    "Forms of effort values",
    arguments: [
      "252 SpA / 4 SpD / 252 Spe", "252 SAtk / 4 SDef / 252 Spd", "252+ SpA/4 SpD/252- Spe",
      "SpA 252, SpD 4, Speed: 252",
    ])
  func effortValues(text: String) {
    let spread = StatSpread([.specialAttack: 252, .specialDefense: 4, .speed: 252])
    #expect(reader.read("Pikachu\nEVs: \(text)").sets.first?.effortValues == spread)
  }
}

@Suite("Issues of pastes")
struct SetIssueTests {
  @Test(
    "An issue says its line and kind, and the rest is kept",
    arguments: [
      ("Level: 0", SetIssue.IssueKind.outOfRange(.level, 1...100)),
      ("Level: 101", .outOfRange(.level, 1...100)),
      ("Level: ten", .notANumber(.level)),
      ("EVs: -4 HP", .outOfRange(.effortValues, 0...255)),
      ("EVs: 99999999999999999999 HP", .outOfRange(.effortValues, 0...255)),
      ("EVs: 4 Foo", .unknownStat(.effortValues)),
      ("Shiny: Perhaps", .unknownValue(.shiny)),
      ("Ability:", .missingName(.ability)),
      ("Tera Type: Stone", .unknownName(.type)),
      ("what is this", .unknownLine),
      ("Abi\u{1B}[31mlity: Static", .controlCharacters),
    ])
  func kinds(line: String, kind: SetIssue.IssueKind) {
    let reading = reader.read("Pikachu @ Light Ball\n\(line)\n- Surf")
    #expect(reading.issues.map(\.kind) == [kind])
    #expect(reading.issues.map(\.line) == [2])
    #expect(reading.sets.first?.moves.count == 1)
  }

  @Test("An unknown name is kept as written, and has the nearest known ones")
  func unknownName() {
    let reading = reader.read("Pikachu @ Lihgt Ball\n- Wobble")
    #expect(reading.issues.map(\.nearest.first) == ["Light Ball", "Bubble"])
    #expect(reading.sets.first?.item == .unrecognized("Lihgt Ball"))
    #expect(writer.export(reading.teams) == "Pikachu @ Lihgt Ball\n- Wobble\n")
  }

  @Test("A line of prose isn't a set")
  func prose() {
    let reading = reader.read("Look at my team:\n\nPikachu\n- Surf")
    #expect(reading.sets.count == 1)
    #expect(reading.lines.map { $0.map(\.first) } == [[3]])
    #expect(reading.issues.map(\.kind) == [.unknownName(.pokemon)])
  }
}

@Suite("Packed teams")
struct PackedTests {
  @Test("A packed team is read and written again")
  func roundTrip() {
    let packed =
      "gen9ou]Mice|Bites|pikachu|lightball|static|surf,hiddenpowerice|Timid|4,,,252,,252|F|,0,,,,"
      + "|S|50|0,Ice,loveball,G,7,Electric]Deoxys-Attack||||thunder|||||||"
    let reading = reader.read(packed)
    #expect(reading.issues.isEmpty)
    #expect(reading.teams.map(writer.packed) == [packed])
    #expect(reader.read(writer.export(reading.teams)).teams == reading.teams)
  }

  @Test("An ability may be written as its slot")
  func slot() {
    #expect(reader.read("Pikachu|||0||||||||").sets.first?.ability == .slug("static"))
  }

  @Test("A set with too few fields doesn't harm the next")
  func tooFew() {
    let reading = reader.read("Pikachu|||static|surf]Garchomp||||surf|||||||")
    #expect(reading.issues.map(\.kind) == [.missingFields])
    #expect(reading.sets.map(\.pokemon) == [.slug("pikachu"), .slug("garchomp")])
  }
}

@Suite("Sets without a paste")
struct SetWriterTests {
  @Test(
    "A nickname can't break its line, and is left out where it would be read as something else",
    arguments: [
      (" Bites\n- Surf ", "Bites - Surf (Pikachu)"), ("\u{1B}[31m", "[31m (Pikachu)"),
      ("Pikachu", "Pikachu"), (" ", "Pikachu"), ("- Surf", "- Surf (Pikachu)"),
    ])
  func nickname(nickname: String, head: String) {
    var set = PokemonSet()
    set.pokemon = .slug("pikachu")
    set.nickname = nickname
    #expect(writer.export(set) == head + "\n")
  }

  @Test("An unknown name that looks like a field is in brackets")
  func unknownName() {
    var set = PokemonSet()
    set.pokemon = .unrecognized("Level: 9000")
    set.item = .unrecognized("Widget @ (old)")
    #expect(writer.export(set) == "(Level: 9000)\nItem: Widget @ (old)\n")
  }
}
