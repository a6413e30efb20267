package import PokedexModel
package import PokedexQuery
internal import PokedexFeatures
internal import PokedexText

/// What the palette knows of the tables. Nothing is made before it is opened.
package struct PaletteSource: Sendable {
  /// All that has a name in the tables.
  let names: @Sendable () -> NameSearch
  /// The page of what is found there; nil for what has none.
  let subject: @Sendable (NameMatch) -> Subject?

  package init(
    names: @escaping @Sendable () -> NameSearch,
    subject: @escaping @Sendable (NameMatch) -> Subject?
  ) {
    self.names = names
    self.subject = subject
  }
}

/// Finds by name what there is to go to: what the tables have, and what the program itself has, such as
/// pages and commands.
@MainActor
final class PaletteIndex {
  /// So many are found at the most; of more, none is what one looks for.
  static let most = 200

  private let source: PaletteSource?
  private let vocabulary: any Vocabulary
  private lazy var own = makeOwn()
  /// The versions that one can play.
  private lazy var games = Words(language: .english, vocabulary: vocabulary).rules.versionGroups
    .playable
  private var isPrepared = false

  /// - Parameter source: nil for nothing of the tables.
  init(source: PaletteSource?, vocabulary: any Vocabulary) {
    self.source = source
    self.vocabulary = vocabulary
  }

  /// Makes the index of the tables beside what else goes on, so that the first letter need not wait for
  /// all of it.
  func prepare() {
    guard let source, !isPrepared else { return }
    isPrepared = true
    Task(priority: .userInitiated) { @concurrent in _ = source.names() }
  }

  /// What has a name, the best first.
  struct Found {
    var targets: [PaletteTarget] = []
    var count = 0
    /// Whether the best is more than a guess.
    var isFit = false
  }

  /// What has such a name, the best first, and how many have.
  ///
  /// - Parameter isThere: whether there is a use for a target where one is.
  func targets(
    named pattern: NamePattern, in language: Language, where isThere: (PaletteTarget) -> Bool
  ) -> Found {
    var found = source?.names().matches(pattern, language: language, kinds: Self.kinds) ?? []
    var own = own.matches(pattern, language: language).filter { match in
      PaletteTarget(own: match, games).map(isThere) ?? false
    }
    // What is but a guess has no place beside what fits.
    if own.first?.isFit == true, found.first?.isFit == false { found = [] }
    if found.first?.isFit == true, own.first?.isFit == false { own = [] }
    let matches = Self.merged(Self.byKind(found), own, most: Self.most)
    let targets = matches.compactMap { match in
      PaletteTarget(own: match, games) ?? source?.subject(match).map(PaletteTarget.subject)
    }
    return Found(
      targets: targets, count: found.count + own.count, isFit: matches.first?.isFit == true)
  }

  /// The kinds of the tables that have pages.
  private static let kinds: NameKinds = [
    NameKinds(.pokemon), NameKinds(.type), NameKinds(.move), NameKinds(.ability), NameKinds(.item),
    NameKinds(.nature), NameKinds(.eggGroup), NameKinds(.place),
  ]

  /// Both, the best first. Of what fits as well, Pokémon and types come first, of which one thinks first;
  /// then the program's own, which are few; then all else.
  private static func merged(
    _ found: [NameMatch], _ own: [NameMatch], most: Int
  ) -> [NameMatch] {
    var merged: [NameMatch] = []
    var place = 0
    for match in own {
      while place < found.count, merged.count < most, isBefore(found[place], match) {
        merged.append(found[place])
        place += 1
      }
      if merged.count < most { merged.append(match) }
    }
    return merged + found[place...].prefix(max(0, most - merged.count))
  }

  private static func isBefore(_ found: NameMatch, _ own: NameMatch) -> Bool {
    if found.fit != own.fit { return found.fit < own.fit }
    if found.isShown != own.isShown { return found.isShown }
    return found.kind.rawValue <= NameKind.type.rawValue
  }

  /// The same with the names that begin with what is typed by kind, though one of them may lack no more
  /// than a letter: `char` is Charmander before it is Charm.
  private static func byKind(_ found: [NameMatch]) -> [NameMatch] {
    guard let start = found.firstIndex(where: { $0.fit == .prefix }) else { return found }
    let end = found[start...].firstIndex { $0.fit != .prefix } ?? found.endIndex
    let places = (start..<end).sorted { a, b in
      let (first, second) = (found[a], found[b])
      if first.isShown != second.isShown { return first.isShown }
      if first.kind != second.kind { return first.kind.rawValue < second.kind.rawValue }
      return a < b
    }
    return found[..<start] + places.map { found[$0] } + found[end...]
  }
}

extension NameMatch {
  /// How well it fits, where a letter that is still to be typed does not count.
  fileprivate var fit: NameQuality {
    switch quality {
    case .almost, .gap, .prefixButLength: .prefix
    default: quality
    }
  }

  /// Whether it is more than a guess.
  fileprivate var isFit: Bool { quality <= .inside }
}

// MARK: - What the program itself has

extension PaletteIndex {
  /// In each language that the interface speaks.
  private func makeOwn() -> NameSearch {
    var names = OwnNames(vocabulary: vocabulary)
    for tab in EntryTab.allCases {
      names.begin(.page, tab.rawValue, shown: { $0.name(of: .page(tab)) })
    }
    for (place, reference) in Subject.references.enumerated() {
      names.begin(.reference, place) { $0.name(of: reference) }
      if reference == .typeChart { names.add { $0(.typeChartAlias) } }
    }
    for column in ListColumn.offered {
      names.begin(.sortOrder, column.rawValue, shown: { $0.title(of: column) })
      names.add { $0(.chooseColumn) + " " + $0.title(of: column) }
    }
    addGenerations(to: &names)
    for (place, version) in games.enumerated() {
      names.begin(.version, place, shown: { $0.title(ofGame: version) })
      names.add { _ in version }
    }
    for language in Language.allCases {
      names.begin(.language, language.rawValue, shown: { _ in language.endonym })
      names.add { $0.name(of: language) }
      names.add { _ in language.code }
    }
    for (place, binding) in KeyTable.usual.bindings.enumerated() where binding.isCommand {
      names.begin(.command, place, shown: { $0(binding.label) })
      names.add { _ in SlugWords.title(binding.searchWords) }
      if binding.intent == .help { names.add { $0(.paletteHelp) } }
    }
    return names.search
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

/// Takes names in each language that the interface speaks.
private struct OwnNames {
  private var builder = NameIndexBuilder()
  private let words: [Words]
  /// The languages whose readers each of those speaks to.
  private let readers: [NameLanguages]

  init(vocabulary: any Vocabulary) {
    words = Language.interfaces.map { Words(language: $0, vocabulary: vocabulary) }
    readers = Language.interfaces.map { interface in
      Language.allCases.filter { $0.interface == interface }.reduce(into: NameLanguages()) {
        $0.insert(NameLanguages($1))
      }
    }
  }

  var search: NameSearch { builder.search() }

  /// Begins an entry.
  ///
  /// - Parameter shown: what it is called on the screen.
  mutating func begin(_ kind: NameKind, _ id: Int, shown: (Words) -> String) {
    builder.begin(kind, id: id)
    for (words, readers) in zip(words, readers) {
      builder.add(shown(words), languages: NameLanguages(words.language), shown: readers)
    }
  }

  /// Adds what it is called besides.
  mutating func add(_ name: (Words) -> String) {
    for words in words { builder.add(name(words), languages: NameLanguages(words.language)) }
  }
}

extension KeyBinding {
  /// Whether there is a use for it in the palette: keys that move are quicker.
  var isCommand: Bool {
    switch intent {
    case .moveDown, .moveUp, .pageDown, .pageUp, .first, .last, .goTo, .open, .palette: false
    default: places.contains(.list) || places.contains(.entry) || places.contains(.subject)
    }
  }

  /// Whether it is among what the palette offers in a place: that which is first called so there.
  func isOffered(in place: Places) -> Bool {
    guard isCommand, places.contains(place) else { return false }
    let first = KeyTable.usual.bindings.first { $0.places.contains(place) && $0.label == label }
    return first?.intent == intent
  }
}
