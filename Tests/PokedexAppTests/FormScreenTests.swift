import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Entries of forms that are not varieties of their own.
@MainActor
@Suite("Forms on the screen", .timeLimit(.minutes(5)))
struct FormScreenTests: TypingSteps {
  private static let winter = Subject.form(586, "sawsbuck-winter")

  @Test func formsAreLinks() async throws {
    let pages = PagesOfBundle()
    let page = pages.page(try await pages.entry(.name("sawsbuck"), .forms))

    let links = page.panes.joined().flatMap(\.left).compactMap { $0.link?.subject }
    #expect(links.contains(Self.winter))
    #expect(!links.contains(.form(586, "sawsbuck-spring")), "is shown")
  }

  @Test func formOfATypeIsShownWithIt() async throws {
    let pages = PagesOfBundle()
    let entry = try await pages.entry(.name("arceus-fire"), .overview)

    let text = pages.page(entry).panes.joined().map(\.text)
    #expect(text.first?.contains("Fire Arceus") == true)
    #expect(text.contains { $0.hasPrefix("Fire ") && !$0.contains("Normal") })
  }

  @Test func formIsRestored() async {
    let app = await started(":sawsbuck-winter")
    app.press(.enter)
    let restored = await DemoApp.started()

    restored.send(.restore(app.session))

    #expect(restored.state.stack.top?.screen.subject == Self.winter)
  }
}
