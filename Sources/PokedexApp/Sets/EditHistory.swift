/// Undo and redo stacks of an edited value.
package struct EditHistory<Value: Sendable>: Sendable {
  /// Maximum number of changes that can be undone.
  private static var most: Int { 100 }

  private var past: [Value] = []
  private var future: [Value] = []
  /// The dial that digits are being typed into, if any.
  private var typed: PageControl?

  package init() {}

  /// Whether there is nothing to undo.
  var isEmpty: Bool { past.isEmpty }

  /// Records the value before a change. All digits of one typed figure count as one change.
  ///
  /// - Parameter dial: the dial that a digit was typed into; nil for any other change.
  mutating func note(_ value: Value, typing dial: PageControl?) {
    future = []
    defer { typed = dial }
    if dial != nil, dial == typed { return }
    past.append(value)
    if past.count > Self.most { past.removeFirst() }
  }

  /// Returns the value before the last change, if any.
  mutating func undo(from value: Value) -> Value? {
    typed = nil
    guard let former = past.popLast() else { return nil }
    future.append(value)
    return former
  }

  /// Returns the value that was undone last, if any.
  mutating func redo(from value: Value) -> Value? {
    typed = nil
    guard let next = future.popLast() else { return nil }
    past.append(value)
    return next
  }
}
