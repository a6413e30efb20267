#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The environment, what the program reads of it.
enum Environment {
  static var variables: [String: String] {
    let names = [
      "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "POKEDEX_API_URL", "POKEDEX_LOG",
      "XDG_CACHE_HOME",
    ]
    let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(uniqueKeysWithValues: values)
  }
}
