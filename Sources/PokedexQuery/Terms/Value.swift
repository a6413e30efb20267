package import PokedexModel
package import PokedexText

/// A kind of thing that a term asks for by name.
package enum ValueKind: Int, CaseIterable, Sendable {
  case type, ability, move, eggGroup, color, shape, habitat, growth, region, dex
  case game, place, item, trigger, trait, stat, way, sort
  case damageClass, target, effect, pokemon

  /// What a thing of the kind is called in a sentence: "type", "ability".
  package var noun: Sentence {
    switch self {
    case .type: .nounType
    case .ability: .nounAbility
    case .move: .nounMove
    case .eggGroup: .nounEggGroup
    case .color: .nounColor
    case .shape: .nounShape
    case .habitat: .nounHabitat
    case .growth: .nounGrowth
    case .region: .nounRegion
    case .dex: .nounDex
    case .game: .nounGame
    case .place: .nounPlace
    case .item: .nounItem
    case .trigger: .nounTrigger
    case .trait: .nounTrait
    case .stat: .nounStat
    case .way: .nounWay
    case .sort: .nounSort
    case .damageClass: .nounClass
    case .target: .nounTarget
    case .effect: .nounEffect
    case .pokemon: .nounPokemon
    }
  }
}

extension ValueKind {
  /// Whether there are so few of them that the first ones say what all are like.
  var hasFew: Bool {
    switch self {
    case .type, .eggGroup, .color, .shape, .habitat, .growth, .region: true
    case .trigger, .trait, .stat, .sort, .damageClass, .effect: true
    default: false
    }
  }
}

/// A thing that there is. Only a look-up in what a source names makes one, so a query never asks for
/// what does not exist.
package struct Value: Hashable, Sendable {
  package let kind: ValueKind
  package let slug: String

  /// - Parameter slug: must be that of a value that the source has.
  package init(_ kind: ValueKind, slug: String) {
    self.kind = kind
    self.slug = slug
  }
}

/// A thing that can be asked for, with its names.
package struct NamedValue: Sendable {
  package let slug: String
  /// In the ten languages; nil where only its slug names it.
  package let names: LocalizedText?
  /// Further words that mean it.
  package let aliases: [String]

  package init(slug: String, names: LocalizedText? = nil, aliases: [String] = []) {
    self.slug = slug
    self.names = names
    self.aliases = aliases
  }

  /// Its name in a language, else the words of its slug.
  package func label(in language: Language) -> String {
    names?[language] ?? SlugWords.title(slug)
  }
}

/// Words made comparable: `FoldedName`'s letters and long vowel marks, whatever words they are parts of.
/// "Will-O-Wisp", `will o wisp` and `willowisp` are the same; ハガネー is not はがね.
package enum ValueKey {
  /// The comparable letters of a text, as UTF-16 units.
  package static func letters(_ text: String) -> [UInt16] {
    let folded = FoldedName(text)
    guard folded.marks.contains(where: isLong) else { return folded.letters }
    var letters: [UInt16] = []
    append(folded, to: &letters)
    return letters
  }

  /// Adds the comparable letters of a name.
  static func append(_ folded: FoldedName, to letters: inout [UInt16]) {
    for (letter, mark) in zip(folded.letters, folded.marks) {
      letters.append(letter)
      if isLong(mark) { letters.append(longVowelMark) }
    }
  }

  private static let longVowelMark: UInt16 = 0x30FC

  private static func isLong(_ mark: UInt8) -> Bool { mark & FoldedName.Mark.long != 0 }

  /// One number for the comparable letters of a text.
  package static func hash(_ text: String) -> UInt64 { hash(letters(text)[...]) }

  /// At 64 bits the tens of thousands of names that there are do not meet.
  static func hash(_ letters: ArraySlice<UInt16>) -> UInt64 {
    var hash = FNV1a()
    for letter in letters { hash.add(UInt64(letter)) }
    return hash.value
  }

  /// The hash of a text without letters.
  static let emptyHash = hash([])
}
