private import EmbeddedTables
package import PokedexModel

/// Every sentence and label that a person can see, by name. The words are in
/// Resources/Text/sentences.tsv, a row each, in the order of these cases.
package enum Sentence: Int, CaseIterable, Sendable {
  case appName, appTitle, sourceBundled, sourceLive, sourceCached, ageMinutes, ageHours, ageDays
  case offline, loading, invalidRequest, noNetwork, timedOut, notFound, tooManyRequests, badStatus
  case unexpectedResponse, tooLarge, redirectRefused, tooManyRedirects, foreignURL, libraryMissing
  case invalidURL, decodingFailed, unknownError, pressRetry, noCache, cacheNoHome, cacheLocked
  case cacheDamaged, cacheReadOnly, cacheDiskFull, cacheCannotOpen, cacheNewer, cacheFailed
  case cacheCleared, cacheSound, cacheUnsound, cacheFile, cacheAnswers, cacheSize, cacheSizeOf
  case cacheOldest, cacheNewest, cacheAge, pathCache, pathLog, cannotLog, tooSmall, nothingHere
  case statHP, statAttack, statDefense, statSpecialAttack, statSpecialDefense, statSpeed
  case statTotal, baseStats, abilities, hidden, generation, profile, height, weight, breeding
  case training, gender, genderless, eggGroups, hatching, eggCycles, catchRate, friendship, growth
  case effort, experience, growthSlow, growthMedium, growthFast, growthMediumSlow, growthErratic
  case growthFluctuating, evolution, doesNotEvolve, varieties, names, description, baby, legendary
  case mythical, keyMove, keyPage, keyFirst, keyLast, keyGo, keyOpen, keyBack, keyNextEntry
  case keyPreviousEntry, keyFollow, keyLanguage, keyRetry, keyRedraw, keySuspend, keyHelp, keyQuit
  case helpTitle, helpInList, helpInEntry, helpCount, helpClose, notATerminal, termNotSet
  case termUnknown, termUnusable, unknownPokemon, closest, unknownNumber, unknownOffline
  case cannotWrite, unknownOption, meantOption, unknownCommand, missingValue, unwantedValue
  case badLanguage, sourcesConflict, needsCommand, nothingToShow, noCacheCommand
  case unknownCacheCommand, unwantedArgument, badPart, badGame, badGeneration, needsJSON, notYet
  case nameNeeded, unknownThing, closestThing, nounMove, nounAbility, nounType, nounItem
  case nounNature, moveType, moveClass, movePower, moveAccuracy, movePoints, movePriority
  case moveTarget, moveMachines, learnedBy, generationLabel, pokemonLabel, movesLabel, typeAttacks
  case typeTakes, itemCategory, itemPocket, flingPower, itemAttributes, heldBy, natureRaises
  case natureLowers, natureLikes, natureHates, valueLanguage, valueURL, valueFile, valueParts
  case valueGame, valueNumber, helpUsage, helpCommands, helpOptions, helpExamples, aboutProgram
  case aboutBrowse, aboutList, aboutShow, aboutMove, aboutAbility, aboutType, aboutItem
  case aboutNature, aboutCache, aboutPaths, aboutDemo, aboutLive, aboutAPI, aboutLog
  case aboutLanguage, aboutParts, aboutLanguages, aboutJSON, aboutWith, aboutGame, aboutGeneration
  case aboutHelp, aboutVersion, tabOverview, tabEvolution, tabMatchups, tabMoves, tabPlaces
  case tabForms, tabRaising, damageTaken, withAbilities, hitsHard, reasonImmune, reasonScales
  case reasonOnlySuperEffective, reasonSoftens, reasonNeverEffective, reasonGuardsFlying
  case evolveLevelUp, evolveLevel, evolveUse, evolveTrade, evolveUnknown, evolveHolding
  case evolveKnowing, evolveKnowingType, evolveAt, evolveFriendship, evolveBeauty, evolveAffection
  case evolveFemale, evolveMale, evolveRain, evolveParty, evolvePartyType, evolveAttackHigher
  case evolveAttackLower, evolveAttackEqual, evolveTradeFor, evolveUpsideDown, evolveDay
  case evolveNight, evolveDusk, evolveFullMoon, evolveRegion, evolveUsing, evolveSteps
  case evolveRecoil, evolveDamage, evolveStrongStyle, evolveAgileStyle, evolveSpin, evolveShed
  case evolveCoins, evolveCriticalHits, evolveBisharp, evolveDarkness, evolveWaters, evolveRock
  case evolveMultiplayer, evolveFrom, evolveTo, evolveFromTo, noMoves, noMatch, wayEvolution
  case wayMachine, wayEgg, wayTutor, wayOther, columnWay, columnMove, columnPower, columnAccuracy
  case columnPriority, notInTheWild, levels, holds, formsTitle, growthTitle, statsTitle
  case catchTitle, keyTabs, keyGame, keySort, keyReverse, keyFilter, keyPreviousTab
  case keyPreviousGame
  case keyShiny, keySide, noSuchPicture

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
