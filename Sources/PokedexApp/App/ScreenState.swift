package import PokedexFeatures
package import PokedexModel
package import PokedexQuery
package import PokemonAPI
package import TerminalUI

/// All that a screen shows, as a value.
package struct ScreenState: Sendable {
  /// The part of the list that is in view.
  package struct List: Sendable, Equatable {
    package var rows: [Row] = []
    /// The row of the list that `rows` begins with.
    package var first = 0
    package var selection = 0
    package var total = 0
    /// Whether the rows are what a query found.
    package var isFound = false
    /// What the rows' figures are; nil where they have none.
    package var column: ListColumn?
    /// The generation as of which the rows are; nil for today's.
    package var generation: Int?

    package init() {}
  }

  /// What the list shows of all there is.
  package struct Search: Sendable, Equatable {
    package var scope = ListScope.varieties
    /// What the rows were found with; empty for nothing, and while it is being typed.
    package var text = ""
    /// By what a person has sorted them; nil for their own order.
    package var order: ListOrder?
    /// The figure beside the names; nil for none.
    package var column: ListColumn?

    package init() {}
  }

  /// What is being typed to search the list.
  package struct Box: Sendable, Equatable {
    package let line: TextBox
    package let found: Int
    package let total: Int
    package let mistake: QueryMistake?
    /// How it may go on; none unless a person asked.
    package var choices: [String] = []
    package var chosen: Int?
    /// What else there is to say; empty for nothing.
    package var note = ""
    /// What stands before what is typed, and the place whose keys work.
    package var prompt = "/"
    package var place = KeyBinding.Places.box

    package init(line: TextBox, found: Int, total: Int, mistake: QueryMistake?) {
      self.line = line
      self.found = found
      self.total = total
      self.mistake = mistake
    }
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
    /// What was set on its pages.
    package var dials = DialValues()
    package var evolutionSteps: [EvolutionStep]?
    package var learnset: [LearnedMove]?
    package var encounters: [Encounter]?
    package var heldItems: [HeldItem]?
    package var forms: [PokemonForm]?
    /// The generation as of which it is shown; nil for today's.
    package var generation: Int?
    /// The generation it came with, where that is a later one; else nil.
    package var comesWith: Int?
    /// Whether varieties that did not exist yet in the generation are shown all the same.
    package var showsLater = false
    /// Its picture on the overview or beside the list; empty where it has no room.
    package var picture = ShownPicture()
    /// The pictures of its family, by PokeAPI's ids, where its page has room for them.
    package var familyPictures: [FamilyPicture] = []
    /// What a person has said of it, game by game.
    package var said: [MarkRecord] = []
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
    /// Those that are side by side, as of the generation; none for any other page.
    package var team: [Pokemon] = []
    /// Whether what did not exist yet in the generation is shown all the same.
    package var showsLater = false
    /// Of the page of what is marked: the marks by the species' numbers, and the slug of the version that
    /// they are of; nil for all.
    package var marks: [Int: Marks] = [:]
    package var markGame: String?

    package init(_ subject: PokedexModel.Subject) {
      self.subject = subject
    }
  }

  /// What to mark a Pokémon as.
  package struct Marking: Sendable, Equatable {
    package let name: String
    package let marks: Marks
    /// The slug of the version that it is for; nil for no game in particular.
    package let game: String?

    package init(name: String, marks: Marks, game: String?) {
      self.name = name
      self.marks = marks
      self.game = game
    }
  }

  /// A picture as large as the window, and what it is of.
  package struct LargePicture: Sendable, Equatable {
    package let picture: ShownPicture
    package let caption: String

    package init(picture: ShownPicture, caption: String) {
      self.picture = picture
      self.caption = caption
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

    package init(page: OpenPage?, tab: EntryTab?, selectedLink: Int, scroll: Int) {
      self.page = page
      self.tab = tab
      self.selectedLink = selectedLink
      self.scroll = scroll
    }
  }

  /// What fills the window.
  package indirect enum Content: Sendable {
    case list(preview: Entry?)
    case page(Shown)
    /// The keys, those of the place that it was called from first, and what is typed to find some.
    case help(scroll: Int, place: KeyBinding.Places, tab: EntryTab?, filter: TableSettings)
    /// The generations to choose from, by the row that is selected.
    case generations(selected: Int)
    /// The languages to choose from.
    case languages(selected: Int)
    /// The themes to choose from; which is chosen now.
    case themes(selected: Int, chosen: Int)
    /// As what to copy something of a name, and which of it is selected.
    case copies([CopyForm], of: String, selected: Int)
    /// What to mark a Pokémon as, by the row that is selected.
    case marks(Marking, selected: Int)
    /// The games that marks can be made in, and which of them is chosen; nil for none in particular.
    case games(selected: Int, chosen: String?)
    /// What there is to sort by, which of it is selected, and which it is sorted by.
    case columns([String], selected: Int, sorted: Int)
    /// The box that goes by name to anything, and what it finds.
    case palette(Palette)
    /// Nil while nothing of the entry has come.
    case picture(LargePicture?)
  }

  package var content: Content
  package var list: List
  package var search = Search()
  /// Nil unless a person is typing in it.
  package var box: Box?
  /// Whether keys mean nothing, because what is typed was meant to filter what can't be.
  package var isSwallowing = false
  /// Whether what is typed filters a table or the help.
  package var isFiltering = false
  /// The names of the pages that led to the one to see, itself the last, also behind what stands before
  /// it; nil for the list.
  package var trail: [String]?
  /// How many rows of what did not exist yet are left out of what is to be seen.
  package var leftOut = 0
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
  /// How far the list has come that is awaited; nil where that is not known.
  package var pagesAwaited: PagesAwaited?
  /// Whether the user asked for it anew.
  package var isAskingAgain = false
  /// Whether the last word from the network was that there is none.
  package var isOffline = false
  /// The digits typed before a key.
  package var count: Int?
  /// The generation as of which everything is shown; nil for today's.
  package var generation: Int?
  package var words: Words
  package var keys = KeyTable.usual

  package init(content: Content, list: List, source: Source, words: Words) {
    self.content = content
    self.list = list
    self.source = source
    self.words = words
  }
}
