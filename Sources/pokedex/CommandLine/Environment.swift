#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The environment variables that the program reads, and whether it writes to a terminal.
struct Environment: ExpressibleByDictionaryLiteral {
  /// An array, because a dictionary would be slower for so few variables.
  private var variables: [(name: String, value: String)]
  /// Whether standard output is a terminal, so that a screen can open.
  private(set) var hasScreen = false

  init(dictionaryLiteral variables: (String, String)...) {
    self.variables = variables.map { (name: $0, value: $1) }
  }

  /// Reads the environment variables of the process. A value that isn't valid UTF-8 is ignored,
  /// because replacing the invalid bytes would change a path.
  init() {
    let names = [
      "CLICOLOR_FORCE", "COLORFGBG", "CURL_CA_BUNDLE", "HOME", "LANG", "LC_ALL", "LC_CTYPE",
      "LC_MESSAGES", "NO_COLOR", "POKEDEX_API_URL", "POKEDEX_CONFIG", "POKEDEX_GAME", "POKEDEX_LOG",
      "SSL_CERT_DIR", "SSL_CERT_FILE", "TERM",
      "XDG_CACHE_HOME",
      "XDG_CONFIG_HOME",
      "XDG_DATA_HOME", "XDG_STATE_HOME",
    ]
    variables = names.compactMap { name in
      getenv(name).flatMap { String(validatingCString: $0) }.map { (name, $0) }
    }
    hasScreen = isatty(STDOUT_FILENO) != 0
  }

  /// The value of a variable. Nil if it is not set.
  subscript(name: String) -> String? {
    get { variables.first { $0.name == name }?.value }
    set {
      variables.removeAll { $0.name == name }
      if let newValue { variables.append((name, newValue)) }
    }
  }
}

/// Paths of the program's files. They follow the XDG base directory specification on all operating
/// systems.
struct Paths: Equatable {
  /// The file with the cached responses. Nil if the environment variables specify no folder for it.
  let cache: String?
  /// The file with the user's marks, notes and teams. Nil if the environment variables specify no
  /// folder for it.
  let userData: String?

  /// The config file: the path in `POKEDEX_CONFIG` or, if that isn't set, a file in the folder for
  /// config files. Nil if the environment variables specify no folder for it.
  let config: String?
  /// The state file with the last session. Nil if the environment variables specify no folder for
  /// it.
  let state: String?

  init(environment: Environment) {
    cache = Self.path("cache.sqlite", "XDG_CACHE_HOME", ".cache", environment)
    userData = Self.path("user.sqlite", "XDG_DATA_HOME", ".local/share", environment)
    let ownConfig = environment["POKEDEX_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    config = ownConfig ?? Self.path("config.toml", "XDG_CONFIG_HOME", ".config", environment)
    state = Self.path("state", "XDG_STATE_HOME", ".local/state", environment)
  }

  /// Returns a file's path. Nil if the environment variables specify no folder for it. A variable
  /// that contains a relative path is ignored, as the specification requires.
  private static func path(
    _ name: String, _ variable: String, _ defaultFolder: String, _ environment: Environment
  ) -> String? {
    let isAbsolute = { (path: String) in path.hasPrefix("/") }
    let home = environment["HOME"].flatMap { isAbsolute($0) ? $0 + "/" + defaultFolder : nil }
    let folder = environment[variable].flatMap { isAbsolute($0) ? $0 : nil } ?? home
    return folder.map { $0 + "/pokedex/" + name }
  }
}
