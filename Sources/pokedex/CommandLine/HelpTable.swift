internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexApp
internal import PokedexText
internal import TerminalUI

/// A table that a topic of help shows, made from the one that the program goes by.
enum HelpTable: String, CaseIterable {
  case keys, terms, traits, settings
  case keyNames = "key-names"
  case moveTerms = "move-terms"
  case abilityTerms = "ability-terms"

  private static let columns = 76

  /// - Parameter keys: what they do.
  func text(in language: Language, keys: KeyTable = .usual) -> String {
    let interface = language.interface
    switch self {
    case .keys: return Self.text(of: keys, in: interface)
    case .terms:
      return Self.rows(TermTable.pokemon.all.map { ($0.example, $0.label(in: interface)) })
    case .traits:
      return Self.rows(
        PokedexQuery.Trait.allCases.map { ("is:\($0.rawValue)", $0.about.text(in: interface)) })
    case .settings:
      return Self.rows(SettingTable.settings.map { ($0.key, $0.about.text(in: interface)) })
    case .keyNames: return Self.names(of: keys, in: interface)
    case .moveTerms: return Self.terms(of: .moves, in: interface)
    case .abilityTerms: return Self.terms(of: .abilities, in: interface)
    }
  }

  /// Two columns: what does not fit beside stands below.
  static func rows(_ rows: [(left: String, right: String)]) -> String {
    let width = min(22, rows.map { TextWidth.of($0.left) }.max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { left, right in
      let about = TextFit.wrap(right, to: columns - width - 4)
      let isBeside = TextWidth.of(left) <= width
      let first = "  " + (isBeside ? TextFit.pad(left, to: width) : left)
      let lines =
        isBeside
        ? [first + "  " + (about.first ?? "")] + about.dropFirst().map { indent + $0 }
        : [first] + about.map { indent + $0 }
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func terms(of listed: Listed, in language: Language) -> String {
    rows(listed.terms.all.map { ($0.example, $0.about(in: language)) })
  }

  private static func names(of keys: KeyTable, in language: Language) -> String {
    rows(
      keys.names.map { name in
        let labels = keys.all.filter { $0.name == name }.map { $0.label.text(in: language) }
        return (name, labels.first ?? "")
      })
  }

  private static func text(of keys: KeyTable, in language: Language) -> String {
    let places: [(place: KeyBinding.Places, title: Sentence)] = [
      (.list, .helpInList), (.entry, .helpInEntry), (.subject, .helpInPage), (.menu, .helpInMenu),
      (.box, .helpInBox), (.note, .helpInNote), (.palette, .helpInPalette), (.picture, .keyPicture),
    ]
    return places.map { place, title in
      let bindings = keys.all.filter { $0.places.contains(place) && !$0.written.isEmpty }
      return title.text(in: language) + "\n"
        + rows(bindings.map { ($0.written, $0.label.text(in: language)) })
    }.joined(separator: "\n")
  }
}
