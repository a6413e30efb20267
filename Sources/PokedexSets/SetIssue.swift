/// A part of a paste that could not be read. All else is kept.
public struct SetIssue: Sendable, Hashable {
  /// The kind of fault.
  public enum Kind: Sendable, Hashable {
    /// No such thing is known by that name.
    case unknownName(SetNameKind)
    /// A name is missing: `@` without an item, moves without a Pokémon.
    case missingName(SetNameKind)
    /// A figure outside its range; it is left out.
    case outOfRange(SetField, ClosedRange<Int>)
    /// A text in the place of a figure.
    case notANumber(SetField)
    /// A figure for no known stat.
    case unknownStat(SetField)
    /// A value other than those that the field knows, such as `Shiny: Perhaps`.
    case unknownValue(SetField)
    /// A field that was given before; the later value is kept.
    case repeated(SetField)
    /// A move beyond the fourth; it is left out.
    case tooManyMoves
    /// A line that is no part of a set.
    case unknownLine
    /// Control or escape characters, which are left out.
    case controlCharacters
    /// Bytes that are no text in the expected encoding.
    case badEncoding
    /// A packed set with fewer fields than twelve.
    case missingFields
    /// Fields of a packed set that a set has no place for.
    case extraFields
  }

  /// Its line, from 1.
  public let line: Int
  /// The kind of error, with the part of the set or the kind of name.
  public let kind: Kind
  /// The part of the line, without control characters and at most `longestText` characters of it.
  public let text: String
  /// Known names near to an unknown one, the nearest first.
  public let nearest: [String]

  /// The most characters of a line that an issue quotes.
  public static let longestText = 80

  /// Quotes the beginning of a text.
  public init(line: Int, kind: Kind, text: String, nearest: [String] = []) {
    self.line = line
    self.kind = kind
    self.text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestText)))
    self.nearest = nearest
  }
}

/// A part of a set, as issues name it.
public enum SetField: String, Sendable, CaseIterable {
  case pokemon, nickname, gender, item, ability, level, shiny, nature
  case efforts = "evs"
  case individuals = "ivs"
  case teraType = "tera_type"
  case move
  case friendship
  case hiddenPowerType = "hidden_power"
  case gigantamax
  case dynamaxLevel = "dynamax_level"
  case ball

  /// Its word in the export format.
  public var keyword: String {
    switch self {
    case .pokemon: "Pokémon"
    case .nickname: "Nickname"
    case .gender: "Gender"
    case .item: "Item"
    case .ability: "Ability"
    case .level: "Level"
    case .shiny: "Shiny"
    case .nature: "Nature"
    case .efforts: "EVs"
    case .individuals: "IVs"
    case .teraType: "Tera Type"
    case .move: "Move"
    case .friendship: "Happiness"
    case .hiddenPowerType: "Hidden Power"
    case .gigantamax: "Gigantamax"
    case .dynamaxLevel: "Dynamax Level"
    case .ball: "Pokeball"
    }
  }

  /// The figures that it may have; nil for a field that is no figure.
  public var range: ClosedRange<Int>? {
    switch self {
    case .level: 1...100
    case .efforts, .friendship: 0...255
    case .individuals: 0...31
    case .dynamaxLevel: 0...10
    default: nil
    }
  }
}

/// The issues found so far.
struct IssueLog {
  private(set) var issues: [SetIssue] = []
  private let names: any SetNames
  /// Unknown names that nearest ones are still looked for: a search costs a thousand times as much as
  /// reading a line, so a megabyte of anything else has few.
  private var searchesLeft = 100

  init(names: any SetNames) {
    self.names = names
  }

  mutating func add(_ kind: SetIssue.Kind, line: Int, text: String) {
    issues.append(SetIssue(line: line, kind: kind, text: text, nearest: nearest(kind, text)))
  }

  private mutating func nearest(_ kind: SetIssue.Kind, _ text: String) -> [String] {
    guard case .unknownName(let kind) = kind, searchesLeft > 0,
      text.utf8.count <= SetReader.longestName
    else { return [] }
    searchesLeft -= 1
    return names.nearest(to: text, as: kind)
  }
}
