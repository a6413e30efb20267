import Testing

/// Queries, each with what is true of just the rows that it gives.
struct QueryCase: Sendable, CustomTestStringConvertible {
  let text: String
  let generation: Int?
  let isTrue: @Sendable (Entry) -> Bool

  init(_ text: String, in generation: Int? = nil, _ isTrue: @escaping @Sendable (Entry) -> Bool) {
    (self.text, self.generation, self.isTrue) = (text, generation, isTrue)
  }

  var testDescription: String { generation.map { "\(text) in generation \($0)" } ?? text }
}

enum QueryCases {
  /// The moves that the cases ask for.
  static let moves = [
    "earthquake", "surf", "spore", "swords-dance", "will-o-wisp", "fly", "dragon-dance",
    "thunder-wave", "u-turn", "double-edge", "fire-blast", "rest", "stealth-rock",
  ]

  static let all: [QueryCase] =
    types + figures + units + traits + species + moves1 + places + damage + logic + generations
    + percentiles

  private static let types: [QueryCase] = [
    QueryCase("fire") { $0.isOf("fire") },
    QueryCase("type:fire") { $0.isOf("fire") },
    QueryCase("t=fire") { $0.isOf("fire") },
    QueryCase("type!=fire") { !$0.isOf("fire") },
    QueryCase("FIRE") { $0.isOf("fire") },
    QueryCase("fire type") { $0.isOf("fire") },
    QueryCase("fire-type") { $0.isOf("fire") },
    QueryCase("fire flying") { $0.isOf("fire") && $0.isOf("flying") },
    QueryCase("type:dragon type:flying") { $0.isOf("dragon") && $0.isOf("flying") },
    QueryCase("mono") { $0.types.count == 1 },
    QueryCase("mono water") { $0.types == ["water"] },
    QueryCase("!mono water") { $0.types.count == 2 && $0.isOf("water") },
    QueryCase("monotype ice") { $0.types == ["ice"] },
    QueryCase("ほのお") { $0.isOf("fire") },
    QueryCase("タイプ:ほのお") { $0.isOf("fire") },
    QueryCase("ほのおタイプ") { $0.isOf("fire") },
    QueryCase("type:Feuer") { $0.isOf("fire") },
    QueryCase("type:Ténèbres") { $0.isOf("dark") },
    QueryCase("type:tenebres") { $0.isOf("dark") },
    QueryCase("type:얼음") { $0.isOf("ice") },
    QueryCase("type:龙") { $0.isOf("dragon") },
    QueryCase("妖精") { $0.isOf("fairy") },
    QueryCase("ひこう !ノーマル") { $0.isOf("flying") && !$0.isOf("normal") },
  ]

  private static let figures: [QueryCase] = [
    QueryCase("hp>=150") { $0.hp >= 150 },
    QueryCase("hp>150") { $0.hp > 150 },
    QueryCase("hp=100") { $0.hp == 100 },
    QueryCase("hp:100") { $0.hp == 100 },
    QueryCase("hp==100") { $0.hp == 100 },
    QueryCase("hp!=100") { $0.hp != 100 },
    QueryCase("hp<>100") { $0.hp != 100 },
    QueryCase("atk<20") { $0.atk < 20 },
    QueryCase("attack<=20") { $0.atk <= 20 },
    QueryCase("def:100..120") { (100...120).contains($0.def) },
    QueryCase("def=100..") { $0.def >= 100 },
    QueryCase("def:..20") { $0.def <= 20 },
    QueryCase("def!=20..200") { !(20...200).contains($0.def) },
    QueryCase("spa:100-110") { (100...110).contains($0.spa) },
    QueryCase("special-attack>=150") { $0.spa >= 150 },
    QueryCase("special attack>=150") { $0.spa >= 150 },
    QueryCase("spd > 150") { $0.spd > 150 },
    QueryCase("spe > 100") { $0.spe > 100 },
    QueryCase("speed≥140") { $0.spe >= 140 },
    QueryCase("すばやさ>=140") { $0.spe >= 140 },
    QueryCase("すばやさ＞＝１４０") { $0.spe >= 140 },
    QueryCase("spe>99.5") { $0.spe >= 100 },
    QueryCase("100 < spe <= 105") { (101...105).contains($0.spe) },
    QueryCase("150<=hp") { $0.hp >= 150 },
    QueryCase("bst>=670") { $0.bst >= 670 },
    QueryCase("base stat total<200") { $0.bst < 200 },
    QueryCase("atk>spa") { $0.atk > $0.spa },
    QueryCase("atk=spa") { $0.atk == $0.spa },
    QueryCase("atk!=spa def<=spd") { $0.atk != $0.spa && $0.def <= $0.spd },
    QueryCase("hp>=spe spe>=hp") { $0.hp == $0.spe },
    QueryCase("catch<=3") { $0.figure("capture_rate") ?? 0 <= 3 },
    QueryCase("catch rate=255") { $0.figure("capture_rate") == 255 },
    QueryCase("friendship=0") { $0.figure("base_happiness") == 0 },
    QueryCase("happiness>=100") { $0.figure("base_happiness") ?? -1 >= 100 },
    QueryCase("exp>=300") { $0.experience ?? -1 >= 300 },
    QueryCase("exp<40") { $0.experience.map { $0 < 40 } ?? false },
    QueryCase("exp!=100") { $0.experience.map { $0 != 100 } ?? false },
    QueryCase("hatch<=5") { $0.figure("hatch_counter").map { $0 <= 5 } ?? false },
    QueryCase("number:1..9") { (1...9).contains($0.number) },
    QueryCase("no=25") { $0.number == 25 },
    QueryCase("number>1020") { $0.number > 1020 },
  ]

  private static let units: [QueryCase] = [
    QueryCase("height>2m") { $0.height > 20 },
    QueryCase("height>2") { $0.height > 20 },
    QueryCase("height=1.7") { $0.height == 17 },
    QueryCase("height=170cm") { $0.height == 17 },
    QueryCase("height<1 ft") { Double($0.height) * 10 < 30.48 },
    QueryCase("height>=6ft") { Double($0.height) >= 18.288 },
    QueryCase("height>=20 m") { $0.height >= 200 },
    QueryCase("height:1m..1.2m") { (10...12).contains($0.height) },
    QueryCase("weight<1kg") { $0.weight < 10 },
    QueryCase("weight=6") { $0.weight == 60 },
    QueryCase("weight>=999.9kg") { $0.weight >= 9999 },
    QueryCase("weight=220.5lb") { (Double($0.weight) / 4.535_923_7 * 10).rounded() == 2205 },
    QueryCase("weight>1000lbs") { Double($0.weight) > 4535.9237 },
    QueryCase("weight:10..11kg") { (100...110).contains($0.weight) },
    QueryCase("female>=75%") { $0.female ?? 0 >= 6 },
    QueryCase("female=12.5") { $0.female == 1 },
    QueryCase("female%=0") { $0.female == 0 },
    QueryCase("female:100") { $0.female == 8 },
    QueryCase("female<50") { $0.female.map { $0 < 4 } ?? false },
  ]

  private static let traits: [QueryCase] = [
    QueryCase("is:legendary") { $0.species["is_legendary"] == "1" },
    QueryCase("legendary") { $0.species["is_legendary"] == "1" },
    QueryCase("is:mythical") { $0.species["is_mythical"] == "1" },
    QueryCase("is:baby") { $0.species["is_baby"] == "1" },
    QueryCase("is:mega") { $0.slug.contains("-mega") && $0.form["is_mega"] == "1" },
    QueryCase("is:gmax") { $0.slug.hasSuffix("-gmax") },
    QueryCase("is:gigantamax") { $0.slug.hasSuffix("-gmax") },
    QueryCase("is:regional") { entry in
      ["alola", "galar", "hisui", "paldea"].contains {
        entry.slug.split(separator: "-").dropFirst().map(String.init).contains($0)
      } && !entry.slug.hasSuffix("-cap")
    },
    QueryCase("is:default") { $0.isDefault },
    QueryCase("is:fe") { $0.isFullyEvolved },
    QueryCase("fe") { $0.isFullyEvolved },
    QueryCase("is:fully-evolved") { $0.isFullyEvolved },
    QueryCase("is:nfe") { !$0.isFullyEvolved },
    QueryCase("is:final") { $0.isFullyEvolved && $0.isEvolved },
    QueryCase("is:first") { !$0.isFullyEvolved && !$0.isEvolved },
    QueryCase("is:single-stage") { $0.isFullyEvolved && !$0.isEvolved },
    QueryCase("is:branching") { Set($0.steps.map(\.to)).count > 1 },
    QueryCase("is:genderless") { $0.female == nil },
    QueryCase("is:starter") { entry in
      [1, 152, 252, 387, 495, 650, 722, 810, 906].contains { $0..<$0 + 9 ~= entry.number }
        || ["pikachu-starter", "eevee-starter"].contains(entry.slug)
    },
    QueryCase("!is:default !is:mega !is:gmax !is:regional") {
      !$0.isDefault && $0.form["is_mega"] == "0" && !$0.slug.hasSuffix("-gmax")
        && !($0.region != "kanto" && ["alola", "galar", "hisui", "paldea"].contains($0.region)
          && $0.slug.contains("-\($0.region)") && !$0.slug.hasSuffix("-cap"))
    },
    QueryCase("分類:伝説") { $0.species["is_legendary"] == "1" },
  ]

  private static let species: [QueryCase] = [
    QueryCase("gen:4") { $0.generation == 4 },
    QueryCase("gen4") { $0.generation == 4 },
    QueryCase("gen 4") { $0.generation == 4 },
    QueryCase("gen<=3") { $0.generation <= 3 },
    QueryCase("gen:2..3") { (2...3).contains($0.generation) },
    QueryCase("第4世代") { $0.generation == 4 },
    QueryCase("region:alola") { $0.region == "alola" },
    QueryCase("region:カントー") { $0.region == "kanto" },
    QueryCase("region:hisui") { $0.region == "hisui" },
    QueryCase("region:einall") { $0.region == "unova" },
    QueryCase("dex:kanto") { $0.dexes["kanto"] != nil },
    QueryCase("dex:kanto<=50") { $0.dexes["kanto"] ?? 999 <= 50 },
    QueryCase("dex:johto") { $0.dexes["updated-johto"] != nil },
    QueryCase("dex:original-hoenn") { $0.dexes["hoenn"] != nil },
    QueryCase("dex:hoenn") { $0.dexes["updated-hoenn"] != nil },
    QueryCase("dex:isle-of-armor:1..20") {
      $0.dexes["isle-of-armor"].map { (1...20).contains($0) } ?? false
    },
    QueryCase("dex:kalos") { entry in
      ["central", "coastal", "mountain"].contains { entry.dexes["kalos-\($0)"] != nil }
    },
    QueryCase("egg:dragon") { $0.isIn("dragon") },
    QueryCase("egg:field") { $0.isIn("ground") },
    QueryCase("egg:grass egg:fairy") { $0.isIn("plant") && $0.isIn("fairy") },
    QueryCase("egg:\"human-like\"") { $0.isIn("humanshape") },
    QueryCase("egg group:りくじょう") { $0.isIn("ground") },
    QueryCase("color:red") { $0.species["color"] == "red" },
    QueryCase("colour:grey") { $0.species["color"] == "gray" },
    QueryCase("色:赤色") { $0.species["color"] == "red" },
    QueryCase("shape:wings") { $0.species["shape"] == "wings" },
    QueryCase("shape:bug wings") { $0.species["shape"] == "bug-wings" },
    QueryCase("habitat:cave") { $0.species["habitat"] == "cave" },
    QueryCase("habitat:\"water's edge\"") { $0.species["habitat"] == "waters-edge" },
    QueryCase("growth:slow") { $0.species["growth_rate"] == "slow" },
    QueryCase("growth:erratic") { $0.species["growth_rate"] == "slow-then-very-fast" },
    QueryCase("growth:medium-fast") { $0.species["growth_rate"] == "medium" },
    QueryCase("ev:spe") { $0.effort["speed"] ?? 0 > 0 },
    QueryCase("ev:special-attack>=2") { $0.effort["special-attack"] ?? 0 >= 2 },
    QueryCase("ev:hp=0") { $0.effort["hp"] == 0 },
  ]

  private static let moves1: [QueryCase] = [
    QueryCase("ability:levitate") { $0.may("levitate") },
    QueryCase("ability:swift swim") { $0.may("swift-swim") },
    QueryCase("ability:\"Swift Swim\"") { $0.may("swift-swim") },
    QueryCase("特性:ふゆう") { $0.may("levitate") },
    QueryCase("ability:Schwebe") { $0.may("levitate") },
    QueryCase("has:huge-power") { $0.may("huge-power") },
    QueryCase("ability levitate") { $0.may("levitate") },
    QueryCase("hidden:drought") { $0.hides("drought") },
    QueryCase("ability:drought !hidden:drought") { $0.may("drought") && !$0.hides("drought") },
    QueryCase("learns:earthquake") { $0.learns("earthquake") },
    QueryCase("learns earthquake") { $0.learns("earthquake") },
    QueryCase("learns:じしん") { $0.learns("earthquake") },
    QueryCase("learns:surf@machine") { $0.learns("surf") { $0.way == "machine" } },
    QueryCase("learns:surf@hm") { $0.learns("surf") { $0.way == "machine" } },
    QueryCase("learns:spore<=20") { $0.learns("spore") { $0.way == "level_up" && $0.level <= 20 } },
    QueryCase("learns:spore>40") { $0.learns("spore") { $0.way == "level_up" && $0.level > 40 } },
    QueryCase("learns:surf@platinum") { $0.learns("surf") { $0.group == "platinum" } },
    QueryCase("learns:surf@diamond") { $0.learns("surf") { $0.group == "diamond-pearl" } },
    QueryCase("learns:fly@machine@platinum") {
      $0.learns("fly") { $0.way == "machine" && $0.group == "platinum" }
    },
    QueryCase("learns:swords dance") { $0.learns("swords-dance") },
    QueryCase("learns swords dance water") { $0.learns("swords-dance") && $0.isOf("water") },
    QueryCase("learns:dragon-dance@egg") { $0.learns("dragon-dance") { $0.way == "egg" } },
    QueryCase("learns:\"will-o-wisp\"@tutor") { $0.learns("will-o-wisp") { $0.way == "tutor" } },
    QueryCase("learns:thunder wave@level") { $0.learns("thunder-wave") { $0.way == "level_up" } },
    QueryCase("learns:u-turn learns:stealth-rock") {
      $0.learns("u-turn") && $0.learns("stealth-rock")
    },
    QueryCase("覚える:なみのり@わざマシン") { $0.learns("surf") { $0.way == "machine" } },
  ]

  private static let places: [QueryCase] = [
    QueryCase("found:\"route 201\"") { $0.isMet("sinnoh-route-201") },
    QueryCase("found:route 201@platinum") { $0.isMet("sinnoh-route-201", in: "platinum") },
    QueryCase("found:sinnoh-route-201") { $0.isMet("sinnoh-route-201") },
    QueryCase("found:\"viridian forest\"") { $0.isMet("viridian-forest") },
    QueryCase("found:viridian-forest@yellow") { $0.isMet("viridian-forest", in: "yellow") },
    QueryCase("found:alola") { $0.isMet(inRegion: "alola") },
    QueryCase("found:ジョウト@crystal") { $0.isMet(inRegion: "johto", in: "crystal") },
    QueryCase("found:\"route 1\"") { entry in
      ["kanto", "unova", "kalos", "alola", "galar"].contains { entry.isMet("\($0)-route-1") }
        || entry.isMet("alola-route-1--hauoli-outskirts")
    },
    QueryCase("holds:leftovers") { $0.holds("leftovers") },
    QueryCase("holds:\"light ball\"") { $0.holds("light-ball") },
    QueryCase("holds:でんきだま@platinum") { $0.holds("light-ball", in: "platinum") },
    QueryCase("evolves:trade") { $0.steps.contains { $0.trigger == "trade" } },
    QueryCase("evolves:通信交換") { $0.steps.contains { $0.trigger == "trade" } },
    QueryCase("evolves:use-item") { $0.steps.contains { $0.trigger == "use-item" } },
    QueryCase("evolves:friendship") {
      $0.steps.contains { !$0.cells.cell("min_happiness").isEmpty }
    },
    QueryCase("evolves:night") { $0.steps.contains { $0.cells["time_of_day"] == "night" } },
    QueryCase("evolves:female") { $0.steps.contains { $0.cells["gender"] == "1" } },
    QueryCase("evolves-with:water-stone") {
      $0.steps.contains { $0.items.contains("water-stone") }
    },
    QueryCase("evolves-with:\"King's Rock\"") {
      $0.steps.contains { $0.items.contains("kings-rock") }
    },
    QueryCase("evolves-with:みずのいし") {
      $0.steps.contains { $0.items.contains("water-stone") }
    },
  ]

  private static let damage: [QueryCase] = [
    QueryCase("weak:ice") { $0.takes("ice") { $0 > 100 } },
    QueryCase("weak:ice>=4") { $0.takes("ice") { $0 >= 400 } },
    QueryCase("weak to ice") { $0.takes("ice") { $0 > 100 } },
    QueryCase("weak:fire>4") { $0.takes("fire") { $0 > 400 } },
    QueryCase("resists:fire") { $0.takes("fire") { $0 < 100 } },
    QueryCase("resists water") { $0.takes("water") { $0 < 100 } },
    QueryCase("resists:fire<=0.25") { $0.takes("fire") { $0 <= 25 } },
    QueryCase("resists:fire=1/4") { $0.takes("fire") { $0 == 25 } },
    QueryCase("resists:ghost>0") { $0.takes("ghost") { $0 > 0 && $0 < 100 } },
    QueryCase("immune:ground") { $0.takes("ground") { $0 == 0 } },
    QueryCase("immune:ground !flying !ability:levitate") {
      $0.takes("ground") { $0 == 0 } && !$0.isOf("flying") && !$0.may("levitate")
    },
    QueryCase("!weak:rock !resists:rock") {
      !$0.takes("rock") { $0 > 100 } && !$0.takes("rock") { $0 < 100 }
    },
    QueryCase("immune:poison immune:psychic") {
      $0.takes("poison") { $0 == 0 } && $0.takes("psychic") { $0 == 0 }
    },
  ]

  private static let logic: [QueryCase] = [
    QueryCase("") { _ in true },
    QueryCase("fire|water") { $0.isOf("fire") || $0.isOf("water") },
    QueryCase("fire or water") { $0.isOf("fire") || $0.isOf("water") },
    QueryCase("fire || water") { $0.isOf("fire") || $0.isOf("water") },
    QueryCase("fire | water flying") { $0.isOf("fire") || $0.isOf("water") && $0.isOf("flying") },
    QueryCase("(fire | water) flying") {
      ($0.isOf("fire") || $0.isOf("water")) && $0.isOf("flying")
    },
    QueryCase("flying (fire or water)") {
      ($0.isOf("fire") || $0.isOf("water")) && $0.isOf("flying")
    },
    QueryCase("!fire") { !$0.isOf("fire") },
    QueryCase("not fire") { !$0.isOf("fire") },
    QueryCase("!!fire") { $0.isOf("fire") },
    QueryCase("!(fire | water)") { !$0.isOf("fire") && !$0.isOf("water") },
    QueryCase("!(fire flying)") { !($0.isOf("fire") && $0.isOf("flying")) },
    QueryCase("fire, spe > 100, learns earthquake") {
      $0.isOf("fire") && $0.spe > 100 && $0.learns("earthquake")
    },
    QueryCase("fire and spe>100") { $0.isOf("fire") && $0.spe > 100 },
    QueryCase("fire spe>=100 !flying learns:earthquake") {
      $0.isOf("fire") && $0.spe >= 100 && !$0.isOf("flying") && $0.learns("earthquake")
    },
    QueryCase("（ほのお｜みず）！ひこう") {
      ($0.isOf("fire") || $0.isOf("water")) && !$0.isOf("flying")
    },
    QueryCase("((((fire))))") { $0.isOf("fire") },
    QueryCase("is:mega (dragon or steel) bst>=700") {
      $0.form["is_mega"] == "1" && ($0.isOf("dragon") || $0.isOf("steel")) && $0.bst >= 700
    },
  ]

  private static let generations: [QueryCase] = [
    QueryCase("", in: 1) { _ in true },
    QueryCase("is:fe", in: 1) { $0.isFullyEvolved },
    QueryCase("is:first", in: 1) { !$0.isFullyEvolved && !$0.isEvolved },
    QueryCase("spa=spd", in: 1) { $0.spa == $0.spd },
    QueryCase("bst>=500", in: 1) { $0.bst >= 500 },
    QueryCase("weak:bug", in: 1) { $0.takes("bug") { $0 > 100 } },
    QueryCase("immune:psychic|immune:ghost", in: 1) {
      $0.takes("psychic") { $0 == 0 } || $0.takes("ghost") { $0 == 0 }
    },
    QueryCase("learns:surf", in: 1) { $0.learns("surf") { $0.generation == 1 } },
    QueryCase("normal", in: 5) { $0.isOf("normal") },
    QueryCase("resists:ghost steel", in: 5) { $0.isOf("steel") && $0.takes("ghost") { $0 < 100 } },
    QueryCase("resists:ghost steel", in: 6) { $0.isOf("steel") && $0.takes("ghost") { $0 < 100 } },
    QueryCase("fairy", in: 6) { $0.isOf("fairy") },
    QueryCase("ability:levitate", in: 3) { $0.may("levitate") },
    QueryCase("ability:levitate", in: 2) { _ in false },
    QueryCase("hidden:drought", in: 4) { _ in false },
    QueryCase("hidden:drought", in: 5) { $0.hides("drought") },
    QueryCase("immune:electric", in: 4) { $0.takes("electric") { $0 == 0 } },
    QueryCase("spe>=100", in: 6) { $0.spe >= 100 },
    QueryCase("found:viridian-forest", in: 1) { entry in
      entry.met.contains {
        $0.place == "viridian-forest"
          && ["red-japan", "green-japan", "blue-japan", "red", "blue", "yellow"].contains(
            $0.version)
      }
    },
    QueryCase("learns:surf@platinum", in: 3) { $0.learns("surf") { $0.group == "platinum" } },
  ]

  /// Percentiles: among the default varieties that evolve no further.
  private static let percentiles: [QueryCase] = [
    QueryCase("spe>=90%") { $0.spe >= FirstAt.speed(90) },
    QueryCase("spe<10%") { $0.spe < FirstAt.speed(10) },
    QueryCase("spe:50%..60%") { (FirstAt.speed(50)..<FirstAt.speed(61)).contains($0.spe) },
  ]
}

/// The least figure that so many percent of the fully evolved are below.
enum FirstAt {
  static let speeds: [Int] = {
    let entries = (try? FactDex.load().entries()) ?? []
    return entries.filter { $0.isDefault && $0.isFullyEvolved }.map(\.spe).sorted()
  }()

  static func speed(_ percent: Int) -> Int {
    (0...300).first { figure in
      100 * speeds.filter { $0 < figure }.count / speeds.count >= percent
    } ?? 300
  }
}
