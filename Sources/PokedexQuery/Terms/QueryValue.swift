package import PokedexModel
package import PokedexText

/// A kind of value that a term takes by name.
package enum QueryValueKind: Int, CaseIterable, Sendable {
  case type, ability, move, eggGroup, color, shape, habitat, growth, region, dex
  case game, place, item, trigger, trait, stat, way, sort
  case damageClass, target, effect, pokemon
  /// A pocket of the bag, a status condition that items cure, and a nature.
  case pocket, ailment, nature
  /// A way to meet Pokémon in the wild, and the category of a species, such as "Mouse Pokémon".
  case method, genus

  /// The word for a value of this kind in a sentence: "type", "ability".
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
    case .pocket: .nounPocket
    case .ailment: .nounAilment
    case .nature: .nounNature
    case .method: .nounMethod
    case .genus: .nounCategory
    }
  }
}

extension QueryValueKind {
  /// Whether the kind has few values, so that the first values are good examples of all.
  var hasFewValues: Bool {
    switch self {
    case .type, .eggGroup, .color, .shape, .habitat, .growth, .region: true
    case .trigger, .trait, .stat, .sort, .damageClass, .effect, .pocket, .ailment: true
    default: false
    }
  }
}

/// A value that exists in the data. Values are only created by looking up names in a source, so a
/// query can't ask for a value that doesn't exist.
package struct QueryValue: Hashable, Sendable {
  package let kind: QueryValueKind
  package let slug: String

  /// - Parameter slug: the slug of a value that the source has.
  package init(_ kind: QueryValueKind, slug: String) {
    self.kind = kind
    self.slug = slug
  }
}

/// A value that a query can ask for, with its names.
package struct NamedValue: Sendable {
  package let slug: String
  /// Names in the ten languages; nil if the value has only a slug.
  package let names: LocalizedText?
  /// Other words for the value.
  package let aliases: [String]

  package init(slug: String, names: LocalizedText? = nil, aliases: [String] = []) {
    self.slug = slug
    self.names = names
    self.aliases = aliases
  }

  /// Returns the value's name in a language, or a title made from its slug if it has no names.
  package func label(in language: Language) -> String {
    names?[language] ?? SlugWords.title(slug)
  }
}

/// Normalizes the spelling of names, so that they can be compared. The result consists of the
/// letters and long vowel marks of a `FoldedName`, without word breaks.
///
/// "Will-O-Wisp", `will o wisp` and `willowisp` are normalized to the same letters. ハガネー and はがね
/// are not, because of the long vowel mark.
package enum NormalizedName {
  /// Returns the normalized letters of a text as UTF-16 units.
  package static func letters(_ text: String) -> [UInt16] {
    let folded = FoldedName(text)
    guard folded.marks.contains(where: isLong) else { return folded.letters }
    var letters: [UInt16] = []
    append(folded, to: &letters)
    return letters
  }

  /// Appends the normalized letters of a name.
  static func append(_ folded: FoldedName, to letters: inout [UInt16]) {
    for (letter, mark) in zip(folded.letters, folded.marks) {
      letters.append(letter)
      if isLong(mark) { letters.append(longVowelMark) }
    }
  }

  private static let longVowelMark: UInt16 = 0x30FC

  private static func isLong(_ mark: UInt8) -> Bool { mark & FoldedName.Mark.long != 0 }

  /// Returns the hash of a text's normalized letters.
  package static func hash(_ text: String) -> UInt64 { hash(letters(text)[...]) }

  /// Returns a hash of 64 bits, wide enough that the tens of thousands of names don't collide.
  static func hash(_ letters: ArraySlice<UInt16>) -> UInt64 {
    var hash = FNV1a()
    for letter in letters { hash.add(UInt64(letter)) }
    return hash.value
  }

  /// Hash of a text without letters.
  static let emptyHash = hash([])
}
