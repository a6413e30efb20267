/// Earlier values of something that a person changes, and those that were taken back.
package struct EditHistory<Value: Sendable>: Sendable {
  /// Changes that can be taken back.
  private static var most: Int { 100 }

  private var past: [Value] = []
  private var future: [Value] = []
  /// The dial that digits are being typed into; nil for none.
  private var typed: Dial?

  package init() {}

  /// Whether nothing was changed, or all of it was taken back.
  var isEmpty: Bool { past.isEmpty }

  /// Takes note of the value before a change. All digits of a typed figure are one change.
  ///
  /// - Parameter dial: the one that a digit was typed into; nil for any other change.
  mutating func note(_ value: Value, typing dial: Dial?) {
    future = []
    defer { typed = dial }
    if dial != nil, dial == typed { return }
    past.append(value)
    if past.count > Self.most { past.removeFirst() }
  }

  /// The value before the last change; nil for none.
  mutating func undo(from value: Value) -> Value? {
    typed = nil
    guard let former = past.popLast() else { return nil }
    future.append(value)
    return former
  }

  /// The value that was taken back last; nil for none.
  mutating func redo(from value: Value) -> Value? {
    typed = nil
    guard let next = future.popLast() else { return nil }
    past.append(value)
    return next
  }
}
