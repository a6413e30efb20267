// By what the list is sorted.
extension SearchViewModel {
  /// What there is to sort by. The first is what the list is sorted by unless a person says otherwise: nil
  /// for the query's own order.
  package var columns: [ListColumn?] {
    let own: [ListColumn?] = answer?.isRanked == true ? [nil] : []
    let about = answer?.column.map { ListColumn.offered.contains($0) ? [] : [$0] } ?? []
    return own + (ListColumn.offered + about).map { $0 }
  }

  /// Which of `columns` the list is sorted by.
  package var sortedColumn: Int {
    order.flatMap { columns.firstIndex(of: $0.column) } ?? 0
  }

  package func sortByNextColumn() {
    sort(byColumn: (sortedColumn + 1) % columns.count)
  }

  /// Sorts by one of `columns`.
  package func sort(byColumn place: Int) {
    guard isAvailable, columns.indices ~= place else { return }
    show(in: place == 0 ? nil : columns[place].map { ListOrder($0) })
  }

  /// Sorts the other way round: by what a person has said, or else the query, or by number.
  package func reverse() {
    guard isAvailable else { return }
    let own = answer?.orders.first ?? ListOrder(columns[0] ?? .number)
    let now = order ?? own
    let reversed = ListOrder(now.column, isReversed: !now.isReversed)
    let isOwn = reversed == own && (answer?.isRanked != true || answer?.orders.isEmpty == false)
    show(in: isOwn ? nil : reversed)
  }

  /// Back to the order that the list has unless a person says otherwise.
  package func resetOrder() {
    if order != nil { show(in: nil) }
  }
}
