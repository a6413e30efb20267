internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery

extension PaletteSource {
  /// The bundled names and versions, for use by the command palette.
  static var ofDex: PaletteSource {
    PaletteSource(
      names: { Dex().allNames }, subject: { Dex().subject(of: $0) },
      rows: { Dex().subjects($0, in: $1) })
  }
}

extension Question {
  /// Returns the command that prints the answer to the question. This command is run instead of
  /// opening the screen if the output isn't a terminal.
  func command(_ invocation: Invocation) -> any ShellCommand {
    let names = pokemon.map(String.init)
    let version = version ?? invocation.game
    let game = version.flatMap(Dex().versionGroups.game(ofVersion:))?.group
    if topic == .duel {
      return MatchupCommand(sides: names, generation: invocation.generation, game: game)
    }
    guard !names.isEmpty else {
      let subject = about(version).subject(Dex())
      return SubjectCommand(
        kind: subject.shellKind, name: subject.shellName, generation: invocation.generation,
        game: version.flatMap(Dex().versionGroups.game(ofVersion:)))
    }
    var request = EntryDetails.Request()
    request.parts = part.map { [$0] } ?? []
    (request.game, request.version) = (game, version)
    request.generation = invocation.generation
    return AnswerCommand(question: self, page: ShowCommand(names: names, details: request))
  }

  /// The part of the output of `show` that answers the question. Nil if an entry without further
  /// parts does.
  private var part: EntryDetails.Part? {
    switch topic {
    case .evolution: .evolution
    case .places: .encounters
    case .counters, .matchups: .matchups
    case .moves: .moves
    case .abilities, .stats, .figure, .duel: nil
    }
  }
}

extension Subject {
  /// The kind of command that prints a question's subject.
  fileprivate var shellKind: SubjectShell.SubjectKind {
    switch self {
    case .item: .item
    case .move: .move
    default: .type
    }
  }

  fileprivate var shellName: String? {
    switch self {
    case .item(let slug), .move(let slug): slug
    case .type(let type): type.rawValue
    default: nil
    }
  }
}

/// Prints the answer to a question in a sentence, if a sentence can answer it, and then the page that
/// the screen would open for it.
struct AnswerCommand: ShellCommand {
  let question: Question
  let page: ShowCommand

  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    var output = try await page.run(invocation)
    if invocation.json { return output }
    let words = Words(language: invocation.language, vocabulary: DexVocabulary())
    let edition = page.details.generation.map { Edition(game: nil, release: .end(of: $0)) }
    if let answer = words.answer(to: question, .shared(.pokemon), in: edition) {
      output.text = answer + "\n\n" + output.text
    }
    return output
  }
}
