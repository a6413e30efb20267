internal import PokedexModel
internal import PokedexText

/// What stands before a fact.
enum Label: Int, CaseIterable {
  case hp, attack, defense, specialAttack, specialDefense, special, speed, total
  case abilities, evolution, gender, eggGroups, partners, hatching
  case catchRate, friendship, growth, effort, experience
  case weak, resists, immune, varieties, marks, note

  /// The label of a stat.
  init(_ stat: Stat) {
    self =
      switch stat {
      case .hp: .hp
      case .attack: .attack
      case .defense: .defense
      case .specialAttack: .specialAttack
      case .specialDefense: .specialDefense
      case .speed: .speed
      }
  }

  var sentence: Sentence {
    switch self {
    case .hp: .statHP
    case .attack: .statAttack
    case .defense: .statDefense
    case .specialAttack: .statSpecialAttack
    case .specialDefense: .statSpecialDefense
    case .special: .statSpecial
    case .speed: .statSpeed
    case .total: .statTotal
    case .abilities: .abilities
    case .evolution: .evolution
    case .gender: .gender
    case .eggGroups: .eggGroups
    case .partners: .partners
    case .hatching: .hatching
    case .catchRate: .catchRate
    case .friendship: .friendship
    case .growth: .growth
    case .effort: .effort
    case .experience: .experience
    case .weak: .weakTo
    case .resists: .resists
    case .immune: .immuneTo
    case .varieties: .varieties
    case .marks: .columnMarks
    case .note: .noteLabel
    }
  }
}
