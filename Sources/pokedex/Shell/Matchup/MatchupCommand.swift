internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets
internal import PokedexText

/// The command `pokedex matchup`, which compares two sets in battle. It uses only bundled data.
struct MatchupCommand: ShellCommand {
  /// Two names of Pokémon, or phrases that describe sets.
  var sides: [String]
  /// The generation. If nil, the game's generation is used, or the current one if there is no game.
  var generation: Int?
  /// The slug of the version group that the moves come from. If nil, the newest one in which both
  /// Pokémon have moves.
  var game: String?
  /// A pasted team: a file, `-` or `@NAME`, as in `TeamFile`. Sides that only name a Pokémon take
  /// their set from this team.
  var team: String?
  /// Level of both Pokémon, unless a phrase sets another level.
  var level = 100
  var conditions = BattleConditions()
  /// Stat stages of the first Pokémon.
  var stages: [Stat: Int] = [:]
  /// Whether to show the effort values that each side needs to survive the opponent's strongest
  /// move and to be faster.
  var showsNeeds = false
  /// Whether to list all moves, even on a terminal.
  var showsAll = false
}

/// The battle conditions set by the options. `field` applies to the whole field and to the side of
/// whichever Pokémon attacks. `against` applies to the second side when it defends.
struct BattleConditions: Equatable {
  var field: Set<FieldWord> = []
  var against: Set<FieldWord> = []
  /// Layers of Spikes, 0 to 3.
  var spikes = 0
  var isDoubles = false
  var isCritical = false

  /// Words for the whole field and the attacker's side.
  static let fieldWords = FieldWord.allCases.filter { !againstWords.contains($0) }
  /// Words for the defender's side.
  static let againstWords: [FieldWord] = [
    .reflect, .lightScreen, .auroraVeil, .stealthRock, .friendGuard,
  ]

  /// The field when the first side attacks.
  var forFirst: Field { Field(field.union(against), spikes: spikes, isDoubles: isDoubles) }

  /// The field when the second side attacks. It omits Helping Hand, which helps only the first
  /// side. It also omits the screens and hazards in `against` and `spikes`, which are on the second
  /// side.
  var forSecond: Field {
    Field(field.subtracting([.helpingHand]), spikes: 0, isDoubles: isDoubles)
  }
}

extension MatchupCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    let interface = line.locale.interface
    let joined = line.arguments.joined(separator: " ")
    if let both = PhraseReader.sides(of: joined) {
      sides = [both.attacker, both.defender]
    } else {
      sides = Array(line.arguments)
    }
    guard sides.count == 2 else {
      let example = CommandTable.row(named: "matchup")?.examples[0] ?? ""
      throw UsageError(
        sentence: Sentence.namesNeeded.text(in: interface, "matchup", "2", example))
    }
    generation = try line.generation()
    game = try line.value(.game).flatMap(GameNames.game)?.group
    showsAll = try line.isOn(.all)
    showsNeeds = try line.isOn(.need)
    team = try line.value(.team)
    let options = BattleOptions(language: interface)
    level = try line.value(.level).map(options.level) ?? 100
    conditions.field = try options.words(try line.value(.field), BattleConditions.fieldWords)
    let against = try options.against(try line.value(.against))
    (conditions.against, conditions.spikes) = (against.words, against.spikes)
    conditions.isDoubles = try line.isOn(.doubles)
    conditions.isCritical = try line.isOn(.critical)
    stages = try options.stages(try line.value(.boosts))
  }

  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    let reading = try reading(invocation)
    let matchup = Matchup(
      command: self, language: invocation.language, team: reading?.sets ?? [])
    let words = Words(language: invocation.language, vocabulary: DexVocabulary())
    let unreadSets = reading?.problem(words)
    var output = try output(matchup, invocation)
    if let unreadSets {
      output.complaints.append(unreadSets)
      output.code = 1
    }
    return output
  }

  @MainActor
  private func output(_ matchup: Matchup, _ invocation: Invocation) throws -> Output {
    if invocation.json { return Output(text: try matchup.json()) }
    let size = TerminalSize.ofOutput
    let moveLimit = size == nil || showsAll ? nil : Self.maximumMoves
    var output = try matchup.text(columns: TerminalSize.columns ?? 80, moveLimit: moveLimit)
    if let group = game.flatMap({ Dex().versionGroup($0) }), group.standing == .apart {
      let words = Words(language: invocation.language, vocabulary: DexVocabulary())
      output.complaints.append(
        words(.duelOtherRules, words.generation(group.generation), words.name(ofGame: group.slug)))
    }
    return output
  }

  /// Reads the pasted team. Nil if there is none.
  private func reading(_ invocation: Invocation) throws -> SetReading? {
    try team.map { file in
      SetReader(names: DexSetNames(invocation.language)).read(try TeamFile(invocation).read(file))
    }
  }

  /// Maximum number of moves per side on a terminal.
  private static let maximumMoves = 8
}

/// A parser for the values of battle options.
private struct BattleOptions {
  let language: Language

  /// Returns the words that an option accepts, separated by commas.
  private static func choiceList(_ known: [FieldWord]) -> String {
    let names =
      known.map(\.rawValue)
      + (known.contains(.stealthRock) ? ["spikes:1", "spikes:2", "spikes:3"] : [])
    return names.joined(separator: ", ")
  }

  private func error(_ sentence: Sentence, _ arguments: String...) -> UsageError {
    UsageError(sentence: sentence.text(in: language, arguments))
  }

  func level(_ text: String) throws(UsageError) -> Int {
    guard let level = Int(text), 1...100 ~= level else { throw error(.badLevel, Quote.text(text)) }
    return level
  }

  func words(_ text: String?, _ known: [FieldWord]) throws(UsageError) -> Set<FieldWord> {
    var words: Set<FieldWord> = []
    for name in Self.parts(text) {
      guard let word = FieldWord(rawValue: name), known.contains(word) else {
        throw error(
          .badFieldWord, Quote.text(name), Self.choiceList(known))
      }
      words.insert(word)
    }
    return words
  }

  /// Parses words as `words(_:_:)` does, and also "spikes" and "spikes:2".
  func against(_ text: String?) throws(UsageError) -> (words: Set<FieldWord>, spikes: Int) {
    var (spikes, others): (Int, [String]) = (0, [])
    for part in Self.parts(text) {
      if let found = part.wholeMatch(of: /spikes(?::([1-3]))?/) {
        spikes = found.1.flatMap { Int($0) } ?? 1
      } else {
        others.append(part)
      }
    }
    return (try words(others.joined(separator: ","), BattleConditions.againstWords), spikes)
  }

  func stages(_ text: String?) throws(UsageError) -> [Stat: Int] {
    var stages: [Stat: Int] = [:]
    for part in Self.parts(text) {
      guard let found = part.wholeMatch(of: /(atk|def|spa|spd|spe)([+-]\d)/),
        let stat = Self.stats[String(found.1)], let change = Int(found.2), -6...6 ~= change
      else { throw error(.badBoost, Quote.text(part)) }
      stages[stat] = change
    }
    return stages
  }

  private static let stats: [String: Stat] = [
    "atk": .attack, "def": .defense, "spa": .specialAttack, "spd": .specialDefense, "spe": .speed,
  ]

  private static func parts(_ text: String?) -> [String] {
    (text ?? "").lowercased().filter { $0 != " " }.split(separator: ",").map(String.init)
  }
}
