import Testing

@testable import pokedex

@Suite("Paths of files")
struct PathsTests {
  static let caches: [(xdg: String?, home: String?, path: String?)] = [
    ("/x", "/home/me", "/x/pokedex/cache.sqlite"), ("/x", nil, "/x/pokedex/cache.sqlite"),
    ("/x", "me", "/x/pokedex/cache.sqlite"),
    ("x", "/home/me", "/home/me/.cache/pokedex/cache.sqlite"), ("x", nil, nil), ("x", "me", nil),
    ("./x", nil, nil), ("~/x", nil, nil),
    ("", "/home/me", "/home/me/.cache/pokedex/cache.sqlite"), ("", nil, nil), ("", "me", nil),
    (nil, "/home/me", "/home/me/.cache/pokedex/cache.sqlite"), (nil, nil, nil), (nil, "me", nil),
    (nil, "", nil),
  ]

  @Test(arguments: caches)
  func cacheIsBelowXDGCacheHomeOrHome(xdg: String?, home: String?, path: String?) {
    var environment: Environment = [:]
    environment["XDG_CACHE_HOME"] = xdg
    environment["HOME"] = home

    #expect(Paths(environment: environment).cache == path)
  }

  @Test(
    arguments: [
      ("/x", "/home/me", "/x/pokedex/user.sqlite"),
      ("x", "/home/me", "/home/me/.local/share/pokedex/user.sqlite"),
      (nil, "/home/me", "/home/me/.local/share/pokedex/user.sqlite"), (nil, "me", nil),
    ] as [(String?, String?, String?)])
  func userDataIsBelowXDGDataHomeOrHome(xdg: String?, home: String?, path: String?) {
    var environment: Environment = [:]
    environment["XDG_DATA_HOME"] = xdg
    environment["HOME"] = home

    #expect(Paths(environment: environment).userData == path)
  }

  @Test func configAndStateHaveTheirOwnFolders() {
    let paths = Paths(environment: ["HOME": "/home/me", "XDG_STATE_HOME": "/s"])

    #expect(paths.config == "/home/me/.config/pokedex/config.toml")
    #expect(paths.state == "/s/pokedex/state")
    #expect(
      Paths(environment: ["HOME": "/home/me"]).state == "/home/me/.local/state/pokedex/state")
    #expect(Paths(environment: ["XDG_CONFIG_HOME": "/c"]).config == "/c/pokedex/config.toml")
    #expect(Paths(environment: [:]).config == nil)
  }
}
