/// Where the program's files are, by the XDG base directory specification on every system.
struct Paths: Equatable {
  /// What is kept of the server's answers; nil where the environment has no place for it.
  let cache: String?

  /// A relative `XDG_CACHE_HOME` is ignored, as the specification asks.
  init(environment: Environment) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
    let folder = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    cache = folder.map { $0 + "/pokedex/cache.sqlite" }
  }
}
