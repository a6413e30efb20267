/// Scroll position, selection and table settings of a page.
package struct PageView: Sendable, Equatable {
  /// Number of lines scrolled past.
  package var scroll = 0
  /// Index of the selected link.
  package var selectedLink = 0
  package var table = TableSettings()
  /// Number typed so far into the selected number field.
  var typed: Int?
  /// Link to keep selected while the page changes its layout or content.
  var anchor: Anchor?

  /// A link's target and position, by which the link is found again after the page has changed.
  struct Anchor: Sendable, Equatable {
    let target: SpanTarget.Identity
    /// Number of links to the same target that precede this link on the page.
    let earlier: Int
    /// Row in the window to keep the link in; nil if any visible row will do.
    let row: Int?
  }

  package init() {}

  /// Scrolls to the top and selects the first link.
  mutating func scrollToTop() {
    scroll = 0
    selectedLink = 0
  }

  /// Sorts the table by the column that comes `count` columns after the current one, wrapping
  /// around.
  ///
  /// - Parameter columns: number of columns, at least 1.
  mutating func sort(byColumnAfter count: Int, of columns: Int) {
    table.sort(byColumn: (table.column + count) % columns)
    scrollToTop()
  }

  /// Reverses the table's order a number of times.
  mutating func reverse(_ times: Int) {
    if times % 2 == 1 { table.isReversed.toggle() }
    scrollToTop()
  }
}

// MARK: - Links and scrolling

extension PageView {
  /// Moves over a page.
  ///
  /// - Parameter rows: height of the page's scrolling part.
  mutating func move(_ motion: Motion, by times: Int, on page: Page, rows: Int) {
    switch motion {
    case .down: moveLink(by: times, on: page, rows)
    case .up: moveLink(by: -times, on: page, rows)
    case .pageDown: scroll(by: times * rows, on: page, rows: rows)
    case .pageUp: scroll(by: -times * rows, on: page, rows: rows)
    case .first: jump(by: -.max / 2, to: page.links.indices.first, on: page, rows)
    case .last: jump(by: .max / 2, to: page.links.indices.last, on: page, rows)
    }
  }

  /// Selects the next or previous link if it is in view or at most one line outside. Otherwise,
  /// scrolls by lines. If the count is above 1, selects the link that is that many links away,
  /// whether or not it is in view.
  private mutating func moveLink(by count: Int, on page: Page, _ rows: Int) {
    let links = page.links
    var target = selectedLink
    repeat {
      target += count
    } while links.indices ~= target && isScrolledOut(links[target], step: count, rows)
    if count.magnitude > 1 { target = max(0, min(target, links.count - 1)) }
    let visible = scroll - 1...scroll + rows
    guard links.indices ~= target, target != selectedLink,
      visible ~= links[target].line || count.magnitude > 1
    else { return scroll(by: count, on: page, rows: rows) }
    select(links[target], target, rows)
  }

  /// Whether a step would select a link that is out of view in the opposite direction: above the
  /// top when stepping down, or below the bottom when stepping up.
  private func isScrolledOut(_ link: Page.Link, step: Int, _ rows: Int) -> Bool {
    step == 1 && link.line < scroll || step == -1 && link.line >= scroll + rows
  }

  /// Selects a link and scrolls it into view.
  mutating func select(_ link: Page.Link, _ index: Int, _ rows: Int) {
    selectedLink = index
    scroll = max(link.line - rows + 1, min(scroll, link.line))
  }

  /// Scrolls to the top or the bottom. Selects a link if it is in view there.
  private mutating func jump(by lines: Int, to link: Int?, on page: Page, _ rows: Int) {
    scroll(by: lines, on: page, rows: rows)
    if let link, scroll..<scroll + rows ~= page.links[link].line { selectedLink = link }
  }

  /// Scrolls within the page. If the selected link is no longer in view, selects the nearest
  /// visible link.
  mutating func scroll(by lines: Int, on page: Page, rows: Int) {
    scroll = max(0, min(scroll + lines, page.lineCount - rows))
    let visible = scroll..<scroll + rows
    let links = page.links
    guard links.indices ~= selectedLink, !(visible ~= links[selectedLink].line) else { return }
    let nearest =
      lines > 0 ? links.firstIndex { visible ~= $0.line } : links.lastIndex { visible ~= $0.line }
    if let nearest { selectedLink = nearest }
  }

  /// Scrolls just far enough to bring lines into view. If they are more than fit, shows the first.
  mutating func show(_ lines: Range<Int>, on page: Page, rows: Int) {
    if lines.lowerBound < scroll {
      scroll(by: lines.lowerBound - scroll, on: page, rows: rows)
    } else if lines.upperBound > scroll + rows {
      let first = min(lines.lowerBound, lines.upperBound - rows)
      scroll(by: first - scroll, on: page, rows: rows)
    }
  }

  /// Remembers the selected link, and on request also its row in the window.
  mutating func hold(on page: Page, inRow holdsRow: Bool) {
    guard let selected = page.link(selectedLink) else { return }
    anchor = Anchor(
      target: selected.target.identity,
      earlier: page.links[..<selectedLink].count {
        $0.target.identity == selected.target.identity
      },
      row: holdsRow ? selected.line - scroll : nil)
  }

  /// Restores the selection that `hold` remembered, if any. If the page has become shorter, also
  /// moves the scroll offset and the selection back into range.
  mutating func settle(on page: Page, rows: Int) {
    if self == PageView() { return }
    restoreSelection(on: page, rows)
    selectedLink = min(selectedLink, max(0, page.links.count - 1))
    if scroll > max(0, page.lineCount - rows) { scroll(by: 0, on: page, rows: rows) }
  }

  /// Selects the link that `hold` remembered. If its row in the window was remembered as well,
  /// scrolls so that the link is in that row.
  private mutating func restoreSelection(on page: Page, _ rows: Int) {
    guard let anchor else { return }
    let matches = page.links.indices.filter { page.links[$0].target.identity == anchor.target }
    guard matches.indices ~= anchor.earlier else { return }
    let index = matches[anchor.earlier]
    guard let row = anchor.row else { return select(page.links[index], index, rows) }
    selectedLink = index
    if 0..<rows ~= row {
      scroll = max(0, min(page.links[index].line - row, max(0, page.lineCount - rows)))
    }
  }
}
