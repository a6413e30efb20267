package import PokedexModel
package import TerminalUI

/// A page, and all that it was made of: two of the same content are the same page.
package struct OpenPage: Sendable, Equatable {
  package struct Content: Sendable, Equatable {
    package enum About: Sendable, Equatable {
      case entry(ScreenState.Entry)
      case subject(ScreenState.Subject)
    }

    let about: About
    let size: Size
    let language: Language

    package init(_ about: About, size: Size, language: Language) {
      self.about = about
      self.size = size
      self.language = language
    }
  }

  package let content: Content
  package let page: Page

  /// - Parameters:
  ///   - isWhole: ignored; pages are always made whole.
  ///   - overview: the overview that the content is to be seen as, where it has been made.
  package init(
    _ content: Content, layout: Layout, words: Words, isWhole: Bool, overview: OverviewPage? = nil
  ) {
    self.content = content
    page =
      switch content.about {
      case .entry(let entry):
        overview?.page(with: entry.picture)
          ?? Page(entry, layout: layout, words: words)
      case .subject(let subject):
        SubjectPage(shown: subject, words: words, columns: layout.pagePane.columns).page
      }
  }

  package static func == (a: OpenPage, b: OpenPage) -> Bool {
    a.content == b.content
  }
}
