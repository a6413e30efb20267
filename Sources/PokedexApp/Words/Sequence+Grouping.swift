extension Sequence {
  /// Returns the elements grouped by key, in order of first appearance.
  func grouped<Key: Equatable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    reduce(into: []) { groups, element in
      let key = key(element)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
  }
}

extension Array {
  /// Returns the elements that satisfy a condition, and the others. Both parts keep their order.
  func divided(by isFirst: (Element) -> Bool) -> (first: [Element], others: [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
