internal import DexData
internal import PokedexModel
internal import PokedexText

/// An expander for names on the command line: `-` reads names from standard input, `1..9` is a
/// range of numbers, and `@NAME` means all Pokémon of a saved team.
enum NameList {
  /// The maximum length of a name in bytes.
  private static let maximumLength = 4096
  /// The maximum number of names. It turns an endless input stream into an error.
  private static let maximumCount = 100_000

  /// Whether a name must be expanded to other names.
  static func isExpandable(_ name: String) -> Bool {
    name == "-" || TeamFile.isSaved(name) || name[...].firstRange(of: "..") != nil
  }

  /// Returns the expanded names in their original order.
  ///
  /// - Throws: the error for the first invalid name.
  static func expanded(_ names: [String], _ invocation: Invocation) throws -> [String] {
    let teams = TeamFile(invocation)
    return try expanded(names, language: invocation.language.interface) {
      try teams.team(named: $0).text
    }
  }

  /// Returns the expanded names in their original order.
  ///
  /// - Parameters:
  ///   - names: the names that the user typed.
  ///   - language: the language of errors.
  ///   - standardInput: a function that reads all of standard input. It returns nil if the input is
  ///     too large.
  ///   - savedTeam: a function that returns the text of a saved team.
  static func expanded(
    _ names: [String], language: Language,
    standardInput: () -> String? = StandardStream.readInput,
    savedTeam: (String) throws -> String
  ) throws -> [String] {
    var all: [String] = []
    for name in names {
      if TeamFile.isSaved(name) {
        all += PastedTeam.pokemon(of: try savedTeam(String(name.dropFirst())))
      } else if name == "-" {
        all += try Self.names(in: standardInput(), language)
      } else {
        all += try numbers(name, language) ?? [name]
      }
    }
    return all
  }

  /// Returns the names in a text that has one name per line. Ranges are expanded. If the text is a
  /// pasted team, returns its Pokémon.
  private static func names(
    in text: String?, _ language: Language
  ) throws(UsageError) -> [String] {
    guard let text else { throw error(.tooManyNames, String(maximumCount), in: language) }
    if let pokemon = PastedTeam.pokemon(in: text) { return pokemon }
    var names: [String] = []
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let name = String(Substring(line)).trimmed
      if name.isEmpty { continue }
      if name.utf8.count > maximumLength {
        throw error(.argumentTooLong, Quote.text(name), in: language)
      }
      names += try numbers(name, language) ?? [name]
      if names.count > maximumCount {
        throw error(.tooManyNames, String(maximumCount), in: language)
      }
    }
    if names.isEmpty { throw error(.noNamesInInput, in: language) }
    return names
  }

  /// Returns the numbers in a range such as `1..9`. Nil if the text isn't a range.
  private static func numbers(
    _ text: String, _ language: Language
  ) throws(UsageError) -> [String]? {
    guard let dots = text[...].firstRange(of: "..") else { return nil }
    let ends = [text[..<dots.lowerBound], text[dots.upperBound...]]
    guard ends.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else {
      return nil
    }
    let count = Dex().speciesCount
    guard let first = Int(ends[0]), let last = Int(ends[1]), first <= last,
      1...count ~= first, last <= count
    else { throw error(.badRange, Quote.text(text), String(count), in: language) }
    return (first...last).map(String.init)
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
