/// A problem in a text with sets: words that can't be read, or that are used in a way that a set
/// doesn't allow. The rest of the text is still read.
public struct SetIssue: Sendable, Hashable {
  /// The kind of issue.
  public enum IssueKind: Sendable, Hashable {
    /// An unknown name.
    case unknownName(SetNameKind)
    /// A missing name, such as an `@` without an item, or moves without a Pokémon.
    case missingName(SetNameKind)
    /// A number outside the field's range. It is left out.
    case outOfRange(SetField, ClosedRange<Int>)
    /// A text where a number was expected.
    case notANumber(SetField)
    /// A value for an unknown stat.
    case unknownStat(SetField)
    /// A value that the field does not allow, such as `Shiny: Perhaps`.
    case unknownValue(SetField)
    /// A field that was already specified. The later value is used.
    case repeated(SetField)
    /// A move after the fourth. It is left out.
    case tooManyMoves
    /// A line that is not part of a set.
    case unknownLine
    /// Control or escape characters. They are left out.
    case controlCharacters
    /// Bytes that are invalid in the expected encoding.
    case badEncoding
    /// A line that is longer than `SetReader.maximumLineLength`. Its end is left out.
    case tooLong
    /// A packed set with fewer than twelve fields.
    case missingFields
    /// Extra fields in a packed set. They are left out.
    case extraFields
  }

  /// Line number, starting at 1.
  public let line: Int
  /// The kind of issue, with the field or the kind of name that it is about, if any.
  public let kind: IssueKind
  /// The text that has the issue, without control characters. It is cut to `maximumTextLength`
  /// characters.
  public let text: String
  /// The known names that are closest to an unknown name, the closest first. Empty for other kinds
  /// of issues.
  public let nearest: [String]

  /// Maximum number of characters that an issue quotes.
  public static let maximumTextLength = 80

  /// Creates an issue that quotes the beginning of a text.
  public init(line: Int, kind: IssueKind, text: String, nearest: [String] = []) {
    self.line = line
    self.kind = kind
    self.text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.maximumTextLength)))
    self.nearest = nearest
  }
}

/// A field of a set, which an issue can name.
public enum SetField: String, Sendable, CaseIterable {
  case pokemon, nickname, gender, item, ability, level, shiny, nature
  case effortValues = "evs"
  case individualValues = "ivs"
  case teraType = "tera_type"
  case move
  case friendship
  case hiddenPowerType = "hidden_power"
  case gigantamax
  case dynamaxLevel = "dynamax_level"
  case ball

  /// The keyword in the export format.
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
    case .effortValues: "EVs"
    case .individualValues: "IVs"
    case .teraType: "Tera Type"
    case .move: "Move"
    case .friendship: "Happiness"
    case .hiddenPowerType: "Hidden Power"
    case .gigantamax: "Gigantamax"
    case .dynamaxLevel: "Dynamax Level"
    case .ball: "Pokeball"
    }
  }

  /// The range of allowed numbers; nil if the field isn't a number.
  public var range: ClosedRange<Int>? {
    switch self {
    case .level: 1...100
    case .effortValues, .friendship: 0...255
    case .individualValues: 0...31
    case .dynamaxLevel: 0...10
    default: nil
    }
  }
}

/// The issues found so far.
struct IssueLog {
  private(set) var issues: [SetIssue] = []
  /// Number of issues after the maximum.
  private(set) var unlistedCount = 0
  private let names: any SetNames
  /// Number of unknown names that can still get suggestions. Searching for similar names takes a
  /// thousand times as long as reading a line, so a megabyte of unrelated text gets only a few
  /// suggestions.
  private var searchesLeft = 100

  init(names: any SetNames) {
    self.names = names
  }

  mutating func add(_ kind: SetIssue.IssueKind, line: Int, text: String) {
    if issues.count == SetReader.maximumIssues {
      unlistedCount += 1
      return
    }
    issues.append(SetIssue(line: line, kind: kind, text: text, nearest: nearest(kind, text)))
  }

  private mutating func nearest(_ kind: SetIssue.IssueKind, _ text: String) -> [String] {
    guard case .unknownName(let kind) = kind, searchesLeft > 0,
      text.utf8.count <= SetReader.maximumNameLength
    else { return [] }
    searchesLeft -= 1
    return names.nearest(to: text, as: kind)
  }
}
