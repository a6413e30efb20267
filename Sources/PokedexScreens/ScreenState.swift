package import PokedexFeatures
package import PokedexModel
package import PokemonAPI
package import TerminalUI

/// All that a screen shows, as a value.
package struct ScreenState: Sendable {
  /// One row of the list.
  package struct Row: Sendable, Equatable {
    /// The national number; nil for a variety under its species, and where it is not known.
    package let number: Int?
    package let name: String
    package let isVariety: Bool
    package let types: [PokemonType]
    /// Number and name as the list shows them, and how many columns they take.
    let text: String
    let columns: Int

    package init(number: Int?, name: String, isVariety: Bool, types: [PokemonType]) {
      self.number = number
      self.name = name
      self.isVariety = isVariety
      self.types = types
      let number = number.map(String.init) ?? (isVariety ? "·" : "")
      text = TextFit.pad(number, to: 5, atEnd: false) + " " + name
      columns = TextWidth.of(text)
    }
  }

  /// The part of the list that is in view.
  package struct List: Sendable, Equatable {
    package var rows: [Row] = []
    /// The row of the list that `rows` begins with.
    package var first = 0
    package var selection = 0
    package var total = 0

    package init() {}
  }

  /// An entry, as far as it has come.
  package struct Entry: Sendable, Equatable {
    package let pokemon: Pokemon
    package let evolutionLine: EvolutionLine?
    package let descriptions: [GameDescription]?
    /// The versions whose description is wanted, any of them; none for the newest.
    package var describingVersions: [String] = []
    /// The page that is open, and what it shows, each nil until it has come.
    package var tab = EntryTab.overview
    package var table = TableSettings()
    package var evolutionSteps: [EvolutionStep]?
    package var learnset: [LearnedMove]?
    package var encounters: [Encounter]?
    package var heldItems: [HeldItem]?
    package var forms: [PokemonForm]?
    /// The generation as of which it is shown; nil for today's.
    package var generation: Int?
    /// The generation it came with, where that is a later one; else nil.
    package var comesWith: Int?
    /// Its picture on the overview, in rows of cells; none where it has no room.
    package var picture: [[Cell]] = []
    /// The facts of the species' other varieties, by id, as far as they are here.
    package var varieties: [Int: Pokemon] = [:]

    package init(
      pokemon: Pokemon, evolutionLine: EvolutionLine?, descriptions: [GameDescription]?
    ) {
      self.pokemon = pokemon
      self.evolutionLine = evolutionLine
      self.descriptions = descriptions
    }
  }

  /// A page of anything but an entry, as far as it has come.
  package struct Subject: Sendable, Equatable {
    package let subject: PokedexModel.Subject
    package var table = TableSettings()
    /// The generation as of which it is shown; nil for today's.
    package var generation: Int?
    /// What the source says it does; nil where there is nothing to say.
    package var effect: LocalizedText?

    package init(_ subject: PokedexModel.Subject) {
      self.subject = subject
    }
  }

  /// A page that is open.
  package struct Shown: Sendable {
    /// Nil while nothing of it has come.
    package var page: OpenPage?
    /// Which of an entry's pages it is; nil for a page of something else.
    package var tab: EntryTab?
    package var selectedLink = 0
    /// In lines.
    package var scroll = 0
    /// The names of the pages that led to it, itself the last.
    package var trail: [String]

    package init(
      page: OpenPage?, tab: EntryTab?, selectedLink: Int, scroll: Int, trail: [String]
    ) {
      self.page = page
      self.tab = tab
      self.selectedLink = selectedLink
      self.scroll = scroll
      self.trail = trail
    }
  }

  /// What fills the window.
  package indirect enum Content: Sendable {
    case list(preview: Entry?)
    case page(Shown)
    case help(scroll: Int)
    /// The generations to choose from, by the row that is selected.
    case generations(selected: Int)
  }

  package var content: Content
  package var list: List
  /// The row of the list that the header names.
  package var position = 0
  package var source: Source
  /// Where what is shown comes from; nil until something is.
  package var origin: Origin?
  /// What went wrong; empty when nothing did.
  package var errorMessage = ""
  /// What else there is to say, once; empty for nothing.
  package var notice = ""
  package var isLoading = false
  /// Whether the user asked for it anew.
  package var isAskingAgain = false
  /// Whether the last word from the network was that there is none.
  package var isOffline = false
  /// The digits typed before a key.
  package var count: Int?
  /// The generation as of which everything is shown; nil for today's.
  package var generation: Int?
  package var words: Words

  package init(content: Content, list: List, source: Source, words: Words) {
    self.content = content
    self.list = list
    self.source = source
    self.words = words
  }
}
