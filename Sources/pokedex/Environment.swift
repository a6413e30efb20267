#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The environment, what the program reads of it.
enum Environment {
  static var variables: [String: String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "POKEDEX_API_URL"]
    let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(uniqueKeysWithValues: values)
  }
}
