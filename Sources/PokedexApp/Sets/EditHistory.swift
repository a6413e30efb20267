/// Undo and redo stacks of an edited value.
package struct EditHistory<Value: Sendable>: Sendable {
  /// Maximum number of changes that can be undone.
  private static var maximumCount: Int { 100 }

  private var past: [Value] = []
  private var future: [Value] = []
  /// The page control that digits are being typed into, if any.
  private var typedControl: PageControl?

  package init() {}

  /// Whether no change can be undone.
  var isEmpty: Bool { past.isEmpty }

  /// Records the value before a change. All digits of one typed number count as one change.
  ///
  /// - Parameter pageControl: the page control that a digit was typed into; nil for any other
  ///   change.
  mutating func record(_ value: Value, typing pageControl: PageControl?) {
    future = []
    defer { typedControl = pageControl }
    if pageControl != nil, pageControl == typedControl { return }
    past.append(value)
    if past.count > Self.maximumCount { past.removeFirst() }
  }

  /// Returns the value before the last change, if any.
  mutating func undo(from value: Value) -> Value? {
    typedControl = nil
    guard let former = past.popLast() else { return nil }
    future.append(value)
    return former
  }

  /// Returns the value that was undone last, if any.
  mutating func redo(from value: Value) -> Value? {
    typedControl = nil
    guard let next = future.popLast() else { return nil }
    past.append(value)
    return next
  }
}
