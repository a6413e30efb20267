/// The reason why an encounter requires luck, a device or other players.
///
/// Encounters with the same reason are folded into one line. The raw values are keys in
/// Resources/Text/place_words.tsv.
package enum EncounterRarity: String, Sendable, CaseIterable {
  case swarm, radar, radio, weather, alpha, event, outbreak, distortion, hyperspace, landmark,
    rematch
  case dualSlot = "dual-slot"
  case safariBlocks = "safari-blocks"
  case friendSafari = "friend-safari"
  case bugContest = "bug-contest"
  case dailySlot = "daily-slot"
  case backlotTip = "backlot-tip"
  case otherDevice = "other-device"
  case maxDen = "max-den"
  case dynamaxAdventure = "dynamax-adventure"
  case teraRaid = "tera-raid"
  case helpCall = "help-call"
  case hiddenGrotto = "hidden-grotto"
  case honeyTree = "honey-tree"
  case rustling
  case islandScan = "island-scan"

  /// Creates the reason why an encounter is rare. Returns nil if it occurs under normal conditions.
  ///
  /// - Parameters:
  ///   - method: the slug of the encounter method.
  ///   - conditions: the conditions, each as a list of alternative slugs.
  init?(method: String, conditions: [[String]]) {
    let all = conditions.joined()
    let rarity =
      method.hasSuffix("-event") || all.contains("event")
      ? .event : Self.methods[method] ?? all.lazy.compactMap(Self.init(condition:)).first
    let isWeatherRare = conditions.contains { weathers in
      weathers[0].hasPrefix("weather-") && !weathers.contains("weather-normal")
    }
    guard let rarity = rarity ?? (isWeatherRare ? .weather : nil) else { return nil }
    self = rarity
  }

  /// Creates the reason why a condition makes encounters rare. Returns nil if the condition alone
  /// does not make them rare, for example if the condition is true by default or is about weather.
  ///
  /// Weather makes an encounter rare only if the encounter isn't also possible in normal weather. A
  /// single condition doesn't show whether it is.
  init?(condition: String) {
    guard !ConditionKind.defaults.contains(condition),
      let rarity = Self.conditions.first(where: { condition.hasPrefix($0.start) })?.rarity
    else { return nil }
    self = rarity
  }

  private static let methods: [String: EncounterRarity] = [
    "max-raid": .maxDen, "dynamax-adventure": .dynamaxAdventure, "tera-raid": .teraRaid,
    "sos": .helpCall, "sos-from-bubbling-spot": .helpCall, "hidden-grotto": .hiddenGrotto,
    "honey-tree": .honeyTree, "grass-spots": .rustling, "cave-spots": .rustling,
    "bridge-spots": .rustling, "surf-spots": .rustling, "super-rod-spots": .rustling,
    "island-scan": .islandScan, "snag-rematch": .rematch, "pokemon-ranger": .otherDevice,
    "pokemon-channel-pal": .otherDevice, "pokemon-battle-revolution": .otherDevice,
    "colosseum-bonus-disc-jpn": .otherDevice, "colosseum-bonus-disc-us": .otherDevice,
    "new-york-pokecenter-wish-eggs": .event, "mass-outbreak": .outbreak,
    "massive-mass-outbreak": .outbreak, "space-time-distortion": .distortion,
    "hyperspace": .hyperspace, "landmark": .landmark,
  ]

  /// The reasons why conditions make encounters rare. Each reason applies to the conditions whose
  /// slugs begin with `start`.
  private static let conditions: [(start: String, rarity: EncounterRarity)] = [
    ("swarm-", .swarm), ("alpha", .alpha), ("radar-", .radar), ("radio-", .radio),
    ("slot2-", .dualSlot),
    ("friend-safari-", .friendSafari), ("johto-safari-blocks-", .safariBlocks),
    ("bug-catching-contest-", .bugContest), ("backlot-", .backlotTip),
    ("great-marsh-daily-slot-", .dailySlot), ("other-virtual-console", .otherDevice),
    ("other-scan-qr-code", .otherDevice), ("other-memory-link", .otherDevice),
    ("other-event-arceus-in-party", .otherDevice),
    ("save-data-from-", .otherDevice), ("item-auroraticket", .event),
    ("item-azure-flute", .event), ("item-eon-ticket", .event), ("item-liberty-pass", .event),
    ("item-member-card", .event), ("item-mysticticket", .event), ("item-oaks-letter", .event),
    ("item-old-sea-map", .event),
  ]
}
