internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel

/// A parsed command line, combined with the environment and the config.
struct Invocation {
  enum Action {
    /// Opens the full-screen browser.
    case browse(StartScreen)
    case run(any ShellCommand)
  }

  var action: Action
  var source = DataSource.layered
  /// The base URL of the server. Nil to use the public server.
  var api: String?
  /// The path of a file with the certificate authorities to trust. Nil for the system's file.
  var caFile: String?
  /// The path of a folder with certificate authorities to trust. Nil for the system's folder.
  var caFolder: String?
  /// The path of the file to which each request is logged. Nil for no log.
  var log: String?
  var language: Language
  /// Whether an option or the config sets the language. If not, it comes from the locale.
  var isLanguageExplicit = false
  /// Whether an option or the config sets the theme.
  var isThemeExplicit = false
  var paths: Paths
  /// Whether answers of the server are cached.
  var usesCache = true
  var json = false
  /// Whether a misspelt name is an error, rather than read as the nearest one.
  var isExact = false
  var usesMouse = true
  var appearance = Appearance()
  /// The generation whose data the screen shows at the start. Nil for the current generation.
  var generation: Int?
  /// The slug of the version to play, if the option, the environment or `--set` sets it.
  var game: String?
  /// The slug of the version to play, if the config file sets it.
  var configuredGame: String?
  /// A sentence about which version of a pair is taken. Nil if the game is a version.
  var gameNote: String?
  var units = Units.metric
  var start = StartView.last
  /// Whether the screen restores the last session.
  var resumes = true
  var keys = KeyTable.defaultKeys
  /// The options that the command line contains.
  var given = GivenOptions()
  /// The config as read from the file, without changes by `--set`.
  var config = Config()
  /// Mistakes in the config file.
  var mistakes: [ConfigMistake] = []
}

extension Invocation {
  /// Returns the slug of the version to play on the screen. It comes from the first of these that
  /// has one:
  ///
  /// 1. the option, the environment or `--set`
  /// 2. the last session, unless a generation is set in any way
  /// 3. the config file, unless a generation is set on the command line
  ///
  /// If the session isn't ignored and the user left the game in it, the config file isn't used, and
  /// the result is nil.
  func game(after session: Session?) -> String? {
    if let game { return game }
    if generation == nil, let session {
      if session.hasLeftGame { return nil }
      if let last = session.game, GameNames.versions.contains(last) { return last }
    }
    return given[.generation] == nil ? configuredGame : nil
  }
}

/// The view that the screen shows first.
enum StartView: String, CaseIterable {
  /// The view that was open at the end of the last session.
  case last
  case list, chart, natures, growth
}

/// A command with its operands and options. The function `read` in its row of `CommandTable`
/// creates it from a `CommandLineParser`.
protocol ShellCommand: Equatable, Sendable {
  /// Whether mistakes in the config file are reported before the command runs.
  var reportsMistakes: Bool { get }

  /// Runs the command.
  ///
  /// - Throws: `UsageError`; `Shell.Failure`; any error for which `ErrorSentence` has a sentence.
  @MainActor func run(_ invocation: Invocation) async throws -> Output
}

extension ShellCommand {
  var reportsMistakes: Bool { true }
}

/// The output of a command, and its exit code.
struct Output: Equatable {
  var text = ""
  var code: Int32 = 0
  /// Sentences to print to standard error.
  var complaints: [String] = []
  /// Whether the command changed the user's data. If so, the change remains even if the output
  /// can't be written.
  var changedUserData = false
}

/// An error in the command line. It contains a sentence in the interface language, without the
/// program's name.
struct UsageError: Error, Equatable {
  let sentence: String
  /// The query, and a second line that marks the error's position. Empty if the error isn't in a
  /// query.
  var marker = ""
}

/// Options in the order in which they were given.
struct GivenOptions {
  /// An array, because a dictionary would be slower for so few options.
  private(set) var options: [(option: OptionRow.Option, name: String, value: String)] = []

  mutating func add(_ option: OptionRow.Option, name: String, value: String) {
    options.append((option, name, value))
  }

  /// The last occurrence of an option. Shorthands for the option are not considered. Nil if the
  /// option isn't given.
  subscript(option: OptionRow.Option) -> (name: String, value: String)? {
    options.last { $0.option == option }.map { ($0.name, $0.value) }
  }

  /// Returns the value of an option, which may also be set by a shorthand. If several are given,
  /// the last one applies.
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
