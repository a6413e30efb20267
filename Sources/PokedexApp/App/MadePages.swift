/// The pages that were seen last, so that one who goes back and forth between them sees them at once.
struct MadePages {
  /// As many as an entry has, and one that was opened from it.
  private static let mostKept = 8

  /// That seen last at the end.
  private var pages: [OpenPage] = []

  /// The page of some content; nil where it is to be made.
  ///
  /// - Parameter isWhole: whether all of its lines are wanted.
  mutating func page(of content: OpenPage.Content, isWhole: Bool) -> OpenPage? {
    let place = pages.lastIndex { $0.content == content }
    guard let place else { return nil }
    let page = pages.remove(at: place)
    pages.append(page)
    return page
  }

  /// Whether there is a page of some content, be it a part of it.
  func contains(_ content: OpenPage.Content) -> Bool { pages.contains { $0.content == content } }

  /// Takes a page that was made.
  mutating func keep(_ page: OpenPage) { pages.append(page) }

  /// Lets those go that are too many.
  mutating func trim() {
    if pages.count > Self.mostKept { pages.removeFirst(pages.count - Self.mostKept) }
  }
}
