internal import TerminalUI

/// A note that is being written.
struct NoteBox {
  var line: TextBox
  /// The Pokémon that it is on.
  let id: Int
}
