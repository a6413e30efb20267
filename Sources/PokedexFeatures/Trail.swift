/// The pages that were opened, each from the one before it, and which of them is to be seen.
@MainActor
package struct Trail {
  package private(set) var pages: [any PageViewModel] = []
  /// How many pages deep one is; 0 for the list.
  package private(set) var depth = 0

  /// So many steps are remembered.
  static let limit = 100

  /// The page to see; nil for the list.
  package var page: (any PageViewModel)? { depth > 0 ? pages[depth - 1] : nil }

  /// The pages that led to the one to see, itself the last.
  package var walked: ArraySlice<any PageViewModel> { pages[..<depth] }

  /// Opens a page in place of those further on.
  mutating func open(_ page: any PageViewModel) {
    pages.removeSubrange(depth...)
    if pages.count == Self.limit { pages.removeFirst() }
    pages.append(page)
    depth = pages.count
  }

  /// Goes a page back, which stays further on.
  mutating func goBack() {
    guard let page else { return }
    page.cancel()
    depth -= 1
    self.page?.resume()
  }

  /// Goes to the page that one came back from; nowhere where there is none.
  mutating func goForward() {
    guard depth < pages.count else { return }
    page?.cancel()
    depth += 1
    page?.resume()
  }
}
