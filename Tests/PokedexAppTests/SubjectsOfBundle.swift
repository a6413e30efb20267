import DexData
import Foundation
import PokedexFeatures
import PokedexModel
import TerminalUI

@testable import PokedexApp

/// Pages of the bundle's abilities, moves, types, items, egg groups and places.
struct SubjectsOfBundle {
  enum Kind: String, CaseIterable, Sendable {
    case abilities, moves, types, items, eggGroups, natures, locations
  }

  let words: Words
  let layout: Layout

  init(_ language: Language = .english, size: Size = PagesOfBundle.sizes[0]) {
    words = Words(language: language, vocabulary: DexVocabulary())
    layout = Layout(size: size)
  }

  /// Returns every subject of a kind, read from the table files.
  static func subjects(_ kind: Kind) throws -> [Subject] {
    let name = kind == .eggGroups ? "egg_groups" : kind.rawValue
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources/Dex/\(name).tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    let slugs = rows.map { row in
      String(row.split(separator: "\t", maxSplits: 2)[kind == .moves ? 1 : 0])
    }
    return slugs.compactMap { slug in
      switch kind {
      case .abilities: .ability(slug)
      case .moves: .move(slug)
      case .types: PokemonType(rawValue: slug).map(Subject.type)
      case .items: .item(slug)
      case .eggGroups: .eggGroup(slug)
      case .natures: .nature(slug)
      case .locations: .place(slug)
      }
    }
  }

  func page(
    _ subject: Subject, generation: Int? = nil, game: String? = nil, filter: String = ""
  ) -> Page {
    var shown = SubjectContent(subject)
    shown.generation = generation
    shown.table.game = game.map(Self.game)
    shown.table.filter = TextBox(filter)
    return SubjectPage(shown: shown, words: words, columns: layout.pagePane.columns).page
  }

  /// Returns the lines of a page, including its header. Runs of spaces are reduced to one space.
  func text(_ subject: Subject, generation: Int? = nil, game: String? = nil) -> [String] {
    let page = page(subject, generation: generation, game: game)
    return (page.head + page.panes.joined()).map {
      $0.text.split(separator: " ").joined(separator: " ")
    }
  }

  /// Returns the game for a slug of a version or version group. A version takes precedence.
  static func game(_ slug: String) -> Game {
    DexVocabulary().rules.versionGroups.game(ofVersion: slug) ?? Game(slug)
  }

  /// Whether the subject has a page with content.
  static func isKnown(_ subject: Subject) -> Bool {
    let names = DexVocabulary()
    return switch subject {
    case .pokemon(let id): names.pokemon(id: id) != nil
    case .form(let id, let slug): names.rules.forms(ofVariety: id).contains { $0.slug == slug }
    case .ability(let slug): names.ability(slug) != nil
    case .move(let slug): names.rules.move(slug) != nil
    case .item(let slug): names.item(slug) != nil
    case .eggGroup(let slug): names.eggGroup(slug) != nil
    case .nature(let slug): names.rules.natures.contains { $0.slug == slug }
    case .type(let type): names.type(type) != nil
    case .natures, .growthRates, .team, .completeness, .trainers, .effortSpots: true
    case .trainer(let slug, _): names.trainer(slug) != nil
    case .typeChart: true
    // PokeAPI has no names for a few places, but does have their regions.
    case .place(let slug): names.location(slug) != nil || names.rules.region(of: slug) != nil
    }
  }
}
