// swift-tools-version: 6.2
import PackageDescription

/// Settings of all Swift targets: the strictest language mode, and warnings as errors.
let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // An async function runs on its caller's actor, so bundled data answers without a thread hop.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // Debug builds compile whole modules, too. This takes a sixth less CPU time.
  .unsafeFlags(
    ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
    .when(configuration: .debug)),
]

/// Linker settings for a fast start: no load-time relocations, no symbols, and no shared library except for
/// the C library. The toolchain's linker (lld) is needed: unlike the system's, it can link Swift's C++
/// runtime from an archive at any position of its command line.
let startsFast: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "-no-pie", "-Xlinker", "--no-export-dynamic", "-Xlinker", "-s",
      "-Xlinker", "--remap-inputs=*/libstdc++.so=/dev/null", "-l:libstdc++.a", "-l:libgcc_eh.a",
    ], .when(platforms: [.linux], configuration: .release))
]

/// Names of the only tests to build (POKEDEX_TESTS), for the sanitizers in .ci/run. Such a build is short:
/// it has these tests and their dependencies, nothing is optimised, and tests of the client do without the
/// bundle.
let wantedTests = Context.environment["POKEDEX_TESTS"].map {
  $0.split(separator: ",").map(String.init)
}

/// Optimises debug builds, too: the tests read the whole dex, which takes five times as long otherwise. The
/// tests themselves are not optimised.
let alwaysOptimised: [SwiftSetting] =
  wantedTests == nil ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// Modules for other packages, each as its own library.
let libraries = [
  "PokedexModel", "PokedexBattle", "PokedexSets", "PokemonAPI", "PokemonAPIBundle",
  "PokemonAPIMock", "DexData", "PokedexQuery",
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

    // Exact damage. Takes values only, so no result can depend on a table that a test doesn't see.
    module("PokedexBattle", uses: ["PokedexModel"], settings: alwaysOptimised),

    // Sets and teams in the text format that players share. Knows no table and no screen: names come
    // through a protocol, so a paste is read the same way from a file, a pipe and the clipboard.
    module("PokedexSets", uses: ["PokedexBattle", "PokedexModel"], settings: alwaysOptimised),

    // Resources/*/*.tsv inside the executable. Only EmbeddedTables sees the raw bytes.
    .target(name: "CEmbeddedTables"),
    module("EmbeddedTables", uses: ["CEmbeddedTables"], settings: alwaysOptimised),
    module(
      "DexData",
      uses: ["EmbeddedTables", "PokedexBattle", "PokedexModel", "PokedexQuery", "PokedexSets"],
      settings: alwaysOptimised),
    // The cases of Sentence, made from Resources/Text/sentences.tsv.
    .plugin(name: "SentenceKeys", capability: .buildTool(), path: "Sources/SentenceKeys"),
    .target(
      name: "PokedexText", dependencies: ["EmbeddedTables", "PokedexModel"],
      swiftSettings: swiftSettings, plugins: ["SentenceKeys"]),
    // Queries, from text to matching entries. Knows no screen and no file, so that list, shell and palette
    // all use the same search.
    module("PokedexQuery", uses: ["PokedexModel", "PokedexText"], settings: alwaysOptimised),

    // The user's own files. Knows no format, so one rule on access holds for all of them.
    module("OwnFiles"),
    // libcurl (libcurl4-openssl-dev for its header, libcurl4 to run), loaded at the first request.
    .target(
      name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // SQLite (libsqlite3-dev): a cache that survives a crash and can be used by two programs at once.
    // Linked statically, so that the executable needs no other file.
    .target(
      name: "CSQLite",
      linkerSettings: [
        .linkedLibrary(":libsqlite3.a", .when(platforms: [.linux])),
        .linkedLibrary("m", .when(platforms: [.linux])),
        .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
      ]),
    module("SQLite", uses: ["CSQLite", "OwnFiles"]),
    // Marks and notes. Doesn't import the client, so the user's data never mixes with fetched data.
    module("UserStore", uses: ["OwnFiles", "PokedexModel", "SQLite"]),
    // libpng (libpng-dev): decodes every kind of PNG and doesn't crash on broken files. Linked statically,
    // with zlib.
    .target(
      name: "CPNG",
      linkerSettings: [
        .linkedLibrary(":libpng16.a", .when(platforms: [.linux])),
        .linkedLibrary(":libz.a", .when(platforms: [.linux])),
        .linkedLibrary("m", .when(platforms: [.linux])),
        .linkedLibrary("png", .when(platforms: [.macOS])),
      ]),
    // toml++ (libtomlplusplus-dev, headers only), for the settings file, which people edit by hand.
    .target(name: "CTOML"),
    // TOML files as values with their lines. Knows no setting, so every setting has to be checked by the
    // caller.
    module("TOML", uses: ["CTOML"]),
    // Pictures: decoding and drawing in cells. Knows no terminal, so pictures are tested as values.
    module("Pictures", uses: ["CPNG"], settings: alwaysOptimised),
    module(
      "PokemonAPI",
      uses: ["OwnFiles", "PokedexModel", "SQLite"]),
    // Two transports: libcurl on Linux, URLSession elsewhere. The client imports neither, so on Linux the
    // program links no Foundation except for FoundationEssentials.
    module("CurlTransport", uses: ["CCurl", "PokemonAPI"]),
    module("URLSessionTransport", uses: ["PokemonAPI"]),
    // The bundled dex as a data source. Apart from the mock, so the program can't use a source that is
    // made to fail.
    module("PokemonAPIBundle", uses: ["DexData", "PokemonAPI"]),
    module("PokemonAPIMock", uses: ["PokemonAPI", "PokemonAPIBundle"]),

    module(
      "PokedexFeatures",
      uses: [
        "Pictures", "PokedexModel", "PokedexText", "PokemonAPI", "UserStore",
      ]),

    // ncursesw (libncurses-dev): a terminal's capabilities, its modes and its keys. Linked statically:
    // loading a shared library takes a twentieth of the start.
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
    module(
      "CursesTerminal",
      uses: ["CMainQueue", "CNcurses", "CTerminalSignals", "OwnFiles", "TerminalUI"]),
    // The front end: screens and keys. It sees no curses, no file and no socket, so every screen is tested
    // without a terminal.
    module(
      "PokedexApp",
      uses: [
        "Pictures", "PokedexBattle", "PokedexFeatures", "PokedexModel", "PokedexQuery",
        "PokedexSets",
        "PokedexText", "PokemonAPI", "TerminalUI", "UserStore",
      ]),

    .executableTarget(
      name: "pokedex",
      dependencies: [
        "CTerminalSignals", "CursesTerminal", "DexData", "EmbeddedTables", "OwnFiles",
        "PokedexApp", "PokedexBattle", "PokedexFeatures", "PokedexModel", "PokedexQuery",
        "PokedexSets", "PokedexText", "PokemonAPI", "PokemonAPIBundle", "TOML", "TerminalUI",
        "UserStore",
        .target(name: "CurlTransport", condition: .when(platforms: [.linux])),
        .target(name: "URLSessionTransport", condition: .when(platforms: [.macOS])),
      ],
      swiftSettings: swiftSettings, linkerSettings: startsFast),
    .executableTarget(
      name: "PokedexBenchmark",
      dependencies: [
        "DexData", "PokedexApp", "PokedexBattle", "PokedexFeatures", "PokedexModel",
        "PokedexQuery", "PokedexSets", "PokemonAPI", "PokemonAPIBundle", "TerminalUI",
      ],
      swiftSettings: swiftSettings),

    // Annotations for ThreadSanitizer; empty in other builds.
    .target(name: "CTestSupport", path: "Tests/CTestSupport"),
    // Shared helpers of the tests, e.g. a manual clock and faulty servers.
    .target(
      name: "TestSupport", dependencies: ["CTestSupport"], path: "Tests/TestSupport",
      swiftSettings: swiftSettings),
    // Stub data sources and stores.
    .target(
      name: "PokedexTestSupport",
      dependencies: [
        "DexData", "PokedexApp", "PokedexFeatures", "PokedexModel", "PokemonAPI",
        "PokemonAPIBundle", "UserStore",
      ],
      path: "Tests/PokedexTestSupport", swiftSettings: swiftSettings),
    tests("PokedexModelTests", of: ["PokedexModel"]),
    tests("PokedexBattleTests", of: ["PokedexBattle", "PokedexModel"]),
    tests(
      "PokedexSetsTests",
      of: [
        "DexData", "PokedexBattle", "PokedexModel", "PokedexSets", "PokedexText", "TestSupport",
      ],
      without: [
        "OracleCases-effects.jsonl", "OracleCases-plain.jsonl", "Pastes", "ShowdownNames.tsv",
        "Tables",
      ]),
    tests(
      "DexDataTests",
      of: ["DexData", "EmbeddedTables", "PokedexModel", "PokedexText", "SQLite", "TestSupport"],
      without: ["Tables", "schema.sql"]),
    tests(
      "PokedexQueryTests",
      of: [
        "DexData", "EmbeddedTables", "PokedexModel", "PokedexQuery", "PokedexText", "TestSupport",
      ], without: ["Tables"]),
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
        "DexData", "Pictures", "PokedexApp", "PokedexFeatures", "PokedexModel",
        "PokedexTestSupport", "PokedexText", "PokemonAPI", "PokemonAPIMock", "TestSupport",
        "UserStore",
      ]),
    tests(
      "PokedexAppTests",
      of: [
        "DexData", "Pictures", "PokedexApp", "PokedexFeatures", "PokedexModel", "PokedexQuery",
        "PokedexTestSupport", "PokedexText", "PokemonAPI", "PokemonAPIMock",
        "TerminalUI", "TestSupport", "UserStore",
      ], without: ["Scripts", "Searches.tsv", "Snapshots", "Tables"]),
    tests(
      "PokedexCommandTests",
      of: [
        "CurlTransport", "DexData", "PokedexApp", "PokedexFeatures", "PokedexModel", "PokedexQuery",
        "PokedexTestSupport", "PokedexText", "PokemonAPI", "PokemonAPIMock",
        "TerminalUI", "TestSupport", "UserStore", "pokedex",
      ], without: ["Tables", "Transcripts"]),
    tests(
      "PokedexTerminalTests",
      of: [
        "CursesTerminal", "PokedexModel", "PokedexTestSupport", "TerminalUI", "TestSupport",
        "UserStore", "pokedex",
      ], without: ["Faults"]),
    // Scripts in .tools, run as their users would.
    tests("ToolsTests", of: ["TestSupport", "pokedex"], without: ["Scripts"]),
    // Tests of everything except for the terminal, over real sockets, with faulty servers.
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
    for case .plugin(let plugin, _) in target(name).plugins ?? [] { need(plugin) }
  }
  func target(_ name: String) -> Target {
    guard let target = package.targets.first(where: { $0.name == name }) else {
      // A manifest has no other way to report an error.
      fatalError("There is no \(name).")
    }
    return target
  }
  wantedTests.forEach(need)
  package.targets.removeAll { !names.contains($0.name) }
  package.products = []
}
