package import PokedexApp
package import TerminalUI

extension KeyTable {
  /// Returns the name of the command that a key gives in a context, if any.
  package func name(of key: Key, in context: KeyContexts) -> String? {
    command(of: key, in: context)?.name
  }
}
