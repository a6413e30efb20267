/// Where the program's files are, by the XDG base directory specification on every system.
struct Paths: Equatable {
  /// What is kept of the server's answers; nil where the environment has no place for it.
  let cache: String?
  /// What the user made; nil where the environment has no place for it.
  let userData: String?

  /// A relative `XDG_CACHE_HOME` or `XDG_DATA_HOME` is ignored, as the specification asks.
  init(environment: Environment) {
    let folder = { (name: String, usual: String) in
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + usual : nil }
    }
    cache = folder("XDG_CACHE_HOME", "/.cache").map { $0 + "/pokedex/cache.sqlite" }
    userData = folder("XDG_DATA_HOME", "/.local/share").map { $0 + "/pokedex/user.sqlite" }
  }
}
