/// Tells whoever draws that something to be seen has changed: one signal for all view models.
///
/// To observe their properties one by one takes a key path for each, and those a sixth of all
/// instructions before the first screen; and a frame is drawn whole from what there is then.
@MainActor
package final class Changes {
  /// Called after each change.
  package var onChange: () -> Void = {}

  package init() {}

  func note() {
    onChange()
  }
}
