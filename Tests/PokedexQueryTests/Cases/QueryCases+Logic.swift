// Queries that combine terms, and queries in a chosen generation.
extension QueryCases {
  static let logic: [QueryCase] = [
    QueryCase("") { _ in true },
    QueryCase("fire|water") { $0.hasType("fire") || $0.hasType("water") },
    QueryCase("fire or water") { $0.hasType("fire") || $0.hasType("water") },
    QueryCase("fire || water") { $0.hasType("fire") || $0.hasType("water") },
    QueryCase("fire | water flying") {
      $0.hasType("fire") || $0.hasType("water") && $0.hasType("flying")
    },
    QueryCase("(fire | water) flying") {
      ($0.hasType("fire") || $0.hasType("water")) && $0.hasType("flying")
    },
    QueryCase("flying (fire or water)") {
      ($0.hasType("fire") || $0.hasType("water")) && $0.hasType("flying")
    },
    QueryCase("!fire") { !$0.hasType("fire") },
    QueryCase("not fire") { !$0.hasType("fire") },
    QueryCase("!!fire") { $0.hasType("fire") },
    QueryCase("!(fire | water)") { !$0.hasType("fire") && !$0.hasType("water") },
    QueryCase("!(fire flying)") { !($0.hasType("fire") && $0.hasType("flying")) },
    QueryCase("fire, spe > 100, learns earthquake") {
      $0.hasType("fire") && $0.spe > 100 && $0.learns("earthquake")
    },
    QueryCase("fire and spe>100") { $0.hasType("fire") && $0.spe > 100 },
    QueryCase("fire spe>=100 !flying learns:earthquake") {
      $0.hasType("fire") && $0.spe >= 100 && !$0.hasType("flying") && $0.learns("earthquake")
    },
    QueryCase("（ほのお｜みず）！ひこう") {
      ($0.hasType("fire") || $0.hasType("water")) && !$0.hasType("flying")
    },
    QueryCase("((((fire))))") { $0.hasType("fire") },
    QueryCase("fire -flying") { $0.hasType("fire") && !$0.hasType("flying") },
    QueryCase("-(fire|water) gen:1") {
      !$0.hasType("fire") && !$0.hasType("water") && $0.generation == 1
    },
    QueryCase("type:fire,water gen:1") {
      ($0.hasType("fire") || $0.hasType("water")) && $0.generation == 1
    },
    QueryCase("type:(fire|water) gen:1") {
      ($0.hasType("fire") || $0.hasType("water")) && $0.generation == 1
    },
    QueryCase("learns:surf,fly !water") {
      ($0.learns("surf") || $0.learns("fly")) && !$0.hasType("water")
    },
    QueryCase("spe=100,110") { $0.spe == 100 || $0.spe == 110 },
    QueryCase("type:fire, spe>100") { $0.hasType("fire") && $0.spe > 100 },
    QueryCase("is:mega (dragon or steel) bst>=700") {
      $0.form["is_mega"] == "1" && ($0.hasType("dragon") || $0.hasType("steel")) && $0.bst >= 700
    },
  ]

  static let generations: [QueryCase] = [
    QueryCase("", in: 1) { _ in true },
    QueryCase("is:fe", in: 1) { $0.isFullyEvolved },
    QueryCase("is:first", in: 1) { !$0.isFullyEvolved && !$0.isEvolved },
    QueryCase("spa=spd", in: 1) { $0.spa == $0.spd },
    QueryCase("bst>=500", in: 1) { $0.bst >= 500 },
    QueryCase("weak:bug", in: 1) { $0.takes("bug") { $0 > 100 } },
    QueryCase("immune:psychic|immune:ghost", in: 1) {
      $0.takes("psychic") { $0 == 0 } || $0.takes("ghost") { $0 == 0 }
    },
    // Raichu has it from Pikachu.
    QueryCase("learns:surf", in: 1) {
      $0.slug == "raichu" || $0.learns("surf") { $0.generation == 1 }
    },
    QueryCase("normal", in: 5) { $0.hasType("normal") },
    QueryCase("resists:ghost steel", in: 5) {
      $0.hasType("steel") && $0.takes("ghost") { $0 < 100 }
    },
    QueryCase("resists:ghost steel", in: 6) {
      $0.hasType("steel") && $0.takes("ghost") { $0 < 100 }
    },
    QueryCase("fairy", in: 6) { $0.hasType("fairy") },
    QueryCase("ability:levitate", in: 3) { $0.canHave("levitate") },
    QueryCase("hidden:drought", in: 5) { $0.hasHidden("drought") },
    QueryCase("immune:electric", in: 4) { $0.takes("electric") { $0 == 0 } },
    QueryCase("spe>=100", in: 6) { $0.spe >= 100 },
    QueryCase("found:viridian-forest", in: 1) { entry in
      entry.encounterRows.contains {
        $0.place == "viridian-forest"
          && ["red-japan", "green-japan", "blue-japan", "red", "blue", "yellow"].contains(
            $0.version)
      }
    },
    QueryCase("learns:surf@platinum", in: 3) { $0.learns("surf") { $0.group == "platinum" } },
  ]
}
