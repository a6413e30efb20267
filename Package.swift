// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is built with: the language as strict as it gets, a warning fails the build.
let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // An async function runs on its caller's actor, so bundled data answers without a thread hop.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// No load-time relocations and no symbols, and of shared libraries only the C library: what is not
/// there at start does not slow it. The toolchain's own linker, unlike the system's, takes the C++ runtime
/// that Swift needs from its archive wherever that is named.
let startsFast: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "-no-pie", "-Xlinker", "--no-export-dynamic", "-Xlinker", "-s",
      "-Xlinker", "--remap-inputs=*/libstdc++.so=/dev/null", "-l:libstdc++.a", "-l:libgcc_eh.a",
    ], .when(platforms: [.linux], configuration: .release))
]

/// With POKEDEX_TESTS, a build is for these tests and what they need, and is short: nothing else is built,
/// nothing optimised, and tests of the client do without the bundle. For sanitizers, in .ci/run.
let wantedTests = Context.environment["POKEDEX_TESTS"].map {
  $0.split(separator: ",").map(String.init)
}

/// Optimised in debug builds as well: tests read all of the dex, which takes five times as long else. Tests
/// themselves are not.
let alwaysOptimised: [SwiftSetting] =
  wantedTests == nil ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// What others use of it: each module by itself.
let libraries = [
  "PokedexModel", "PokedexBattle", "PokedexSets", "PokemonAPI", "PokemonAPIMock", "DexData",
  "PokedexQuery",
  "CurlTransport", "URLSessionTransport",
]

func module(
  _ name: String, uses dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swiftSettings + settings)
}

func tests(
  _ name: String, of dependencies: [Target.Dependency], without excluded: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: excluded, swiftSettings: swiftSettings)
}

let package = Package(
  name: "pokedex",
  platforms: [.macOS("26.0")],
  products: [.executable(name: "pokedex", targets: ["pokedex"])]
    + libraries.map { .library(name: $0, targets: [$0]) },
  targets: [
    // Values and rules. Imports nothing, so no rule can depend on a file, a screen or a server.
    module("PokedexModel", settings: alwaysOptimised),

    // Exact damage. Takes values only, so that no figure can come from a table that a test doesn't see.
    module("PokedexBattle", uses: ["PokedexModel"], settings: alwaysOptimised),

    // Sets and teams as people write them. Knows no table and no screen: names come through a protocol, so a
    // paste is read alike from a file, a pipe and the clipboard.
    module("PokedexSets", uses: ["PokedexBattle", "PokedexModel"], settings: alwaysOptimised),

    // Resources/*/*.tsv inside the executable; only EmbeddedTables sees the raw bytes.
    .target(name: "CEmbeddedTables"),
    module("EmbeddedTables", uses: ["CEmbeddedTables"], settings: alwaysOptimised),
    module(
      "DexData",
      uses: ["EmbeddedTables", "PokedexBattle", "PokedexModel", "PokedexQuery", "PokedexSets"],
      settings: alwaysOptimised),
    module("PokedexText", uses: ["EmbeddedTables", "PokedexModel"]),
    // From what is typed to the entries that are meant. Knows no screen and no file, so that list, shell
    // and palette ask alike.
    module("PokedexQuery", uses: ["PokedexModel", "PokedexText"], settings: alwaysOptimised),

    // Files of the user's own. Knows no format, so that one rule says who may read them, whatever they hold.
    module("OwnFiles"),
    // libcurl (libcurl4-openssl-dev for its header, libcurl4 to run): opened at the first request.
    .target(
      name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // SQLite (libsqlite3-dev): the cache survives a crash and two programs at once. Taken in whole, so
    // that the executable still needs no other file.
    .target(
      name: "CSQLite",
      linkerSettings: [
        .linkedLibrary(":libsqlite3.a", .when(platforms: [.linux])),
        .linkedLibrary("m", .when(platforms: [.linux])),
        .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
      ]),
    module("SQLite", uses: ["CSQLite", "OwnFiles"]),
    // Marks and notes. Knows nothing that can be fetched, so that what the user made is never mixed with it.
    module("UserStore", uses: ["OwnFiles", "PokedexModel", "SQLite"]),
    // libpng (libpng-dev): every kind of PNG that a sprite may be, and no crash for what is none. Taken in
    // whole, with the zlib that it needs.
    .target(
      name: "CPNG",
      linkerSettings: [
        .linkedLibrary(":libpng16.a", .when(platforms: [.linux])),
        .linkedLibrary(":libz.a", .when(platforms: [.linux])),
        .linkedLibrary("m", .when(platforms: [.linux])),
        .linkedLibrary("png", .when(platforms: [.macOS])),
      ]),
    // toml++ (libtomlplusplus-dev, headers only): the one format for settings that people write by hand.
    .target(name: "CTOML"),
    // A TOML file as values with their lines; knows no setting, so that no setting is read unchecked.
    module("TOML", uses: ["CTOML"]),
    // Pixels from files and in cells; knows no terminal, so that a picture is tested as a value.
    module("Pictures", uses: ["CPNG"], settings: alwaysOptimised),
    module(
      "PokemonAPI",
      uses: ["OwnFiles", "PokedexModel", "SQLite"], settings: alwaysOptimised),
    // Two ways to make its requests: over libcurl on Linux, over URLSession elsewhere. The client knows
    // neither, so that the program holds no Foundation besides FoundationEssentials on Linux.
    module("CurlTransport", uses: ["CCurl", "PokemonAPI"], settings: alwaysOptimised),
    module("URLSessionTransport", uses: ["PokemonAPI"]),
    module("PokemonAPIMock", uses: ["DexData", "PokedexModel", "PokemonAPI"]),

    module(
      "PokedexFeatures",
      uses: [
        "Pictures", "PokedexModel", "PokedexQuery", "PokedexText", "PokemonAPI", "UserStore",
      ]),

    // ncursesw (libncurses-dev): what a terminal understands, its modes, and which keys it sends.
    // Taken in whole: to find and bind a shared one takes a twentieth of the start.
    .target(
      name: "CNcurses",
      linkerSettings: [
        .linkedLibrary(":libncursesw.a", .when(platforms: [.linux])),
        .linkedLibrary(":libtinfo.a", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(name: "CTerminalSignals"),
    .target(name: "CMainQueue"),
    module("TerminalUI", settings: alwaysOptimised),
    module("CursesTerminal", uses: ["CMainQueue", "CNcurses", "CTerminalSignals", "TerminalUI"]),
    // The front end: what is on the screen and what keys do. It sees no curses, no file and no socket, so
    // every screen is tested without a terminal.
    module(
      "PokedexApp",
      uses: [
        "Pictures", "PokedexBattle", "PokedexFeatures", "PokedexModel", "PokedexQuery",
        "PokedexSets",
        "PokedexText", "PokemonAPI", "TerminalUI", "UserStore",
      ], settings: alwaysOptimised),

    .executableTarget(
      name: "pokedex",
      dependencies: [
        "CTerminalSignals", "CursesTerminal", "DexData", "EmbeddedTables", "OwnFiles",
        "PokedexApp", "PokedexBattle", "PokedexFeatures", "PokedexModel", "PokedexQuery",
        "PokedexSets", "PokedexText", "PokemonAPI", "PokemonAPIMock", "TOML", "TerminalUI",
        "UserStore",
        .target(name: "CurlTransport", condition: .when(platforms: [.linux])),
        .target(name: "URLSessionTransport", condition: .when(platforms: [.macOS])),
      ],
      swiftSettings: swiftSettings, linkerSettings: startsFast),
    .executableTarget(
      name: "PokedexBenchmark",
      dependencies: [
        "DexData", "PokedexApp", "PokedexBattle", "PokedexFeatures", "PokedexModel",
        "PokedexQuery", "PokedexSets", "PokemonAPI", "PokemonAPIMock", "TerminalUI",
      ],
      swiftSettings: swiftSettings),

    // What sanitizers have to be told. Nothing in other builds.
    .target(name: "CTestSupport", path: "Tests/CTestSupport"),
    // A clock that tests set forward themselves, servers that misbehave, and what else several need.
    .target(
      name: "TestSupport", dependencies: ["CTestSupport"], path: "Tests/TestSupport",
      swiftSettings: swiftSettings),
    // Sources of Pokémon that answer what a test says.
    .target(
      name: "PokedexTestSupport",
      dependencies: [
        "DexData", "PokedexFeatures", "PokedexModel", "PokemonAPI", "PokemonAPIMock",
        "UserStore",
      ],
      path: "Tests/PokedexTestSupport", swiftSettings: swiftSettings),
    tests("PokedexModelTests", of: ["PokedexModel"]),
    tests("PokedexBattleTests", of: ["PokedexBattle", "PokedexModel"]),
    tests(
      "PokedexSetsTests",
      of: ["DexData", "PokedexBattle", "PokedexModel", "PokedexSets", "TestSupport"],
      without: ["Pastes"]),
    tests(
      "DexDataTests",
      of: ["DexData", "EmbeddedTables", "PokedexModel", "PokedexText", "TestSupport"]),
    tests(
      "PokedexQueryTests",
      of: [
        "DexData", "EmbeddedTables", "PokedexModel", "PokedexQuery", "PokedexText", "TestSupport",
      ]),
    tests("OwnFilesTests", of: ["OwnFiles"]),
    tests("TOMLTests", of: ["TOML"]),
    tests("SQLiteTests", of: ["SQLite"]),
    tests(
      "UserStoreTests", of: ["PokedexModel", "SQLite", "TestSupport", "UserStore"]),
    tests("PicturesTests", of: ["Pictures", "TestSupport"]),
    tests(
      "TerminalUITests",
      of: ["DexData", "EmbeddedTables", "PokedexModel", "TerminalUI", "TestSupport"]),
    tests(
      "PokemonAPITests",
      of: [
        "CurlTransport", "PokedexModel", "PokemonAPI", "SQLite", "TestSupport",
        "URLSessionTransport",
      ]
        + (wantedTests == nil ? ["DexData", "PokedexTestSupport", "PokemonAPIMock"] : []),
      without: wantedTests == nil ? [] : ["Bundle", "Cache/CacheFillerTests.swift"]),
    tests(
      "PokedexFeaturesTests",
      of: [
        "Pictures", "PokedexFeatures", "PokedexModel", "PokedexTestSupport", "PokedexText",
        "PokemonAPI", "PokemonAPIMock", "TestSupport", "UserStore",
      ]),
    tests(
      "PokedexAppTests",
      of: [
        "DexData", "Pictures", "PokedexApp", "PokedexFeatures", "PokedexModel", "PokedexQuery",
        "PokedexTestSupport", "PokedexText", "PokemonAPI", "PokemonAPIMock",
        "TerminalUI", "TestSupport", "UserStore",
      ], without: ["Searches.tsv", "Snapshots"]),
    tests(
      "PokedexCommandTests",
      of: [
        "CurlTransport", "DexData", "PokedexApp", "PokedexFeatures", "PokedexModel", "PokedexQuery",
        "PokedexTestSupport", "PokedexText", "PokemonAPI", "PokemonAPIMock",
        "TerminalUI", "TestSupport", "UserStore", "pokedex",
      ]),
    tests(
      "PokedexTerminalTests",
      of: [
        "CursesTerminal", "PokedexModel", "PokedexTestSupport", "TerminalUI", "TestSupport",
        "UserStore", "pokedex",
      ], without: ["Faults"]),
    // Scripts in .tools, run as their users would.
    tests("ToolsTests", of: ["TestSupport", "pokedex"], without: ["Scripts"]),
    // Everything but the terminal, over real sockets, with servers that misbehave.
    tests(
      "PokedexNetworkTests",
      of: [
        "CurlTransport", "DexData", "Pictures", "PokedexApp", "PokedexFeatures", "PokedexModel",
        "PokedexTestSupport", "PokedexText", "PokemonAPI", "PokemonAPIMock",
        "SQLite", "TerminalUI", "TestSupport", "pokedex",
      ]),
  ],
  cxxLanguageStandard: .cxx17)

if let wantedTests {
  var names: Set<String> = []
  func need(_ name: String) {
    guard names.insert(name).inserted else { return }
    for case .byNameItem(let other, _) in target(name).dependencies { need(other) }
    for case .targetItem(let other, _) in target(name).dependencies { need(other) }
  }
  func target(_ name: String) -> Target {
    guard let target = package.targets.first(where: { $0.name == name }) else {
      // A manifest can refuse in no other way.
      fatalError("There is no \(name).")
    }
    return target
  }
  wantedTests.forEach(need)
  package.targets.removeAll { !names.contains($0.name) }
  package.products = []
}
