import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// A key that works only on other pages of an entry shows a message that names those pages.
@MainActor
@Suite("Keys of other pages")
struct KeysOfOtherPagesTests {
  private func opened(_ tab: EntryTab, _ language: Language = .english) async -> PokedexApp {
    let app = await DemoApp.started(language: language)
    app.press(.enter)
    app.turn(to: tab)
    return app
  }

  private func status(_ app: PokedexApp) -> String {
    app.shown().text(row: app.state.layout.status)
  }

  @Test(arguments: EntryTab.allCases)
  func unavailableKeyNamesItsPages(tab: EntryTab) async throws {
    let others = KeyTable.defaultKeys.bindings.filter {
      $0.contexts.contains(.entry) && !tab.responds(to: $0.intent)
    }
    #expect(others.count >= 5)

    for binding in others {
      let app = await opened(tab)
      app.press(binding.keys[0])

      let status = status(app)
      for other in EntryTab.allCases {
        let title = app.state.words(other.page.title)
        #expect(
          status.contains(title) == other.responds(to: binding.intent), "\(binding.displayText)")
      }
    }
  }

  @Test func japaneseNoticeNamesPagesOfKey() async {
    let app = await opened(.overview, .japanese)

    app.type("A")

    #expect(status(app) == " そのキーを使うページ：相性、すがた")
  }

  @Test(arguments: ["a", "s", "f", "F"])
  func pictureKeysReportNoPictureWithoutSource(key: String) async {
    let app = await opened(.overview)

    app.type(key)

    #expect(status(app) == " There is no picture to change here.")
  }
}
