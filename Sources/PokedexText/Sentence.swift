private import EmbeddedTables
package import PokedexModel

/// Every sentence and label that a person can see, by name. The words are in
/// Resources/Text/sentences.tsv, a row each, in the order of these cases.
package enum Sentence: Int, CaseIterable, Sendable {
  case appTitle, sourceLayered, sourceDemo, sourceLive, offline, loading, invalidRequest
  case noNetwork, timedOut, notFound, tooManyRequests, badStatus, unexpectedResponse
  case tooLarge, libraryMissing, invalidURL, decodingFailed, unknownError, tooSmall
  case nothingHere, statHP, statAttack, statDefense, statSpecialAttack, statSpecialDefense
  case statSpeed, statTotal, baseStats, abilities, hidden, generation, profile, height
  case weight, breeding, training, gender, genderless, eggGroups, hatching, eggCycles
  case catchRate, friendship, growth, effort, experience, growthSlow, growthMedium
  case growthFast, growthMediumSlow, growthErratic, growthFluctuating, evolution
  case doesNotEvolve, varieties, names, description, baby, legendary, mythical, keyMove
  case keyPage, keyFirst, keyLast, keyGo, keyOpen, keyBack, keyNextEntry, keyPreviousEntry, keyFollow
  case keyLanguage
  case keyRetry, keyRedraw, keySuspend, keyHelp, keyQuit, helpTitle, helpInList, helpInEntry
  case helpCount, helpClose, notATerminal, termNotSet, termUnknown, termUnusable
  case unknownPokemon, closest, unknownOption, unknownCommand, missingValue, unwantedValue
  case badLanguage, sourcesConflict, needsCommand, nothingToShow, unwantedArgument
  case valueLanguage, valueURL, helpUsage, helpCommands, helpOptions, helpExamples
  case aboutProgram, aboutBrowse, aboutList, aboutShow, aboutDemo, aboutLive, aboutAPI
  case aboutLanguage, aboutJSON, aboutHelp, aboutVersion

  /// The words in a language.
  ///
  /// - Parameter arguments: what stands for `{1}`, `{2}` in the row.
  package func text(in language: InterfaceLanguage, _ arguments: String...) -> String {
    var row = Self.table[rawValue]
    row.skip(1 + language.rawValue)
    var text = row.text()
    for (index, argument) in arguments.enumerated() {
      text = text.replacing("{\(index + 1)}", with: argument)
    }
    return text
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
