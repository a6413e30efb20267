internal import PokedexFeatures
package import PokedexModel
internal import PokedexText

/// What goes to the clipboard.
package struct Clip: Sendable {
  package enum Content: Sendable {
    case text(String)
    /// All that is known of a Pokémon, as JSON.
    case json(Pokemon)
  }

  package let content: Content
  /// As what a person has asked for it, in the interface's language.
  package let title: String
}

// What is selected in the list, or open, for the clipboard.
extension PokedexApp {
  /// What is to go to the clipboard, once.
  package func takeClip() -> Clip? {
    defer { clip = nil }
    return clip
  }

  func showCopies() {
    guard nameToCopy != nil else { return model.note(words(.nothingToCopy)) }
    model.show(.copies)
    menuRow = 0
  }

  /// The name of what is copied; nil for nothing.
  var nameToCopy: String? {
    if let page = model.page { return page.subject.map { words.name(of: $0) } }
    return model.list.selectedItem.map { words.name(of: .pokemon($0.id)) }
  }

  /// As what it can be copied: JSON and Showdown's form are of a Pokémon that has come.
  var copyForms: [CopyForm] {
    if entryToCopy != nil { return CopyForm.allCases }
    return model.page != nil && model.entry == nil && openPage != nil ? [.name, .text] : [.name]
  }

  private var entryToCopy: ScreenState.Entry? {
    if model.page != nil { return model.entry.flatMap { entry(of: $0.detail) } }
    guard let entry = entry(of: model.preview), entry.pokemon.id == model.list.selectedItem?.id
    else { return nil }
    return entry
  }

  func choose(copyInRow row: Int) {
    let forms = copyForms
    model.closeOverlay()
    guard forms.indices ~= row, let content = content(forms[row]) else { return }
    clip = Clip(content: content, title: words.name(of: forms[row]))
  }

  private func content(_ form: CopyForm) -> Clip.Content? {
    let entry = entryToCopy
    switch form {
    case .name: return nameToCopy.map { .text($0) }
    case .text:
      let text = entry.map { EntryText.text(of: $0, words: words) } ?? wholePage?.text
      return text.map { .text($0) }
    case .json: return entry.map { .json($0.pokemon) }
    case .showdown:
      let english = Words(language: .english, vocabulary: vocabulary)
      return entry.map { .text(Showdown.text(of: $0.pokemon, words: english)) }
    }
  }
}
