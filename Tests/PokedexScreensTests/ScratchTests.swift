import Foundation
import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexScreens

struct ScratchTests {
  @Test func show() async throws {
    let names = (ProcessInfo.processInfo.environment["NAMES"] ?? "bulbasaur").split(separator: ",")
    let ja = ProcessInfo.processInfo.environment["JA"] != nil
    let columns = Int(ProcessInfo.processInfo.environment["COLS"] ?? "80") ?? 80
    for name in names {
      let pages = PagesOfBundle(ja ? .japanese : .english, size: Size(columns: columns, rows: 24))
      let tab: EntryTab = ProcessInfo.processInfo.environment["TAB"] != nil ? .overview : .raising
      print("=== \(name)")
      for line in try await pages.text(String(name), tab) { print("|" + line) }
    }
  }
}
