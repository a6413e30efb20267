internal import PokedexFeatures
internal import PokedexText

// What is set on a page.
extension PokedexApp {
  /// Turns the selected dial, or the page's dial for abilities.
  func turnDial(_ intent: Intent) {
    switch intent {
    case .restore: pageState.dials = DialValues()
    case .nextAbility: turnAbility()
    case .nextDial: selectDial(by: 1)
    case .previousDial: selectDial(by: -1)
    // Where nothing to set is selected, the key shows where that is.
    default: selectedDial.map { turn($0, intent) } ?? selectDial(by: 1)
    }
  }

  /// Follows a link, or turns a dial: a choice at once, a figure once it is selected.
  func press(_ target: Target, _ wasSelected: Bool) {
    switch target {
    case .link(let destination): open(destination)
    case .list(let query): list(query)
    case .dial(let setting):
      if wasSelected || setting.isChoice { set(setting, to: setting.next) }
    }
  }

  private func turn(_ setting: DialSetting, _ intent: Intent) {
    let value =
      switch intent {
      case .raise: setting.turned(by: 1)
      case .lower: setting.turned(by: -1)
      case .raiseMore: setting.leapt(by: 1)
      default: setting.leapt(by: -1)
      }
    set(setting, to: value)
  }

  /// Sets a dial. One chosen type makes a choice of them all, so that the same are chosen for the next
  /// Pokémon, too.
  func set(_ setting: DialSetting, to value: Int) {
    if case .attack = setting.dial {
      for case .dial(let other) in (wholePage?.links ?? []).map(\.target) {
        if case .attack = other.dial { pageState.dials[other.dial] = other.value }
      }
    }
    pageState.dials[setting.dial] = value
  }

  /// Goes to the next dial, or the one before, round and round.
  private func selectDial(by step: Int) {
    let links = wholePage?.links ?? []
    let dials = links.indices.filter { if case .dial = links[$0].target { true } else { false } }
    let selected = pageState.selectedLink
    let next =
      step > 0
      ? dials.first { $0 > selected } ?? dials.first
      : dials.last { $0 < selected } ?? dials.last
    if let next { select(links[next], next) }
  }

  var selectedDial: DialSetting? {
    let links = wholePage?.links ?? []
    guard links.indices ~= pageState.selectedLink,
      case .dial(let setting) = links[pageState.selectedLink].target
    else { return nil }
    return setting
  }

  private func turnAbility() {
    for link in wholePage?.links ?? [] {
      guard case .dial(let setting) = link.target, setting.dial == .ability else { continue }
      pageState.dials[.ability] = setting.next
      return
    }
    model.note(words(.abilitiesChangeNothing))
  }
}
