// Queries as people say them or type them in Showdown: a value follows its term after a space, or
// stands without a term.
extension QueryCases {
  static let spaced: [QueryCase] = [
    QueryCase("bst 600") { $0.bst == 600 },
    QueryCase("speed 100..110") { (100...110).contains($0.spe) },
    QueryCase("special attack 100..110") { (100...110).contains($0.spa) },
    QueryCase("height 2m") { $0.height == 20 },
    QueryCase("weight 10 kg") { $0.weight == 100 },
    QueryCase("number 25") { $0.number == 25 },
    QueryCase("1..9") { 1...9 ~= $0.number },
    QueryCase("#150-151 | 25..26") { [25, 26, 150, 151].contains($0.number) },
    QueryCase("mono:fire") { $0.types == ["fire"] },
    QueryCase("blue dragon") { $0.species["color"] == "blue" && $0.hasType("dragon") },
    QueryCase("fire red spe>=100") {
      $0.species["color"] == "red" && $0.hasType("fire") && $0.spe >= 100
    },
    QueryCase("wasser") { $0.hasType("water") },
    QueryCase("drache bst>=700") { $0.hasType("dragon") && $0.bst >= 700 },
    QueryCase("fire spe desc") { $0.hasType("fire") },
    QueryCase("hp ascending fire") { $0.hasType("fire") },
    QueryCase("fire sort by speed") { $0.hasType("fire") },
    QueryCase("egg group dragon") { $0.isInEggGroup("dragon") },
    QueryCase("hidden ability drought") { $0.hasHidden("drought") },
    QueryCase("weak to ice 4x") { $0.takes("ice") { $0 == 400 } },
    QueryCase("weak ice ×4 flying") { $0.takes("ice") { $0 == 400 } && $0.hasType("flying") },
    QueryCase("fire/flying") { $0.hasType("fire") && $0.hasType("flying") },
    QueryCase("ほのお／ひこう") { $0.hasType("fire") && $0.hasType("flying") },
    QueryCase("ほのお・ひこう") { $0.hasType("fire") && $0.hasType("flying") },
    QueryCase("fire-flying !mega") {
      $0.hasType("fire") && $0.hasType("flying") && !$0.slug.contains("-mega")
    },
    QueryCase("gen iv") { $0.generation == 4 },
    QueryCase("Generation IV fire") { $0.generation == 4 && $0.hasType("fire") },
    QueryCase("gen:iv") { $0.generation == 4 },
    QueryCase("第四世代") { $0.generation == 4 },
    QueryCase("4世代") { $0.generation == 4 },
    QueryCase("すばやさ 降順 ほのお") { $0.hasType("fire") },
    QueryCase("すばやさ>=120 降順") { $0.spe >= 120 },
    QueryCase("spe>=120 desc fire") { $0.spe >= 120 && $0.hasType("fire") },
    QueryCase("Initiative>100 absteigend") { $0.spe > 100 },
    QueryCase("init>100 KP<50") { $0.spe > 100 && $0.hp < 50 },
    QueryCase("Spezialangriff>=150") { $0.spa >= 150 },
    QueryCase("sp-vert>=150") { $0.spd >= 150 },
    QueryCase("ini>100 Ang>100 oder Ver>150") { $0.spe > 100 && $0.atk > 100 || $0.def > 150 },
    QueryCase("SpV>150 und nicht fire") { $0.spd > 150 && !$0.hasType("fire") },
    QueryCase("größe>=5m gewicht<100kg") { $0.height >= 50 && $0.weight ?? 1000 < 1000 },
    QueryCase("typ:feuer schwach gegen eis") { $0.hasType("fire") && $0.takes("ice") { $0 > 100 } },
    QueryCase("learns \"swords dance\"") { $0.learns("swords-dance") },
    QueryCase("learns swords dance fire") { $0.learns("swords-dance") && $0.hasType("fire") },
  ]

  static let implied: [QueryCase] = [
    QueryCase("levitate") { $0.canHave("levitate") },
    QueryCase("ふゆう") { $0.canHave("levitate") },
    QueryCase("Schwebe") { $0.canHave("levitate") },
    QueryCase("!levitate psychic") { !$0.canHave("levitate") && $0.hasType("psychic") },
    QueryCase("earthquake") { $0.learns("earthquake") },
    QueryCase("じしん") { $0.learns("earthquake") },
    QueryCase("surf@machine") { $0.learns("surf") { $0.way == "machine" } },
    QueryCase("earthquake swords dance flying") {
      $0.learns("earthquake") && $0.learns("swords-dance") && $0.hasType("flying")
    },
    QueryCase("levitate | earthquake") { $0.canHave("levitate") || $0.learns("earthquake") },
    QueryCase("fully evolved dragon") { $0.isFullyEvolved && $0.hasType("dragon") },
    QueryCase("でんせつ") { $0.species["is_legendary"] == "1" },
    QueryCase("baby") { $0.species["is_baby"] == "1" },
    QueryCase("monster") { $0.isInEggGroup("monster") },
    QueryCase("kanto") { $0.region == "kanto" },
    QueryCase("カントー") { $0.region == "kanto" },
  ]

  static let compared: [QueryCase] = [
    QueryCase("bst over 600") { $0.bst > 600 },
    QueryCase("speed above 100") { $0.spe > 100 },
    QueryCase("hp under 40 fire") { $0.hp < 40 && $0.hasType("fire") },
    QueryCase("spe below 50") { $0.spe < 50 },
    QueryCase("atk at least 120") { $0.atk >= 120 },
    QueryCase("special attack more than 150") { $0.spa > 150 },
    QueryCase("def less than 20") { $0.def < 20 },
    QueryCase("spd at most 25") { $0.spd <= 25 },
    QueryCase("Initiative mindestens 140") { $0.spe >= 140 },
    QueryCase("spe=>120") { $0.spe >= 120 },
    QueryCase("spe=<20") { $0.spe <= 20 },
    QueryCase("gen 1-3") { 1...3 ~= $0.generation },
    QueryCase("gen 1 to 3 fire") { 1...3 ~= $0.generation && $0.hasType("fire") },
    QueryCase("hp 100 to 110") { 100...110 ~= $0.hp },
    QueryCase("100 hp") { $0.hp == 100 },
    QueryCase("fire 100 hp") { $0.hasType("fire") && $0.hp == 100 },
    QueryCase("dragon with over 120 speed") { $0.hasType("dragon") && $0.spe > 120 },
    QueryCase("spe 100 hp 100") { $0.spe == 100 && $0.hp == 100 },
  ]

  static let linked: [QueryCase] = [
    QueryCase("dragon type with levitate") { $0.hasType("dragon") && $0.canHave("levitate") },
    QueryCase("ghost types in gen 5") { $0.hasType("ghost") && $0.generation == 5 },
    QueryCase("steel types that resist fire") {
      $0.hasType("steel") && $0.takes("fire") { $0 < 100 }
    },
    QueryCase("water type with intimidate") { $0.hasType("water") && $0.canHave("intimidate") },
    QueryCase("psychic legendary with speed > 100") {
      $0.hasType("psychic") && $0.species["is_legendary"] == "1" && $0.spe > 100
    },
    QueryCase("who can learn spore") { $0.learns("spore") },
    QueryCase("legendary pokémon") { $0.species["is_legendary"] == "1" },
    QueryCase("non legendary") { $0.species["is_legendary"] != "1" },
    QueryCase("non-legendary") { $0.species["is_legendary"] != "1" },
    QueryCase("not legendary") { $0.species["is_legendary"] != "1" },
    QueryCase("dragon but not a legendary") {
      $0.hasType("dragon") && $0.species["is_legendary"] != "1"
    },
    QueryCase("fire but not flying") { $0.hasType("fire") && !$0.hasType("flying") },
    QueryCase("drache mit Schwebe") { $0.hasType("dragon") && $0.canHave("levitate") },
    QueryCase("legendär") { $0.species["is_legendary"] == "1" },
    QueryCase("mythisch") { $0.species["is_mythical"] == "1" },
    QueryCase("いろ:red おぼえる:じしん") {
      $0.species["color"] == "red" && $0.learns("earthquake")
    },
    QueryCase("ei:dragon") { $0.isInEggGroup("dragon") },
  ]
}
