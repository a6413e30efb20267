internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// The command `pokedex iv NAME LEVEL STATS [NATURE] [EVS]`: the individual values of a Pokémon from
/// its stats as a game shows them.
struct IVCommand: ShellCommand {
  let name: String
  let level: Int
  /// The stats in the order of `Stat.allCases`, or of the stats of the first generation.
  let stats: [Int]
  /// The name of the nature; nil for a neutral one.
  let nature: String?
  /// The effort values in the order of the stats. Empty for an untrained Pokémon.
  let effort: [Int]
  let game: Game?
  let generation: Int?
}

extension IVCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    let words = Array(line.arguments)
    let example = CommandTable.row(named: "iv")?.examples[0] ?? ""
    guard words.count >= 3, let level = Int(words[1]), let stats = Self.numbers(words[2]) else {
      throw line.error(.ivNeeds, example)
    }
    guard 1...100 ~= level else { throw line.error(.ivBadLevel, line.quoted(words[1])) }
    var nature: String?
    var effort: [Int] = []
    for word in words.dropFirst(3) {
      if let numbers = Self.numbers(word) { effort = numbers } else { nature = word }
    }
    (name, self.level, self.stats) = (words[0], level, stats)
    (self.nature, self.effort) = (nature, effort)
    game = try line.gameOfFacts()
    generation = try line.generation(of: game)
  }

  /// Returns the numbers of a text such as "289/278/193/135/171/171". Nil if it is anything else.
  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count > 1, !parts.contains(nil) else { return nil }
    return parts.compactMap { $0 }
  }

  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    let words = Words(language: invocation.language, vocabulary: DexVocabulary())
    let dex = Dex()
    let edition = dex.versionGroups.edition(of: game?.group, orOf: generation)
    let finder = PokemonFinder(
      source: invocation.source, dex: dex, language: invocation.language,
      edition: edition,
      isExact: invocation.isExact)
    let pokemon = try await finder.find(name, from: Shell(invocation).api).pokemon
    let features = edition?.features ?? .ofGeneration(TypeChart.newestGeneration)
    let isEarly = Training.isEarly(generation)
    if !isEarly, !features.contains(.effortValues), let game = edition?.game {
      throw Shell.Failure(sentence: words(.statsOwnFormula, words.name(ofGame: game)))
    }
    if nature != nil, !features.contains(.natures) {
      throw Shell.Failure(sentence: words(.ivNoNature, words.generation(generation ?? 1)))
    }
    let limit = isEarly ? Training.maximumStatExperience : 255
    let total = isEarly ? Int.max : Training.maximumEffortTotal
    if let wrong = effort.first(where: { !(0...limit).contains($0) }) {
      throw Shell.Failure(sentence: words(.ivBadEffort, String(wrong), String(limit)))
    }
    let sum = effort.reduce(0, +)
    if sum > total {
      throw Shell.Failure(sentence: words(.ivBadEffort, String(sum), String(total)))
    }
    let all = Stat.all(in: generation)
    for numbers in [stats] + (effort.isEmpty ? [] : [effort]) where numbers.count != all.count {
      throw Shell.Failure(
        sentence: words(.ivCount, String(all.count), String(numbers.count)))
    }
    let nature = try nature.map { name in
      guard let slug = dex.slug(named: name, kind: .nature), let found = dex.nature(slug) else {
        throw Shell.Failure(sentence: words(.unknownThing, words(.nounNature), Quote.text(name)))
      }
      return found
    }
    var values = all.enumerated().map { index, stat in
      StatFormula.individuals(
        of: stat, showing: stats[index], base: pokemon.stats[stat], level: level,
        effort: effort.isEmpty ? 0 : effort[index], percent: nature?.percent(of: stat) ?? 100,
        isEarly: isEarly)
    }
    // In generation II, both special stats have the same determinant value.
    if isEarly, let attack = all.firstIndex(of: .specialAttack),
      let defense = all.firstIndex(of: .specialDefense)
    {
      let shared = values[attack].flatMap { one in
        values[defense].flatMap { one.overlaps($0) ? one.clamped(to: $0) : nil }
      }
      (values[attack], values[defense]) = (shared, shared)
    }
    if invocation.json {
      let members = JSONValue.byKey(Array(zip(all, values))) { stat, range in
        let value: JSONValue =
          range.map {
            .object(["minimum": .integer($0.lowerBound), "maximum": .integer($0.upperBound)])
          } ?? .null
        return (stat.slug, value)
      }
      let object = JSONValue.object([
        "name": .text(pokemon.slug), "level": .integer(level),
        "individual_values": .object(members),
      ])
      return Output(text: try JSONText.text(of: object))
    }
    let labels = all.map {
      $0.isSpecial(in: generation) ? words(.statSpecial) : words.label("stat", $0.slug)
    }
    let width = (labels.map(TextWidth.of).max() ?? 0) + 2
    let lines = zip(labels, values).map { label, range in
      let text =
        range.map {
          $0.count == 1 ? String($0.lowerBound) : "\($0.lowerBound)–\($0.upperBound)"
        } ?? words(.ivImpossible)
      return TextFit.pad(label, to: width) + text + "\n"
    }
    return Output(text: lines.joined(), code: values.contains { $0 == nil } ? 1 : 0)
  }
}
