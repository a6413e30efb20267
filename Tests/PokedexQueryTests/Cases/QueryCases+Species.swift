// Queries for types, traits and facts of a species.
extension QueryCases {
  static let types: [QueryCase] = [
    QueryCase("fire") { $0.hasType("fire") },
    QueryCase("type:fire") { $0.hasType("fire") },
    QueryCase("t=fire") { $0.hasType("fire") },
    QueryCase("type!=fire") { !$0.hasType("fire") },
    QueryCase("FIRE") { $0.hasType("fire") },
    QueryCase("fire type") { $0.hasType("fire") },
    QueryCase("fire-type") { $0.hasType("fire") },
    QueryCase("fire flying") { $0.hasType("fire") && $0.hasType("flying") },
    QueryCase("type:dragon type:flying") { $0.hasType("dragon") && $0.hasType("flying") },
    QueryCase("mono") { $0.types.count == 1 },
    QueryCase("mono water") { $0.types == ["water"] },
    QueryCase("!mono water") { $0.types.count == 2 && $0.hasType("water") },
    QueryCase("monotype ice") { $0.types == ["ice"] },
    QueryCase("ほのお") { $0.hasType("fire") },
    QueryCase("タイプ:ほのお") { $0.hasType("fire") },
    QueryCase("ほのおタイプ") { $0.hasType("fire") },
    QueryCase("type:Feuer") { $0.hasType("fire") },
    QueryCase("type:Ténèbres") { $0.hasType("dark") },
    QueryCase("type:tenebres") { $0.hasType("dark") },
    QueryCase("type:얼음") { $0.hasType("ice") },
    QueryCase("type:龙") { $0.hasType("dragon") },
    QueryCase("妖精") { $0.hasType("fairy") },
    QueryCase("ひこう !ノーマル") { $0.hasType("flying") && !$0.hasType("normal") },
  ]

  static let traits: [QueryCase] = [
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
    QueryCase("mega") { $0.form["is_mega"] == "1" },
    QueryCase("megas") { $0.form["is_mega"] == "1" },
    QueryCase("!megas") { $0.form["is_mega"] != "1" },
    QueryCase("メガ") { $0.form["is_mega"] == "1" },
    QueryCase("fire mega") { $0.form["is_mega"] == "1" && $0.hasType("fire") },
    QueryCase("mega fire") { $0.form["is_mega"] == "1" && $0.hasType("fire") },
    QueryCase("mega ability:levitate") { $0.form["is_mega"] == "1" && $0.canHave("levitate") },
    QueryCase("mega levitate") { $0.form["is_mega"] == "1" && $0.canHave("levitate") },
    QueryCase("legendaries mega") {
      $0.species["is_legendary"] == "1" && $0.form["is_mega"] == "1"
    },
    QueryCase("legendaries") { $0.species["is_legendary"] == "1" },
    QueryCase("mythicals") { $0.species["is_mythical"] == "1" },
    QueryCase("babies") { $0.species["is_baby"] == "1" },
    QueryCase("gmax") { $0.slug.hasSuffix("-gmax") },
    QueryCase("fire gigantamax") { $0.slug.hasSuffix("-gmax") && $0.hasType("fire") },
    QueryCase("regionals !mega") { entry in
      ["alola", "galar", "hisui", "paldea"].contains {
        entry.slug.split(separator: "-").dropFirst().map(String.init).contains($0)
      } && !entry.slug.hasSuffix("-cap")
    },
    QueryCase("fire .") { $0.hasType("fire") },
    QueryCase("fire - flying ; !mega …") {
      $0.hasType("fire") && $0.hasType("flying") && $0.form["is_mega"] != "1"
    },
    QueryCase("!is:default !is:mega !is:gmax !is:regional") {
      !$0.isDefault && $0.form["is_mega"] == "0" && !$0.slug.hasSuffix("-gmax")
        && !($0.region != "kanto" && ["alola", "galar", "hisui", "paldea"].contains($0.region)
          && $0.slug.contains("-\($0.region)") && !$0.slug.hasSuffix("-cap"))
    },
    QueryCase("分類:伝説") { $0.species["is_legendary"] == "1" },
  ]

  static let species: [QueryCase] = [
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
    QueryCase("egg:dragon") { $0.isInEggGroup("dragon") },
    QueryCase("egg:field") { $0.isInEggGroup("ground") },
    QueryCase("egg:grass egg:fairy") { $0.isInEggGroup("plant") && $0.isInEggGroup("fairy") },
    QueryCase("egg:\"human-like\"") { $0.isInEggGroup("humanshape") },
    QueryCase("egg group:りくじょう") { $0.isInEggGroup("ground") },
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
}
