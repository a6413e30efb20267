// Queries for moves, encounters, held items, evolutions and damage taken.
extension QueryCases {
  static let learning: [QueryCase] = [
    QueryCase("ability:levitate") { $0.canHave("levitate") },
    QueryCase("ability:swift swim") { $0.canHave("swift-swim") },
    QueryCase("ability:\"Swift Swim\"") { $0.canHave("swift-swim") },
    QueryCase("特性:ふゆう") { $0.canHave("levitate") },
    QueryCase("ability:Schwebe") { $0.canHave("levitate") },
    QueryCase("has:huge-power") { $0.canHave("huge-power") },
    QueryCase("ability levitate") { $0.canHave("levitate") },
    QueryCase("hidden:drought") { $0.hasHidden("drought") },
    QueryCase("ability:drought !hidden:drought") {
      $0.canHave("drought") && !$0.hasHidden("drought")
    },
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
    QueryCase("learns swords dance water") { $0.learns("swords-dance") && $0.hasType("water") },
    QueryCase("learns:dragon-dance@egg is:first") {
      !$0.isFullyEvolved && !$0.isEvolved && $0.learns("dragon-dance") { $0.way == "egg" }
    },
    QueryCase("learns:\"will-o-wisp\"@tutor") { $0.learns("will-o-wisp") { $0.way == "tutor" } },
    QueryCase("learns:thunder wave@level is:first") {
      !$0.isFullyEvolved && !$0.isEvolved
        && $0.learns("thunder-wave") { $0.way == "level_up" }
    },
    QueryCase("learns:u-turn learns:stealth-rock") {
      $0.learns("u-turn") && $0.learns("stealth-rock")
    },
    QueryCase("覚える:なみのり@わざマシン") { $0.learns("surf") { $0.way == "machine" } },
  ]

  static let places: [QueryCase] = [
    QueryCase("found:\"route 201\"") { $0.isFound("sinnoh-route-201") },
    QueryCase("found:route 201@platinum") { $0.isFound("sinnoh-route-201", in: "platinum") },
    QueryCase("found:sinnoh-route-201") { $0.isFound("sinnoh-route-201") },
    QueryCase("found:\"viridian forest\"") { $0.isFound("viridian-forest") },
    QueryCase("found:viridian-forest@yellow") { $0.isFound("viridian-forest", in: "yellow") },
    QueryCase("found:alola") { $0.isFound(inRegion: "alola") },
    QueryCase("found:ジョウト@heartgold") { $0.isFound(inRegion: "johto", in: "heartgold") },
    QueryCase("found:\"route 1\"") { entry in
      ["kanto", "unova", "kalos", "alola", "galar"].contains { entry.isFound("\($0)-route-1") }
        || entry.isFound("alola-route-1--hauoli-outskirts")
    },
    QueryCase("in legends-arceus fire") {
      $0.inVersions.contains("legends-arceus") && $0.hasType("fire")
    },
    QueryCase("exclusive to brilliant diamond") { $0.onlyIn.contains("brilliant-diamond") },
    QueryCase("exclusive:platinum") { _ in false },
    QueryCase("found:\"wild zone 1\"") { $0.isFound("kalos-wild-zone-1") },
    QueryCase("found:\"tagtree thicket\"@violet") {
      $0.isFound("paldea-tagtree-thicket", in: "violet")
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

  static let damage: [QueryCase] = [
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
      $0.takes("ground") { $0 == 0 } && !$0.hasType("flying") && !$0.canHave("levitate")
    },
    QueryCase("!weak:rock !resists:rock") {
      !$0.takes("rock") { $0 > 100 } && !$0.takes("rock") { $0 < 100 }
    },
    QueryCase("immune:poison immune:psychic") {
      $0.takes("poison") { $0 == 0 } && $0.takes("psychic") { $0 == 0 }
    },
  ]
}
