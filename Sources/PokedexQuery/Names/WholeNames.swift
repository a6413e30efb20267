internal import PokedexModel

/// Looks up entries of one kind by their whole names in any language. Use it to look up thousands
/// of names: each look-up is one dictionary access, while `NameSearch` goes through all names.
package struct WholeNames: Sendable {
  private var ids: [[UInt16]: Int32] = [:]

  /// Creates a table of the names in a search.
  ///
  /// If several entries share a name, the name stands for the entry that has it as its slug or
  /// English name. If none exists, it stands for the first entry in the search. For example, the
  /// English name "Ultra Ball" is also the Japanese name of another ball.
  package init(_ search: NameSearch, kind: NameKind) {
    for isFirst in [true, false] {
      for script in [NameScript.latin, .kana, .hangul, .han] {
        search.section(script).forEachName { name, languages, entry in
          guard isFirst == (languages == .none || languages.contains(NameLanguages(.english))),
            search.isEntry(entry, of: NameKinds(kind))
          else { return }
          let (letters, key) = (name.letters, Self.key(name.letters, name.marks))
          if ids[key] == nil { ids[key] = search.ids[entry] }
          // Also adds the name without long vowel marks, because people often omit them.
          if key.count > letters.count, ids[Array(letters)] == nil {
            ids[Array(letters)] = search.ids[entry]
          }
        }
      }
    }
  }

  /// Returns the id of the entry with this name, ignoring case, accents, spaces and signs.
  package func id(of name: String) -> Int? {
    let folded = FoldedName(name)
    if folded.letters.isEmpty { return nil }
    let id = ids[Self.key(folded.letters[...], folded.marks[...])] ?? ids[folded.letters]
    return id.map(Int.init)
  }

  /// Returns letters, with a long vowel sign after each letter that is marked as a long vowel. Some
  /// names differ only in their long vowels.
  private static func key(_ letters: ArraySlice<UInt16>, _ marks: ArraySlice<UInt8>) -> [UInt16] {
    var key: [UInt16] = []
    key.reserveCapacity(letters.count)
    for (letter, mark) in zip(letters, marks) {
      key.append(letter)
      if mark & FoldedName.Mark.long != 0 { key.append(0x30FC) }
    }
    return key
  }
}
