internal import PokedexFeatures
package import PokedexModel
internal import PokedexText

/// A format for copying to the clipboard.
package enum CopyFormat: CaseIterable, Sendable {
  case name, text, json, showdown
  /// Formats for a set (`set`), for a team (`team` as text, `packed` in packed form), and for the
  /// selected move of a duel (`line`).
  case set, team, packed, line

  /// The formats of a Pokémon's entry.
  static let ofEntry: [CopyFormat] = [.name, .text, .json, .showdown]
}

extension Words {
  func name(of format: CopyFormat) -> String {
    switch format {
    case .name: self(.copyName)
    case .text: self(.copyText)
    case .json: self(.copyJSON)
    case .showdown: self(.copyShowdown)
    case .set: self(.copySet)
    case .team: self(.copyTeam)
    case .packed: self(.copyPacked)
    case .line: self(.copyLine)
    }
  }
}

/// Content for the clipboard.
package struct Clip: Sendable, Equatable {
  package enum ClipContent: Sendable, Equatable {
    case text(String)
    /// A Pokémon's facts as JSON.
    case json(Pokemon)
  }

  package let content: ClipContent
  /// The name of the format in the interface's language.
  package let title: String
}

// Copying the row selected in the list, or the open page.
extension AppState {
  /// The name of the page or Pokémon to copy, if any.
  var nameToCopy: String? {
    stack.top?.screen.title(in: self)
      ?? list.selectedItem.map { words.name(of: .pokemon($0.id)) }
  }

  /// Returns the formats available for copying. JSON and Showdown's format are available only for a
  /// Pokémon that is loaded.
  var copyFormats: [CopyFormat] {
    if sets != nil { return [.team, .set, .packed, .text] }
    if duel != nil { return (selectedHit == nil ? [] : [.line]) + [.set, .text] }
    if entryToCopy != nil { return CopyFormat.ofEntry }
    return entry == nil && page != nil ? [.name, .text] : [.name]
  }

  fileprivate var entryToCopy: EntryContent? {
    if stack.top != nil {
      return entryData.flatMap { EntryContent($0, form: entry?.form, in: self) }
    }
    return data.preview.id == list.selectedItem?.id ? previewContent : nil
  }
}

extension Clip {
  /// Creates a copy of what is open or selected. Nil if it has no such format.
  init?(as format: CopyFormat, of state: AppState) {
    let (entry, words) = (state.entryToCopy, state.words)
    let text: String?
    switch format {
    case .json:
      guard let entry else { return nil }
      self.init(content: .json(entry.pokemon), title: words.name(of: format))
      return
    case .name: text = state.nameToCopy
    case .text: text = entry.map { EntryText.text(of: $0, words: words) } ?? state.page?.text
    case .showdown:
      let english = words.withLanguage(.english)
      text = entry.map { Showdown.text(of: $0.pokemon, words: english) }
    case .set, .team, .packed, .line: text = Self.battleText(as: format, of: state)
    }
    guard let text else { return nil }
    self.init(content: .text(text), title: words.name(of: format))
  }
}
