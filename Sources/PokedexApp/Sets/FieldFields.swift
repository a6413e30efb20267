internal import PokedexBattle
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// The fields of a battle: weather, terrain, double battle and critical hits.
struct FieldFields {
  let state: DuelState
  let generation: Int
  let words: Words

  /// The label and value of each field, as spans.
  var fields: [[Span]] {
    var controls: [(FieldControl, Sentence)] = []
    if !words(of: .weather).isEmpty { controls.append((.weather, .duelWeather)) }
    if !words(of: .terrain).isEmpty { controls.append((.terrain, .duelTerrain)) }
    if generation >= 3 { controls.append((.isDoubles, .duelDoubles)) }
    controls.append((.isCritical, .duelCritical))
    return controls.map { pageControl, label in
      let setting = setting(pageControl)
      return [
        Span(words(label), .secondary), Span(" "),
        Span("[\(value(pageControl, setting.value))]", pageControl: setting),
      ]
    }
  }

  /// Returns the current setting of a field.
  func setting(_ pageControl: FieldControl) -> ControlSetting {
    let (value, maximum): (Int, Int) =
      switch pageControl {
      case .weather: position(of: state.weather, in: words(of: pageControl))
      case .terrain: position(of: state.terrain, in: words(of: pageControl))
      case .isDoubles: (state.isDoubles ? 1 : 0, 1)
      case .isCritical: (state.isCritical ? 1 : 0, 1)
      }
    return ControlSetting(.field(pageControl), value, or: 0, .choices(Array(0...maximum)))
  }

  /// Returns the value for a condition, and the highest possible value. The value is the
  /// condition's 1-based index in `all`, or 0 for no condition.
  private func position(of word: FieldWord?, in all: [FieldWord]) -> (value: Int, maximum: Int) {
    (word.flatMap(all.firstIndex).map { $0 + 1 } ?? 0, all.count)
  }

  /// Returns the state of the duel with a field set to another value.
  func setting(_ pageControl: FieldControl, to value: Int) -> DuelState {
    var state = state
    let all = words(of: pageControl)
    let word = all.indices ~= value - 1 ? all[value - 1] : nil
    switch pageControl {
    case .weather: state.weather = word
    case .terrain: state.terrain = word
    case .isDoubles: state.isDoubles = value == 1
    case .isCritical: state.isCritical = value == 1
    }
    return state
  }

  private func words(of pageControl: FieldControl) -> [FieldWord] {
    let all: [FieldWord] =
      switch pageControl {
      case .weather: FieldWord.weathers
      case .terrain: FieldWord.terrains
      case .isDoubles, .isCritical: []
      }
    return all.filter { $0.exists(in: generation) }
  }

  private func value(_ pageControl: FieldControl, _ value: Int) -> String {
    switch pageControl {
    case .isDoubles, .isCritical: words(value == 1 ? .valueOn : .valueOff)
    case .weather, .terrain:
      value == 0 ? "—" : words.name(ofField: words(of: pageControl)[value - 1])
    }
  }
}

extension Words {
  /// Returns the name of the move or ability that causes a field condition.
  func name(ofField word: FieldWord) -> String {
    switch word {
    case .sun: name(ofMove: "sunny-day")
    case .rain: name(ofMove: "rain-dance")
    case .sand: name(ofMove: "sandstorm")
    case .snow: name(ofMove: "snowscape")
    case .harshSun: name(ofAbility: "desolate-land")
    case .heavyRain: name(ofAbility: "primordial-sea")
    case .strongWinds: name(ofAbility: "delta-stream")
    case .friendGuard: name(ofAbility: word.rawValue)
    default: name(ofMove: word.rawValue)
    }
  }
}
