internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexSets
internal import PokedexText

/// The command `pokedex trainers [NAME]`: the important trainers of a game, or the battles with one
/// trainer.
struct TrainersCommand: ShellCommand {
  enum Format: String, CaseIterable {
    case text, json
    /// Showdown's export format, and its packed format.
    case paste, packed
  }

  /// The name of a trainer. Nil for all trainers of the game.
  var name: String?
  var game: Game?
  var format = Format.text

  private static let defaultColumns = 200
}

extension TrainersCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    try line.refuseOperands(after: 2)
    name = line.arguments.first
    game = try line.gameOfFacts()
    format = try line.choice(.output) ?? .text
    if try line.format() == .json { format = .json }
    if name == nil, game == nil {
      let versions = Dex().versionGroups.playable.filter { !Dex().trainers(ofVersion: $0).isEmpty }
      throw line.error(.trainersNeedGame, versions.joined(separator: ", "))
    }
  }

  @MainActor
  func run(_ invocation: Invocation) throws -> Output {
    let words = Words(language: invocation.language, vocabulary: DexVocabulary())
    let battles = try battles(invocation, words)
    let columns = TerminalSize.columns ?? Self.defaultColumns
    let text =
      switch format {
      case .text where name == nil:
        TrainerText.list(of: battles, words: words, columns: columns)
      case .text: TrainerText.details(of: battles, words: words, columns: columns)
      case .json:
        try JSONText.text(
          of: JSONValue.array(battles.map { TrainerText.json(of: $0, words: words) }))
      case .paste: writer(battles).export(teams(battles, words))
      case .packed: writer(battles).packed(teams(battles, words))
      }
    return Output(text: text)
  }

  /// Returns the battles, in the order of release and story.
  ///
  /// - Throws: `Shell.Failure` if the trainer is unknown, or nothing is recorded for the game.
  private func battles(_ invocation: Invocation, _ words: Words) throws -> [Trainer] {
    let dex = Dex()
    let version = game?.firstVersion
    let gameName = version.map(words.plainName(ofVersion:)) ?? ""
    guard let name else {
      let battles = version.map(dex.trainers(ofVersion:)) ?? []
      if battles.isEmpty {
        throw Shell.Failure(sentence: words(.trainersNotRecorded, gameName))
      }
      return battles
    }
    let slug = try TrainerFinder(words: words, isExact: invocation.isExact).slug(of: name)
    let all = dex.trainers(named: slug)
    guard let version else { return all }
    let battles = all.filter { $0.versions.contains(version) }
    if battles.isEmpty {
      let groups = dex.versionGroups.filter { group in
        all.contains { $0.versions.contains(where: group.versions.contains) }
      }
      let names = groups.map { words.name(ofGame: $0.slug) }
      throw Shell.Failure(
        sentence: words(
          .trainerNotInGame, words.name(ofTrainer: slug), gameName,
          words.joined(names, by: .listPair)))
    }
    return battles
  }

  private func writer(_ battles: [Trainer]) -> SetWriter {
    SetWriter(names: DexSetNames(), generation: battles.first.map(generation) ?? 1)
  }

  private func teams(_ battles: [Trainer], _ words: Words) -> [SetTeam] {
    battles.map { battle in
      SetTeam(
        of: battle, name: words.name(ofTrainer: battle.slug), generation: generation(of: battle))
    }
  }

  private func generation(of battle: Trainer) -> Int {
    let group = Dex().versionGroups.first { $0.versions.contains(battle.versions[0]) }
    return group?.generation ?? TypeChart.newestGeneration
  }
}

/// Finds trainers by name.
private struct TrainerFinder {
  let words: Words
  let isExact: Bool

  /// Returns the slug of the trainer with a name in any language.
  ///
  /// - Throws: `Shell.Failure` with the nearest names if there is none.
  func slug(of name: String) throws -> String {
    let dex = Dex()
    if let slug = dex.slug(named: name, kind: .trainer) { return slug }
    if !isExact, let slug = dex.slug(meantBy: name, kind: .trainer, language: words.language) {
      Program.complain(words(.nameTaken, Quote.text(name), words.name(ofTrainer: slug)))
      return slug
    }
    let closest = dex.nearestSlugs(to: name, kind: .trainer)
    let noun = words(.nounTrainer)
    throw Shell.Failure(
      sentence: closest.isEmpty
        ? words(.unknownThing, noun, Quote.text(name))
        : words(
          .closestThing, noun, Quote.text(name), words.joined(closest, by: .listPair)))
  }
}
