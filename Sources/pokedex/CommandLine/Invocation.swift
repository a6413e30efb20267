internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel

/// The meaning of a command line and the environment.
struct Invocation {
  enum Action {
    /// The full screen.
    case browse(Opening)
    case run(any ShellCommand)
  }

  var action: Action
  var source = Source.layered
  /// The server's address; nil for the public one.
  var api: String?
  /// The file that a line goes to for each request; nil for none.
  var log: String?
  var language: Language
  /// Whether somebody wants that language, be it in the config; else it is the locale's.
  var isLanguageWanted = false
  /// Whether somebody wants the appearance's theme, be it in the config.
  var isThemeWanted = false
  var paths: Paths
  var json = false
  var usesMouse = true
  var appearance = Appearance()
  /// The generation as of which the screen starts; nil for today's.
  var generation: Int?
  /// The version to play on the screen that the option or the environment names, by its slug; nil for none.
  var game: String?
  /// The version that the config names; nil for none.
  var usualGame: String?
  var units = Units.metric
  var start = StartView.last
  /// Whether the screen goes on where one was.
  var resumes = true
  var keys = KeyTable.usual
  /// The command line's own options.
  var given = GivenOptions()
  /// The config file, without `--set`.
  var config = Config()
  /// Mistakes in the config file.
  var mistakes: [ConfigMistake] = []
}

extension Invocation {
  /// The version to play on the screen, by its slug: that of the option, of the environment, of the last
  /// session, as the player chose it last, or of the config. A generation that is asked for goes before the
  /// session's game, and on the command line before the config's.
  func game(after session: Session?) -> String? {
    if let game { return game }
    if generation == nil, let session {
      if session.playsNone { return nil }
      if let last = session.game, GameNames.versions.contains(last) { return last }
    }
    return given[.generation] == nil ? usualGame : nil
  }
}

/// The screen's first view.
enum StartView: String, CaseIterable {
  /// The last session's.
  case last
  case list, chart, natures, growth
}

/// A command with all that its words and options say. It is read from a `CommandLineParser` by the function
/// in its row of `CommandTable`.
protocol ShellCommand: Equatable, Sendable {
  /// Whether mistakes in the config file are reported first.
  var reportsMistakes: Bool { get }

  /// Carries it out.
  ///
  /// - Throws: `UsageError`, `Shell.Failure`, and any error that `ErrorSentence` has a sentence for.
  @MainActor func run(_ invocation: Invocation) async throws -> Output
}

extension ShellCommand {
  var reportsMistakes: Bool { true }
}

/// The output of a command, and its exit code.
struct Output: Equatable {
  var text = ""
  var code: Int32 = 0
  /// Sentences for standard error.
  var complaints: [String] = []
  /// Whether something that the user made was changed, which stays so if the text can't be written.
  var isKept = false
}

/// Why a command line can't be followed, in the interface's language, without the program's name.
struct UsageError: Error, Equatable {
  let sentence: String
  /// The query with its place marked, in two lines; empty where it is not about a query.
  var place = ""
}

/// The options that were given, in their order.
struct GivenOptions {
  /// A few, so that a dictionary would cost more than it saves.
  private(set) var options: [(option: OptionRow.Option, name: String, value: String)] = []

  mutating func add(_ option: OptionRow.Option, name: String, value: String) {
    options.append((option, name, value))
  }

  /// The last that was given of an option itself.
  subscript(option: OptionRow.Option) -> (name: String, value: String)? {
    options.last { $0.option == option }.map { ($0.name, $0.value) }
  }

  /// The value of an option, or of one that stands for it, whichever came last.
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
