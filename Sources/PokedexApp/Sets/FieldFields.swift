internal import PokedexBattle
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// The fields of a battle: weather, terrain, and how many fight.
struct FieldFields {
  let state: DuelState
  let generation: Int
  let words: Words

  /// Label and value of each, in a line.
  var fields: [[Span]] {
    var dials: [(FieldDial, Sentence)] = []
    if generation >= 2 { dials.append((.weather, .duelWeather)) }
    if generation >= 6 { dials.append((.terrain, .duelTerrain)) }
    if generation >= 3 { dials.append((.isDoubles, .duelDoubles)) }
    dials.append((.isCritical, .duelCritical))
    return dials.map { dial, label in
      let setting = setting(dial)
      return [
        Span(words(label), .secondary), Span(" "),
        Span("[\(value(dial, setting.value))]", dial: setting),
      ]
    }
  }

  /// A field as it stands.
  func setting(_ dial: FieldDial) -> DialSetting {
    let value: Int
    switch dial {
    case .weather, .terrain:
      let all = words(of: dial)
      let place = all.firstIndex { state.field.contains($0) }.map { $0 + 1 } ?? 0
      return DialSetting(.field(dial), place, or: 0, .choices(Array(0...all.count)))
    case .isDoubles: value = state.isDoubles ? 1 : 0
    case .isCritical: value = state.isCritical ? 1 : 0
    }
    return DialSetting(.field(dial), value, or: 0, .choices([0, 1]))
  }

  /// The state with another value.
  func setting(_ dial: FieldDial, to value: Int) -> DuelState {
    var state = state
    switch dial {
    case .weather, .terrain:
      let all = words(of: dial)
      state.field.subtract(all)
      if all.indices ~= value - 1 { state.field.insert(all[value - 1]) }
    case .isDoubles: state.isDoubles = value == 1
    case .isCritical: state.isCritical = value == 1
    }
    return state
  }

  private func words(of dial: FieldDial) -> [FieldWord] {
    switch dial {
    case .weather:
      let early: [FieldWord] =
        generation >= 3 ? [.sun, .rain, .sand, .hail] : [.sun, .rain, .sand]
      let icy = generation >= 9 ? early.map { $0 == .hail ? .snow : $0 } : early
      return icy + (generation >= 6 ? [.harshSun, .heavyRain, .strongWinds] : [])
    case .terrain: return [.electricTerrain, .grassyTerrain, .mistyTerrain, .psychicTerrain]
    case .isDoubles, .isCritical: return []
    }
  }

  private func value(_ dial: FieldDial, _ value: Int) -> String {
    switch dial {
    case .isDoubles, .isCritical: words(value == 1 ? .dialOn : .dialOff)
    case .weather, .terrain: value == 0 ? "—" : words.name(ofField: words(of: dial)[value - 1])
    }
  }
}

extension Words {
  /// The name of the move or the ability that makes a weather or a terrain.
  func name(ofField word: FieldWord) -> String {
    switch word {
    case .sun: name(ofMove: "sunny-day")
    case .rain: name(ofMove: "rain-dance")
    case .sand: name(ofMove: "sandstorm")
    case .snow: name(ofMove: "snowscape")
    case .harshSun: name(ofAbility: "desolate-land")
    case .heavyRain: name(ofAbility: "primordial-sea")
    case .strongWinds: name(ofAbility: "delta-stream")
    default: name(ofMove: word.rawValue)
    }
  }
}
