internal import PokedexModel
internal import PokedexText

/// Reads a text as a question: one topic and the names that it is about, in any order, with nothing
/// else but words that link them. The cheapest way to cover the text is its reading.
struct QuestionReader {
  /// The part of a question that has been read.
  private struct Draft {
    var topic: Question.Topic?
    var names: [String] = []
    var value: QueryValue?
    var game: QueryValue?
    /// Whether the game's name is a single letter, which may be a part of the Pokémon's name.
    var isGameALetter = false
    var figure: NumericColumn?
    /// Whether a word such as "how" or a question mark shows that the text is a question.
    var isAsked = false
    var cost = 0.0

    /// Drafts with the same key can be continued in the same ways.
    var key: [Int?] {
      [
        topic.flatMap(Question.Topic.allCases.firstIndex), names.count, value == nil ? 0 : 1,
        game == nil ? 0 : 1, isAsked ? 1 : 0,
      ]
    }
  }

  private enum Cost {
    static let topic = 0.9
    static let filler = 0.1
    /// A text that has a topic but no question word is more probably a list.
    static let unasked = 0.05
  }

  private let lattice: Lattice

  init(_ lattice: Lattice) { self.lattice = lattice }

  /// Returns the cheapest reading of the text as a question, and its cost. Nil if it isn't one.
  ///
  /// - Parameters:
  ///   - pokemon: returns the id of the only Pokémon that words name, which may be mistyped if the
  ///     second argument is true.
  ///   - version: returns the version that a game is, or the first one that it contains.
  func question(
    pokemon: (String, Bool) -> Int?, version: (QueryValue) -> String?
  ) -> (question: Question, cost: Double)? {
    var best: (question: Question, cost: Double)?
    for draft in drafts {
      let cost = draft.cost + (draft.isAsked || draft.topic == nil ? 0 : Cost.unasked)
      guard best.map({ $0.cost > cost }) ?? true,
        let question = self.question(draft, pokemon, version)
      else { continue }
      best = (question, cost)
    }
    return best
  }

  /// All ways to cover the text.
  private var drafts: [Draft] {
    let count = lattice.atoms.count
    var drafts: [[[Int?]: Draft]] = Array(repeating: [:], count: count + 1)
    var start = Draft()
    start.isAsked = lattice.characters.last.map { "?？".contains($0) } ?? false
    drafts[0][start.key] = start
    for atom in 0..<count {
      for draft in drafts[atom].values {
        for arc in lattice.arcs[atom] {
          for next in next(draft, arc) {
            if let known = drafts[arc.end][next.key], known.cost <= next.cost { continue }
            drafts[arc.end][next.key] = next
          }
        }
      }
    }
    return Array(drafts[count].values)
  }

  /// Returns the ways in which an arc continues a draft.
  private func next(_ draft: Draft, _ arc: Lattice.Arc) -> [Draft] {
    var next = draft
    let slip = arc.cost >= Lattice.Cost.slip ? arc.cost : 0
    switch arc.sense {
    case .topic(let topic):
      if draft.topic == topic {
        next.cost += Cost.filler + slip
      } else if draft.topic == nil {
        next.topic = topic
        next.cost += Cost.topic + slip
      } else {
        return []
      }
    case .figureTopic(let figure): return take(figure, slip, draft)
    case .term(let term): return term.figure.map { take($0, slip, draft) } ?? []
    case .role(.ask):
      next.isAsked = true
      next.cost += Cost.filler
    // A place of a move is that of its machine anyway: "where is tm earthquake".
    case .way(.machine) where draft.topic == .places: next.cost += Cost.filler
    case .role(.link), .role(.particle), .role(.noun), .role(.askLink): next.cost += arc.cost
    case .role(.and):
      if draft.names.count != 1 { return [] }
      next.cost += arc.cost
    case .name(let words, _):
      guard draft.names.count < 2 else { return [] }
      next.names.append(words)
      next.cost += arc.cost
    case .values(let values, let name):
      next.isGameALetter = next.isGameALetter || name.utf8.count == 1
      return values.compactMap { take($0, arc.cost, next) }
    default: return []
    }
    return [next]
  }

  private func take(_ figure: NumericColumn, _ slip: Double, _ draft: Draft) -> [Draft] {
    guard draft.topic == nil else { return [] }
    var next = draft
    (next.topic, next.figure) = (.figure, figure)
    next.cost += Cost.topic + slip
    return [next]
  }

  private func take(_ value: QueryValue, _ cost: Double, _ draft: Draft) -> Draft? {
    var next = draft
    next.cost += cost
    switch value.kind {
    case .game:
      if draft.game != nil { return nil }
      next.game = value
    case .type, .move, .ability, .item:
      if draft.value != nil { return nil }
      next.value = value
      // Metronome is an item, too, and so are Pearl and Sapphire; a game usually comes last.
      if value.kind == .move { next.cost += Cost.unasked / 2 }
      if draft.game != nil { next.cost += Cost.unasked / 4 }
    default: return nil
    }
    return next
  }

  private func question(
    _ draft: Draft, _ pokemon: (String, Bool) -> Int?, _ version: (QueryValue) -> String?
  ) -> Question? {
    // A Pokémon and a game without a topic mean where to find the Pokémon.
    guard let topic = draft.topic ?? (draft.game == nil || draft.isGameALetter ? nil : .places)
    else { return nil }
    if let kind = draft.value?.kind {
      guard topic.valueKinds.contains(kind), draft.isAsked || kind == .item && draft.topic != nil,
        topic != .places || draft.names.isEmpty
      else { return nil }
    }
    let ids = draft.names.compactMap { pokemon($0, draft.topic != nil) }
    let isOfValue = ids.isEmpty && draft.value.map { topic.isAbout($0.kind) } ?? false
    guard ids.count == draft.names.count, ids.count == (topic == .duel ? 2 : 1) || isOfValue else {
      return nil
    }
    var question = Question(topic, ids)
    if let game = draft.game {
      guard let named = version(game) else { return nil }
      question.version = named
    }
    (question.value, question.figure) = (draft.value, draft.figure)
    return question
  }
}

extension Question.Topic {
  /// The kinds of values that a question about this topic may name.
  fileprivate var valueKinds: [QueryValueKind] {
    switch self {
    case .matchups: [.type]
    case .moves: [.move]
    case .abilities: [.ability]
    case .places: [.item, .move]
    default: []
    }
  }

  /// Whether a question about this topic may be about a value of this kind instead of a Pokémon.
  fileprivate func isAbout(_ kind: QueryValueKind) -> Bool {
    self == .matchups ? kind == .type : self == .places
  }
}
