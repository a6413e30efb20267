#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The environment, what the program reads of it.
struct Environment: ExpressibleByDictionaryLiteral {
  /// A few, so that a dictionary would cost more than it saves.
  private var variables: [(name: String, value: String)]

  init(dictionaryLiteral variables: (String, String)...) {
    self.variables = variables.map { (name: $0, value: $1) }
  }

  /// That of the process. A value that is no text counts as not set: as a path it would be another one.
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

  /// The value of a variable; nil where it is not set.
  subscript(name: String) -> String? {
    get { variables.first { $0.name == name }?.value }
    set {
      variables.removeAll { $0.name == name }
      if let newValue { variables.append((name, newValue)) }
    }
  }
}

/// The paths of the program's files, by the XDG base directory specification on every system.
struct Paths: Equatable {
  /// The cache of the server's answers; nil if the environment has no place for it.
  let cache: String?
  /// The user's marks, notes and teams; nil if the environment has no place for them.
  let userData: String?

  /// The settings that a person writes; nil as above.
  let config: String?
  /// The last session; nil as above.
  let state: String?

  init(environment: Environment) {
    cache = Self.path("cache.sqlite", "XDG_CACHE_HOME", ".cache", environment)
    userData = Self.path("user.sqlite", "XDG_DATA_HOME", ".local/share", environment)
    config = Self.path("config.toml", "XDG_CONFIG_HOME", ".config", environment)
    state = Self.path("state", "XDG_STATE_HOME", ".local/state", environment)
  }

  /// A variable with a relative path is ignored, as the specification asks.
  private static func path(
    _ name: String, _ variable: String, _ usual: String, _ environment: Environment
  ) -> String? {
    let isAbsolute = { (path: String) in path.hasPrefix("/") }
    let home = environment["HOME"].flatMap { isAbsolute($0) ? $0 + "/" + usual : nil }
    let folder = environment[variable].flatMap { isAbsolute($0) ? $0 : nil } ?? home
    return folder.map { $0 + "/pokedex/" + name }
  }
}
