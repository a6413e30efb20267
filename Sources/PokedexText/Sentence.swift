private import EmbeddedTables
package import PokedexModel

/// Every sentence and label that a person can see, by name. The words are in
/// Resources/Text/sentences.tsv, a row each, in the order of these cases.
package enum Sentence: Int, CaseIterable, Sendable {
  case appTitle, sourceLayered, sourceDemo, sourceLive, offline, loading, invalidRequest
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
