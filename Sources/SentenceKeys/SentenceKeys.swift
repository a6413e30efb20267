import Foundation
import PackagePlugin

/// Makes the cases of `Sentence` from the keys in `Resources/Text/sentences.tsv`, so that no key is
/// written twice.
@main
struct SentenceKeys: BuildToolPlugin {
  /// Writes one case for each row below the header.
  private static let program = #"""
    BEGIN { FS = "\t"; print "package enum Sentence: Int, CaseIterable, Sendable {" > file }
    NR > 1 { print "  case " $1 > file }
    END { print "}" > file }
    """#

  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let table = context.package.directoryURL.appending(path: "Resources/Text/sentences.tsv")
    let file = context.pluginWorkDirectoryURL.appending(path: "Sentence+Cases.swift")
    return [
      .buildCommand(
        displayName: "Making the cases of Sentence", executable: URL(filePath: "/usr/bin/awk"),
        arguments: ["-v", "file=\(file.path())", Self.program, table.path()],
        inputFiles: [table], outputFiles: [file])
    ]
  }
}
