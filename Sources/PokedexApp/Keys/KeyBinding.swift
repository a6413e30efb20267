package import PokedexText
package import TerminalUI

/// One row of the table of keys, which drives the keys, the help and the key bar.
package struct KeyBinding: Sendable {
  /// Where it works.
  package struct Places: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let list = Places(rawValue: 1)
    package static let entry = Places(rawValue: 2)
    package static let help = Places(rawValue: 4)
    /// A page of anything but an entry.
    package static let subject = Places(rawValue: 8)
    /// Things to choose from.
    package static let menu = Places(rawValue: 16)
    /// A line of text that is being typed.
    package static let box = Places(rawValue: 32)
    /// The box that goes by name to anything. What edits a line does so here, too, and
    /// what is no text in a box is none here.
    package static let palette = Places(rawValue: 64)
    /// A picture as large as the window.
    package static let picture = Places(rawValue: 128)
    /// A note that is being written.
    package static let note = Places(rawValue: 256)
    package static let boxes: Places = [.box, .note]
    package static let pages: Places = [.entry, .subject]
    /// What stands in front of the list or a page, but for boxes.
    package static let overlays: Places = [.help, .menu, .picture]
    package static let everywhere: Places = [.list, .pages, .help, .menu]
    package static let pictured: Places = [.entry, .picture]
  }

  /// What the config file calls it. Rows of one name have the same keys.
  package let name: String
  package let intent: Intent
  /// The one to show first, first; none for what has to be typed otherwise, and where a person wants none.
  package internal(set) var keys: [Key]
  package let label: Sentence
  package let places: Places
  /// The English words that the palette finds it by, besides its label: hyphens stand for spaces.
  let searchWords: String
  /// Whether the key bar shows it; else it is left to the help.
  package let isInBar: Bool

  /// How the help writes the keys; empty for none.
  package var written: String {
    intent == .goTo ? "25G" : keys.map(\.written).joined(separator: " ")
  }

  /// How the key bar writes the keys; nil for what it leaves to the help.
  package var inBar: String? { isInBar ? keys.first?.written : nil }
}
