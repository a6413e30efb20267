internal import DexData
internal import PokedexModel
internal import PokedexText

/// An expander for names on the command line: `-` reads names from standard input, `1..9` is a
/// range of numbers, and `@NAME` means all Pokémon of a saved team.
enum NameList {
  /// The maximum length of a name in bytes.
  private static let maximumLength = 4096
  /// The maximum number of names. The others are counted.
  private static let maximumCount = 100_000

  /// Names, and the sentences about those that were left out.
  struct Expansion: Equatable {
    fileprivate(set) var names: [String] = []
    fileprivate(set) var problems: [String] = []
    /// Number of names beyond the maximum.
    fileprivate var leftOut = 0

    fileprivate mutating func add(_ more: some Collection<String>) {
      let kept = min(more.count, NameList.maximumCount - names.count)
      names += more.prefix(kept)
      leftOut += more.count - kept
    }
  }

  /// Whether a name must be expanded to other names.
  static func isExpandable(_ name: String) -> Bool {
    name == "-" || TeamFile.isSaved(name) || name[...].firstRange(of: "..") != nil
  }

  /// Returns the expanded names in their original order.
  ///
  /// - Throws: the error for the first invalid name; `Shell.Failure` if the input can't be read.
  static func expanded(_ names: [String], _ invocation: Invocation) throws -> Expansion {
    let teams = TeamFile(invocation)
    let language = invocation.language.interface
    return try expanded(
      names, language: language,
      standardInput: {
        String(decoding: try InputFile.read("-", in: language), as: UTF8.self)
      },
      savedTeam: { try teams.team(named: $0).text })
  }

  /// Returns the expanded names in their original order.
  ///
  /// - Parameters:
  ///   - names: the names that the user typed.
  ///   - language: the language of errors.
  ///   - standardInput: a function that reads all of standard input.
  ///   - savedTeam: a function that returns the text of a saved team.
  static func expanded(
    _ names: [String], language: Language, standardInput: () throws -> String,
    savedTeam: (String) throws -> String
  ) throws -> Expansion {
    var all = Expansion()
    for name in names {
      if TeamFile.isSaved(name) {
        all.add(PastedTeam(saved: try savedTeam(String(name.dropFirst()))).pokemon)
      } else if name == "-" {
        try add(namesIn: try standardInput(), to: &all, language)
      } else {
        try add(name, to: &all, language)
      }
    }
    if all.leftOut > 0 {
      all.problems.append(
        Sentence.namesUnread.text(
          in: language, String(maximumCount), String(maximumCount + all.leftOut)))
    }
    return all
  }

  /// Adds the names in a text that has one name per line. Ranges are expanded. If the text is a
  /// pasted team, adds its Pokémon.
  private static func add(
    namesIn text: String, to all: inout Expansion, _ language: Language
  ) throws(UsageError) {
    if let team = PastedTeam(in: text) {
      all.add(team.pokemon)
      if let problem = team.problem(in: language) { all.problems.append(problem) }
      return
    }
    var isEmpty = true
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      rest = rest[line.endIndex...].dropFirst()
      let name = String(Substring(line)).trimmed
      if name.isEmpty { continue }
      if name.utf8.count > maximumLength {
        throw error(.argumentTooLong, Quote.text(name), in: language)
      }
      isEmpty = false
      try add(name, to: &all, language)
    }
    if isEmpty { throw error(.noNamesInInput, in: language) }
  }

  private static func add(
    _ name: String, to all: inout Expansion, _ language: Language
  ) throws(UsageError) {
    if let numbers = try numbers(name, language) {
      all.add(numbers.lazy.map { String($0) })
    } else {
      all.add(CollectionOfOne(name))
    }
  }

  /// Returns the numbers in a range such as `1..9`. Nil if the text isn't a range.
  private static func numbers(
    _ text: String, _ language: Language
  ) throws(UsageError) -> ClosedRange<Int>? {
    guard let dots = text[...].firstRange(of: "..") else { return nil }
    let ends = [text[..<dots.lowerBound], text[dots.upperBound...]]
    guard ends.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else {
      return nil
    }
    let count = Dex().speciesCount
    guard let first = Int(ends[0]), let last = Int(ends[1]), first <= last,
      1...count ~= first, last <= count
    else { throw error(.badRange, Quote.text(text), String(count), in: language) }
    return first...last
  }

  private static func error(
    _ sentence: Sentence, _ arguments: String..., in language: Language
  ) -> UsageError {
    UsageError(sentence: sentence.text(in: language, arguments))
  }
}

extension String {
  /// The text without surrounding white space.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
