internal import PokedexModel
internal import PokedexText

/// The base stats that a generation has, and their total, under short titles.
struct StatColumns {
  struct Column {
    let title: String
    let isTotal: Bool
    let value: (Pokemon) -> Int
  }

  let all: [Column]

  /// - Parameter generation: nil for today.
  init(words: Words, generation: Int?) {
    let titles = words(.statHeads).split(separator: "|").map(String.init)
    let title = { (place: Int) in titles.indices ~= place ? titles[place] : "" }
    let shown = Stat.all(in: generation)
    let stats = shown.map { stat in
      let isSpecial = stat.isSpecial(in: generation)
      let place = isSpecial ? 7 : Stat.allCases.firstIndex(of: stat) ?? 0
      return Column(title: title(place), isTotal: false) { $0.stats[stat] }
    }
    let total = Column(title: title(6), isTotal: true) { pokemon in
      shown.reduce(0) { $0 + pokemon.stats[$1] }
    }
    all = stats + [total]
  }

  /// How wide all are where a stat takes so many columns, and the total one more.
  func width(stat: Int) -> Int { all.count * stat + 1 }
}
