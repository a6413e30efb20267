// swift-tools-version: 6.2
import PackageDescription

// A package that depends on pokedex as other packages would.
let package = Package(
  name: "example",
  platforms: [.macOS("26.0")],
  dependencies: [.package(name: "pokedex", path: "../..")],
  targets: [
    .executableTarget(
      name: "Example",
      dependencies: [
        .product(name: "DexData", package: "pokedex"),
        .product(name: "PokedexModel", package: "pokedex"),
        .product(name: "PokedexQuery", package: "pokedex"),
        .product(name: "PokemonAPI", package: "pokedex"),
        .product(name: "PokemonAPIBundle", package: "pokedex"),
        .product(name: "CurlTransport", package: "pokedex", condition: .when(platforms: [.linux])),
        .product(
          name: "URLSessionTransport", package: "pokedex", condition: .when(platforms: [.macOS])),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ])
