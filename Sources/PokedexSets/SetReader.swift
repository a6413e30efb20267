/// Reads sets from text that people paste. A text can contain several teams, in Showdown's export
/// format or its packed form, with any line endings. Time depends linearly on the length of the
/// text. Of a long text, only the first `maximumSets` sets are kept.
///
/// Source of the formats: smogon/pokemon-showdown, `sim/TEAMS.md`.
public struct SetReader: Sendable {
  /// Maximum number of characters in a name. Longer text is never looked up.
  public static let maximumNameLength = 100
  /// Maximum number of sets that are read from a text. The others are counted.
  public static let maximumSets = 1_000
  /// Maximum number of characters of a line that are read. A packed team with the maximum number of
  /// sets is shorter.
  public static let maximumLineLength = 1 << 18
  /// Maximum number of issues that are kept. The others are counted.
  public static let maximumIssues = 1_000

  private let names: any SetNames

  /// - Parameter names: the object that looks up the names in sets.
  public init(names: any SetNames) {
    self.names = names
  }

  /// Reads all sets in a text.
  public func read(_ text: String) -> SetReading {
    var parser = SetParser(names: names)
    let scalars = text.unicodeScalars
    var (start, number) = (scalars.startIndex, 1)
    while let end = scalars[start...].firstIndex(where: Self.isLineEnd) {
      parser.take(PasteLine(number: number, text: scalars[start..<end]))
      let next = scalars.index(after: end)
      let isPair = scalars[end] == "\r" && next < scalars.endIndex && scalars[next] == "\n"
      start = isPair ? scalars.index(after: next) : next
      number += 1
    }
    parser.take(PasteLine(number: number, text: scalars[start...]))
    return parser.finish()
  }

  /// Reads all sets in the bytes of a file. The file is in UTF-8, or in UTF-16 with a byte order
  /// mark.
  public func read(_ bytes: [UInt8]) -> SetReading {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: read(Self.text(bytes) { UInt16($0) | UInt16($1) << 8 })
    case [0xFE, 0xFF]: read(Self.text(bytes) { UInt16($0) << 8 | UInt16($1) })
    default: read(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func text(_ bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

/// The sets and issues found in a text.
public struct SetReading: Sendable, Equatable {
  /// Teams in the order of the text. Sets before the first header form a team without a name.
  public let teams: [SetTeam]
  /// For each team in `teams`, the lines of each of its sets.
  public let lines: [[SetLines]]
  /// The first issues, in the order of the text.
  public let issues: [SetIssue]
  /// Number of sets after the first `SetReader.maximumSets`. They are not in `teams`.
  public let unreadSetCount: Int
  /// Number of issues after the first `SetReader.maximumIssues`.
  public let unlistedIssueCount: Int

  /// The sets of all teams.
  public var sets: [PokemonSet] { teams.flatMap(\.sets) }
}

/// The numbers of the lines that a set consists of. The first line of the text is 1.
public struct SetLines: Sendable, Equatable {
  /// Number of the set's first line.
  public let first: Int
  var fields: [SetField: Int] = [:]
  var moves: [Int] = []

  package init(first: Int) {
    self.first = first
  }

  /// Returns the number of the line that specifies a field, or of the set's first line if no line
  /// specifies the field.
  public func line(of field: SetField) -> Int { fields[field] ?? first }

  /// Returns the number of the line with a move slot, or of the set's first line if the slot has no
  /// line.
  ///
  /// - Parameter slot: the index of the slot, starting at 0.
  public func line(ofMove slot: Int) -> Int { moves.indices ~= slot ? moves[slot] : first }
}
