/// Where the program's files are, by the XDG base directory specification on every system.
struct Paths: Equatable {
  /// What is kept of the server's answers; nil where the environment has no place for it.
  let cache: String?
  /// What the user made; nil where the environment has no place for it.
  let userData: String?

  /// The settings that a person writes; nil as above.
  let config: String?
  /// Where one was when one left; nil as above.
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
