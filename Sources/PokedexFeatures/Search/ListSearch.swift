package import PokedexModel

/// What can be found in the list, and the figures by which it is sorted: the seam between the screen and
/// whatever understands a query. It knows what is bundled and asks no network.
@MainActor
package protocol ListSearch {
  /// What a query finds.
  ///
  /// - Throws: where it can't be understood, and what is wrong with it.
  func answer(to question: ListQuestion) throws(ListMistake) -> ListAnswer

  /// Whether a text asks for anything but names, and finds something.
  func isFruitful(_ question: ListQuestion) -> Bool

  /// The characters of a name, as the list shows it, that a query matches: their places, rising.
  func marks(of question: ListQuestion, in name: String, of id: Int) -> [Int]

  /// How what is typed may go on; nil where nothing is known of it.
  ///
  /// - Parameter cursor: how many characters are before the cursor.
  func completion(of text: String, at cursor: Int, in language: Language) -> ListCompletion?

  /// A figure of a variety in a generation, nil for today; nil for one that is not known.
  ///
  /// Decimetres, hectograms, tenths of a percent of females, cycles; none of `.name`.
  func figure(_ column: ListColumn, of id: Int, in generation: Int?) -> Int?

  /// The place of a variety in the order of all names; nil for one that is not known.
  func place(ofName id: Int, in language: Language) -> Int?
}

/// What the list is asked for.
package struct ListQuestion: Sendable, Equatable {
  /// As it was typed.
  package var text: String
  package var language: Language
  /// As of which all is meant that changes; nil for today.
  package var generation: Int?
  package var scope: ListScope

  package init(
    _ text: String, language: Language, generation: Int? = nil, scope: ListScope = .varieties
  ) {
    self.text = text
    self.language = language
    self.generation = generation
    self.scope = scope
  }
}

/// What the rows of the list are.
package enum ListScope: Sendable {
  /// Every variety has one.
  case varieties
  /// Every species has one: its default variety's, or of those found the first.
  case species
}

/// What a query finds.
package struct ListAnswer: Sendable, Equatable {
  /// Of varieties, in the order of the query.
  package let ids: [Int]
  /// What the query is about, to be shown beside the names; nil for nothing but names.
  package let column: ListColumn?
  /// Whether the order is the query's own, such as the best match first; else it is by number.
  package let isRanked: Bool
  /// By what the query says that it is sorted, what counts most first; none where it says nothing.
  package let orders: [ListOrder]
  /// Whether it follows from what a person has marked.
  package let isAboutMarks: Bool

  package init(
    ids: [Int], column: ListColumn? = nil, isRanked: Bool = false, orders: [ListOrder] = [],
    isAboutMarks: Bool = false
  ) {
    self.ids = ids
    self.column = column
    self.isRanked = isRanked
    self.orders = orders
    self.isAboutMarks = isAboutMarks
  }
}

/// Why a query can't be understood.
package struct ListMistake: Error, Sendable, Equatable {
  /// In the interface's language.
  package let sentence: String
  /// The characters that it is about; empty at the place where something is missing.
  package let range: Range<Int>

  package init(_ sentence: String, range: Range<Int>) {
    self.sentence = sentence
    self.range = range
  }
}

/// How what is typed may go on.
package struct ListCompletion: Sendable, Equatable {
  /// The characters that a choice stands in for.
  package let range: Range<Int>
  /// The likeliest first; at least one.
  package let choices: [String]

  package init(range: Range<Int>, choices: [String]) {
    self.range = range
    self.choices = choices
  }
}

/// What the list can be sorted by, and show beside the names.
package enum ListColumn: Int, Sendable, CaseIterable {
  case number, name, hp, attack, defense, specialAttack, specialDefense, speed, total
  case height, weight, catchRate, experience
  /// What a person has marked it as.
  case marks
  /// Only offered where a query is about it.
  case friendship, hatching, female, generation
  /// The number in the regional dex that it is about.
  case regionalNumber

  /// Those that are always offered.
  package static let offered = Array(allCases[...marks.rawValue])

  /// Whether it is a figure to be shown beside the names.
  package var isFigure: Bool { self != .number && self != .name && self != .marks }

  /// Whether the least stands first.
  package var isRising: Bool { self == .number || self == .name }
}

/// By what the list is sorted. The greatest stands first, but of numbers and names the least.
package struct ListOrder: Sendable, Equatable {
  package let column: ListColumn
  package let isReversed: Bool

  package init(_ column: ListColumn, isReversed: Bool = false) {
    self.column = column
    self.isReversed = isReversed
  }
}
