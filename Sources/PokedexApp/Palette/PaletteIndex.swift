package import PokedexModel
package import PokedexQuery
internal import PokedexFeatures
internal import PokedexText
private import Synchronization

/// The palette's access to the bundled tables. Their index isn't built until the palette is opened.
package struct PaletteSource: Sendable {
  /// Closure that returns an index of all names in the tables, which can be searched.
  let names: @Sendable () -> NameSearch
  /// Closure that returns the subject whose page shows a match. Nil if no page does.
  let subject: @Sendable (NameMatch) -> Subject?
  /// Closure that returns the pages of the rows other than Pokémon that a text asks for. Nil if it
  /// asks for none.
  let rows: @Sendable (String, QuerySettings) -> [Subject]?

  package init(
    names: @escaping @Sendable () -> NameSearch,
    subject: @escaping @Sendable (NameMatch) -> Subject?,
    rows: @escaping @Sendable (String, QuerySettings) -> [Subject]?
  ) {
    (self.names, self.subject, self.rows) = (names, subject, rows)
  }
}

/// Index for finding targets by name: those from the bundled tables, and the program's own targets,
/// such as pages and commands.
final class PaletteIndex: Sendable {
  static let maximumHits = 200

  private let source: PaletteSource?
  private let vocabulary: any Vocabulary
  private let lazy = Mutex(Lazy())

  /// Values that are made at the first use, and kept.
  private struct Lazy {
    var own: OwnTargets?
    var isPrepared = false
    /// The places of the version for which they were requested last.
    var placesOfGame: (version: String, places: Set<String>)?
  }

  /// Index of the program's own targets, and the slugs of the versions that the user can choose to
  /// play.
  private struct OwnTargets {
    let search: NameSearch
    let games: [String]
  }

  /// - Parameter source: access to the bundled tables. Nil to find only the program's own targets.
  init(source: PaletteSource?, vocabulary: any Vocabulary) {
    self.source = source
    self.vocabulary = vocabulary
  }

  /// Builds the index of the bundled tables in the background, so that the first search doesn't
  /// have to wait for it.
  func prepare() {
    let isPrepared = lazy.withLock { lazy in
      defer { lazy.isPrepared = true }
      return lazy.isPrepared
    }
    guard let source, !isPrepared else { return }
    Task(priority: .userInitiated) { @concurrent in _ = source.names() }
  }

  /// Targets that match a name, the best first.
  struct PaletteMatch {
    var hits: [PaletteHit] = []
    var count = 0
    /// Whether the best match is good enough not to be a guess.
    var isGoodMatch = false
  }

  /// Finds targets by name. Each subject is returned only once.
  ///
  /// - Parameters:
  ///   - game: slug of the version that the user plays. Places in this version come before other
  ///     places.
  ///   - isUsable: closure that returns whether a target can be used now.
  func hits(
    named text: String, in language: Language, game: String?,
    where isUsable: (PaletteTarget) -> Bool
  ) -> PaletteMatch {
    let pattern = NamePattern(text)
    var found = source?.names().matches(pattern, language: language, kinds: Self.kinds) ?? []
    let ownTargets = ownTargets
    let games = ownTargets.games
    var own = ownTargets.search.matches(pattern, language: language).filter { match in
      PaletteTarget(own: match, games).map(isUsable) ?? false
    }
    // If only one of the two indexes has a good match, drop the guesses from the other.
    if own.first?.isGoodMatch == true, found.first?.isGoodMatch == false { found = [] }
    if found.first?.isGoodMatch == true, own.first?.isGoodMatch == false { own = [] }
    let matches = Self.merged(inOrder(found, game), own, maximumHits: Self.maximumHits)
    let hits = matches.compactMap { match in
      (PaletteTarget(own: match, games) ?? source?.subject(match).map { target(of: $0, text) })
        .map { PaletteHit(target: $0, language: match.isShown ? nil : match.language) }
    }
    var seen: Set<Subject> = []
    let withoutDuplicates = hits.filter { hit in
      switch hit.target {
      // Some items exist as both a bag item and a held item. Their slugs have the same part before
      // `--`. Items that no game uses are left out.
      case .subject(.item(let slug)):
        vocabulary.rules.item(slug)?.category != "unused" && seen.insert(.item(slug.whole)).inserted
      case .subject(let subject): seen.insert(subject).inserted
      default: true
      }
    }
    return PaletteMatch(
      hits: withoutDuplicates,
      count: found.count + own.count - hits.count + withoutDuplicates.count,
      isGoodMatch: matches.first?.isGoodMatch == true)
  }

  /// Returns the targets for the rows other than Pokémon that a text asks for, such as the moves of
  /// "fire moves with priority". Nil if it asks for none.
  func rows(_ text: String, in settings: QuerySettings) -> PaletteFinding? {
    source?.rows(text, settings).map { rows in
      PaletteFinding(
        hits: rows.prefix(Self.maximumHits).map { PaletteHit(target: .subject($0)) },
        count: rows.count)
    }
  }

  /// Returns the target for a subject that was found for a text. If the text means a form of a
  /// Pokémon, the Pokémon is shown in that form. A part of a place leads to the page of the whole
  /// place, unless the part has encounters and so a page of its own.
  private func target(of subject: Subject, _ text: String) -> PaletteTarget {
    if case .pokemon(let id) = subject {
      let words = Words(language: .english, vocabulary: vocabulary)
      return .subject(words.subject(ofVariety: id, named: text))
    }
    guard case .place(let slug) = subject, slug != slug.whole,
      vocabulary.rules.region(of: slug) == nil
    else { return .subject(subject) }
    return .subject(.place(slug.whole))
  }

  /// The kinds of names in the tables whose subjects have pages.
  private static let kinds: NameKinds = [
    NameKinds(.pokemon), NameKinds(.type), NameKinds(.move), NameKinds(.ability), NameKinds(.item),
    NameKinds(.nature), NameKinds(.eggGroup), NameKinds(.place), NameKinds(.trainer),
  ]

  /// Merges matches from both indexes, the best first. Among equally good matches, Pokémon and
  /// types come first, then the program's own targets, because there are few, and then all others.
  private static func merged(
    _ found: [NameMatch], _ own: [NameMatch], maximumHits: Int
  ) -> [NameMatch] {
    var merged: [NameMatch] = []
    var index = 0
    for match in own {
      while index < found.count, merged.count < maximumHits, isBefore(found[index], match) {
        merged.append(found[index])
        index += 1
      }
      if merged.count < maximumHits { merged.append(match) }
    }
    return merged + found[index...].prefix(max(0, maximumHits - merged.count))
  }

  private static func isBefore(_ found: NameMatch, _ own: NameMatch) -> Bool {
    if found.fit != own.fit { return found.fit < own.fit }
    if found.isShown != own.isShown { return found.isShown }
    return found.kind.rawValue <= NameKind.type.rawValue
  }

  /// Returns matches in the order in which the palette shows them. Names that begin with the typed
  /// text are ordered by kind, even if one of them has only one more letter: `char` finds
  /// Charmander before Charm. Among places that match equally well, those of the user's game come
  /// first.
  private func inOrder(_ found: [NameMatch], _ game: String?) -> [NameMatch] {
    let here = game.map(places)
    let keys = found.enumerated().map { index, match in
      let isPrefix = match.fit == .prefix
      let ranks = [
        Int(match.fit.rawValue), isPrefix && !match.isShown ? 1 : 0,
        isPrefix ? Int(match.kind.rawValue) : 0, isOutsideGame(match, here) ? 1 : 0,
      ]
      return ranks.reduce(0) { $0 << 8 | $1 } << 24 | index
    }
    return keys.sorted().map { found[$0 & 0xFF_FFFF] }
  }

  /// Whether a match is a place that is not one of the given places.
  private func isOutsideGame(_ match: NameMatch, _ places: Set<String>?) -> Bool {
    guard let places, match.kind == .place, case .place(let slug)? = source?.subject(match) else {
      return false
    }
    return !places.contains(slug.whole)
  }

  /// Returns the slugs of a version's places.
  private func places(of version: String) -> Set<String> {
    lazy.withLock { lazy in
      if let known = lazy.placesOfGame, known.version == version { return known.places }
      let places = vocabulary.rules.places(ofVersion: version)
      lazy.placesOfGame = (version, places)
      return places
    }
  }
}

extension NameMatch {
  /// The quality of the match, for ordering matches. Missing letters at the end of a name don't
  /// reduce it.
  fileprivate var fit: NameQuality {
    switch quality {
    case .missingLastLetter, .gap, .prefixExceptVowelLength: .prefix
    default: quality
    }
  }

  /// Whether the match is good enough not to be a guess.
  fileprivate var isGoodMatch: Bool { quality <= .inside }
}

// MARK: - The program's own targets

extension PaletteIndex {
  /// The program's own targets. Their index is built once.
  private var ownTargets: OwnTargets {
    lazy.withLock { lazy in
      if let own = lazy.own { return own }
      let games = vocabulary.rules.versionGroups.playable
      let own = OwnTargets(search: makeOwn(games), games: games)
      lazy.own = own
      return own
    }
  }

  /// Builds the index of the program's own names in every language of the interface.
  private func makeOwn(_ games: [String]) -> NameSearch {
    var names = OwnNames(vocabulary: vocabulary)
    for tab in EntryTab.allCases {
      names.begin(.page, tab.rawValue, shown: { $0.name(of: .page(tab)) })
    }
    for (index, reference) in Subject.references.enumerated() {
      names.begin(.reference, index) { $0.name(of: reference) }
      if reference == .typeChart { names.add { $0(.typeChartAlias) } }
      let command = reference == .trainers ? "trainers" : reference == .effortSpots ? "effort" : ""
      names.addSynonyms { PaletteWords.synonyms(ofCommand: command, in: $0.language) }
    }
    addCommands(to: &names)
    for column in ListColumn.offered {
      names.begin(.sortOrder, column.rawValue, shown: { $0.title(of: column) })
      names.add { $0(.chooseColumn) + " " + $0.title(of: column) }
    }
    addGenerations(to: &names)
    for (index, version) in games.enumerated() {
      names.begin(.version, index, shown: { $0.title(ofGame: version) })
      names.add { _ in version }
    }
    for language in Language.allCases {
      names.begin(.language, language.rawValue, shown: { _ in language.endonym })
      names.add { $0.name(of: language) }
      names.add { _ in language.code }
    }
    return names.search
  }

  /// Adds the names of commands. If a target that is added later has the same name, the command
  /// comes first.
  private func addCommands(to names: inout OwnNames) {
    for (index, command) in Command.all.enumerated()
    where command.isInPalette && Command.all.firstIndex(where: { $0.name == command.name }) == index
    {
      names.begin(.command, index, shown: { $0(command.label) })
      names.add { _ in SlugWords.title(command.searchWords) }
      if command.name == "help" { names.add { $0(.paletteHelp) } }
      names.addSynonyms { PaletteWords.synonyms(ofCommand: command.name, in: $0.language) }
    }
  }

  private func addGenerations(to names: inout OwnNames) {
    names.begin(.generation, 0, shown: { $0(.generationToday) })
    for number in 1...TypeChart.newestGeneration {
      names.begin(.generation, number, shown: { $0.generation(number) })
      names.add { $0(.generation, String(number)) }
      names.add { $0(.nounGeneration) + " \(number)" }
      names.add { _ in "gen \(number)" }
    }
  }
}

extension String {
  /// The part of a slug before `--`, such as `hauoli-city` in `hauoli-city--marina`. A slug without
  /// `--` is returned unchanged.
  fileprivate var whole: String {
    self[...].firstRange(of: "--").map { String(self[..<$0.lowerBound]) } ?? self
  }
}

/// Collects the names of targets in every language of the interface.
private struct OwnNames {
  private var builder = NameIndexBuilder()
  private let words: [Words]
  /// The languages of the users who see the interface in each language of `words`. The indices are
  /// those of `words`.
  private let readers: [NameLanguages]

  init(vocabulary: any Vocabulary) {
    words = Language.interfaceLanguages.map { Words(language: $0, vocabulary: vocabulary) }
    readers = Language.interfaceLanguages.map { interface in
      Language.allCases.filter { $0.interface == interface }.reduce(into: NameLanguages()) {
        $0.insert(NameLanguages($1))
      }
    }
  }

  var search: NameSearch { builder.search() }

  /// Begins a new target and adds its name.
  ///
  /// - Parameter shown: closure that returns the name that is shown on the screen.
  mutating func begin(_ kind: NameKind, _ id: Int, shown: (Words) -> String) {
    builder.begin(kind, id: id)
    for (words, readers) in zip(words, readers) {
      builder.add(shown(words), languages: NameLanguages(words.language), shown: readers)
    }
  }

  /// Adds more names for the current target. When matches are ordered, they count as much as the
  /// name that is shown on the screen.
  mutating func addSynonyms(_ synonyms: (Words) -> [String]) {
    for (words, readers) in zip(words, readers) {
      for name in synonyms(words) {
        builder.add(name, languages: NameLanguages(words.language), shown: readers)
      }
    }
  }

  /// Adds another name for the current target in every language of the interface.
  mutating func add(_ name: (Words) -> String) {
    for words in words { builder.add(name(words), languages: NameLanguages(words.language)) }
  }
}
