private import EmbeddedTables
package import PokedexModel

/// Every sentence and label that a person can see, by name. The words are in
/// Resources/Text/sentences.tsv, a row each, in the order of these cases.
package enum Sentence: Int, CaseIterable, Sendable {
  case appName, appTitle, sourceLayered, sourceDemo, sourceLive, offline, loading, invalidRequest
  case noNetwork, timedOut, notFound, tooManyRequests, badStatus, unexpectedResponse
  case tooLarge, libraryMissing, invalidURL, decodingFailed, unknownError, pressRetry
  case tooSmall, nothingHere, statHP, statAttack, statDefense, statSpecialAttack
  case statSpecialDefense, statSpeed, statTotal, baseStats, abilities, hidden, generation
  case profile, height, weight, breeding, training, gender, genderless, eggGroups, hatching
  case eggCycles, catchRate, friendship, growth, effort, experience, growthSlow
  case growthMedium, growthFast, growthMediumSlow, growthErratic, growthFluctuating
  case evolution, doesNotEvolve, varieties, names, description, baby, legendary, mythical
  case keyMove, keyPage, keyFirst, keyLast, keyGo, keyOpen, keyBack, keyNextEntry
  case keyPreviousEntry, keyFollow, keyLanguage, keyRetry, keyRedraw, keySuspend, keyHelp
  case keyQuit, helpTitle, helpInList, helpInEntry, helpCount, helpClose, notATerminal
  case termNotSet, termUnknown, termUnusable, unknownPokemon, closest, unknownNumber
  case unknownOffline, cannotWrite, unknownOption, meantOption, unknownCommand, missingValue
  case unwantedValue, badLanguage, sourcesConflict, needsCommand, nothingToShow
  case unwantedArgument, valueLanguage, valueURL, helpUsage, helpCommands, helpOptions
  case helpExamples, aboutProgram, aboutBrowse, aboutList, aboutShow, aboutDemo, aboutLive
  case aboutAPI, aboutLanguage, aboutLanguages, aboutJSON, aboutHelp, aboutVersion

  /// The words in a language.
  ///
  /// - Parameter arguments: what stands for `{1}`, `{2}` in the row.
  package func text(in language: InterfaceLanguage, _ arguments: String...) -> String {
    text(in: language, arguments)
  }

  /// The same, with the arguments in an array.
  package func text(in language: InterfaceLanguage, _ arguments: [String]) -> String {
    var row = Self.table[rawValue]
    row.skip(1 + language.rawValue)
    return Self.fill(row.text(), with: arguments)
  }

  /// The words with the arguments in their places, in one pass: what stands in an argument is never
  /// taken for a place, and its controls become "?", as a sentence is one line.
  private static func fill(_ words: String, with arguments: [String]) -> String {
    guard !arguments.isEmpty else { return words }
    var text = ""
    var rest = words[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let place = Int(rest[rest.index(after: open)..<close]) ?? 0
      text += rest[..<open]
      text +=
        arguments.indices ~= place - 1
        ? printable(arguments[place - 1]) : String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  private static func printable(_ argument: String) -> String {
    if argument.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return argument }
    let scalars = argument.unicodeScalars.map { scalar -> Unicode.Scalar in
      [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory) ? "?" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The key of each row, for a test that they are the cases.
  package static var keys: [String] {
    (0..<table.count).map { index in
      var row = table[index]
      return row.text()
    }
  }

  private static let table = Table(.sentences)
}
