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

  private var entryToCopy: EntryContent? {
    if stack.top != nil {
      return entryData.flatMap { EntryContent($0, form: entry?.form, in: self) }
    }
    return data.preview.id == list.selectedItem?.id ? previewContent : nil
  }

  func clip(as format: CopyFormat) -> Clip? {
    content(as: format).map { Clip(content: $0, title: words.name(of: format)) }
  }

  private func content(as format: CopyFormat) -> Clip.ClipContent? {
    let entry = entryToCopy
    switch format {
    case .name: return nameToCopy.map { .text($0) }
    case .text:
      let text = entry.map { EntryText.text(of: $0, words: words) } ?? page?.text
      return text.map { .text($0) }
    case .json: return entry.map { .json($0.pokemon) }
    case .set, .team, .packed, .line: return battleText(as: format).map { .text($0) }
    case .showdown:
      return entry.map { .text(Showdown.text(of: $0.pokemon, words: words.withLanguage(.english))) }
    }
  }
}
