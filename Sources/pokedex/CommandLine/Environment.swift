#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The environment variables that the program reads.
struct Environment: ExpressibleByDictionaryLiteral {
  /// An array, as a dictionary isn't worth its cost for a few variables.
  private var variables: [(name: String, value: String)]

  init(dictionaryLiteral variables: (String, String)...) {
    self.variables = variables.map { (name: $0, value: $1) }
  }

  /// Reads the process's environment. A value that isn't valid UTF-8 counts as unset, as replacing characters
  /// would change a path.
  init() {
    let names = [
      "CLICOLOR_FORCE", "COLORFGBG", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES",
      "NO_COLOR", "POKEDEX_API_URL", "POKEDEX_GAME", "POKEDEX_LOG", "TERM", "XDG_CACHE_HOME",
      "XDG_CONFIG_HOME",
      "XDG_DATA_HOME", "XDG_STATE_HOME",
    ]
    variables = names.compactMap { name in
      getenv(name).flatMap { String(validatingCString: $0) }.map { (name, $0) }
    }
  }

  /// The value of a variable; nil if not set.
  subscript(name: String) -> String? {
    get { variables.first { $0.name == name }?.value }
    set {
      variables.removeAll { $0.name == name }
      if let newValue { variables.append((name, newValue)) }
    }
  }
}

/// Paths of the program's files, by the XDG base directory specification on every system.
struct Paths: Equatable {
  /// The cache of server responses; nil if the environment names no directory for it.
  let cache: String?
  /// The user's marks, notes and teams; nil if the environment names no directory for them.
  let userData: String?

  /// The config file; nil if the environment names no directory for it.
  let config: String?
  /// The state file with the last session; nil if the environment names no directory for it.
  let state: String?

  init(environment: Environment) {
    cache = Self.path("cache.sqlite", "XDG_CACHE_HOME", ".cache", environment)
    userData = Self.path("user.sqlite", "XDG_DATA_HOME", ".local/share", environment)
    config = Self.path("config.toml", "XDG_CONFIG_HOME", ".config", environment)
    state = Self.path("state", "XDG_STATE_HOME", ".local/state", environment)
  }

  /// Returns a file's path. A variable with a relative path is ignored, as the specification requires.
  private static func path(
    _ name: String, _ variable: String, _ defaultFolder: String, _ environment: Environment
  ) -> String? {
    let isAbsolute = { (path: String) in path.hasPrefix("/") }
    let home = environment["HOME"].flatMap { isAbsolute($0) ? $0 + "/" + defaultFolder : nil }
    let folder = environment[variable].flatMap { isAbsolute($0) ? $0 : nil } ?? home
    return folder.map { $0 + "/pokedex/" + name }
  }
}
