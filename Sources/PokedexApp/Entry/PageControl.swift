package import PokedexModel

/// Control on a page. The user changes its value with keys.
package enum PageControl: Sendable, Hashable {
  /// Ability to take into account, as a 1-based index among the Pokémon's abilities that change the
  /// damage it takes; 0 for none.
  case ability
  /// Choice of an attacking type: 1 if it is chosen, otherwise 0.
  case attack(PokemonType)
  /// List of the Pokémon that resist all attacks: 1 if it is shown, otherwise 0.
  case resisting
  case level
  /// Index of a nature among all natures.
  case nature
  /// Effort values of a stat since generation III (`effort`), or its stat experience before that
  /// generation (`statExperience`).
  case effort(Stat), statExperience(Stat)
  /// Individual values of a stat since generation III (`individual`), or its determinant values
  /// before that generation (`determinant`).
  case individual(Stat), determinant(Stat)
  /// Conditions of a catch: the ball's id, the remaining HP in percent, and the raw value of the
  /// status condition.
  case ball, remaining, status
  /// Control of a set. The index is that of the set in its team, or of the side in its duel.
  case set(Int, SetControl)
  case field(FieldControl)
}

/// Values of page controls that the user has set on any page.
package struct ControlValues: Sendable, Equatable {
  private var values: [PageControl: Int] = [:]

  package init() {}

  /// Value of a page control; nil if the user never changed it.
  package subscript(pageControl: PageControl) -> Int? {
    get { values[pageControl] }
    set { values[pageControl] = newValue }
  }

  /// Returns a page control's current setting, with the value that the user has set, or else the
  /// default value.
  func setting(_ pageControl: PageControl, or standard: Int, _ scale: ControlSetting.Scale)
    -> ControlSetting
  {
    ControlSetting(pageControl, self[pageControl], or: standard, scale)
  }
}

/// Current value of a page control, and the values that it can have on its page.
package struct ControlSetting: Sendable, Equatable {
  package enum Scale: Sendable, Equatable {
    /// Whole numbers.
    ///
    /// - Parameters:
    ///   - step: amount of a small step. Steps stop at multiples of this amount and at both ends of
    ///     the range.
    ///   - coarseStep: amount of a large step.
    ///   - commonValues: common values in ascending order. Enter steps through them.
    case figures(ClosedRange<Int>, step: Int, coarseStep: Int, commonValues: [Int])
    /// Values to cycle through. Never empty.
    case choices([Int])
    /// Values that are too many to store here. A list of them is built only when the user opens it.
    case list
  }

  package let pageControl: PageControl
  package let value: Int
  package let scale: Scale

  /// - Parameters:
  ///   - wanted: value that the user has set, if any. Ignored if the scale is `list`, or if it
  ///     isn't one of the choices.
  ///   - standard: default value, used if `wanted` is nil or ignored. If the value is a number
  ///     outside the range, it is replaced by the nearest number in it.
  package init(_ pageControl: PageControl, _ wanted: Int?, or standard: Int, _ scale: Scale) {
    self.pageControl = pageControl
    self.scale = scale
    value =
      switch scale {
      case .figures(let range, _, _, _): range.nearest(to: wanted ?? standard)
      case .choices(let choices):
        wanted.flatMap { choices.contains($0) ? $0 : nil } ?? standard
      case .list: standard
      }
  }

  /// Whether the value is a choice rather than a number that is counted up and down.
  package var isChoice: Bool { if case .figures = scale { false } else { true } }
  /// Whether the values are chosen from a separate list that the user opens.
  var isList: Bool { scale == .list }

  /// Returns the value after a number of small steps. Choices wrap around. Numbers stop at the ends
  /// of their range.
  package func adjusted(by count: Int) -> Int {
    switch scale {
    case .figures(let range, let step, _, _): moved(by: count, step, in: range)
    case .choices(let choices): chosen(from: choices, by: count)
    case .list: value
    }
  }

  /// Returns the value after a number of large steps.
  package func coarselyAdjusted(by count: Int) -> Int {
    switch scale {
    case .figures(let range, _, let coarseStep, _): moved(by: count, coarseStep, in: range)
    case .choices(let choices): chosen(from: choices, by: count * max(1, choices.count / 5))
    case .list: value
    }
  }

  /// Value that Enter sets: the next choice, or the next common number. After the last one, starts
  /// again with the first.
  package var next: Int {
    switch scale {
    case .figures(let range, _, _, let commonValues):
      commonValues.first { $0 > value && range.contains($0) } ?? commonValues.first {
        range.contains($0)
      }
        ?? range.lowerBound
    case .choices(let choices): chosen(from: choices, by: 1)
    case .list: value
    }
  }

  /// Returns the value to set when the user types a number. For a range, that is the nearest number
  /// in it. For choices, it is the number if it is one of them, or else the current value.
  func nearest(to number: Int) -> Int {
    switch scale {
    case .figures(let range, _, _, _): range.nearest(to: number)
    case .choices(let choices): choices.contains(number) ? number : value
    case .list: value
    }
  }

  /// Returns the value after `count` steps. The first step ends at the next multiple of `step`.
  private func moved(by count: Int, _ step: Int, in range: ClosedRange<Int>) -> Int {
    if count == 0 { return value }
    let below = value / step * step
    let start = count > 0 || below == value ? below : below + step
    return range.nearest(to: start + count * step)
  }

  private func chosen(from choices: [Int], by count: Int) -> Int {
    let index = choices.firstIndex(of: value) ?? 0
    let next = (index + count) % choices.count
    return choices[next < 0 ? next + choices.count : next]
  }
}

extension ClosedRange {
  fileprivate func nearest(to value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

/// The target or control of a span on a page: another page, a search in the list, a page control,
/// rows to show or hide, a set, or a move.
package enum SpanTarget: Sendable, Equatable {
  case link(Destination)
  /// List with the results of a query.
  case list(String)
  case pageControl(ControlSetting)
  /// Rows to show or hide, identified by their key in `TableSettings.opened`.
  case fold(String)
  /// Set with this index in the team.
  case set(Int)
  /// Move of one side of a duel: the side's index and the move's slug.
  case hit(Int, String)
  /// The team of a trainer: the version's slug and the battle's identifier.
  case battle(String, String)

  /// Identity of a target. It doesn't change if the target's value does.
  package enum Identity: Sendable, Hashable {
    case page(Subject), list(String), pageControl(PageControl), fold(String), set(Int), hit(
      Int, String), battle(String, String)
  }

  package var identity: Identity {
    switch self {
    case .link(let destination): .page(destination.subject)
    case .list(let query): .list(query)
    case .pageControl(let setting): .pageControl(setting.pageControl)
    case .fold(let key): .fold(key)
    case .set(let index): .set(index)
    case .hit(let side, let move): .hit(side, move)
    case .battle(let version, let battle): .battle(version, battle)
    }
  }

  /// Page that the target leads to, and the game to show it in. Nil if the target isn't a link.
  package var destination: Destination? {
    if case .link(let destination) = self { destination } else { nil }
  }

  /// Subject of the page that the target leads to. Nil if the target isn't a link.
  package var subject: Subject? { destination?.subject }

  /// Returns the target for use on a page that shows `game`. A link that doesn't name a game then
  /// opens its page in `game`.
  func resolved(in game: Game?) -> SpanTarget {
    switch self {
    case .link(let destination): .link(destination.resolved(in: game))
    case .pageControl, .list, .fold, .set, .hit, .battle: self
    }
  }
}
