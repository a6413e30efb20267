import PokedexModel

@testable import DexData

/// Questions of the form "How do I get this Pokémon in my game?", with answers that players know.
enum AcquisitionQuestions {
  /// The slugs of a variety and of a version, and the ways to get the variety. The ways are in the
  /// format of `WayToGet.summary`.
  typealias Question = (pokemon: String, version: String, ways: [String])

  /// Encounters that PokeAPI lacks. Sources: the second source (`.tools/dex-facts`), and
  /// Bulbapedia, "Bug-Catching Contest".
  static let corrected: [Question] = [
    ("deoxys-normal", "firered", ["only deoxys-attack"]),
    ("deoxys-attack", "firered", ["fixed birth-island-area item-auroraticket"]),
    ("kabuto", "x", ["fossil ambrette-town-area item-dome-fossil"]),
    ("cranidos", "moon", ["other sun"]),
    ("magikarp", "omega-ruby", ["wild battle-resort-area+47 wild ?"]),
    ("zygarde-50", "legends-za", ["change zygarde-10-power-construct"]),
    ("giratina-origin", "platinum", ["fixed distortion-world-area"]),
    ("giratina-origin", "brilliant-diamond", ["change giratina-altered with griseous-orb"]),
    ("petilil", "black", ["trade nacrene-city-area trade-cottonee"]),
    ("scyther", "gold", ["wild national-park-area walk 5 bug-catching-contest-yes"]),
    ("pinsir", "crystal", ["wild national-park-area walk 5 bug-catching-contest-yes"]),
    ("caterpie", "silver", ["wild national-park-area walk 20 bug-catching-contest-yes"]),
  ]

  static let all = kanto + johto + hoenn + sinnoh + unova + kalos + alola + galar + newest

  private static let kanto: [Question] = [
    ("bulbasaur", "red", ["gift pallet-town-area"]),
    ("bulbasaur", "yellow", ["gift cerulean-city-area"]),
    ("ivysaur", "blue", ["evolve bulbasaur"]),
    ("pikachu", "red", ["wild kanto-power-plant-area walk 25"]),
    ("omanyte", "red", ["fossil cinnabar-island-cinnabar-lab item-helix-fossil"]),
    ("farfetchd", "red", ["trade vermilion-city-area trade-spearow"]),
    ("gengar", "red", ["evolve haunter"]),
    ("vaporeon", "red", ["evolve eevee"]),
    ("mew", "red", ["transfer"]),
    ("ekans", "blue", ["other red"]),
    ("arbok", "blue", ["other red"]),
    ("vulpix", "red", ["other blue"]),
    ("ninetales", "red", ["other blue"]),
    ("chikorita", "red", ["absent"]),
    ("pichu", "yellow", ["absent"]),
    ("steelix", "blue", ["absent"]),
    ("bulbasaur", "blue-japan", ["unrecorded"]),
    // Yellow's only Pikachu refuses the Thunder Stone.
    ("raichu", "yellow", ["transfer"]),
  ]

  private static let johto: [Question] = [
    ("larvitar", "gold", ["wild mt-silver-2f+2 walk 5"]),
    ("tyranitar", "gold", ["evolve pupitar"]),
    ("togepi", "gold", ["egg violet-city-area"]),
    ("ho-oh", "silver", ["fixed bell-tower-roof"]),
    ("pichu", "gold", ["breed pikachu/raichu"]),
    ("espeon", "silver", ["evolve eevee"]),
    ("spinarak", "gold", ["wild johto-route-37-area walk 40 time-night"]),
    ("celebi", "crystal", ["fixed ilex-forest-area other-virtual-console"]),
    ("mewtwo", "gold", ["transfer"]),
    ("phanpy", "gold", ["other silver"]),
    ("donphan", "gold", ["other silver"]),
    ("teddiursa", "silver", ["other gold"]),
    ("treecko", "gold", ["absent"]),
    ("azurill", "crystal", ["absent"]),
  ]

  private static let hoenn: [Question] = [
    ("treecko", "ruby", ["gift hoenn-route-101-area"]),
    ("castform", "ruby", ["gift hoenn-route-119-weather-institute"]),
    ("feebas", "ruby", ["wild hoenn-route-119-area feebas-tile-fishing 50"]),
    ("milotic", "ruby", ["evolve feebas"]),
    ("azurill", "ruby", ["breed marill/azumarill holding sea-incense"]),
    ("shedinja", "sapphire", ["evolve nincada"]),
    ("growlithe", "sapphire", ["transfer"]),
    ("growlithe", "ruby", ["transfer"]),
    ("growlithe", "leafgreen", ["other firered"]),
    ("arcanine", "leafgreen", ["other firered"]),
    ("kyogre", "ruby", ["other sapphire"]),
    ("lunatone", "ruby", ["other sapphire"]),
    ("zangoose", "sapphire", ["other ruby"]),
    // FireRed has no clock, so Eevee can't evolve by day.
    ("espeon", "firered", ["transfer"]),
    ("jolteon", "firered", ["evolve eevee"]),
    ("plusle", "colosseum", ["gift pyrite-town-dukings-house"]),
    ("eevee", "xd", ["gift pokemon-hq-lab-area"]),
    ("turtwig", "ruby", ["absent"]),
    // XD has no clock, and PokeAPI doesn't record what its shards do.
    ("espeon", "xd", ["unrecorded"]),
    ("vaporeon", "xd", ["evolve eevee"]),
    ("mew", "emerald", ["fixed faraway-island-area item-old-sea-map"]),
    ("lugia", "leafgreen", ["fixed navel-rock-area item-mysticticket"]),
  ]

  private static let sinnoh: [Question] = [
    ("turtwig", "platinum", ["gift sinnoh-route-201-area"]),
    ("torterra", "platinum", ["evolve grotle"]),
    ("larvitar", "platinum", ["wild sinnoh-route-206-area walk 40 swarm-yes"]),
    ("larvitar", "soulsilver", ["wild mt-silver-top walk 10"]),
    ("shellos", "diamond", ["wild sinnoh-route-213-area walk 50 time-night"]),
    ("gengar", "diamond", ["evolve haunter"]),
    (
      "happiny", "diamond",
      ["egg hearthome-city-west-gate", "breed chansey/blissey holding luck-incense"]
    ),
    (
      "drifloon", "diamond",
      ["fixed valley-windworks-area story-progress-defeat-mars,weekday-friday"]
    ),
    ("leafeon", "platinum", ["evolve eevee"]),
    // Johto and Kanto have neither Leafeon's mossy rock nor Probopass's magnetic field.
    ("leafeon", "heartgold", ["transfer"]),
    ("probopass", "soulsilver", ["transfer"]),
    ("rotom-heat", "platinum", ["change rotom"]),
    ("glameow", "diamond", ["other pearl"]),
    ("stunky", "pearl", ["other diamond"]),
    ("palkia", "diamond", ["other pearl"]),
    ("victini", "pearl", ["absent"]),
    ("raichu-alola", "platinum", ["absent"]),
    ("arceus", "platinum", ["fixed sinnoh-hall-of-origin-1-area item-azure-flute"]),
    ("darkrai", "pearl", ["fixed newmoon-island-area item-member-card"]),
    ("shaymin-land", "diamond", ["fixed flower-paradise-area item-oaks-letter"]),
  ]

  private static let unova: [Question] = [
    ("snivy", "black", ["gift nuvema-town-area"]),
    // Zoroark can be caught in Lostlorn Forest, and its eggs hatch into Zorua.
    ("zorua", "black", ["gift castelia-city-game-freak-hq-1f", "breed zoroark"]),
    ("milotic", "black", ["evolve feebas"]),
    ("zekrom", "black", ["other white"]),
    ("solosis", "black", ["other white"]),
    ("gothita", "white", ["other black"]),
    ("froakie", "black", ["absent"]),
    ("victini", "white", ["fixed liberty-garden-lighthouse-basement item-liberty-pass"]),
  ]

  private static let kalos: [Question] = [
    // Charmeleon lives in some Friend Safaris, and its eggs hatch into Charmander.
    ("charmander", "x", ["gift lumiose-city-area", "breed charmeleon/charizard"]),
    ("charizard", "x", ["evolve charmeleon"]),
    ("charizard-mega-x", "x", ["change charizard with charizardite-x"]),
    ("meowstic-female", "x", ["evolve espurr"]),
    ("skrelp", "x", ["other y"]),
    ("yveltal", "x", ["other y"]),
    ("rowlet", "x", ["absent"]),
    ("kabutops", "y", ["evolve kabuto"]),
    // PokeAPI doesn't record surfing or fishing encounters in these games.
  ]

  private static let alola: [Question] = [
    ("rowlet", "sun", ["gift iki-town-area"]),
    ("raichu-alola", "sun", ["evolve pikachu"]),
    ("raichu", "sun", ["transfer"]),
    ("magnezone", "ultra-sun", ["evolve magneton"]),
    ("solgaleo", "moon", ["other sun"]),
    ("vulpix", "lets-go-pikachu", ["other lets-go-eevee"]),
    ("melmetal", "lets-go-pikachu", ["transfer"]),
    ("pichu", "lets-go-eevee", ["absent"]),
    ("ponyta-galar", "sun", ["absent"]),
    ("ninetales-alola", "ultra-sun", ["evolve vulpix-alola"]),
    ("ninetales-alola", "moon", ["other sun"]),
    ("ninetales-alola", "lets-go-eevee", ["evolve vulpix-alola"]),
    ("sandslash-alola", "moon", ["evolve sandshrew-alola"]),
  ]

  private static let galar: [Question] = [
    ("bulbasaur", "the-isle-of-armor-sword", bulbasaurInGalar),
    ("bulbasaur", "sword", bulbasaurInGalar),
    ("zacian", "shield", ["other sword"]),
    ("ponyta-galar", "sword", ["other shield"]),
    ("sirfetchd", "shield", ["other sword"]),
    ("larvitar", "sword", ["other shield"]),
    ("urshifu-rapid-strike", "sword", ["evolve kubfu"]),
    (
      "dracozolt", "sword",
      ["fossil galar-route-6-area item-fossilized-bird,item-fossilized-drake"]
    ),
    ("scatterbug", "sword", ["absent"]),
    ("chikorita", "shield", ["absent"]),
  ]

  private static let newest: [Question] = [
    ("giratina-altered", "legends-arceus", ["change giratina-origin"]),
    ("dialga-origin", "legends-arceus", ["change dialga with adamant-crystal"]),
    // Dialga and Iron Leaves came in event raids.
    ("dialga-origin", "scarlet", ["transfer"]),
    ("iron-leaves", "scarlet", ["transfer"]),
    ("iron-leaves", "violet", ["transfer"]),
  ]

  private static let bulbasaurInGalar = [
    "gift master-dojo-area story-progress-master-dojo-complete-first-trial",
    "breed ivysaur/venusaur",
  ]
}

extension WayToGet {
  /// The way to get a Pokémon in the format of `AcquisitionQuestions`: a word for the kind, then
  /// its requirements.
  var summary: String {
    switch self {
    case .meet(let meeting): meeting.summary
    case .evolve(let source, _): "evolve \(source.slug)"
    case .breed(let parents, let item):
      "breed " + parents.map(\.slug).joined(separator: "/") + (item.map { " holding \($0)" } ?? "")
    case .change(let source, let items):
      "change \(source.slug)" + (items.isEmpty ? "" : " with " + items.joined(separator: "/"))
    case .otherVersions(let versions): "other " + versions.joined(separator: "/")
    case .otherForm(let form): "only \(form.slug)"
    case .transfer: "transfer"
    case .absent: "absent"
    case .notRecorded: "unrecorded"
    }
  }
}

extension BestEncounter {
  /// The encounter in the questions' format: its kind, its first area with the number of further
  /// areas, its method and chance if it is wild, and its conditions.
  fileprivate var summary: String {
    let more = areas.count > 1 ? "+\(areas.count - 1)" : ""
    let conditions = conditions.map { $0.joined(separator: "|") }.joined(separator: ",")
    let how = kind == .wild ? [method, chance.map(String.init) ?? "?"] : []
    return ([kind.rawValue, (areas.first ?? "") + more] + how + [conditions])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Int {
  /// The slug of the variety with this id.
  fileprivate var slug: String { Dex().pokemon(id: self)?.slug ?? "?" }
}
