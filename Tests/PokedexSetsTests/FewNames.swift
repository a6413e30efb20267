import PokedexSets

/// Some names, as a dex would have them.
enum FewNames {
  static let table = SetNameTable(
    rows: [
      .pokemon: [
        .init(slug: "pikachu", spelling: "Pikachu", names: ["ピカチュウ"]),
        .init(slug: "garchomp", spelling: "Garchomp", names: ["ガブリアス", "Carchacrok"]),
        .init(slug: "deoxys-normal", spelling: "Deoxys"),
        .init(slug: "deoxys-attack", spelling: "Deoxys-Attack", names: ["Deoxys (Angriff)"]),
        .init(slug: "nidoran-f", spelling: "Nidoran-F", names: ["Nidoran♀"]),
        .init(slug: "type-null", spelling: "Type: Null"),
      ],
      .item: [
        .init(slug: "light-ball", spelling: "Light Ball", names: ["でんきだま"]),
        .init(slug: "love-ball", spelling: "Love Ball"),
      ],
      .ability: [.init(slug: "static", spelling: "Static", names: ["せいでんき"])],
      .move: [
        .init(slug: "surf", spelling: "Surf", names: ["なみのり"]),
        .init(slug: "thunder", spelling: "Thunder"),
        .init(slug: "hidden-power", spelling: "Hidden Power", names: ["めざめるパワー"]),
      ],
      .nature: [.init(slug: "timid", spelling: "Timid", names: ["おくびょう"])],
      .type: [
        .init(slug: "ice", spelling: "Ice", names: ["こおり"]),
        .init(slug: "electric", spelling: "Electric"),
      ],
    ], abilities: ["pikachu": [.first: "static"]])
}
