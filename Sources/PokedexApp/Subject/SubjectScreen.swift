internal import PokedexFeatures
package import PokedexModel
internal import PokedexSets
internal import TerminalUI

/// Screen with the page of a subject other than an entry.
package struct SubjectScreen: Screen {
  package let subject: Subject?
  package var view = PageView()

  init(subject: Subject) { self.subject = subject }

  func context(showing page: Page?) -> KeyContexts {
    page?.isFilterable == true ? .tableSubject : .plainSubject
  }

  func title(in state: AppState) -> String {
    subject.map(state.words.name(of:)) ?? ""
  }

  func content(in state: AppState, _ fetched: PageState?) -> (any PageContent)? {
    guard let subject, let fetched else { return nil }
    var content = SubjectContent(subject)
    switch fetched {
    case .subject(let effect): content.effect = effect
    case .team(let team?): content.team = team
    case .team(nil), .entry: return nil
    }
    content.table = view.table
    content.generation = state.generation
    content.version = state.choices.game
    content.showsLater = state.choices.showsLater
    if subject == .completeness {
      content.marks = state.marksBySpecies
      content.markGame = state.data.marks.game
    }
    return content
  }
}

extension AppState {
  /// The marks of each species, keyed by its number. A species has every mark that any of its
  /// varieties has.
  fileprivate var marksBySpecies: [Int: Marks] {
    var marks: [Int: Marks] = [:]
    for id in data.marks.pokemon {
      guard let number = words.rules.number(ofVariety: id) else { continue }
      marks[number] = (marks[number] ?? .none).union(data.marks.marks(of: id))
    }
    return marks
  }
}

/// Content of a page other than an entry's, with the data that has been loaded.
package struct SubjectContent: PageContent {
  package let subject: Subject
  package var table = TableSettings()
  /// The generation that the page is shown in. Nil for the newest.
  package var generation: Int?
  /// Slug of the version that the user plays, if any.
  package var version: String?
  /// PokeAPI's text about the subject's effect, if any.
  package var effect: LocalizedText?
  /// The Pokémon of a team or comparison, as they are in the shown generation. Empty for any other
  /// page.
  package var team: [Pokemon] = []
  /// Whether the page shows Pokémon and other subjects that did not exist yet in the generation.
  package var showsLater = false
  /// Data of the completeness page. `marks` is keyed by species number. `markGame` is the slug of
  /// the version that the marks are for; nil if they are for all versions.
  package var marks: [Int: Marks] = [:]
  package var markGame: String?

  package init(_ subject: Subject) {
    self.subject = subject
  }

  func page(in layout: Layout, _ words: Words, _: any SetGameData) -> Page {
    SubjectPage(shown: self, words: words, columns: layout.pagePane.columns).page
  }
}
