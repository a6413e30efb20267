/// Undo and redo stacks of a value that the user edits.
package struct EditHistory<Value: Sendable>: Sendable {
  /// Maximum number of changes that can be undone.
  private static var maximumCount: Int { 100 }

  private var past: [Value] = []
  private var future: [Value] = []
  /// The page control into which the user is typing digits, if any.
  private var typedControl: PageControl?

  package init() {}

  /// Whether no change can be undone.
  var isEmpty: Bool { past.isEmpty }

  /// Records the value before a change. Typing several digits of one number is a single change.
  ///
  /// - Parameter pageControl: page control into which a digit was typed. Nil for any other change.
  mutating func record(_ value: Value, typing pageControl: PageControl?) {
    future = []
    defer { typedControl = pageControl }
    if pageControl != nil, pageControl == typedControl { return }
    past.append(value)
    if past.count > Self.maximumCount { past.removeFirst() }
  }

  /// Returns the value before the last change. Nil if there is nothing to undo.
  mutating func undo(from value: Value) -> Value? {
    typedControl = nil
    guard let former = past.popLast() else { return nil }
    future.append(value)
    return former
  }

  /// Returns the value that was undone last. Nil if there is nothing to redo.
  mutating func redo(from value: Value) -> Value? {
    typedControl = nil
    guard let next = future.popLast() else { return nil }
    past.append(value)
    return next
  }
}
