package import PokedexModel

/// Something on a page that a person sets with keys.
package enum Dial: Sendable, Hashable {
  /// The ability that counts: its place among the Pokémon's, from 1; 0 for none.
  case ability
  /// Whether a type is among those that are attacked with: 1 or 0.
  case attack(PokemonType)
  /// Whether the Pokémon that resist all attacks are listed: 1 or 0.
  case resisting
  case level
  /// A nature's place among all.
  case nature
  /// Effort values since generation III, before that stat experience.
  case effort(Stat), statExperience(Stat)
  /// Individual values since generation III, before that determinant values.
  case individual(Stat), determinant(Stat)
  /// A ball by its place among all, the HP that is left in percent, and what ails the Pokémon.
  case ball, remaining, status
  /// A value of a set by the set's position in its team, or the side's in its duel.
  case set(Int, SetDial)
  case field(FieldDial)
}

/// What a person has set, on whichever page.
package struct DialValues: Sendable, Equatable {
  private var values: [Dial: Int] = [:]

  package init() {}

  /// Nil for a dial that was never turned.
  package subscript(dial: Dial) -> Int? {
    get { values[dial] }
    set { values[dial] = newValue }
  }

  /// A dial as it stands: what was set where it can have that, else the standard.
  func setting(_ dial: Dial, or standard: Int, _ scale: DialSetting.Scale) -> DialSetting {
    DialSetting(dial, self[dial], or: standard, scale)
  }
}

/// A dial as it stands on a page: its value, and those that it can have there.
package struct DialSetting: Sendable, Equatable {
  package enum Scale: Sendable, Equatable {
    /// Whole numbers.
    ///
    /// - Parameters:
    ///   - step: what one turn adds. Values are its multiples, but for the first and the last.
    ///   - leap: what a larger turn adds.
    ///   - usual: rising; those that Enter goes through.
    case figures(ClosedRange<Int>, step: Int, leap: Int, usual: [Int])
    /// Values that are gone through round and round. Never empty.
    case choices([Int])
    /// One of so many values that they are made only when a list of them is opened.
    case list
  }

  package let dial: Dial
  package let value: Int
  package let scale: Scale

  /// - Parameters:
  ///   - wanted: what was set; nil for nothing.
  ///   - standard: the value where nothing is set that it can have.
  package init(_ dial: Dial, _ wanted: Int?, or standard: Int, _ scale: Scale) {
    self.dial = dial
    self.scale = scale
    value =
      switch scale {
      case .figures(let range, _, _, _): range.nearest(to: wanted ?? standard)
      case .choices(let choices):
        wanted.flatMap { choices.contains($0) ? $0 : nil } ?? standard
      case .list: standard
      }
  }

  /// Whether one chooses it from a list, which has no order.
  package var isChoice: Bool { if case .figures = scale { false } else { true } }
  /// Whether its values are in a list that is opened.
  var isList: Bool { scale == .list }

  /// The value so many turns on; a choice goes round and round, a figure stops at its ends.
  package func turned(by count: Int) -> Int {
    switch scale {
    case .figures(let range, let step, _, _): moved(by: count, step, in: range)
    case .choices(let choices): chosen(from: choices, by: count)
    case .list: value
    }
  }

  /// The value so many larger turns on.
  package func leapt(by count: Int) -> Int {
    switch scale {
    case .figures(let range, _, let leap, _): moved(by: count, leap, in: range)
    case .choices(let choices): chosen(from: choices, by: count * max(1, choices.count / 5))
    case .list: value
    }
  }

  /// What Enter makes of it: the next choice, or the next of the figures that are usual.
  package var next: Int {
    switch scale {
    case .figures(let range, _, _, let usual):
      usual.first { $0 > value && range.contains($0) } ?? usual.first { range.contains($0) }
        ?? range.lowerBound
    case .choices(let choices): chosen(from: choices, by: 1)
    case .list: value
    }
  }

  /// The value that is set when a number is typed: the number itself where the dial can have it.
  func nearest(to number: Int) -> Int {
    switch scale {
    case .figures(let range, _, _, _): range.nearest(to: number)
    case .choices(let choices): choices.contains(number) ? number : value
    case .list: value
    }
  }

  /// To the next multiple of a step in that direction, and so many further.
  private func moved(by count: Int, _ step: Int, in range: ClosedRange<Int>) -> Int {
    if count == 0 { return value }
    let below = value / step * step
    let start = count > 0 || below == value ? below : below + step
    return range.nearest(to: start + count * step)
  }

  private func chosen(from choices: [Int], by count: Int) -> Int {
    let place = choices.firstIndex(of: value) ?? 0
    let next = (place + count) % choices.count
    return choices[next < 0 ? next + choices.count : next]
  }
}

extension ClosedRange {
  fileprivate func nearest(to value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

/// The target of a span on a page: another page, a search in the list, a dial that is set there, or rows that it
/// shows and hides.
package enum Target: Sendable, Equatable {
  case link(Destination)
  /// The list with what a query finds.
  case list(String)
  case dial(DialSetting)
  /// A key of `TableSettings.opened`.
  case fold(String)
  /// A set of a team by its position.
  case set(Int)
  /// A move of a side of a duel, by the side's position and the move's slug.
  case hit(Int, String)

  /// The same for two targets that stand for one thing, whatever its value is.
  package enum Identity: Sendable, Hashable {
    case page(Subject), list(String), dial(Dial), fold(String), set(Int), hit(Int, String)
  }

  package var identity: Identity {
    switch self {
    case .link(let destination): .page(destination.subject)
    case .list(let query): .list(query)
    case .dial(let setting): .dial(setting.dial)
    case .fold(let key): .fold(key)
    case .set(let index): .set(index)
    case .hit(let side, let move): .hit(side, move)
    }
  }

  /// The page that it leads to, and in which game; nil for none.
  package var destination: Destination? {
    if case .link(let destination) = self { destination } else { nil }
  }

  /// The page that it leads to; nil for none.
  package var subject: Subject? { destination?.subject }

  /// The same on a page that shows a game.
  func standing(in game: Game?) -> Target {
    switch self {
    case .link(let destination): .link(destination.standing(in: game))
    case .dial, .list, .fold, .set, .hit: self
    }
  }
}
