internal import EmbeddedTables
package import PokedexModel

/// A sentence or label of the interface.
///
/// The words are in the row of Resources/Text/sentences.tsv whose key is the case's name. The order
/// of the rows doesn't matter. A test compares the cases with the keys.
package enum Sentence: String, CaseIterable, Sendable {
  case statusBurn, statusPoison, statusToxic, statusFreeze, valueOn, valueOff, duelStage
  case duelWeather, duelTerrain, duelDoubles, duelCritical, duelDamage, duelFewer, teamTitle
  case teamIssues, teamNoIssues, teamLeftOut, pasteRead, nothingToFight, chooseValue
  case chooseOpponent, keyDuel, keySwap, keySave, keyNextSet, keyPreviousSet, helpInSets,
    helpInDuel, knockOutBrief, knockOutBriefChance, duelMovesOf,
    duelAbilityNote, teamNotSaved, duelNoteEarly, teamsJoined, pasteNothing,
    teamsNotSaved, notSaved, keyDeleteTeam, duelNeeds, duelAnswers,
    duelAnswersNote, duelDoes, duelTakes, keyTeams, chooseTeam, noTeams, teamEmpty
  case copySet, copyTeam, copyPacked, copyLine, teamNamePrompt
  case comparisonTitle, keyChooseToCompare, keyCompare, noMoreChosen, chooseTwo, chosenFirst
  case chosenMore, noneChosen
  case appName, appTitle, sourceBundled, sourceLive, sourceCached, ageMinutes, ageHours, ageDays
  case offline, loading, loadingOf
  case invalidRequest, noNetwork, timedOut, notFound, tooManyRequests, badStatus
  case unexpectedResponse, tooLarge, redirectRefused, tooManyRedirects, foreignURL, libraryMissing
  case invalidURL, decodingFailed, unknownError, pressRetry, noCache, cacheNoHome, cacheLocked
  case cacheForeign, cacheSetAside, cacheAnswerDamaged, pathDamaged, argumentTooLong
  case cacheDamaged, cacheReadOnly, cacheDiskFull, cacheCannotOpen, cacheNewer, cacheFailed
  case cacheCleared, cacheSound, cacheUnsound, cacheFile, cacheAnswers, cacheSize, cacheSizeOf
  case aboutPictures, cacheFilled, fillAbsent, fillFailed, fillEnded, fillStopped
  case cacheOldest, cacheNewest, cacheAge, pathCache, pathLog, cannotLog, tooSmall, nothingHere
  case tooSmallBriefly, listHP, listAttack, listDefense, listSpecialAttack, listSpecialDefense
  case listSpeed, listTotal, listSpecial, listAbilities, weakTo, resists, immuneTo
  case statHP, statAttack, statDefense, statSpecialAttack, statSpecialDefense, statSpeed, statTotal
  case baseStats, abilities, hidden, generation, profile, height, weight, breeding, training, gender
  case genderless, eggGroups, hatching, eggCycles, catchRate, friendship, growth, effort, experience
  case growthSlow, growthMedium, growthFast, growthMediumSlow, growthErratic, growthFluctuating
  case evolution, doesNotEvolve, varieties, names, description, baby, legendary, mythical, keyDown
  case keyUp, keyPageDown, keyPageUp, keyFirst, keyLast, keyGo, keyOpen, keyBack, keyNextEntry,
    keyPreviousEntry
  case keyFollow, keyLanguage, keyRetry, keyRedraw, keySuspend, keyHelp, keyQuit, helpTitle
  case helpInList, helpInEntry, helpInPage, helpInMenu, helpCount, helpClose, notATerminal,
    termNotSet, termUnknown
  case termUnusable, crashed, unknownPokemon, closest, unknownNumber, absentEntry, unknownOffline,
    cannotWrite, cannotWriteKept, refused, tooFewFiles
  case unknownOption, meantOption, unknownCommand, missingValue, unwantedValue, badLanguage
  case sourcesConflict, minusIsOption, needsCommand, nothingToShow, noCacheCommand
  case unknownSubcommand
  case unwantedArgument, badPart, badGame, badGeneration, needsPage, notYet, nameNeeded
  case unknownThing, closestThing, nounMove, nounAbility, nounType, nounItem, nounNature, moveType
  case moveClass, movePower, moveAccuracy, movePoints, movePriority, moveTarget, moveMachines
  case learnedBy, generationLabel, pokemonLabel, movesLabel, typeAttacks, typeTakes, itemCategory
  case itemPocket, flingPower, itemAttributes, heldBy, natureRaises, natureLowers, natureLikes
  case natureHates, valueLanguage, valueURL, valueFile, valueParts, valueGame, valueNumber
  case helpUsage, helpCommands, helpOptions, helpExamples, aboutProgram, aboutBrowse, aboutList
  case aboutHelpCommand, helpTopics, helpMore, helpMoreTopics, helpOptionsOfAll, unknownTopic
  case aboutShow, aboutMove, aboutAbility, aboutType, aboutItem, aboutNature, aboutCache, aboutPaths
  case aboutDemo, aboutLive, aboutAPI, aboutLog, aboutLanguage, aboutParts, aboutLanguages
  case aboutJSON, aboutWith, aboutEffects, aboutGame, aboutGeneration, aboutHelp, aboutVersion,
    tabOverview
  case tabEvolution, tabMatchups, tabMoves, tabPlaces, tabForms, tabBreeding, damageTaken
  case hitsHard, reasonImmune, reasonScales, reasonOnlySuperEffective, reasonSoftens
  case reasonNeverEffective, reasonGuardsFlying, evolveLevelUp, evolveLevel, evolveUse, evolveTrade
  case evolveUnknown, evolveHolding, evolveKnowing, evolveKnowingType, evolveAt, evolveFriendship
  case evolveBeauty, evolveAffection, evolveFemale, evolveMale, evolveRain, evolveParty
  case evolvePartyType, evolveAttackHigher, evolveAttackLower, evolveAttackEqual, evolveTradeFor
  case evolveUpsideDown, evolveDay, evolveNight, evolveDusk, evolveFullMoon, evolveRegion
  case evolveUsing, evolveSteps, evolveRecoil, evolveDamage, evolveArch, evolveStrongStyle
  case evolveAgileStyle
  case evolveSpin, evolveShed, evolveCoins, evolveCriticalHits, evolveBisharp, evolveDarkness
  case evolveWaters, evolveRock, evolveMultiplayer, noMoves
  case noMovesInGame, heldTitle, holdsNothing
  case noMatch, wayEvolution, wayMachine, wayEgg, wayTutor, wayOther, columnWay, columnMove
  case columnPower, columnAccuracy, columnPriority, notInTheWild, levels, holds, formsTitle
  case statsTitle, catchTitle, keyTabs, keyGame, keySort, keyReverse, keyFilter
  case keyPreviousTab, keyPreviousGame, nounEggGroup, nounPlace, hiddenAbility, turnsOn, teaches,
    regionLabel
  case noOneHere, noOneHereThen, keyForward, keyStepBack, chooseGeneration, chooseLanguage
  case keyShowLater, leftOut, laterShown, laterHidden, nothingLater, generationToday, notYetThere
  case noMovesThen, notInTheWildThen, placesOf, keyChoose, keyGeneration, keyOlderDescription
  case keyNewerDescription, noDescriptionsHere, notDescribed, aboutNoMouse, aboutTheme, aboutColor,
    aboutASCII
  case aboutAmbiguousWidth, aboutPlain, notInASCII, keyThemes
  case chooseTheme, themeAuto, themeDark, themeLight, themeHighContrast, themeMono, themeHeading
  case themeMatch, themeSecondary
  case valueName, valueWhen, badChoice, helpMouse, keyShiny
  case keySide, noSuchPicture, keyArtwork, keyFemale, keyPicture, noPicturesHere
  case captionArtwork, captionShiny, captionFemale, captionBack
  case naturesTitle, eggMovesTitle, hatchesInto, hatchesWithIncense, mirrorHerb
  case breedsNot, breedsWithDitto, breedsWithAll, hatchSteps, hatchStepsAlso
  case natureNeutral, statusNone, statusParalysis, statusSleep
  case ballIf, ballDark, ballFirstTurn, ballTurns, ballCaught, ballWater, ballFishing
  case ballLevel, ballHigher, ballLead, ballMate, ballsAlike, shareBelow, shareBelowBriefly
  case keyRaise, keyLower, keyRaiseMore, keyLowerMore, keyRestore, keyAbility, keyNextValue
  case keyPreviousValue, abilitiesChangeNothing, growthRatesTitle, noAbility, abilityLabel,
    attacksTitle
  case attacksNone, attacksBest, coverTitle, coverHard, coverNeutral, coverWeak, coverNone
  case coverNote, resistedBy, resistedByNone
  case partners, partnersOthers, noEggsThen, hatchStepsThen, hatchStepsIn, effortEarly
  case figureToday, itemToday, andMore, natureLabel, statColumns, statColumnsEarly,
    effortTotal
  case statsNoteEarly, catchChance, catchAll, catchFormula, catchStatus, catchStatusSecond
  case ballTwin, abilityInShort
  case moveEffect, moveEffectToday, effectDamage, effectHits, effectHitsBetween, effectWithChance
  case effectBurn, effectFreeze, effectParalysis, effectPoison, effectSleep, effectConfusion
  case effectFlinch, effectOfUser, effectOfTarget, effectOfTeam, effectOfAlly, effectOfAll
  case effectStages, effectStatPair, effectLastPair, effectPair, effectPercent, effectDrain,
    effectRecoil
  case effectHealsUser, effectHealsTarget, effectHealsTeam, effectCosts, effectCritical
  case effectAlwaysCritical, effectKnockOut, effectForcesSwitch, effectCharges, effectRecharges
  case effectPriority, effectNeverMisses
  case japaneseVersion, statSpecial, evolveByChance, evolveSweet
  case evolveNature, evolveVersions, evolveCandies
  case evolveLocation, evolveCloakPlant, evolveCloakSandy, evolveCloakTrash
  case formOfRegion, formByItem, formByMove, formByAbility, effectTitle, moveFlagsToday, moveFlags,
    moveChanges, classByType
  case itemTeaches, itemTurnsInto, itemMegaEvolves, itemMegaEvolvesAll, itemBoosts, itemGivesType,
    itemDrive, itemGem
  case itemResists, itemResistsAny, itemZType, itemZMove, itemEvolves, itemEvolvesHeld,
    itemEvolvesTraded, itemRevives
  case itemRevivesHalf, itemBall, itemMaterial, itemCandy, itemMint, itemTeraShard, itemClauses
  case beforeGame, sinceGame, inGame, betweenGames, itemPrice, priceIn, price, priceSells,
    priceNotSold,
    priceNotRecorded, itemSource, itemInShops, itemHeldInWild, itemSourceUnknown,
    itemSourceUnknownIn, flagNone, flagContact, flagSound
  case flagPunch, flagBite, flagBullet, flagSlicing, flagWind, flagDance, flagPowder, flagPulse
  case flagHeal, flagCharge, flagRecharge, flagDefrost, flagGravity, flagProtect
  case flagReflectable, flagSnatch, flagSubstitute
  case typeChart, typeChartAlias, typeChartKey, typeChartChanges, typeChartNew, typeLetters
  case nounReference, chartDeals, chartTakes
  case evolveOr, familyOthers, formsAsBase, formsSince, statHeads
  case searchCount, searchNothing, notAmongRows, noSuchKey, speciesShown, varietiesShown,
    nothingToSort, nothingToComplete
  case keyOfOtherPages, noPictureToChange, titleVarieties
  case titleSpecies, chooseColumn, columnNumber, columnName, columnBest, columnRegional,
    columnPlace, columnLevel, columnChance, columnFemale
  case helpInBox, helpSearch, helpQuery, helpFigures
  case keySearch, keyColumns, keyScope, keyShowAll, keyKeep, keyClear, keyComplete, keyChoiceBefore
  case keyPreviousSearch, keyNextSearch, keyLineStart, keyLineEnd, keyLeft, keyRight,
    keyDeleteBefore
  case keyDeleteAfter, keyDeleteWord, keyDeleteLine
  case keyPalette, keyGoThere, keyClose, helpInPalette, paletteHint, paletteNothing, paletteHelp
  case nounPage, nounGeneration, nounLanguage, nounCommand, languageNames
  case flavorSpicy, flavorDry, flavorSweet, flavorBitter, flavorSour
  case listPair, generationPair, clausePair, formPair, fullStop, sentencePair, generationNumerals
  case decimalMark
  case reloadingStatus, nothingToAsk
  case groupLevel, groupEgg, groupTutor, ownType, placesNotRecorded, columnCondition, onlyIn,
    laterLevels, rarePlaces, rarePlace, rarePokemon, chanceWhen, allBut, placesNotRecordedBriefly,
    gamesCounted
  case nounColor, nounShape, nounHabitat, nounGrowth, nounRegion, nounDex, nounGame, nounTrigger
  case nounTrait, nounStat, nounWay, nounSort, nounSearch, queryClosest, queryExamples, queryTooLong
  case queryAskedOfPokemon, queryAskedOfMoves, queryAskedOfAbilities, queryTiers
  case queryTooDeep, queryUnknownTerm, queryUnknownWord, querySeveralNames, queryUnknownValue
  case queryUnknownGame
  case queryNeedsValue, queryNeedsNumber, queryNeedsFigure, queryUnwantedSign, queryBadUnit
  case queryTooManyTerms, queryNotComparable
  case queryNoPercentiles, queryBadPercentile, queryEmptyRange, queryTooHigh, queryTooLow
  case queryNotThereYet, queryOpenQuote, queryEmptyQuotes
  case queryOnlyLater, learnNobody, learnNotSo, learnIn, learnInAny, learnGeneration, learnWays
  case learnCount, learnByItem, learnAtLevel, learnAtLevels, learnFromLevel, learnToLevel
  case queryOpenParenthesis, queryStrayParenthesis, queryEmptyParentheses, queryDanglingOr
  case queryDanglingNot, queryStraySign, queryUnwantedAt, queryBadAt, queryNotInside, queryOnlyOnce
  case queryNumber, queryHatching, queryFemale, queryAboutFigure, queryAboutNumber, queryAboutType
  case queryAboutMono, queryAboutIs, queryAboutAbility, queryAboutHidden, queryAboutEgg
  case queryAboutColor, queryAboutShape, queryAboutHabitat, queryAboutGrowth, queryAboutEV
  case queryAboutName, queryAboutGen, queryAboutLearns, queryAboutRegion, queryAboutDex
  case queryAboutGame, queryAboutIn, queryAboutExclusive, queryAboutFound, queryAboutHolds
  case queryAboutEvolves, queryAboutEvolvesWith, queryAboutEvolvesInto, queryAboutEvolvesFrom,
    queryAboutFamily, queryAboutBeats,
    queryEvolutionLevel, queryEmptied, readAs, meantAs
  case queryAboutWeak, queryAboutResists, queryAboutImmune, queryAboutSort, queryAboutLimit
  case queryAboutRandom, queryIsLegendary, queryIsMythical, queryIsBaby, queryIsMega, queryIsGmax
  case queryIsRegional, queryIsStarter, queryIsGenderless, queryIsDefault, queryIsFullyEvolved
  case queryIsNotFullyEvolved, queryIsFirst, queryIsFinal, queryIsSingleStage, queryIsBranching
  case nounClass, nounTarget, nounPokemon, glossaryAboutType, glossaryAboutClass, glossaryAboutPower
  case glossaryAboutAccuracy, glossaryAboutPoints, glossaryAboutPriority, glossaryAboutTarget
  case glossaryAboutEffect, nounEffect
  case glossaryAboutLearntBy, glossaryAboutGen, glossaryAboutHadBy, glossaryAboutHidden
  case unknownColumn, closestColumn, unknownOrder, closestOrder, badLimit, aboutMoves,
    aboutAbilities
  case aboutCompletions, noShell, unknownShell, aboutMan, manName, manSynopsis, manDescription
  case manProgram, manSeeAlso
  case aboutSort, aboutColumns, aboutLimit, aboutExplain, aboutAll, aboutTSV, aboutCSV, valueOrder
  case valueColumns
  case aboutMarks, marksUsage, unknownMark, badNote, nothingToUndo
  case nothingToRedo, marksFailed, marksHeld, marksReleased, marksDamaged, marksForeign,
    marksReadOnly, marksNewer
  case pathUserData, pathUserBackup, cannotRead, inputTooLarge, importMistake, importLine
  case importEntry, importNoName, importNoHeader, importCells, importOther, importBadID, importTwice
  case importNotJSON, importBadEntry, importTooMany, importTooMuchText, marksRead, markSeen,
    markCaught, markShiny
  case markWanted, queryIsSeen, queryIsCaught, queryIsMissing, queryIsShiny, queryIsWanted,
    queryIsNoted
  case columnMarks, noteNone, completeness, completenessCaught, completenessSeen
  case completenessShiny
  case keyCopy, keyMouse, chooseCopy, copyName, copyText, copyJSON, copyShowdown, nothingToCopy
  case copied, copiedBy, copiedToTmux, noClipboard, tooLongToCopy, mouseOn, mouseOff, noMouse
  case progressCaught, progressSeen, completenessOf, completenessHint, keyCompleteness
  case gameLeft, noRosters, keyRoster, keyGameToPlay, rosterGame, gameUnknown, caughtOf
  case chooseMark, markGame, noGame, chooseGame, markNone, nameInGame, changeOf, undone, redone,
    withUndo, withRedo, askUndo, askRedo
  case entriesChanged, nothingToMark, noteLabel, notePrompt, keyMark, keyNote, keyUndo, keyRedo
  case keyWrite, keyDiscard, helpInNote
  case nameBeforeQuery, oneAtATime, closestCommand, badRange, tooManyNames, noNamesInInput
  case badField, aboutFormat, valueFormat
  case questionPage, beatenByTitle, beatenBy, beatenByIn, beatenByNone, beatenDeals, beatenTakes,
    beatenNote, generationSpan
  case badValue, badAssignment, unknownSetting, closestSetting, noTOML
  case configUnreadable, configTooLarge, configMistakes, configSound, configMissing
  case configNoHome, configNotWritten, configNotEdited, configHead, configKeys, noConfigCommand
  case settingNeeded, unknownKey, keyTaken, keyIsText, keyIsCount
  case keyNeeded, aboutConfig, aboutSource, aboutOutput, aboutUnits, aboutStart, aboutMouse
  case aboutResume, aboutFresh, aboutSet, valueSource, valueOutput, valueUnits, valueStart
  case valueSetting, pathConfig, pathState, badColor, configColors, stateUnknown
  case comparisonNote, teamNote, teamOpen, teamMisses, teamFixes, teamFix, teamStillOpen
  case variesByLuck, variesByDamageTaken, variesByChance, variesByHP, variesByPP, variesByStockpile
  case aboutTeamFile, noBattleMove
  case duelSpeeds, duelTie, duelFaster, duelAgainst, duelRolls, duelCounted,
    notCounted, badLevel
  case knockOutSure, knockOutSureOnce, knockOutChance, knockOutChanceOnce, badFieldWord, badBoost
  case aboutNeed, needSurvive, needSurviveNone, needOutspeed, needOutspeedNone, explainBeats
  case aboutLevel, aboutField, aboutAgainst, aboutDoubles, aboutCritical, aboutBoosts, valueWords
  case aboutOutputPlain, aboutOutputOfMarks, badHits
  case wayReminder, groupReminder, wayEarlier, groupEarlier
  case noBreedingIn, catchByThrow, ballsThere, ballsOnlyIn
  case historyTitle, historyNone, historyUntil, historySince
  case gameInstead, duelNoLearnset, duelNoEffect, phraseReadings
  case duelMoves, duelNoMoves, duelNote, namesNeeded, aboutCompare, aboutWeak, aboutMatchup
  case aboutRandom, aboutSeed, badSeed, nothingFound, nothingFoundBy
  case moreRows, nameTaken, firstVersionTaken, aboutExact, aboutNoConfig
  case getInGame, getEncounter, getIf, getMore, getFossil, getEvolve, getBreed, getBreedHolding
  case getChange, getChangeWith, getOnlyIn, getOtherForm, getTransfer, getAbsent, noRegionalDex,
    getNotRecorded, orPair, closestGame, notInGame
  case aboutTeams, nounTeam, badTeamName, teamTooLarge, tooManyTeams, teamNameTaken, teamSaved
  case teamDeleted, teamRenamed, importTeamAndMore, importNoSet
  case aboutTeam, aboutCheck, aboutClause, valueClauses, badClause, setLine, setNothing,
    setNothingInInput
  case setNameMissing, setOutOfRange, setNotANumber, setUnknownStat, setUnknownValue
  case setRepeated, setTooManyMoves, setUnknownLine, setControls, setEncoding, setTooFewFields
  case setTooManyFields, setAbility, setEffort, setEffortTotal, setMove, setMoveNever
  case setSpeciesTwice, setItemTwice, setTera, setTeraWeak, setNote, setItem, setMoreIssues
  case setLevel, setAfterTera

  /// Returns the words of the sentence in the interface language that a reader of `language` sees.
  ///
  /// - Parameter arguments: the texts that replace the placeholders `{1}`, `{2}` and so on.
  package func text(in language: Language, _ arguments: String...) -> String {
    text(in: language, arguments)
  }

  /// Returns the words of the sentence, with placeholders replaced by the elements of an array.
  package func text(in language: Language, _ arguments: [String]) -> String {
    Self.fill(Self.table.text(of: rawValue, for: language) ?? rawValue, with: arguments)
  }

  /// Replaces the placeholders with the arguments, in one pass.
  ///
  /// Text in an argument is never taken for a placeholder. Its control characters are made visible,
  /// because a sentence is one line.
  private static func fill(_ words: String, with arguments: [String]) -> String {
    guard !arguments.isEmpty else { return words }
    var text: [UInt8] = []
    var words = words
    words.withUTF8 { words in
      var next = 0
      while next < words.count {
        if let argument = placeholder(at: next, in: words), arguments.indices ~= argument {
          text += Quote.visible(arguments[argument]).utf8
          next += "{1}".utf8.count
        } else {
          text.append(words[next])
          next += 1
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the index of the argument for the placeholder at an offset, such as 0 for `{1}`. Nil
  /// if there is no placeholder at the offset.
  private static func placeholder(at start: Int, in words: UnsafeBufferPointer<UInt8>) -> Int? {
    guard words[start] == UInt8(ascii: "{"), start + 2 < words.count,
      words[start + 2] == UInt8(ascii: "}"),
      UInt8(ascii: "1")...UInt8(ascii: "9") ~= words[start + 1]
    else { return nil }
    return Int(words[start + 1] - UInt8(ascii: "1"))
  }

  /// Joins texts with the separator in this sentence. The sentence must consist of the placeholder
  /// `{1}`, the separator and the placeholder `{2}`, as `listPair` does.
  package func joining(_ texts: [String], in language: Language) -> String {
    let separator = text(in: language).dropFirst("{1}".count).dropLast("{2}".count)
    return texts.joined(separator: String(separator))
  }

  static let table = LanguageColumns(.sentences)
}
