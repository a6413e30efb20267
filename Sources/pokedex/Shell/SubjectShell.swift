internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

/// The implementation of `pokedex move|ability|type|item|nature NAME`.
struct SubjectShell {
  enum SubjectKind: String, CaseIterable {
    case move, ability, type, item, nature
  }

  let kind: SubjectKind
  let language: Language
  let json: Bool
  /// The generation of the facts. Nil for the current generation.
  let generation: Int?
  /// The game whose facts are listed first, if any.
  let game: Game?
  /// Size of the output terminal. Nil for a pipe.
  private let size: Size?
  /// Whether to show lists in full, even on a terminal.
  private let showsAll: Bool
  private let isExact: Bool
  /// The function that reports a sentence on standard error.
  private let report: @Sendable (String) -> Void
  private let dex = Dex()

  /// Creates the implementation of the command for one kind of subject.
  ///
  /// - Parameters:
  ///   - generation: the generation. If nil, the game's generation is used, or the current one if
  ///     there is no game.
  ///   - game: the game whose facts are listed first, if any.
  ///   - isExact: whether a mistyped name is an error, rather than read as the nearest one.
  init(
    kind: SubjectKind, language: Language, json: Bool, generation: Int? = nil,
    game: Game? = nil, isExact: Bool = false,
    size: Size? = nil, showsAll: Bool = false,
    report: @escaping @Sendable (String) -> Void = Program.complain
  ) {
    self.kind = kind
    self.language = language
    self.json = json
    (self.size, self.showsAll, self.report) = (size, showsAll, report)
    (self.game, self.isExact) = (game, isExact)
    self.generation = generation ?? game.flatMap { [dex] in dex.versionGroup($0.group) }?.generation
  }

  /// Returns everything that the bundle has about a subject.
  ///
  /// - Parameter name: a slug, or a name in any language.
  /// - Throws: `Shell.Failure`.
  func show(_ name: String) throws -> String {
    try text(about: slug(of: name), effect: nil)
  }

  /// Returns everything that the bundle has about a subject, and its effect as worded by the API,
  /// which is fetched.
  ///
  /// - Throws: `Shell.Failure`.
  func show(_ name: String, effectFrom api: any PokemonAPIProtocol) async throws -> String {
    let slug = try slug(of: name)
    return try text(about: slug, effect: await effect(of: slug, from: api))
  }

  private struct BundledSubject {
    let names: LocalizedText
    /// The generation in which the subject was introduced, if known.
    let first: Int?
    let facts: (SubjectFacts) -> [SubjectFact]
  }

  private func bundledSubject(_ slug: String) -> BundledSubject? {
    switch kind {
    case .move:
      dex.move(slug).map { currentMove in
        BundledSubject(names: currentMove.names, first: currentMove.generation) { facts in
          facts.move(slug).map { facts.facts(of: $0) + facts.lists(of: $0) } ?? []
        }
      }
    case .ability:
      dex.ability(slug).map { ability in
        BundledSubject(names: ability.names, first: ability.generation) {
          $0.facts(of: ability) + $0.lists(of: ability)
        }
      }
    case .type:
      PokemonType(rawValue: slug).map { type in
        BundledSubject(
          names: DexVocabulary().type(type) ?? LocalizedText([:]), first: type.generation
        ) {
          $0.facts(of: type) + $0.lists(of: type)
        }
      }
    case .item:
      dex.item(slug).map { item in
        BundledSubject(names: item.names, first: nil) { $0.facts(of: item) + $0.lists(of: item) }
      }
    case .nature:
      dex.nature(slug).map { nature in
        BundledSubject(names: nature.names, first: Nature.firstGeneration) { $0.facts(of: nature) }
      }
    }
  }

  private func text(about slug: String, effect: String?) throws -> String {
    let bundledSubject = bundledSubject(slug)
    let names = bundledSubject?.names ?? LocalizedText([:])
    let title = names[language] ?? SlugWords.title(slug)
    // A subject has no facts for generations before its own.
    if let generation, let first = bundledSubject?.first, first > generation {
      throw Shell.Failure(
        sentence: Sentence.notYet.text(
          in: language.interface, title, String(generation), String(first)))
    }
    let words = Words(language: language, vocabulary: DexVocabulary())
    let facts =
      bundledSubject?.facts(SubjectFacts(words: words, generation: generation, game: game)) ?? []
    return json
      ? try jsonText(slug, title, names, facts, effect) : text(title, slug, facts, words, effect)
  }

  private func jsonText(
    _ slug: String, _ title: String, _ names: LocalizedText, _ facts: [SubjectFact],
    _ effect: String?
  ) throws -> String {
    var members: [String: JSONValue] = [
      "name": .text(slug), "display_name": .text(title),
      "names": .byLanguage(names),
    ]
    if subject(slug) != nil { members["effect"] = .null }
    for fact in facts { members[fact.key] = fact.value }
    // The API's wording replaces the bundle's.
    if let effect { members["effect"] = .text(effect) }
    return try JSONText.text(of: JSONValue.object(members))
  }

  private func text(
    _ title: String, _ slug: String, _ facts: [SubjectFact], _ words: Words, _ effect: String?
  ) -> String {
    let facts = facts.filter { !$0.isForScripts }
    let labels = facts.map { words($0.label) }
    let width = labels.map(TextWidth.of).max() ?? 0
    let columns = min(72, size?.columns ?? 72)
    let paragraph = effect.map { ["\n"] + TextFit.wrap($0, to: columns).map { $0 + "\n" } } ?? []
    if let size {
      let page = FittedFacts(
        facts: zip(labels, facts).map { ($0, $1.texts(in: words)) }, columns: size.columns,
        words: words)
      // The title, the command above and the prompt below take three rows.
      let rows = showsAll ? .max : size.rows - paragraph.count - 3
      return "\(title)\n" + page.lines(in: rows).plainText + paragraph.joined()
    }
    let rows = zip(labels, facts).map { label, fact in
      TextFit.pad(label, to: width + 2) + fact.text(in: words) + "\n"
    }
    return "\(title) (\(slug))\n" + (rows + paragraph).joined()
  }
}

/// Labels and facts that are fitted to a terminal. Only names wider than a line are broken. If the
/// page is too high, the longest lists are cut, all to the same height.
struct FittedFacts {
  /// Minimum width for facts beside their labels.
  private static let minimumFactColumns = 12

  let facts: [(label: String, texts: [String])]
  let columns: Int
  let words: Words

  private var labelColumns: Int { (facts.map { TextWidth.of($0.label) }.max() ?? 0) + 2 }
  private var isSideBySide: Bool { columns - labelColumns >= Self.minimumFactColumns }

  /// Returns the lines.
  ///
  /// - Parameter rows: maximum height. Each fact is shown, even if the page is then higher.
  func lines(in rows: Int) -> [Line] {
    let whole = facts.map { lines(of: $0.texts, label: $0.label) }
    let room = isSideBySide ? rows : rows - facts.count
    let highest = whole.map(\.count).max() ?? 0
    let rowLimit = stride(from: highest, to: 1, by: -1).first { rowLimit in
      whole.reduce(0) { $0 + min($1.count, rowLimit) } <= room
    }
    return zip(facts, whole).flatMap { fact, lines in
      (isSideBySide ? [] : [Line([Span(fact.label)])])
        + (lines.count <= rowLimit ?? 1
          ? lines : cut(fact.texts, label: fact.label, to: rowLimit ?? 1))
    }
  }

  /// Returns the lines of as many texts as fit, but at least one, followed by the number of omitted
  /// texts.
  private func cut(_ texts: [String], label: String, to rows: Int) -> [Line] {
    func lines(_ count: Int) -> [Line] {
      let rest = texts.count - count
      let more = rest > 0 ? [words(.moreRows, String(rest))] : []
      return self.lines(of: texts.prefix(count) + more, label: label)
    }
    var (low, high) = (1, texts.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines(middle).count <= rows { low = middle } else { high = middle - 1 }
    }
    return lines(low)
  }

  private func lines(of texts: [String], label: String) -> [Line] {
    Flow(
      texts.map { Span($0) },
      label: Span(isSideBySide ? TextFit.pad(label, to: labelColumns) : TextFit.spaces(2)),
      separator: Span(words.joined(["", ""], by: .listPair))
    ).lines(columns: columns)
  }
}

// MARK: - Names

extension SubjectShell {
  private var slugs: [String] {
    switch kind {
    case .move: dex.moveSlugs
    case .ability: dex.abilitySlugs
    case .type: PokemonType.allCases.filter(\.hasMembers).map(\.rawValue)
    case .item: dex.itemSlugs
    case .nature: dex.natureSlugs
    }
  }

  private func slug(of name: String) throws -> String {
    let slugs = slugs
    if let slug = dex.slug(named: name, kind: kind.nameKind), slugs.contains(slug) { return slug }
    if !isExact, let slug = dex.slug(meantBy: name, kind: kind.nameKind, language: language),
      slugs.contains(slug)
    {
      let taken = bundledSubject(slug)?.names[language] ?? SlugWords.title(slug)
      report(Sentence.nameTaken.text(in: language.interface, Quote.text(name), taken))
      return slug
    }
    let noun = kind.noun.text(in: language.interface)
    let closest = dex.nearestSlugs(to: name, kind: kind.nameKind).filter(slugs.contains)
    let quoted = Quote.text(name)
    let sentence =
      closest.isEmpty
      ? Sentence.unknownThing.text(in: language.interface, noun, quoted)
      : Sentence.closestThing.text(
        in: language.interface, noun, quoted,
        Sentence.listPair.joining(closest, in: language.interface))
    throw Shell.Failure(sentence: sentence)
  }
}

extension SubjectShell.SubjectKind {
  fileprivate var nameKind: NameKind {
    switch self {
    case .move: .move
    case .ability: .ability
    case .type: .type
    case .item: .item
    case .nature: .nature
    }
  }

  fileprivate var noun: Sentence {
    switch self {
    case .move: .nounMove
    case .ability: .nounAbility
    case .type: .nounType
    case .item: .nounItem
    case .nature: .nounNature
    }
  }
}

// Fetches effects of moves, abilities and items as worded by the API. The bundle doesn't have these
// texts.
extension SubjectShell {
  /// Returns the subject whose effect can be requested. Nil for subjects without effects.
  func subject(_ slug: String) -> EffectSubject? {
    switch kind {
    case .move: .move(slug)
    case .ability: .ability(slug)
    case .item: .item(slug)
    case .type, .nature: nil
    }
  }

  /// Returns the effect as worded by the API. Nil if the API has none.
  ///
  /// - Throws: `Shell.Failure`.
  func effect(of slug: String, from api: any PokemonAPIProtocol) async throws -> String? {
    guard let subject = subject(slug) else { return nil }
    do {
      return try await api.withUrgency(.wanted).fetch(.effect(of: subject)).value?[language]
    } catch let error as HTTPError where error.isNotFound {
      return nil
    } catch {
      throw Shell.Failure(sentence: ErrorSentence.text(of: error, in: language.interface))
    }
  }
}

/// The implementation of `pokedex type` without a name: the chart of all types.
struct TypeChartShell {
  /// The generation. Nil for the current generation.
  let generation: Int?
  let language: Language
  let json: Bool
  /// Width of the terminal. Nil for a pipe.
  var columns: Int?

  private var chart: TypeChart {
    Dex().typeChart(generation: generation ?? TypeChart.newestGeneration)
  }

  func output() throws -> String {
    if json { return try JSONText.text(of: chartJSON) }
    let words = Words(language: language, vocabulary: DexVocabulary())
    return chart.text(in: words, columns: columns)
  }

  /// The chart as JSON. Each attacking type's slug maps to an object with the damage factors by the
  /// defending type's slug.
  private var chartJSON: JSONValue {
    let chart = chart
    let rows = JSONValue.byKey(chart.types) { attacking in
      let row = JSONValue.byKey(chart.types) { defending in
        (defending.rawValue, .number(Double(chart.factor(of: attacking, on: defending)) / 100))
      }
      return (attacking.rawValue, .object(row))
    }
    return .object([
      "generation": .integer(chart.generation), "types": .texts(chart.types.map(\.rawValue)),
      "factors": .object(rows),
    ])
  }
}

/// The commands `pokedex move|ability|type|item|nature`.
struct SubjectCommand: ShellCommand {
  let kind: SubjectShell.SubjectKind
  /// The name of the subject. Nil prints the chart of all types.
  let name: String?
  /// The generation. If nil, the game's generation is used, or the current one if there is no
  /// game.
  var generation: Int?
  /// The requested game, if any.
  var game: Game?
  /// Whether to show lists in full, even on a terminal.
  var showsAll = false
}

extension SubjectCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    let command = line.namedCommand.rawValue
    kind = SubjectShell.SubjectKind(rawValue: command) ?? .type
    name = line.arguments.first
    let isChart = kind == .type && name == nil
    if line.arguments.count != 1, !isChart {
      let example = CommandTable.row(named: command)?.examples[0] ?? ""
      throw line.error(.nameNeeded, command, example)
    }
    generation = try line.generation()
    showsAll = try line.isOn(.all)
    if [.move, .item].contains(kind) { game = try line.gameOfFacts() }
  }

  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    let (language, json) = (invocation.language, invocation.json)
    let shell = try Shell(invocation)
    guard let name else {
      return Output(
        text: try TypeChartShell(
          generation: generation, language: language, json: json, columns: TerminalSize.columns
        ).output())
    }
    let subject = SubjectShell(
      kind: kind, language: language, json: json, generation: generation, game: game,
      isExact: invocation.isExact,
      size: TerminalSize.ofOutput, showsAll: showsAll)
    // Only `--live` requests the effect. Otherwise a script that shows a thousand subjects would
    // make a thousand requests.
    return Output(
      text: invocation.source == .live
        ? try await subject.show(name, effectFrom: shell.api) : try subject.show(name))
  }
}
