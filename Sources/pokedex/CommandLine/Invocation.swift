internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel

/// A parsed command line, combined with the environment and the config.
struct Invocation {
  enum Action {
    /// The full-screen browser.
    case browse(StartScreen)
    case run(any ShellCommand)
  }

  var action: Action
  var source = DataSource.layered
  /// The server's address; nil for the public one.
  var api: String?
  /// The file to which each request is logged, if any.
  var log: String?
  var language: Language
  /// Whether the language was set by an option or the config rather than by the locale.
  var isLanguageExplicit = false
  /// Whether the theme was set by an option or the config.
  var isThemeExplicit = false
  var paths: Paths
  var json = false
  var usesMouse = true
  var appearance = Appearance()
  /// The generation in which the screen starts; nil for the current one.
  var generation: Int?
  /// Slug of the version to play from the option, the environment or `--set`, if any.
  var game: String?
  /// Slug of the version to play from the config file, if any.
  var configuredGame: String?
  var units = Units.metric
  var start = StartView.last
  /// Whether the screen restores the last session.
  var resumes = true
  var keys = KeyTable.defaultKeys
  /// Options given on the command line.
  var given = GivenOptions()
  /// The config file, without `--set`.
  var config = Config()
  /// Mistakes in the config file.
  var mistakes: [ConfigMistake] = []
}

extension Invocation {
  /// Returns the version to play on the screen, by its slug. It comes from the option or the
  /// environment, otherwise the last session, otherwise the config. The session can also hold the
  /// choice of no game. A generation from any source overrides the session's game; a generation on
  /// the command line also overrides the config's game.
  func game(after session: Session?) -> String? {
    if let game { return game }
    if generation == nil, let session {
      if session.hasLeftGame { return nil }
      if let last = session.game, GameNames.versions.contains(last) { return last }
    }
    return given[.generation] == nil ? configuredGame : nil
  }
}

/// The screen's first view.
enum StartView: String, CaseIterable {
  /// The view of the last session.
  case last
  case list, chart, natures, growth
}

/// A command with its parsed words and options. The function in its row of `CommandTable` creates it from a
/// `CommandLineParser`.
protocol ShellCommand: Equatable, Sendable {
  /// Whether mistakes in the config file are reported before the command runs.
  var reportsMistakes: Bool { get }

  /// Runs the command.
  ///
  /// - Throws: `UsageError`, `Shell.Failure`, and any error for which `ErrorSentence` has a sentence.
  @MainActor func run(_ invocation: Invocation) async throws -> Output
}

extension ShellCommand {
  var reportsMistakes: Bool { true }
}

/// The output of a command with its exit code.
struct Output: Equatable {
  var text = ""
  var code: Int32 = 0
  /// Sentences for standard error.
  var complaints: [String] = []
  /// Whether user data was changed. The change stays even if the text can't be written.
  var changedUserData = false
}

/// An error in the command line, as a sentence in the interface's language without the program's name.
struct UsageError: Error, Equatable {
  let sentence: String
  /// The query with the error's position marked, in two lines; empty if the error isn't about a query.
  var marker = ""
}

/// Options in the order in which they were given.
struct GivenOptions {
  /// An array, as a dictionary isn't worth its cost for a few options.
  private(set) var options: [(option: OptionRow.Option, name: String, value: String)] = []

  mutating func add(_ option: OptionRow.Option, name: String, value: String) {
    options.append((option, name, value))
  }

  /// The last occurrence of an option itself, without its shorthands; nil if it is not given.
  subscript(option: OptionRow.Option) -> (name: String, value: String)? {
    options.last { $0.option == option }.map { ($0.name, $0.value) }
  }

  /// Returns the value of an option, or of a shorthand for it. The last occurrence wins.
  func value(of option: OptionRow.Option) -> (name: String, value: String)? {
    for given in options.reversed() {
      if given.option == option {
        let isFlag = OptionTable.row(of: option)?.value == nil
        return (given.name, isFlag ? "true" : given.value)
      }
      if case .means(let value, option)? = OptionTable.row(of: given.option)?.setting {
        return (given.name, value)
      }
    }
    return nil
  }
}
