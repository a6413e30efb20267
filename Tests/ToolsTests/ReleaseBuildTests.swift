import Foundation
import Testing

@Suite("Release builds")
struct ReleaseBuildTests {
  /// The program loads libcurl by its name. With a search path of its own (RUNPATH), a copied
  /// executable would load any file of that name beside it. `.ci/run` looks for such a path in the
  /// executable itself.
  @Test(arguments: [
    "README.md", ".ci/run", ".tools/install", ".tools/make-deb", ".tools/check-reproducible",
    "Sources/PokedexBenchmark/main.swift",
  ])
  func everyReleaseBuildForPeopleHasNoLocalSearchPath(path: String) throws {
    let text = try String(contentsOf: Tool.project.appending(path: path), encoding: .utf8)
    let builds = text.split(separator: "\n").filter { $0.contains("--static-swift-stdlib") }

    #expect(!builds.isEmpty)
    for build in builds { #expect(build.contains("--disable-local-rpath"), "\(build)") }
  }

  @Test func libcurlIsLoadedByNameFromSystemFolders() throws {
    let text = try String(
      contentsOf: Tool.project.appending(path: "Sources/CCurl/curl.c"), encoding: .utf8)
    let names = text.matches(of: /define LIBRARY "(.+)"/).map { String($0.1) }

    #expect(!names.isEmpty)
    // A name with a slash would be relative to the working folder, or to the executable.
    for name in names { #expect(!name.contains("/") || name.hasPrefix("/"), "\(name)") }
  }
}
