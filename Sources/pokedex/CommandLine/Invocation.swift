internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel

/// What the command line and the environment ask for.
struct Invocation {
  enum Action: Equatable {
    case browse(Opening)
    /// Every Pokémon, from any source.
    case list
    /// What a query finds in the bundle.
    case find(ListRequest)
    case show([String], EntryDetails.Request)
    case random(RandomDraw, EntryDetails.Request)
    case team(TeamRequest)
    /// As of a generation; nil for today.
    case subject(SubjectShell.Kind, name: String, generation: Int? = nil)
    case typeChart(generation: Int?)
    case marks(MarksRequest)
    case cache(CacheCommand)
    case fillCache(CacheFill.Request)
    case config(ConfigCommand)
    case paths
    /// On a command or a topic; nil for an overview.
    case help(String?)
    /// Of a command; nil for the program's page.
    case man(CommandRow.Command?)
    case completions(CompletionScript)
    /// What can stand in the place of the last of some words.
    case complete([String])
    case version
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
  var units = Units.metric
  var start = StartView.last
  /// Whether the screen goes on where one was.
  var resumes = true
  var keys = KeyTable.usual
  /// What the command line itself says.
  var given = GivenOptions()
  /// What the config file says that does not hold.
  var mistakes: [ConfigMistake] = []
}

/// What the screen begins with.
enum StartView: String, CaseIterable {
  /// Where one was.
  case last
  case list, chart, natures, growth
}

/// What can be done with the cache besides filling it.
enum CacheCommand: String, CaseIterable {
  case status, verify, clear

  /// What fills it.
  static let fill = "fill"
  static let names = allCases.map(\.rawValue) + [fill]
}

/// What can be done with the config file.
enum ConfigCommand: Equatable {
  case check, path
  /// Prints a file with every setting.
  case usual
  case get(String)
  case set(String, to: String)

  static let names = ["check", "path", "default", "get", "set"]
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

  /// What an option or one that stands for it says, whichever came last.
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
