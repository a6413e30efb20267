internal import DexData
internal import PokedexApp
internal import PokedexModel

extension PaletteSource {
  /// The bundled names and versions, for use by the command palette.
  static var ofDex: PaletteSource {
    PaletteSource(
      names: { Dex().allNames }, subject: { Dex().subject(of: $0) },
      version: { Dex().version(named: $0) })
  }
}

extension QuestionReader {
  /// A question reader that recognizes the names in the bundled data.
  static var ofDex: QuestionReader {
    QuestionReader(
      names: { Dex().allNames }, version: { Dex().version(named: $0) },
      number: { Dex().number(ofVariety: $0) })
  }
}

extension Question {
  /// Returns the command that prints the answer to the question. This command is run instead of
  /// opening the screen if the output isn't a terminal.
  func command(_ invocation: Invocation) -> any ShellCommand {
    let names = pokemon.map(String.init)
    let version = version ?? invocation.game
    let game = version.flatMap(Dex().versionGroups.game(ofVersion:))?.group
    guard let part else {
      return MatchupCommand(sides: names, generation: invocation.generation, game: game)
    }
    var request = EntryDetails.Request()
    request.parts = [part]
    (request.game, request.version) = (game, version)
    request.generation = invocation.generation
    return ShowCommand(names: names, details: request)
  }

  /// The part of the output of `show` that answers the question. Nil for a matchup of two Pokémon,
  /// which the command `matchup` prints.
  private var part: EntryDetails.Part? {
    switch kind {
    case .evolution: .evolution
    case .places: .encounters
    case .counters, .matchups: .matchups
    case .moves: .moves
    case .duel: nil
    }
  }
}
