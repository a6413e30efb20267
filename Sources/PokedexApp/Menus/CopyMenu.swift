internal import PokedexFeatures
package import PokedexModel
internal import PokedexText

/// A form in which something can be copied.
package enum CopyForm: CaseIterable, Sendable {
  case name, text, json, showdown
}

extension Words {
  func name(of form: CopyForm) -> String {
    switch form {
    case .name: self(.copyName)
    case .text: self(.copyText)
    case .json: self(.copyJSON)
    case .showdown: self(.copyShowdown)
    }
  }
}

/// What goes to the clipboard.
package struct Clip: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case text(String)
    /// All that is known of a Pokémon, as JSON.
    case json(Pokemon)
  }

  package let content: Content
  /// The form that was asked for, in the interface's language.
  package let title: String
}

// The selected row of the list, or the open page, for the clipboard.
extension AppState {
  /// The name of what is copied; nil for nothing.
  var nameToCopy: String? {
    let subject = stack.top?.screen.subject ?? data.list.selectedItem.map { .pokemon($0.id) }
    return subject.map(words.name(of:))
  }

  /// The forms in which it can be copied: JSON and Showdown's form are of a Pokémon that has come.
  func copyForms(_ cache: PageCache) -> [CopyForm] {
    if entryToCopy != nil { return CopyForm.allCases }
    return entry == nil && page(cache) != nil ? [.name, .text] : [.name]
  }

  private var entryToCopy: EntryContent? {
    if stack.top != nil { return entryData.flatMap(content) }
    return data.preview.id == data.list.selectedItem?.id ? previewContent : nil
  }

  func clip(as form: CopyForm, _ cache: PageCache) -> Clip? {
    content(as: form, cache).map { Clip(content: $0, title: words.name(of: form)) }
  }

  private func content(as form: CopyForm, _ cache: PageCache) -> Clip.Content? {
    let entry = entryToCopy
    switch form {
    case .name: return nameToCopy.map { .text($0) }
    case .text:
      let text = entry.map { EntryText.text(of: $0, words: words) } ?? page(cache)?.text
      return text.map { .text($0) }
    case .json: return entry.map { .json($0.pokemon) }
    case .showdown:
      return entry.map { .text(Showdown.text(of: $0.pokemon, words: words.speaking(.english))) }
    }
  }
}
