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
      "NO_COLOR", "POKEDEX_API_URL", "POKEDEX_LOG", "TERM", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
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
